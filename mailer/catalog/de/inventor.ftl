# Eine beendete Partie geht an den Erfinder des Spiels.

match-copy-open = Du hast nicht gesagt, dass der Erfinder des Spiels diese Partie haben darf. Mit „kopie erfinder ja“, und demselben von { $name }, geht ihre Aufzeichnung an ihn, wenn sie zu Ende ist. Schweigen stimmt nie zu.
match-copy-agreed = Dein Ja ist notiert. Sonst erfährt es niemand. Sagt { $name } auch „kopie erfinder ja“, geht die Aufzeichnung dieser Partie an den Erfinder des Spiels, wenn sie zu Ende ist; bis sie weg ist, nimmt „kopie erfinder nein“ dein Ja zurück.
match-copy-waits = Dein Ja ist notiert. Die Aufzeichnung geht an den Erfinder des Spiels, wenn auch { $name } „kopie erfinder ja“ sagt; dass du es getan hast, erfährt dort niemand. Bis sie weg ist, nimmt „kopie erfinder nein“ dein Ja zurück.
match-copy-again = Ihr habt beide zugestimmt, aber die Aufzeichnung ist nicht an den Erfinder des Spiels gegangen. „kopie erfinder ja“ schickt sie.
match-copy-refused = Die Aufzeichnung dieser Partie geht nicht an den Erfinder des Spiels, es sei denn, du sagst „kopie erfinder ja“. Sonst erfährt das niemand.
match-copy-gone = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr hattet beide zugestimmt. Zurückholen lässt sie sich nicht.
match-copied-before = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr hattet beide zugestimmt.
match-copied = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr habt beide zugestimmt: die Züge und das Ergebnis mit euren Namen, wie sie öffentlich sind, und nichts anderes, was ihr geschrieben habt.
match-copy-many = Ihr habt beide zugestimmt, dass der Erfinder des Spiels die Aufzeichnung dieser Partie bekommt. Heute sind so viele an ihn gegangen, dass sie warten muss: Schreib in einem Tag noch einmal „kopie erfinder ja“.
match-copy-offer = Wenn ihr beide mögt, bekommt der Erfinder des Spiels die Aufzeichnung der Partie: Schreib „kopie erfinder ja“. Sie geht an ihn, wenn { $name } es auch sagt; Schweigen stimmt nie zu.
match-copy-private = Das ist eine private Partie, also geht ihre Aufzeichnung an niemanden, und nichts wurde notiert.
match-copy-void = Diese Partie zählt nicht, also geht ihre Aufzeichnung an keinen Erfinder, und nichts wurde notiert.
match-copy-left = Einer der beiden, die diese Partie gespielt haben, spielt hier nicht mehr, also geht ihre Aufzeichnung an keinen Erfinder, und nichts wurde notiert.
match-copy-nobody = Ich kenne keinen Erfinder von { $title }, der Partien geschickt haben möchte, also wurde nichts notiert. Mit „aufzeichnung“ bekommst du sie als Datei und kannst sie schicken, wem du magst.
copy-subject = Eine Partie { $title } für den Erfinder: { $white } gegen { $black }
copy-finished = Partie { $game }, { $title }, ist zu Ende. { $white } hat Weiß gespielt, { $black } Schwarz, und beide möchten, dass der Erfinder des Spiels sie bekommt.
copy-attached = Die Aufzeichnung hängt an: die Züge mit ihren Zeiten und das Ergebnis. Es ist die öffentliche; nichts von dem, was die beiden einander gesagt oder für sich notiert haben, steht darin. Niemand wartet auf eine Antwort.
copy-why = Das kommt zu dir, weil der Betreiber dieses Dienstes deine Adresse als die des Erfinders von { $title } eingetragen hat. Willst du keine solchen Briefe, antworte auf diesen mit dem Wort „sperren“, und von hier kommt nichts mehr zu dir.
copy-why-player = Das kommt zu dir, weil der Betreiber dieses Dienstes deine Adresse als die des Erfinders von { $title } eingetragen hat. Willst du keine solchen Briefe, antworte auf diesen mit „post neues aus“; „sperren“ beendet alle Briefe von hier.
