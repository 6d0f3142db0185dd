# Seiten dessen, was läuft: laufende Partien, Gesuche, Turniere. Die ersten drei sind Einträge des Menüs und Überschriften.
web-playing = Laufende Partien
web-seeks = Gesuche
web-tournaments = Turniere

# Feeds einzelner Seiten: $what ist deren Überschrift oder der Name eines Turniers.
web-feed-of = Feed: { $what }
web-feed-about = { $site }: { $what }

web-playing-about = Laufende Partien, die mit dem neuesten Zug zuoberst. Beobachte eine, und wir schicken dir jeden Zug, sobald beide Spieler ihn haben.

web-seeks-about = Jeder kann eine dieser Partien per Brief annehmen.
web-seeks-none = Gerade sucht niemand eine Partie.
web-seeks-how = So suchst du eine Partie: { $help }.
web-seek = { $name }: { $preset }; { $terms }
web-seek-free = für { $n } Partien
web-seek-until = bis { $until }
web-seek-takeover = der freie Platz in Partie { $game }

web-tournaments-about = Turniere: offen, laufend und beendet.
web-tournaments-open = Zum Mitspielen
web-tournaments-running = Laufende Turniere
web-tournaments-ended = Beendete Turniere
web-tournaments-none = Es gab noch kein Turnier.
web-tournaments-how = So machst du mit: { $help }.
web-system = { CAP($system) }
web-tournament-joined = { $n ->
    [0] noch niemand ist dabei
    [one] ein Spieler ist dabei
   *[other] { $n } Spieler sind dabei
}
web-tournament-starts = es beginnt am { $at }
web-tournament-starts-at = es beginnt mit { $n } Spielern
web-tournament-players = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
web-tournament-games = { $done } von { $all } Partien beendet
web-tournament-first = auf Platz 1: { $name }
web-tournament-faults = { $n ->
    [one] In einem Punkt
   *[other] In { $n } Punkten
} stimmen die Datei dieses Turniers und die Aufzeichnungen seiner Partien nicht überein: siehe pbem verify.
