# Statuses at the end of the short game, in the shape of gogui-regress files.
loadsgf ../../data/short_game.sgf

10 final_status_list dead
#? [A5]

20 final_status_list alive
#? [.*B5.*]

30 final_status_list seki
#? []

40 final_status_list black_territory
#? [A5 A4 A2 A1]

50 final_status_list white_territory
#? [D5 D2 D1]

60 final_status_list dame
#? []

# Not yet there after two moves.
loadsgf ../../data/short_game.sgf 3
70 final_status_list dead
#? [!A5]

80 is_legal black B3
#? [0]

90 is_legal black A1
#? [1]
