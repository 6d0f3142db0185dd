# Pausen.

match-pause-offered = Ich habe { $name } die Pause angeboten. Bis { $name } zustimmt, läuft die Uhr; ein Zug lehnt ab.
match-pause-offers = { $name } bietet eine Pause an, in der beide Uhren stehen. Antworte „pause ja“ oder „pause nein“; ein Zug lehnt ab. Ohne Antwort gibt es keine Pause.
match-pause-offered-first = { $name } hat dir auch eine Pause angeboten; eure Briefe haben sich wohl gekreuzt. Antworte „pause ja“ oder „pause nein“.
match-pause-waits = { $name } hat auf dein Pausenangebot noch nicht geantwortet.
match-pause-no-offer = { $name } hat keine Pause angeboten. Du kannst es, mit „pause“.
match-pause-no-clock = Diese Partie hat keine Uhr, die stehen könnte.
match-pause-on = Beide Uhren stehen schon seit dem { $since }. Spätestens am { $until } laufen sie wieder; dann könnt ihr eine weitere Pause vereinbaren.
match-pause-used = Die Pausen sind aufgebraucht: Eine Partie kann { $most } davon haben.
match-pause-too-late = Die Zeit ist schon um, eine Pause hilft nicht mehr. Die wartende Seite kann mit „schenken 3d“ Zeit schenken.
match-pause-declined = Du hast die Pause von { $name } abgelehnt. Die Uhr läuft weiter.
match-pause-declines = { $name } hat deine Pause abgelehnt. Die Uhr läuft weiter.
match-pause-accepts = { $name } stimmt der Pause zu.
match-pause-begins = Beide Uhren stehen. Sie laufen wieder, 24 Stunden nachdem jemand von euch „fortsetzen“ schreibt, spätestens am { $until }. Ihr dürft trotzdem ziehen.
match-pause-none = Es gibt keine Pause zu beenden.
match-pause-ends-already = Die Uhren laufen am { $until } wieder; das wisst ihr beide.
match-pause-ended = Die Pause endet am { $until }; dann laufen die Uhren wieder.
match-pause-ends = { $name } beendet die Pause: Die Uhren laufen am { $until } wieder.
match-pause-over = Die Pause ist vorbei: Eine Partie kann { $most } Pause haben.
match-does-pause = hält beide Uhren an
match-does-not-pause = die Uhr läuft weiter
match-lapsed-pause-theirs = Mit deinem Zug ist das Pausenangebot von { $name } erledigt.
match-lapsed-pause-yours = Damit ist dein Pausenangebot erledigt.
letter-head-pause-offered = Pause angeboten
letter-head-pause-declined = Pause abgelehnt
letter-clock-paused = Beide Uhren stehen bis { $until }.
match-pause-stands = { $name } bietet eine Pause an, in der beide Uhren stehen.
