# Was auf Bildern von Partien steht.
picture-players = { $white } (Weiß), { $black } (Schwarz)
picture-start = Der Anfang
picture-set-up = { $side } stellt auf
picture-turn = Zug { $number }, { $side }: { $turn }
