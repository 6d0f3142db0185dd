# Was über einzelnen Partien steht: Gesuche, und zu wem sie passen. $name ist jemand anderes.

club-refuses-player = { $name } möchte diese Partie nicht.
club-refuses-preset = { $name } spielt { $preset } zurzeit nicht.
club-limits-preset = { $name } spielt von { $preset } höchstens { $most ->
    [one] eine Partie
   *[other] { $most } Partien
} zugleich, und { $n ->
    [one] eine läuft
   *[other] { $n } laufen
} schon.
club-limits-total = { $name } spielt höchstens { $most ->
    [one] eine Partie
   *[other] { $most } Partien
} zugleich, und { $n ->
    [one] eine läuft
   *[other] { $n } laufen
} schon.
club-cap-yours = Bei dir { $n ->
    [one] läuft eine Partie
   *[other] laufen { $n } Partien
}, und { $most } darfst du haben. { $adds ->
    [0] Ist eine davon zu Ende, so kannst du eine neue beginnen.
   *[other] Jede Partie, die du ohne Zeitüberschreitung beendest, gibt { $adds } dazu.
}
club-cap-theirs = Bei { $name } { $n ->
    [one] läuft eine Partie
   *[other] laufen { $n } Partien
}, und mehr dürfen es nicht sein.

club-seek-past = Der { $until } ist schon vorbei. Schreib einen kommenden Tag, wie in „bis 2027-01-31“.
club-seek-far = Ein Gesuch gilt höchstens { $most } Tage.
club-seek-many = Du hast schon { $n } Gesuche offen, und mehr dürfen es nicht sein. „streichen NUMMER“ nimmt eins zurück.
club-seek-refused = Du lehnst { $preset } selbst ab: „annehmen { $preset }“ beendet das.
club-seek-same = Dein Gesuch { $number } sagt schon dasselbe. „streichen { $number }“ nimmt es zurück.

club-take-own = Gesuch { $number } ist dein eigenes. „streichen { $number }“ nimmt es zurück.
club-take-again = Gesuch { $number } hast du schon angenommen: Es ist Partie { $game }.
club-take-refused = Du hast abgelehnt, mit { $name } zu spielen.
club-take-unrated = { $name } sucht jemanden mit einer Wertungszahl von { $window }. Für { $list } hast du noch keine, und wer keine hat, zählt als { $rating }.
club-take-rating = { $name } sucht jemanden mit einer Wertungszahl von { $window }, und deine für { $list } ist { $rating }.
club-window-between = { $least } bis { $most }
club-window-least = { $least } oder mehr
club-window-most = { $most } oder weniger
club-offer-filled = { $name } war schneller und hat Gesuch { $number } am { $at } angenommen.
club-offer-filled-all = Alle { $n } Partien von Gesuch { $number } sind vergeben; die letzte ging am { $at } an { $name }.
club-offer-cancelled = Gesuch { $number } wurde am { $at } zurückgenommen.
club-offer-left = Gesuch { $number } gilt seit dem { $at } nicht mehr.
club-offer-expired = Gesuch { $number } ist am { $at } abgelaufen.
club-cancel-theirs = Du hast kein Gesuch { $number }.

club-zone-same = { $zone } ist schon deine Zeitzone.
club-zone-again = Du hast deine Zeitzone am { $at } geändert. Solange eine Uhr von dir läuft, geht das einmal in 7 Tagen: wieder ab dem { $again }.
club-weekends-off-already = Deine Wochenenden sind schon spielfrei. „wochenende zählt“ beendet das.
club-weekends-on-already = Deine Wochenenden zählen schon wie alle anderen Tage. „wochenende frei“ lässt deine Uhren samstags und sonntags stehen.
club-weekends-again = Du hast deine Wochenenden am { $at } spielfrei gemacht. Solange eine Uhr von dir läuft, geht das einmal in 7 Tagen: wieder ab dem { $again }.

club-vacation-backwards = Ein Urlaub vom { $from } bis zum { $to } endet, bevor er beginnt. Schreib erst den ersten Tag, dann den letzten.
club-vacation-past = Ein Urlaub kann nicht am { $from } beginnen: Wo du lebst, ist heute der { $today }. Was vorbei ist, kann nicht mehr frei werden.
club-vacation-far = Der { $to } ist mehr als ein Jahr entfernt. Buch ihn später.
club-vacation-already = Vom { $from } bis zum { $to } hast du schon gebucht.
club-vacation-too-much = Das würde dein Urlaubskonto { $n ->
    [one] einen Tag
   *[other] { $n } Tage
} kosten, und darauf { $most ->
    [0] ist kein ganzer Tag
    [one] ist nur ein ganzer Tag
   *[other] sind nur { $most } ganze Tage
}.
club-vacation-none = Du hast keinen Urlaub, der beendet werden könnte.
club-automatic-on-already = Läuft deine Zeit ab, so wird jetzt schon Urlaub angerechnet, in jeder Partie einmal. „urlaub auto aus“ beendet das.
club-automatic-off-already = In deinen Partien wird schon jetzt kein Urlaub von selbst angerechnet. „urlaub auto an“ schaltet das ein.

club-reminders-too-many = Zu einem Zug gibt es höchstens { $most } Erinnerungen.
club-reminders-bounds = Eine Erinnerung kommt, wenn deine Uhr noch mindestens eine Stunde und höchstens ein Jahr zeigt, wie in „post erinnerungen 3d 12h“.

club-takeover-goes-on = Partie { $game } ist nicht zu Ende. Ein Platz kann angeboten werden, sobald jemand darauf durch Zeitüberschreitung verloren hat.
club-takeover-done = Der Platz in Partie { $game } wurde schon übernommen: Sie geht als Partie { $now } weiter.
club-takeover-otherwise = Partie { $game } endete { $result } ({ $why }). Angeboten werden kann nur ein Platz, auf dem jemand durch Zeitüberschreitung verloren oder diesen Dienst verlassen hat.
club-takeover-alone = Partie { $game } hast du gegen dich selbst gespielt. Es gibt keinen Gegner, dessen Platz angeboten werden könnte.
club-takeover-yours = Deinen Platz in Partie { $game } hast du selbst aufgegeben. Nur { $name } kann ihn anbieten.
club-takeover-private = Partie { $game } ist privat: Andere würden ihre Stellung sehen.
club-takeover-late = Ein Platz kann bis dreißig Tage nach dem Ende seiner Partie angeboten werden; für Partie { $game } waren sie am { $until } um.
club-takeover-set-up = Partie { $game } endete, bevor beide Seiten aufgestellt hatten. Es gibt keine Stellung, von der aus sie weitergehen könnte.
club-takeover-heard = { $name } hat sich in den letzten dreißig Tagen gemeldet. Kommt nichts mehr, so kannst du den Platz in Partie { $game } vom { $from } bis zum { $until } anbieten.
club-takeover-heard-late = { $name } hat sich in den letzten dreißig Tagen gemeldet und ist also noch da: Der Platz in Partie { $game } kann nicht angeboten werden.
club-take-gave-up = Gesuch { $number } gilt dem Platz in Partie { $game }, in der du selbst gespielt hast.
