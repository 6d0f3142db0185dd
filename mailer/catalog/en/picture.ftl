# Animations of games: what stands above the board. The letters that pictures can draw are those of Latin, Greek and Cyrillic.
picture-players = { $white } (White), { $black } (Black)
picture-start = The start
picture-set-up = { $side } sets up
picture-turn = Turn { $number }, { $side }: { $turn }
