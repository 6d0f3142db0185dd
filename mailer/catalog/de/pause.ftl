# Pausen.

match-pause-offered = Du hast { $name } eine Pause angeboten. Sie beginnt, wenn { $name } zustimmt; bis dahin läuft die Uhr, und ein Zug von { $name } lehnt ab.
match-pause-offers = { $name } bietet dir eine Pause an, in der beide Uhren stehen. Antworte „pause ja“ oder „pause nein“; dein nächster Zug lehnt ab. Schweigen stimmt nicht zu.
match-pause-offered-first = { $name } hat dir schon eine Pause angeboten, und dein eigenes Angebot gilt nicht als Zustimmung: Die beiden Briefe haben sich wohl gekreuzt. „pause ja“ nimmt das Angebot an, „pause nein“ lehnt es ab.
match-pause-waits = Dein Pausenangebot gilt noch; { $name } hat nicht darauf geantwortet.
match-pause-no-offer = Es gibt kein Pausenangebot von { $name }, auf das du antworten könntest. Mit „pause“ kannst du eins machen.
match-pause-no-clock = In dieser Partie ist die Bedenkzeit nicht begrenzt, also gibt es keine Uhr, die stehen könnte.
match-pause-on = Beide Uhren stehen schon seit dem { $since }. Spätestens am { $until } laufen sie wieder, und von da an könnt ihr eine weitere Pause vereinbaren.
match-pause-used = Durch Vereinbarung können die Uhren in einer Partie höchstens { $most } stehen, und das ist aufgebraucht.
match-pause-too-late = Die Zeit ist abgelaufen, und eine Pause bringt sie nicht zurück. Die wartende Seite kann mit „schenken 3d“ Zeit schenken.
match-pause-declined = Du hast das Pausenangebot von { $name } abgelehnt. Die Uhr läuft weiter.
match-pause-declines = { $name } hat dein Pausenangebot abgelehnt. Die Uhr läuft weiter.
match-pause-accepts = { $name } stimmt der Pause zu.
match-pause-begins = Beide Uhren stehen jetzt. Sie laufen wieder, 24 Stunden nachdem jemand von euch „fortsetzen“ geschrieben hat, spätestens am { $until }. Züge dürfen inzwischen gespielt werden.
match-pause-none = Es ist keine Pause vereinbart, also gibt es nichts fortzusetzen.
match-pause-ends-already = Die Uhren laufen am { $until } wieder; das ist euch beiden schon mitgeteilt.
match-pause-ended = Die Pause endet am { $until }; dann laufen die Uhren wieder.
match-pause-ends = { $name } beendet die Pause: Die Uhren laufen am { $until } wieder.
match-pause-over = Die Pause ist vorbei: Durch Vereinbarung können die Uhren in einer Partie höchstens { $most } stehen.
match-does-pause = stimmt zu: Beide Uhren stehen
match-does-not-pause = die Uhr läuft weiter
match-lapsed-pause-theirs = Das Pausenangebot von { $name } ist mit deinem Zug erloschen.
match-lapsed-pause-yours = Dein Pausenangebot ist damit erloschen.
letter-head-pause-offered = Pause angeboten
letter-head-pause-declined = Pause abgelehnt
letter-clock-paused = Beide Uhren stehen nach Vereinbarung, spätestens bis { $until }.
match-pause-stands = { $name } bietet dir eine Pause an, in der beide Uhren stehen.
