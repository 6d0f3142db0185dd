# Wie Bretter aussehen: „anzeige testen“ und „post brett …“.

command-mail-board-how = Schreib „post brett einfach“, „post brett breit“ oder „post brett unicode“. „anzeige testen“ zeigt, wie jedes in deinem Mailprogramm aussieht.

referee-mail-board-plain = Der Text deiner Briefe zeichnet Bretter von nun an einfach, höchstens 72 Spalten breit.
referee-mail-board-wide = Der Text deiner Briefe zeichnet Bretter von nun an breit, mit Linien um die Felder. Ein Brett, das dafür mehr als 72 Spalten braucht, bleibt einfach.
referee-mail-board-unicode = Der Text deiner Briefe zeichnet Bretter von nun an mit Unicode: ein Rahmen, schattierte Felder, Schachfiguren.
referee-mail-board-in-html = Deine Briefe haben auch HTML, in dem Bretter anders gezeichnet sind. Ein Mailprogramm, das HTML zeigt, zeigt jenes; „post text“ lässt es weg.

display-words = Das ist ein Brett, gezeichnet auf alle Arten, die es in Briefen gibt: { $title }. Sieh nach, welche davon in deinem Mailprogramm gerade und ganz dasteht, und schreib die Zeile darüber, um sie zu wählen. Du kannst es dir jederzeit anders überlegen.
display-plain = „post brett einfach“: nur Buchstaben und Zeichen. So ist es zunächst für alle.
display-wide = „post brett breit“: mit Linien um die Felder. Ein Brett, das dafür mehr als 72 Spalten braucht, bleibt einfach, so wie die mit 16 Linien.
display-unicode = „post brett unicode“: mit Schachfiguren, Schattierungen und einem Rahmen. In manchen Schriften wird es schief.
display-in-html = Zwei weitere Arten stehen im HTML dieses Briefs: farbige Felder („post html“ mit „post bilder aus“) und Bilder („post html“ mit „post bilder an“). Siehst du keine von beiden, so zeigt dein Mailprogramm nur Text, und „post text“ hält deine Briefe klein.
display-in-html-no-pictures = Eine weitere Art steht im HTML dieses Briefs: farbige Felder („post html“). Siehst du sie nicht, so zeigt dein Mailprogramm nur Text, und „post text“ hält deine Briefe klein. Bilder werden von hier nicht geschickt.
display-table = „post html“ mit „post bilder aus“: farbige Felder.
display-picture = „post html“ mit „post bilder an“: ein Bild. Fehlt es, so versteckt dein Mailprogramm Bilder, bis du sie erlaubst.
display-later = Um zu sehen, wie Bretter in deinem Mailprogramm aussehen, antworte auf diesen Brief mit „anzeige testen“. Die Antwort auf einen Brief an meine einfache Adresse ist zu klein für so viele Bretter.
