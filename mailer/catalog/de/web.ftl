# Die Webseiten.

web-games = Partien
web-players = Spieler
web-presets = Spiele
web-rules = Regeln
web-compose = Zusammenstellen
web-site = Überblick
web-menu = Menü

web-skip = Direkt zur Seite
web-footer = Partien, per E-Mail gespielt.
web-footer-address = Partien, per E-Mail gespielt. Zum Anfangen schreib { $help } an { $address }.
web-footer-feed = { $feed }.
web-feed-link = Feed der beendeten Partien
web-finished-games = Beendete Partien

web-missing-title = Nicht hier
web-missing = Diese Seite gibt es nicht
web-missing-why = Vielleicht ist die Adresse vertippt oder die Partie nicht öffentlich. Alle öffentlichen stehen in { $list }.
web-the-list = der Liste
web-away-title = Gerade nicht
web-away = Wir können diese Seite gerade nicht zeigen
web-away-why = Wir können die Aufzeichnungen gerade nicht lesen. Schau in ein paar Minuten noch einmal.
web-slow-title = Zu viel zu durchsuchen
web-slow = Diese Suche dauert zu lange
web-slow-why = Gib bitte noch ein Spiel, den ganzen Namen eines Spielers oder ein Jahr an.
web-fault-title = Ein Fehler
web-fault = Wir konnten diese Seite nicht erzeugen
web-fault-why = Das ist unser Fehler, und wir haben ihn notiert. Alle Partien stehen in { $list }.
web-only-read = Diese Seiten kann man nur lesen.

web-game = Partie { $n }
web-turn-of-game = Zug { $turn }: { $game }
web-against = gegen
web-begun = Beginn: { $date }
web-result-white = Weiß hat gewonnen
web-result-black = Schwarz hat gewonnen
web-result-draw = Remis
web-result-both-lost = Beide haben verloren
web-result-void = Annulliert
web-result-open = Läuft

web-player = Spieler
web-preset = Spiel
web-result = Ergebnis
web-year = Jahr
web-any = alle
web-show = Zeigen
web-found = { $n ->
    [0] Keine Partien.
    [one] { $n } Partie.
   *[other] { $n } Partien.
}
web-found-part = Partien { $from } bis { $to } von { $n }.
web-list-pages = Seiten der Liste
web-before-these = Vorige
web-after-these = Nächste
web-players-about = Alle, die hier spielen, mit ihren Partien.
web-front-begin = So fängst du an
web-front-choose = Wähle ein Spiel aus { $presets }.
web-front-presets = der Liste der Spiele
web-front-topic = hilfe neu
web-front-write = Schreib { $help } an { $address }. Die Antwort sagt, wie du einen Gegner findest.
web-front-read = Oder lies zuerst, { $new } und { $turns }.
web-front-new = wie Partien beginnen
web-front-turns = wie man Züge schreibt
web-where-turn = Zug { $turn }
web-filter-more = Mehr Filter
web-filter-cause = Beendet durch
web-filter-least = Züge, mindestens
web-filter-most = Züge, höchstens
web-filter-from = Begonnen ab
web-filter-to = Begonnen bis
web-event = Veranstaltung
web-options-none = keine
web-cause = { $cause ->
    [royals-captured] königliche Anführer geschlagen
    [no-royals] kein königlicher Anführer mehr
    [units-captured] alle Einheiten einer Art geschlagen
    [reached] Ziel erreicht
    [held] Ziel gehalten
    [bared] nur noch Anführer
    [points] Punkte
    [no-move] eine Seite konnte nicht ziehen
    [turn-limit] Zuggrenze
    [head-captured] Kopf geschlagen
    [torso-captured] Torso geschlagen
    [body-captured] Kopf und Torso geschlagen
    [neck-captured] Hals geschlagen
    [parted] Kopf und Torso getrennt
    [no-bodies] kein ganzer Körper mehr
    [checkmate] Matt
    [stalemate] Patt
    [slide-stalemate] Patt durch den Schub
    [king-captured] König geschlagen
    [no-kings] kein König mehr
    [only-kings] nur noch die Könige
    [one-king-left] eine Seite hat nur noch den König
    [resigned] Aufgabe
    [time] Zeitüberschreitung
    [repetition] Stellungswiederholung
    [agreed] Remis vereinbart
    [quiet-turns] ruhige Züge
    [adjudicated] vom Betreiber entschieden
    [void] annulliert
   *[other] { $cause }
}
web-not-verified = Nicht geprüft
web-game-not-verified = { $game } besteht die Prüfung nicht: { $why }
web-not-counted = { $n ->
    [one] Eine Partie besteht die Prüfung nicht; ihr Ergebnis zählt in keiner Tabelle.
   *[other] { $n } Partien bestehen die Prüfung nicht; ihre Ergebnisse zählen in keiner Tabelle.
}
web-left-out = { $n ->
    [one] Eine Aufzeichnung ist nicht zu lesen und fehlt hier: { $files }.
   *[other] { $n } Aufzeichnungen sind nicht zu lesen und fehlen hier: { $files }.
}
web-fault-unread = wir können die Aufzeichnung gerade nicht lesen
web-so-far = Wir lesen das Archiv noch: bisher { $n ->
    [0] keine Partie.
    [one] eine Partie, auch bei Spielern und Wertungen.
   *[other] { $n } Partien, auch bei Spielern und Wertungen.
} Schau später noch einmal herein.
web-newer = Neuere Partien
web-older = Ältere Partien
web-all-games = Alle Partien
web-column-game = Partie
web-column-turns = Züge
web-column-begun = Begonnen
web-turns-label = { $n ->
    [one] Zug
   *[other] Züge
}

web-nobody = Noch hat niemand gespielt.
web-won = Gewonnen
web-lost = Verloren
web-drawn = Remis
web-in-play = Laufend
web-same-name = Spieler sind hier nur an ihren Namen zu erkennen; gleiche Namen teilen sich diese Seite.

web-player-id = Spieler { $id }: Diese Nummer bleibt, wenn sich der Name ändert.
web-player-before = Frühere Namen: { $names }.
web-namesakes = Ältere Aufzeichnungen haben nur Namen; die mit diesem stehen auf { $older }.
web-namesakes-link = einer eigenen Seite

web-tree = Eröffnungen von { $preset }
web-tree-short = Eröffnungen
web-tree-link = Was gespielt wurde, Zug um Zug
web-tree-about = Was von hier aus gespielt wurde und wie es ausging. Verschiedene Zugfolgen zu einer Stellung zählen zusammen.
web-tree-way = Ein Weg hierher
web-tree-ways = Andere Zugfolgen zählen mit.
web-tree-played = Was { $side } gespielt hat
web-tree-over = Die Partie ist zu Ende
web-tree-share = Anteil
web-tree-bar = Weiß gewann { $white }, remis { $drawn }, Schwarz gewann { $black }, von { $n }
web-tree-others = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
}
web-tree-untold = { $n ->
    [one] Noch ein Zug wurde gespielt.
   *[other] Noch { $n } Züge wurden gespielt.
}
web-tree-nothing = Von hier ging keine Partie weiter.
web-tree-games = Partien, die hierher kamen
web-tree-more = { $n ->
    [one] Noch eine Partie kam hierher.
   *[other] Noch { $n } Partien kamen hierher.
}
web-tree-command = Dasselbe aus einem Ordner mit Aufzeichnungen
web-tree-starts = Andere Anfänge und Optionen
web-tree-start = keine Optionen: { $games }
web-tree-start-options = { $options }: { $games }

web-presets-about = Alle Spiele, die du per Mail spielen kannst, mit Brett, Einheiten und Optionen.
web-count = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
web-count-over = { $games }: Weiß gewann { $white }, Schwarz gewann { $black }, { $drawn } remis
web-tally = { $games }.
web-tally-open = { $games }, davon { $open } laufend.
web-tally-over = { $games }: Weiß gewann { $white }, Schwarz gewann { $black }, { $drawn } remis; im Durchschnitt { $length } Züge.
web-tally-both = { $games }: Weiß gewann { $white }, Schwarz gewann { $black }, { $drawn } remis; im Durchschnitt { $length } Züge, { $open } laufend.
web-no-games-yet = Noch keine Partien
web-no-games-sentence = Noch keine Partien.
web-try = Einen Zug probieren
web-the-rules = Die Regeln
web-preset-file = Die Spieldatei
web-options = Optionen
web-hash = Der Hash der Datei, wie Aufzeichnungen ihn nennen: { $hash }
web-allowed = ({ $values })
web-played-as = Gespielt als
web-preset-line = { $preset } ({ $name }): { $about }
web-board-of = Die Anfangsstellung von { $preset }
web-by-mail = Per Mail spielen

web-signs = Was die Zeichen bedeuten
web-key-turn = Zug { $turn }, { $side }
web-in-words = Das Brett in Worten

web-first = Zum Anfang
web-back = Zurück
web-next = Weiter
web-last = Zum Ende
web-turn-by-turn = Zug um Zug
web-play = Abspielen
web-pause = Anhalten
web-turn = Zug
web-where = { $turn } von { $turns }
web-turn-round = Brett drehen
web-turn-heading = Zug { $turn } von { $turns }
web-setups = Die Aufstellungen
web-before = Vor dem ersten Zug
web-parts = Teile dieses Zugs
web-try-from-here = Von hier einen Zug probieren
web-all-turns = Alle Züge
web-the-end = Das Ende
web-last-turns = Diese Partie ist lang: Von ihren { $turns } Zügen zeigt die Seite die ab { $from }. Die Aufzeichnung hat alle.
web-whole-turns = Diese Partie ist lang: Die Seite zeigt das Brett nur nach ganzen Zügen.
web-removed = Entfernt: { $units }.
web-white-lost = Weiß hat verloren: { $units }.
web-black-lost = Schwarz hat verloren: { $units }.
web-neutral-lost = Neutrale Einheiten verloren: { $units }.
web-note-instead = Stattdessen:
web-notes-more = { $n ->
    [one] Eine weitere Anmerkung steht in der Datei der Anmerkungen.
   *[other] { $n } weitere Anmerkungen stehen in der Datei der Anmerkungen.
}
web-notes-left-out = Nicht gezeigte Anmerkungen
web-notes-unnamed = { $n ->
    [one] Und noch eine.
   *[other] Und { $n } weitere.
}
web-notes-unread = Die Datei der Anmerkungen zu dieser Aufzeichnung ist nicht zu lesen.
web-notes-unverified = Die Anmerkungen zu dieser Partie sind verborgen, weil ihre Aufzeichnung die Prüfung nicht besteht.
web-form-notes = Anmerkungen
web-nag = { $n ->
    [0] kein Urteil
    [1] guter Zug
    [2] Fehler
    [3] sehr guter Zug
    [4] schwerer Fehler
    [5] interessanter Zug
    [6] fragwürdiger Zug
    [7] erzwungen
    [8] einziger Zug
    [9] schlechtester Zug
    [10] ausgeglichen
    [11] ausgeglichen und ruhig
    [12] ausgeglichen und lebhaft
    [13] unklar
    [146] neu
   *[other] Zeichen { $n }
}
web-nag-of = { $side } { $n ->
    [14] steht etwas besser
    [16] steht besser
    [18] steht auf Gewinn
    [20] hätte gewinnen müssen
    [22] ist in Zugzwang
    [36] hat die Initiative
    [40] greift an
    [44] hat Kompensation
    [132] hat Gegenspiel
   *[138] ist in Zeitnot
}
web-said-result = die Aufzeichnung sagt: { $result }
web-card-game = { $white } – { $black }, { $preset }
web-card-about = { $result }, { count-turns }.
web-trouble = Wir können diese Aufzeichnung nicht bis zum Ende nachspielen: { $why } Dies steht darin.
web-rules-unknown = wir kennen die Regeln dieser Partie nicht

web-sentence = { CAP($clause) }.
web-sentences = { CAP($clause) }

web-record = Die Aufzeichnung
web-masked-signed = Ein Name in dieser Aufzeichnung enthält eine Mailadresse; darum ist dies eine Kopie ohne Adressen, Worte der Spieler und Signatur.
web-masked = Ein Name in dieser Aufzeichnung enthält eine Mailadresse; darum ist dies eine Kopie ohne Adressen und Worte der Spieler.
web-take = Um sie selbst zu prüfen, lade sie herunter: { $forms }.
web-other-forms = { $command } macht JSON, eine Tabelle oder einen Text nach Art von PGN daraus.
web-form-json = JSON
web-form-csv = CSV
web-form-pgn = nach Art von PGN
web-with-keys = Du brauchst auch { $keys }.
web-with-rules = Du brauchst auch { $rules }.
web-with-both = Du brauchst auch { $keys } und { $rules }.
web-the-keys = die öffentlichen Schlüssel ({ $file })
web-its-rules-inside = ihre Regeln, die im Programm sind
web-its-rules = ihre Regeln
web-the-command = In ihrem Ordner heißt der Befehl

web-proof-wrong = Prüfung nicht bestanden.
web-proof-open = Bisher in Ordnung;
web-proof-open-why = signiert wird am Ende der Partie.
web-proof-right = Geprüft.
web-proof-right-why = Diese Aufzeichnung ist in Ordnung und von diesem Dienst signiert.
web-proof-plain = Nachgespielt:
web-proof-plain-why = Jeder Zug ist erlaubt. { $unsigned }
web-unsigned-copy = Die Signatur gehört zu einer verborgenen Kopie mit Mailadressen.
web-unsigned-stranger = Die Signatur passt zu keinem Schlüssel dieses Dienstes.
web-unsigned = Die Aufzeichnung ist nicht signiert.
count-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-replayed = { count-turns } nachgespielt nach den Regeln von { $preset }: alle erlaubt und kanonisch geschrieben.
web-replayed-loose = { count-turns } nachgespielt nach den Regeln von { $preset }: alle erlaubt.
web-chain = Die Hashkette ist ungebrochen bis #{ $head }.
web-letter = Briefe über die Partie nennen ihren neuesten Hash; so sind die Postfächer der Spieler Zeugen. Der letzte Brief sagt:
web-links = Der Hash jedes Zugs steht in der Aufzeichnung am Ende seiner Zeile. Vor dem ersten Zug ist es #{ $first }.
web-told-site = Gespielt bei
web-told-tournament = Turnier
web-told-round = Runde
web-told-control = Bedenkzeit
web-told-rated = Gewertet
web-told-yes = { $is ->
    [yes] ja
   *[no] nein
}
web-told-from = Begann mit
web-told-position = einer eigenen Stellung
web-told-takeover = einer Stellung der Partie { $game }, übernommen
web-told-ended = Ende
web-told-host = den Betreiber
web-told-white-id = Kennung von Weiß
web-told-black-id = Kennung von Schwarz
web-told-judged = Beurteilt nach
web-told-revision = Ausfertigung der Aufzeichnung
web-key = Die Signatur ist von Schlüssel { $key }.
web-sealed = Die verdeckten Aufstellungen sind die festgelegten.
web-by-rules = Das Ergebnis, { $result }, folgt aus den Regeln.
web-by-others = Die Spieler oder die Uhr haben das Ergebnis entschieden: { $result }.
web-by-others-so = Die Spieler oder die Uhr haben das Ergebnis entschieden: { $result } ({ $why }).

web-feed-title = { $site }: beendete Partien
web-feed-entry = { $white } – { $black }, { $preset }: { $result }
web-feed-summary = { $game }, { $preset }: { $result }, { count-turns }.

web-compose-title = Einen Zug zusammenstellen
web-compose-scriptless =
    Diese Seite braucht JavaScript. Du kannst einen Zug auch von Hand in deine Antwort auf den Brief schreiben: das Feld der Einheit,
    ein Bindestrich und das Zielfeld, etwa { $example }. { $link }.
web-how-written = Wie man Züge schreibt
web-compose-waiting = Das Brett wird aufgebaut.
web-compose-stopped = Die Regeln des Spiels konnten nicht geladen werden oder haben angehalten. Lade die Seite neu, oder schreib den Zug von Hand in deine Antwort.
web-compose-file = Browser können diese Seite nicht aus einer Datei starten. Starte „python3 -m http.server“ im Ordner dieser Seiten und öffne http://localhost:8000/compose.html.
web-compose-choose = Öffne diese Seite mit dem Link in einem Brief, dann siehst du deine Partie. Oder wähle hier ein Spiel und probier einen Zug.
web-compose-game = Spiel
web-compose-seen-by = Sicht von
web-compose-set-up = Brett aufbauen
web-compose-turn = Der Zug
web-compose-board = Brett; mit den Pfeiltasten gehst du von Feld zu Feld
web-compose-undo = Zurück
web-compose-clear = Leeren
web-compose-round = Drehen
web-compose-larger = Größeres Brett
web-compose-choices = Auswahl
web-compose-so-far = Der Zug bisher
web-compose-copy = Kopieren
web-compose-mail = Per Mail antworten
web-compose-share = Teilen
web-compose-rules = Die Regeln dieses Spiels
web-compose-described = Dieses Spiel in Worten
web-own = Ein eigenes Spiel
web-own-about = Öffne eine Spieldatei, und du siehst, was daran nicht stimmt und wo. Stimmt alles, probier das Spiel auf einem Brett. Die Datei bleibt auf deinem Rechner.
web-own-file = Spieldatei
web-own-drop = Du kannst sie auch auf diese Seite ziehen.
web-own-text = Der Text der Datei
web-own-try = Das Spiel probieren
web-own-save = Die Datei speichern
web-onward = Und dann?
web-onward-answer = Mit der Antwort weitermachen
web-onward-tried = Von hier schon probiert:
web-onward-try = Die Folge bisher, zum Probieren per Mail
web-onward-here = hier
web-compose-other = Ein anderes Spiel wählen
web-mark-acts = leuchtet: kann jetzt ziehen
web-mark-selected = gewählt
web-mark-target = dorthin kann sie ziehen
web-mark-capture = dort kann sie schlagen
web-mark-victim = würde unterwegs geschlagen
web-mark-used = hat in diesem Zug gezogen
web-mark-lost = würde entfernt
web-onward-if = Dasselbe als dein Brief: dein Zug, mit Antworten auf das, was kommen kann
