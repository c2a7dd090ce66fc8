// Plays main variations on their boards, shades locals, and shows a played board as a table.
"use strict";
(() => {
    // The same lengths as in board_svg.cpp.
    const cell = 20, left = 30, top = 14, radius = 9.4;
    const columnLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    const stoneWords = { "#": "black stone", O: "white stone", ".": "empty" };

    function svgElement(tag, attributes, text) {
        const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        if (text !== undefined) made.textContent = text;
        return made;
    }

    function htmlElement(tag, attributes, text) {
        const made = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        if (text !== undefined) made.textContent = text;
        return made;
    }

    // A board element and the stones shown on it.
    class Board {
        constructor(svg) {
            this.svg = svg;
            this.start = svg.dataset.rows.split("/").map((row) => [...row]);
            this.layer = svg.querySelector(".stones");
            this.untouched = [...this.layer.childNodes];
            this.addTable();
        }

        place(vertex) {
            return {
                row: this.start.length - Number(vertex.slice(1)),
                column: columnLetters.indexOf(vertex[0]),
            };
        }

        // Shows the position after the first `count` of the moves; the rows of signs are kept.
        show(moves, count) {
            this.rows = this.start.map((row) => [...row]);
            const order = new Map();
            let last = null;
            moves.slice(0, count).forEach((move, index) => {
                last = null;
                if (!move.play) return;
                const { row, column } = this.place(move.play);
                this.rows[row][column] = move.by === "black" ? "#" : "O";
                order.set(`${row},${column}`, index + 1);
                last = { row, column };
                for (const vertex of move.removed) {
                    const removed = this.place(vertex);
                    this.rows[removed.row][removed.column] = ".";
                    order.delete(`${removed.row},${removed.column}`);
                }
            });
            if (count === 0) {
                this.layer.replaceChildren(...this.untouched);
            } else {
                this.layer.replaceChildren(...this.drawn(order, last));
            }
            // The marks say which string is asked about; once play has begun the stones carry numbers instead.
            this.svg.querySelector(".marks").style.display = count === 0 ? "" : "none";
            if (this.table.open) this.fillTable();
        }

        drawn(order, last) {
            const made = [];
            this.rows.forEach((signs, row) => signs.forEach((sign, column) => {
                if (sign === ".") return;
                const x = left + cell * column, y = top + cell * row;
                const colour = sign === "#" ? "black" : "white";
                made.push(svgElement("circle", { cx: x, cy: y, r: radius, class: `stone ${colour}` }));
                const number = order.get(`${row},${column}`);
                if (number === undefined) return;
                made.push(svgElement("text", { x, y, class: `sign order on-${colour}` }, number));
            }));
            if (last) {
                const x = left + cell * last.column, y = top + cell * last.row;
                made.push(svgElement("circle", { cx: x, cy: y, r: radius, class: "last" }));
            }
            return made;
        }

        addTable() {
            this.rows = this.start;
            this.table = htmlElement("details", { class: "as-table" });
            this.table.append(htmlElement("summary", {}, "This board as a table"));
            this.table.addEventListener("toggle", () => this.fillTable());
            this.svg.after(this.table);
        }

        fillTable() {
            const table = htmlElement("table", { class: "points" });
            table.append(htmlElement("caption", {}, "The board as it is shown now"));
            const head = table.createTHead().insertRow();
            head.append(htmlElement("td", {}));
            this.start[0].forEach((_, column) => {
                head.append(htmlElement("th", { scope: "col" }, columnLetters[column]));
            });
            const body = table.createTBody();
            this.rows.forEach((signs, row) => {
                const line = body.insertRow();
                line.append(htmlElement("th", { scope: "row" }, this.start.length - row));
                for (const sign of signs) {
                    const spot = line.insertCell();
                    spot.append(htmlElement("span", { "aria-hidden": "true" }, sign));
                    spot.append(htmlElement("span", { class: "unseen" }, stoneWords[sign]));
                }
            });
            const wide = htmlElement("div", { class: "wide" });
            wide.append(table);
            this.table.querySelector(".wide")?.remove();
            this.table.append(wide);
        }
    }

    // A list of moves with its buttons, and how many of the moves its board shows.
    class Variation {
        constructor(list, board) {
            this.board = board;
            this.now = list.querySelector(".now");
            this.buttons = [...list.querySelectorAll(".moves button")];
            this.moves = [...list.querySelectorAll(".moves li")].map((item) => ({
                by: item.dataset.by,
                play: item.dataset.play,
                removed: item.dataset.removed ? item.dataset.removed.split(" ") : [],
            }));
            const cycle = list.dataset.cycleStart;
            this.cycleStart = cycle === undefined ? null : Number(cycle);
            this.count = 0;
            this.buttons.forEach((button, index) => {
                button.addEventListener("click", () => this.goTo(index + 1));
            });
            for (const button of list.querySelectorAll("[data-step]")) {
                button.addEventListener("click", () => this.step(button.dataset.step));
            }
            list.addEventListener("focusin", () => { current = this; });
        }

        step(which) {
            const end = this.moves.length;
            if (which === "start") this.goTo(0);
            if (which === "back") this.goTo(Math.max(0, this.count - 1));
            if (which === "end") this.goTo(end);
            if (which !== "forward") return;
            // After the last move a cycle goes on with its first.
            const again = this.count === end && this.cycleStart !== null;
            this.goTo(again ? this.cycleStart + 1 : Math.min(end, this.count + 1), again);
        }

        // The board is another variation's now.
        leave() {
            this.count = 0;
            this.now.textContent = "";
            for (const button of this.buttons) button.removeAttribute("aria-current");
        }

        goTo(count, again = false) {
            if (this.board.shown && this.board.shown !== this) this.board.shown.leave();
            this.board.shown = this;
            current = this;
            this.count = count;
            this.board.show(this.moves, count);
            this.buttons.forEach((button, index) => {
                if (index + 1 === count) button.setAttribute("aria-current", "step");
                else button.removeAttribute("aria-current");
            });
            const words = count === 0 ? "The final-position, before the first move"
                : `Move ${count} of ${this.moves.length}: ${this.buttons[count - 1].textContent}`;
            this.now.textContent = again ? `${words} (the cycle again)` : words;
        }
    }

    // The variation that the arrow keys step through: the one used last.
    let current = null;
    const boards = new Map();
    for (const svg of document.querySelectorAll(".player svg.board")) boards.set(svg.id, new Board(svg));
    for (const list of document.querySelectorAll(".variation")) {
        new Variation(list, boards.get(list.dataset.board));
    }

    for (const choice of document.querySelectorAll(".shades")) {
        choice.addEventListener("change", (event) => {
            const board = boards.get(choice.dataset.board).svg;
            for (const shade of board.querySelectorAll(".shade")) {
                shade.classList.toggle("shown", shade.dataset.shade === event.target.value);
            }
        });
    }

    const stepOfKey = { ArrowLeft: "back", ArrowRight: "forward", Home: "start", End: "end" };
    document.addEventListener("keydown", (event) => {
        const step = stepOfKey[event.key];
        const typing = event.target instanceof HTMLInputElement;
        if (!step || !current || typing || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        current.step(step);
    });
})();
