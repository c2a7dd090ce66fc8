# Scores of the short game by several rules and with komi.
loadsgf ../../data/short_game.sgf
10 final_score
#? [B\+1]

komi 0.5
20 final_score
#? [B\+0\.5]

komi 6.5
30 final_score
#? [W\+5\.5]

komi 1
40 final_score
#? [0]

undo
50 final_score
#? [0]

komi 0
60 final_score
#? [B\+1]

boardsize 26
70 get_komi
#? [!26]
