# Was an einem Gesuch nicht zu lesen ist.
command-seek-what = Schreib das Spiel hinter „suche“, wie in „suche amoeba zeit 3d“. „spiele“ zählt die Spiele auf.
command-seek-rating = { $words } ist kein Bereich von Wertungszahlen. Schreib ihn wie in „wertung 1400-1800“ oder „wertung 1400+“.
command-seek-games = { $words } ist keine Anzahl von Partien von 1 bis { $most }. Schreib sie wie in „partien 3“.
command-seek-until = { $words } ist kein Tag. Schreib ihn wie in „bis 2027-01-31“.
command-seek-from = Eine Partie aus einem Gesuch beginnt mit der Anfangsstellung des Spiels. „neu … ab STELLUNG“ fordert jemanden heraus, anderswo zu beginnen.
command-seek-vs = Ein Gesuch ist für alle, die es annehmen. Um jemand Bestimmtes herauszufordern, schreib „neu SPIEL gegen ADRESSE“.
command-offer-number = Schreib die Nummer des Gesuchs, wie in „{ $command } 12“. „gesuche“ zählt die Gesuche auf.
command-seek-takeover = Schreib die Nummer der Partie und nichts dahinter, wie in „suche übernahme 42“. Ihre Bedingungen bleiben, wie sie waren.
command-seeks-before = Hinter „vor“ steht die Nummer eines Gesuchs, wie in „gesuche vor 57“, nicht „{ $words }“.
