# Was über einzelnen Partien steht: Gesuche, und zu wem sie passen. $name ist jemand anderes.

club-refuses-player = { $name } möchte diese Partie nicht.
club-refuses-preset = { $name } spielt { $title } zurzeit nicht.
club-limits-preset = { $name } spielt höchstens { $most ->
    [one] eine Partie
   *[other] { $most } Partien
} { $title } zugleich, und { $n ->
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
} von höchstens { $most }. { $adds ->
    [0] Ist eine zu Ende, kannst du eine neue beginnen.
   *[other] Jede, die du rechtzeitig beendest, gibt { $adds } dazu.
}
club-cap-theirs = Bei { $name } { $n ->
    [one] läuft eine Partie
   *[other] laufen { $n } Partien
}; mehr geht im Moment nicht.

club-seek-past = Der { $until } ist schon vorbei. Schreib einen späteren Tag: „bis 2027-01-31“.
club-seek-far = Ein Gesuch kann höchstens { $most } Tage offen bleiben.
club-seek-many = Du hast { $n } Gesuche offen; mehr geht nicht. „streichen NUMMER“ nimmt eins zurück.
club-seek-refused = Du lehnst { $title } selbst ab: „annehmen { $preset }“ macht das rückgängig.
club-seek-same = Dein Gesuch { $number } sagt schon dasselbe. „streichen { $number }“ nimmt es zurück.

club-take-own = Gesuch { $number } ist dein eigenes. „streichen { $number }“ nimmt es zurück.
club-take-again = Gesuch { $number } hast du schon angenommen: Es ist Partie { $game }.
club-take-refused = Du wolltest nicht mit { $name } spielen.
club-take-unrated = { $name } sucht jemanden mit einer Wertung von { $window }. Für { $list } hast du noch keine; das zählt als { $rating }.
club-take-rating = { $name } sucht jemanden mit einer Wertung von { $window }; deine für { $list } ist { $rating }.
club-window-between = { $least } bis { $most }
club-window-least = { $least } oder mehr
club-window-most = { $most } oder weniger
club-offer-filled = { $name } war schneller und hat Gesuch { $number } am { $at } angenommen.
club-offer-filled-all = Alle { $n } Partien von Gesuch { $number } sind vergeben; die letzte ging am { $at } an { $name }.
club-offer-cancelled = Gesuch { $number } wurde am { $at } zurückgenommen.
club-offer-left = Gesuch { $number } ist seit dem { $at } geschlossen.
club-offer-expired = Gesuch { $number } ist am { $at } abgelaufen.
club-cancel-theirs = Du hast kein Gesuch { $number }.

club-zone-same = Deine Zeitzone ist schon { $zone }.
club-zone-again = Du hast deine Zeitzone am { $at } geändert. Solange eine Uhr von dir läuft, geht das einmal in 7 Tagen: wieder ab dem { $again }.
club-weekends-off-already = Deine Wochenenden sind schon frei. „wochenende zählt“ macht das rückgängig.
club-weekends-on-already = Deine Wochenenden zählen schon. „wochenende frei“ lässt deine Uhren samstags und sonntags stehen.
club-weekends-again = Du hast deine Wochenenden am { $at } frei gemacht. Solange eine Uhr von dir läuft, geht das einmal in 7 Tagen: wieder ab dem { $again }.

club-vacation-backwards = { $from } bis { $to } würde enden, bevor er beginnt. Schreib erst den ersten Tag, dann den letzten.
club-vacation-past = Ein Urlaub kann nicht am { $from } beginnen: Bei dir ist schon der { $today }.
club-vacation-far = Der { $to } ist mehr als ein Jahr entfernt. Buch ihn bitte später.
club-vacation-already = Vom { $from } bis zum { $to } hast du schon gebucht.
club-vacation-too-much = Das würde { $n ->
    [one] einen Tag
   *[other] { $n } Tage
} Urlaub kosten, und du hast { $most ->
    [0] keinen mehr
    [one] nur noch einen
   *[other] nur noch { $most }
}.
club-vacation-none = Du hast keinen Urlaub, der zu beenden wäre.
club-automatic-on-already = Das ist schon an. „urlaub auto aus“ beendet das.
club-automatic-off-already = Das ist schon aus. „urlaub auto an“ schaltet es ein.

club-reminders-too-many = Pro Zug kannst du höchstens { $most } Erinnerungen haben.
club-reminders-bounds = Eine Erinnerung kann zwischen einer Stunde und einem Jahr vor Ablauf kommen, wie in „post erinnerungen 3d 12h“.

club-takeover-goes-on = Partie { $game } ist nicht zu Ende. Einen Platz kannst du anbieten, wenn dort jemand durch Zeit verloren hat.
club-takeover-done = Der Platz in Partie { $game } wurde schon übernommen: Sie geht als Partie { $now } weiter.
club-takeover-otherwise = Partie { $game } endete { $result } ({ $why }). Anbieten kannst du nur den Platz von jemandem, der durch Zeit verloren hat oder gegangen ist.
club-takeover-alone = Partie { $game } hast du gegen dich selbst gespielt; es gibt keinen Platz anzubieten.
club-takeover-yours = Deinen Platz in Partie { $game } hast du selbst aufgegeben. Nur { $name } kann ihn anbieten.
club-takeover-private = Partie { $game } ist privat; andere würden ihre Stellung sehen.
club-takeover-late = Einen Platz kannst du dreißig Tage nach dem Ende anbieten. Für Partie { $game } waren sie am { $until } um.
club-takeover-set-up = Partie { $game } endete, bevor beide aufgestellt hatten; es gibt keine Stellung, von der aus sie weitergehen könnte.
club-takeover-heard = { $name } hat in den letzten dreißig Tagen geschrieben. Kommt nichts mehr, kannst du den Platz in Partie { $game } vom { $from } bis zum { $until } anbieten.
club-takeover-heard-late = { $name } hat in den letzten dreißig Tagen geschrieben; den Platz in Partie { $game } kannst du nicht anbieten.
club-take-gave-up = Den Platz in Partie { $game } hattest du selbst; Gesuch { $number } kannst du nicht annehmen.
