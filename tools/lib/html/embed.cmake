# Writes OUTPUT, a C++ source that defines the functions of assets.hpp from the files in FOLDER.
function(embed function_name file)
    file(READ ${FOLDER}/${file} text)
    string(APPEND source "\nstd::string_view ${function_name}() {\n    return R\"embedded(${text})embedded\";\n}\n")
    set(source "${source}" PARENT_SCOPE)
endfunction()

set(source "// Made from the files in tools/lib/html when the program is built.\n#include \"tools/lib/html/assets.hpp\"\n")
string(APPEND source "\nnamespace shikatsu::tools::html {\n")
embed(board_style_sheet board.css)
embed(page_style_sheet page.css)
embed(page_script page.js)
string(APPEND source "\n}  // namespace shikatsu::tools::html\n")
file(WRITE ${OUTPUT} "${source}")
