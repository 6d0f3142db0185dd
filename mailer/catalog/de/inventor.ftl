# Eine beendete Partie geht an den Erfinder des Spiels.

match-copy-open = Du hast nicht gesagt, dass der Erfinder des Spiels diese Partie haben darf. Schreiben { $name } und du „kopie erfinder ja“, so geht ihre Aufzeichnung an ihn, sobald sie zu Ende ist. Schweigen stimmt nie zu.
match-copy-agreed = Dein Ja ist notiert. Niemand sonst erfährt davon. Sagt { $name } auch „kopie erfinder ja“, so geht die Aufzeichnung dieser Partie an den Erfinder des Spiels, sobald sie zu Ende ist; bis sie verschickt ist, nimmt „kopie erfinder nein“ dein Ja zurück.
match-copy-waits = Dein Ja ist notiert. Die Aufzeichnung geht an den Erfinder des Spiels, sobald auch { $name } „kopie erfinder ja“ sagt; dass du es schon gesagt hast, erfährt niemand sonst. Bis sie verschickt ist, nimmt „kopie erfinder nein“ dein Ja zurück.
match-copy-again = Ihr habt beide zugestimmt, aber die Aufzeichnung ist nicht an den Erfinder des Spiels gegangen. „kopie erfinder ja“ schickt sie.
match-copy-refused = Die Aufzeichnung dieser Partie geht nicht an den Erfinder des Spiels, es sei denn, du sagst „kopie erfinder ja“. Niemand sonst erfährt davon.
match-copy-gone = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr hattet beide zugestimmt. Zurückholen lässt sie sich nicht.
match-copied-before = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr hattet beide zugestimmt.
match-copied = Die Aufzeichnung dieser Partie ist an den Erfinder des Spiels gegangen, denn ihr habt beide zugestimmt: die Züge und das Ergebnis mit euren Namen, wie alle sie sehen können, und nichts von dem, was ihr sonst geschrieben habt.
match-copy-many = Ihr habt beide zugestimmt, dass der Erfinder des Spiels die Aufzeichnung dieser Partie bekommt. In den letzten 24 Stunden sind schon so viele verschickt worden, dass diese warten muss: Schreib morgen noch einmal „kopie erfinder ja“.
match-copy-offer = Wenn ihr beide mögt, bekommt der Erfinder des Spiels die Aufzeichnung der Partie: Schreib „kopie erfinder ja“. Sie geht an ihn, wenn { $name } das auch schreibt; Schweigen stimmt nie zu.
match-copy-private = Das ist eine private Partie, also geht ihre Aufzeichnung an niemanden, und nichts wurde notiert.
match-copy-void = Diese Partie zählt nicht, also geht ihre Aufzeichnung an keinen Erfinder, und nichts wurde notiert.
match-copy-left = Einer der beiden, die diese Partie gespielt haben, spielt hier nicht mehr, also geht ihre Aufzeichnung an keinen Erfinder, und nichts wurde notiert.
match-copy-nobody = Ich kenne keinen Erfinder von { $title }, der Partien geschickt haben möchte, also wurde nichts notiert. Mit „aufzeichnung“ bekommst du sie als Datei und kannst sie schicken, wem du magst.
copy-subject = Eine Partie { $title } für den Erfinder: { $white } gegen { $black }
copy-finished = Partie { $game }, { $title }, ist zu Ende. { $white } hatte Weiß, { $black } Schwarz, und beide möchten, dass der Erfinder des Spiels sie bekommt.
copy-attached = Die Aufzeichnung liegt bei: die Züge mit ihren Zeiten und das Ergebnis. Es ist die öffentliche; nichts von dem, was die beiden einander gesagt oder für sich notiert haben, steht darin. Niemand wartet auf eine Antwort.
copy-why = Diesen Brief bekommst du, weil der Betreiber dieses Dienstes deine Adresse als die des Erfinders von { $title } eingetragen hat. Willst du keine solchen Briefe, antworte auf diesen mit dem Wort „sperren“, und von hier kommt nichts mehr.
copy-why-player = Diesen Brief bekommst du, weil der Betreiber dieses Dienstes deine Adresse als die des Erfinders von { $title } eingetragen hat. Willst du keine solchen Briefe, antworte auf diesen mit „post neues aus“; „sperren“ beendet alle Briefe von hier.
