# Waffenruhen: beide Uhren stehen, weil die Spieler sich darauf geeinigt haben. $until ist, wann sie spätestens wieder laufen.

match-truce-offered = Du hast { $name } eine Waffenruhe der Uhren angeboten. Sie beginnt, wenn { $name } zustimmt; bis dahin läuft die Uhr.
match-truce-offers = { $name } bietet dir eine Waffenruhe der Uhren an. Antworte waffenruhe ja oder waffenruhe nein. Schweigen stimmt nichts zu.
match-truce-waits = Dein Angebot einer Waffenruhe steht; { $name } hat noch nicht darauf geantwortet.
match-truce-no-offer = Von { $name } gibt es kein Angebot einer Waffenruhe zu beantworten. Du kannst mit waffenruhe selbst eines machen.
match-truce-declined = Du hast die Waffenruhe abgelehnt, die { $name } angeboten hat. Die Uhr läuft weiter.
match-truce-declines = { $name } hat die Waffenruhe abgelehnt, die du angeboten hast. Die Uhr läuft weiter.
match-truce-accepts = { $name } stimmt der Waffenruhe zu.
match-truce-begins = Beide Uhren stehen jetzt. { match-truce-until } Inzwischen darf gezogen werden.
match-truce-until = Die Uhren laufen wieder, sobald einer von euch weiterkämpfen schreibt, auf jeden Fall aber ab { $until }.
match-truce-agreed = weil ihr euch auf eine Waffenruhe geeinigt habt
match-truce-on = Beide Uhren stehen schon, seit { $since }.
match-truce-used = Die Uhren haben in dieser Partie { $most } gestanden, und mehr geht nicht.
match-truce-too-late = Die Zeit ist abgelaufen, und eine Waffenruhe bringt sie nicht zurück.
match-truce-none = Keine Uhr steht nach Vereinbarung, also gibt es nichts zu beenden.
match-truce-ended = Die Waffenruhe ist vorbei.
match-truce-ends = { $name } hat die Waffenruhe beendet.
match-truce-over = Die Waffenruhe ist vorbei: In einer Partie stehen die Uhren höchstens { $most }.
match-does-truce = stimmt zu: Beide Uhren stehen
match-does-not-truce = die Uhr läuft weiter
