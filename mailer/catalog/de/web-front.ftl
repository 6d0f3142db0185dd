# Die erste Seite, und Partien mit ihrem Brett im Kleinen.
web-front-title = Spielen per E-Mail
web-front-sentence = Brettspiele per E-Mail: Wir schicken dir das Brett, du antwortest mit deinem Zug.
web-front-take = Nimm eine Partie an ({ $n } offen)
web-front-begin-game = Beginn eine Partie
web-front-try-turn = Probier einen Zug
web-front-lately = Neueste Partien
web-front-playing = Alle laufenden Partien
web-front-offers = Offene Gesuche
web-front-all-offers = Alle { $n } Gesuche
web-front-results = Neueste Ergebnisse
web-games-about = Alle öffentlichen Partien, Zug um Zug.

web-to-move = { $name } ist am Zug
web-side-to-move = { $side } ist am Zug
web-to-set-up = beim Aufstellen
web-move-until = bis { $at }
web-move-left = noch { $left }
web-move-late = die Zeit ist um
web-as-of = Stand: { $at }.

web-title-named = { $title } ({ $name })
web-list-title = { $title } ({ $options })
web-option = { $about }: { $value }

web-terms-no-clock = ohne Uhr
web-terms-turn = { $time } je Zug
web-terms-turns = { $time } für je { $n } Züge
web-terms-bank = { $time } für die ganze Partie
web-terms-add = { $time } für die ganze Partie, plus { $add } je Zug
web-terms-most = { $time } für die ganze Partie, plus { $add } je Zug, höchstens { $most }
web-terms-no-vacation = ohne Urlaub
web-terms-rated = gewertet
web-terms-unrated = nicht gewertet
web-terms-rating = für Wertungen von { $least } bis { $most }
web-terms-least = für Wertungen ab { $least }
web-terms-rating-most = für Wertungen bis { $most }
web-terms-white = der Anbieter hat Weiß
web-terms-black = der Anbieter hat Schwarz
web-terms-rounds = { $time } je Runde
web-terms-worth = offene Partien zählen nach dem Material

web-system-once = jeder gegen jeden
web-system-twice = jeder zweimal gegen jeden
web-system-swiss = Schweizer System, { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
web-system-sections = Gruppen zu { $n }, dann ein Finale
web-tournament-joined-of = { $n } von { $of } dabei

web-ratings-lists = { $n ->
    [one] Eine Liste
   *[other] { $n } Listen
}
