# Wie Bretter aussehen: „anzeige testen“ und „post brett …“.

command-mail-board-how = Schreib „post brett einfach“, „post brett breit“ oder „post brett unicode“. „anzeige testen“ zeigt dir, wie sie aussehen.

referee-mail-board-plain = Deine Briefe zeichnen jetzt einfache Bretter, bis zu 72 Spalten breit.
referee-mail-board-wide = Deine Briefe zeichnen Bretter jetzt mit Linien um die Felder. Was breiter als 72 Spalten wäre, bleibt einfach.
referee-mail-board-unicode = Deine Briefe zeichnen Bretter jetzt mit Unicode: Rahmen, schattierte Felder, Schachfiguren.
referee-mail-board-in-html = Du bekommst auch weiter HTML, das dein Mailprogramm vielleicht stattdessen zeigt; „post text“ lässt es weg.

display-words = Das ist { $title }, auf jede Art gezeichnet, die ich kann. Sieht eine gut aus, schick die Zeile darüber. Du kannst das jederzeit ändern.
display-plain = „post brett einfach“: Buchstaben und Zeichen, wie es zuerst alle bekommen.
display-wide = „post brett breit“: Linien um die Felder. Was breiter als 72 Spalten wäre, bleibt einfach.
display-unicode = „post brett unicode“: Schachfiguren, Schattierungen und ein Rahmen. In manchen Schriften wird es schief.
display-in-html = Zwei weitere gibt es in HTML: farbige Felder („post html“ mit „post bilder aus“) und Bilder („post html“ mit „post bilder an“). { display-only-text }
display-only-text = Siehst du keine, zeigt dein Mailprogramm nur Text; dann hält „post text“ deine Briefe klein.
display-in-html-no-pictures = Eine weitere gibt es in HTML: farbige Felder („post html“). { display-only-text } Bilder schicke ich nicht.
display-table = „post html“ mit „post bilder aus“: farbige Felder.
display-picture = „post html“ mit „post bilder an“: ein Bild. Fehlt es, erlaube Bilder in deinem Mailprogramm.
display-later = Willst du sehen, wie Bretter in deinem Mailprogramm aussehen, antworte auf diesen Brief „anzeige testen“.
