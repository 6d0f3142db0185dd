# Above boards; pictures draw Latin, Greek and Cyrillic only.
picture-players = { $white } (White), { $black } (Black)
picture-start = The start
picture-set-up = { $side } sets up
picture-turn = Turn { $number }, { $side }: { $turn }
