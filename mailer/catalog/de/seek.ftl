# Was an einem Gesuch nicht zu lesen ist.
command-seek-what = Welches Spiel? Schreib es hinter „suche“: „suche amoeba zeit 3d“. „spiele“ zählt die Spiele auf.
command-seek-rating = Die Wertungen { $words } kann ich nicht lesen. Schreib „wertung 1400-1800“ oder „wertung 1400+“.
command-seek-games = { $words } kann ich nicht als Zahl von 1 bis { $most } lesen. Schreib „partien 3“.
command-seek-until = { $words } kann ich nicht als Tag lesen. Schreib „bis 2027-01-31“.
command-seek-from = Partien aus einem Gesuch beginnen am Anfang. Um anderswo zu beginnen, fordere jemanden heraus: „neu … ab STELLUNG“.
command-seek-vs = Ein Gesuch kann jeder annehmen. Um jemand Bestimmtes herauszufordern, schreib „neu SPIEL gegen ADRESSE“.
command-offer-number = Schreib die Nummer des Gesuchs: „{ $command } 12“. „gesuche“ zählt die Gesuche auf.
command-seek-takeover = Schreib nur die Nummer der Partie: „suche übernahme 42“. Ihre Bedingungen bleiben, wie sie waren.
command-seeks-before = Hinter „vor“ schreib die Nummer eines Gesuchs, wie in „gesuche vor 57“, nicht „{ $words }“.
