# Die Webseiten.

web-games = Partien
web-players = Spieler
web-presets = Spiele
web-rules = Regeln
web-compose = Zusammenstellen
web-site = Überblick

web-skip = Direkt zur Seite
web-footer = Partien, per E-Mail gespielt.
web-footer-address = Partien, per E-Mail mit { $address } gespielt; schreib { $help } dorthin, um anzufangen.
web-footer-feed = { $feed }.
web-feed-link = Feed der beendeten Partien
web-finished-games = Beendete Partien

web-missing-title = Nicht hier
web-missing = Diese Seite gibt es nicht
web-missing-why = Vielleicht ist die Adresse vertippt, oder die Partie ist nicht für alle. Alle, die es sind, stehen in { $list }.
web-the-list = der Liste
web-away-title = Gerade nicht
web-away = Diese Seite kann gerade nicht gezeigt werden
web-away-why = Die Aufzeichnungen sind gerade nicht zu lesen. Schau in ein paar Minuten noch einmal.
web-slow-title = Zu viel durchzusehen
web-slow = Diese Suche dauert zu lange
web-slow-why = Dafür sind zu viele Partien durchzusehen. Nenne außerdem ein Spiel, den ganzen Namen eines Spielers oder ein Jahr.
web-fault-title = Ein Fehler
web-fault = Diese Seite kann nicht gemacht werden
web-fault-why = Das ist ein Fehler von uns, und er steht im Log des Dienstes. Alle Partien stehen in { $list }.
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
web-before-these = Die davor
web-after-these = Die danach
web-players-about = Alle, die hier spielen, mit ihren Partien.
web-front-what = Brettspiele, per E-Mail gespielt. Der Schiedsrichter ist ein Programm: Es schickt beiden das Brett und beurteilt jeden Zug. Zum Spielen braucht man nichts als ein Postfach. Alle öffentlichen Partien stehen hier, mit jedem Zug.
web-front-begin = So fängst du an
web-front-choose = Wähle ein Spiel: { $presets } zeigt sie alle, und von jedem kannst du, ohne zu spielen, { $try }.
web-front-presets = die Liste der Spiele
web-front-try = einen Zug probieren
web-front-topic = hilfe neu
web-front-write = Schreib einen Brief an { $address } mit der Zeile { $help } darin. Die Antwort sagt, wie man einen Gegner findet.
web-front-read = Oder lies zuerst, { $new }, und { $turns }.
web-front-new = wie Partien beginnen
web-front-turns = wie man Züge schreibt
web-where-turn = Zug { $turn }
web-filter-more = Mehr zum Auswählen
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
    [reached] ein Ziel erreicht
    [held] ein Ziel gehalten
    [bared] nur noch Anführer
    [points] Punkte
    [no-move] eine Seite konnte nicht ziehen
    [turn-limit] die Grenze der Züge
    [head-captured] Kopf geschlagen
    [torso-captured] Torso geschlagen
    [body-captured] Kopf und Torso geschlagen
    [neck-captured] Hals geschlagen
    [parted] Kopf und Torso getrennt
    [no-bodies] kein Körper ganz
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
    [one] Eine Partie besteht die Prüfung nicht; ihr Ergebnis wird nicht gezählt und steht in keiner Tabelle.
   *[other] { $n } Partien bestehen die Prüfung nicht; ihre Ergebnisse werden nicht gezählt und stehen in keiner Tabelle.
}
web-left-out = { $n ->
    [one] Eine Aufzeichnung ist nicht zu lesen und fehlt hier: { $files }.
   *[other] { $n } Aufzeichnungen sind nicht zu lesen und fehlen hier: { $files }.
}
web-fault-unread = die Aufzeichnung ist gerade nicht zu lesen
web-so-far = { $n ->
    [0] Das Archiv wird noch durchgesehen. Bisher ist keine Partie gefunden; schau gleich noch einmal herein.
    [one] Das Archiv wird noch durchgesehen. Bisher ist eine Partie gefunden, und mehr steht auch in Listen, bei Spielern und in Wertungen nicht; schau später noch einmal herein.
   *[other] Das Archiv wird noch durchgesehen. Bisher sind { $n } Partien gefunden, und mehr steht auch in Listen, bei Spielern und in Wertungen nicht; schau später noch einmal herein.
}
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
web-same-name = Spieler sind hier nur an ihren Namen zu erkennen; zwei mit demselben Namen teilen sich diese Seite.

web-player-id = Hier bekannt unter der Kennung { $id }, die bleibt, auch wenn sich der Name ändert.
web-player-before = Vorher: { $names }.
web-namesakes = Ältere Aufzeichnungen nennen nur Namen; die mit diesem Namen stehen auf { $older }.
web-namesakes-link = einer eigenen Seite

web-tree = Eröffnungen von { $preset }
web-tree-short = Eröffnungen
web-tree-link = Was gespielt wurde, Zug um Zug
web-tree-about = Was von hier aus gespielt wurde und wie diese Partien ausgingen. Eine Stellung, zu der mehrere Zugfolgen führen, ist eine.
web-tree-way = Ein Weg hierher
web-tree-ways = Andere Zugfolgen, die hierher führen, sind mitgezählt.
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
web-tree-command = In einem Ordner mit den Aufzeichnungen sagt all das der Befehl
web-tree-starts = Andere Anfänge und Optionen
web-tree-start = keine Optionen: { $games }
web-tree-start-options = { $options }: { $games }

web-presets-about = Ein Spiel steht hier als Daten: sein Brett, seine Einheiten, seine Optionen. Jedes davon kann per Mail gespielt werden.
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
web-hash = Der Hash der Datei, den jede Aufzeichnung nennt: { $hash }
web-allowed = ({ $values })
web-played-as = Gespielt als
web-preset-line = { $preset } ({ $name }): { $about }
web-board-of = Die Anfangsstellung von { $preset }
web-by-mail = Per Mail spielen

web-signs = Was die Zeichen bedeuten
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
web-the-start = Der Anfang
web-sets-up = { $side } stellt auf
web-parts = Teile dieses Zugs
web-try-from-here = Von hier einen Zug probieren
web-all-turns = Alle Züge
web-the-end = Das Ende
web-last-turns = Diese Partie hat { $turns } Züge, mehr, als auf eine Seite passen. Gezeigt werden die ab { $from }; die Aufzeichnung enthält alle.
web-whole-turns = Das ist eine lange Partie: Die Seite zeigt das Brett nach jedem Zug, aber nicht innerhalb von Zügen.
web-captured = Geschlagen: { $units }.
web-removed = Entfernt: { $units }.
web-unit-on = { $unit } auf { $square }
web-white-lost = Weiß hat verloren: { $units }.
web-black-lost = Schwarz hat verloren: { $units }.
web-neutral-lost = Neutrale Einheiten verloren: { $units }.
web-note-instead = Stattdessen:
web-notes-more = { $n ->
    [one] Für eine weitere Anmerkung ist hier kein Platz; sie steht in der Datei der Anmerkungen.
   *[other] Für { $n } weitere Anmerkungen ist hier kein Platz; sie stehen in der Datei der Anmerkungen.
}
web-notes-left-out = Anmerkungen, die nicht gezeigt werden
web-note-fault = { SENTENCE($why) }
web-notes-unnamed = { $n ->
    [one] Und noch eine.
   *[other] Und { $n } weitere.
}
web-notes-unread = Die Datei der Anmerkungen neben dieser Aufzeichnung ist nicht zu lesen.
web-notes-unverified = Zu dieser Partie gibt es Anmerkungen. Sie werden nicht gezeigt, weil ihre Aufzeichnung die Prüfung nicht besteht.
web-form-notes = Anmerkungen
web-nag = { $n ->
    [0] kein Urteil
    [1] ein guter Zug
    [2] ein Fehler
    [3] ein sehr guter Zug
    [4] ein schwerer Fehler
    [5] ein interessanter Zug
    [6] ein fragwürdiger Zug
    [7] erzwungen
    [8] der einzige Zug
    [9] der schlechteste Zug
    [10] ausgeglichen
    [11] ausgeglichen und ruhig
    [12] ausgeglichen und lebhaft
    [13] unklar
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [20] Weiß hätte gewinnen müssen
    [21] Schwarz hätte gewinnen müssen
    [22] Weiß ist in Zugzwang
    [23] Schwarz ist in Zugzwang
    [36] Weiß hat die Initiative
    [37] Schwarz hat die Initiative
    [40] Weiß greift an
    [41] Schwarz greift an
    [44] Weiß hat Ersatz für die verlorenen Einheiten
    [45] Schwarz hat Ersatz für die verlorenen Einheiten
    [132] Weiß hat Gegenspiel
    [133] Schwarz hat Gegenspiel
    [138] Weiß ist in Zeitnot
    [139] Schwarz ist in Zeitnot
    [146] neu
   *[other] Zeichen { $n }
}
web-said-result = die Aufzeichnung sagt: { $result }
web-card-game = { $white } – { $black }, { $preset }
web-card-about = { $result }, { web-turns }.
web-trouble = Diese Aufzeichnung kann nicht bis zum Ende nachgespielt werden: { $why } Was sie sagt, steht hier, wie es ist.
web-rules-unknown = die Regeln dieser Partie sind hier nicht bekannt

web-sentence = { CAP($clause) }.
web-sentences = { CAP($clause) }

web-record = Die Aufzeichnung
web-masked-signed = Ein Name in dieser Aufzeichnung enthält eine Mailadresse. Daher wird sie als Kopie gezeigt und ausgegeben, ohne Adressen, ohne was die Spieler einander schrieben und ohne ihre Signatur.
web-masked = Ein Name in dieser Aufzeichnung enthält eine Mailadresse. Daher wird sie als Kopie gezeigt und ausgegeben, ohne Adressen und ohne was die Spieler einander schrieben.
web-take = Um sie selbst zu prüfen, nimm sie mit: { $forms }.
web-other-forms = { $command } macht JSON, eine Tabelle oder einen Text nach Art von PGN daraus.
web-form-json = JSON
web-form-csv = CSV
web-form-pgn = nach Art von PGN
web-with-keys = Dazu gehören { $keys }.
web-with-rules = Dazu gehören { $rules }.
web-with-both = Dazu gehören { $keys } und { $rules }.
web-the-keys = die öffentlichen Schlüssel ({ $file })
web-its-rules-inside = die Regeln, nach denen gespielt wurde und die das Programm in sich hat
web-its-rules = die Regeln, nach denen gespielt wurde
web-the-command = In dem Ordner, in den du sie legst, heißt der Befehl

web-proof-wrong = Prüfung nicht bestanden.
web-proof-open = Bisher in Ordnung;
web-proof-open-why = signiert wird sie, wenn die Partie zu Ende ist.
web-proof-right = Geprüft.
web-proof-right-why = Diese Aufzeichnung ist in Ordnung und mit einem Schlüssel dieses Dienstes signiert.
web-proof-plain = Nachgespielt:
web-proof-plain-why = Jeder Zug ist erlaubt. { $unsigned }
web-unsigned-copy = Die Signatur war die einer Kopie mit Mailadressen, die nicht gezeigt wird.
web-unsigned-stranger = Kein Schlüssel dieses Dienstes passt zu ihrer Signatur.
web-unsigned = Die Aufzeichnung ist nicht signiert.
web-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-replayed = { web-turns } nachgespielt nach den Regeln von { $preset }: Jeder ist erlaubt und steht da, wie das Programm ihn schreibt.
web-replayed-loose = { web-turns } nachgespielt nach den Regeln von { $preset }: Jeder ist erlaubt.
web-chain = Die Hashkette ist ungebrochen. Ihr Kopf ist #{ $head }.
web-letter = Briefe über die Partie nennen das Glied ihres Tages, sodass die Postfächer der Spieler Zeugen sind. Der letzte sagt:
web-links = Das Glied nach jedem Zug, das ein Brief jenes Tages nennt, steht in der Aufzeichnung am Ende seiner Zeile. Vor dem ersten Zug ist es #{ $first }.
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
web-told-by = Beendet durch
web-told-host = den Betreiber
web-told-white-id = Kennung von Weiß
web-told-black-id = Kennung von Schwarz
web-told-judged = Beurteilt nach
web-told-revision = Ausfertigung der Aufzeichnung
web-key = Die Signatur ist die des Schlüssels { $key }.
web-sealed = Die verdeckten Aufstellungen sind die, auf die sich die Spieler festgelegt hatten.
web-by-rules = Das Ergebnis, { $result }, folgt aus den Regeln.
web-by-others = Das Ergebnis, { $result }, haben die Spieler oder die Uhr entschieden.
web-by-others-so = Das Ergebnis, { $result }, haben die Spieler oder die Uhr entschieden ({ $why }).

web-feed-title = { $site }: beendete Partien
web-feed-entry = { $white } – { $black }, { $preset }: { $result }
web-feed-summary = { $game }, { $preset }: { $result }, { web-turns }.

web-compose-title = Einen Zug zusammenstellen
web-compose-scriptless =
    Diese Seite spielt selbst nach den Regeln des Spiels und braucht dafür JavaScript. Ein Zug lässt sich ebenso von Hand in die
    Antwort auf deinen Brief schreiben: das Feld der Einheit, ein Bindestrich und das Feld, auf das sie zieht, etwa { $example }.
    { $link }.
web-how-written = Wie man Züge schreibt
web-compose-waiting = Das Brett wird aufgebaut.
web-compose-stopped = Die Regeln des Spiels konnten nicht geladen werden oder haben angehalten. Lade die Seite neu; oder schreib den Zug von Hand in die Antwort auf deinen Brief.
web-compose-choose = Aus dem Link in einem Brief öffnet sich diese Seite mit der Stellung deiner Partie. Ohne einen solchen wähle ein Spiel und probier einen Zug in seiner Anfangsstellung.
web-compose-game = Spiel
web-compose-seen-by = Sicht von
web-compose-set-up = Brett aufbauen
web-compose-turn = Der Zug
web-compose-board = Brett; die Pfeiltasten gehen von Feld zu Feld
web-compose-undo = Zurück
web-compose-clear = Leeren
web-compose-round = Drehen
web-compose-larger = Größeres Brett
web-compose-choices = Auswahl
web-compose-so-far = Der Zug bisher
web-compose-copy = Kopieren
web-compose-mail = Per Mail antworten
web-compose-rules = Die Regeln dieses Spiels
web-compose-described = Dieses Spiel in Worten
web-own = Ein eigenes Spiel
web-own-about = Öffne eine Spieldatei: Alles, was daran nicht stimmt, wird gesagt, und wo; stimmt alles, so kann das Spiel auf einem Brett probiert werden. Die Datei bleibt auf deinem Rechner.
web-own-file = Spieldatei
web-own-drop = Sie kann auch auf diese Seite gezogen werden.
web-own-text = Der Text der Datei
web-own-try = Das Spiel probieren
web-own-save = Die Datei speichern
web-onward = Und dann?
web-onward-answer = Mit der Antwort weitermachen
web-onward-tried = Von hier schon probiert:
web-onward-try = Die Folge bisher, um sie per Mail zu probieren
web-onward-here = hier
web-compose-other = Ein anderes Spiel wählen
web-mark-acts = leuchtet: kann jetzt ziehen
web-mark-selected = in der Hand
web-mark-target = dorthin kann sie ziehen
web-mark-capture = dort kann sie schlagen
web-mark-victim = würde unterwegs geschlagen
web-mark-used = hat in diesem Zug gezogen
web-mark-lost = würde entfernt
web-onward-if = Dasselbe als dein Brief: dein Zug und deine Antworten, bereit für das, was kommen kann
