# What the command line tells people: about their language and the manual, and of what it judges, looks over and reckons.

cli-no-help = there is no help on “{ $topic }”; the topics are { $topics }
cli-no-language = “{ $language }” is not offered; the languages are { $languages }

# Judging a turn, and looking presets over.
cli-no-preset = missing flags: --preset=P; see pbem --help
cli-position = cannot read the position: { $why }
cli-note = note: { $note }
cli-removed = removed: { $units }
cli-removed-unit = { $side }'s { $unit }
cli-preset-unread = { $file } cannot be read: { $why }
cli-preset-large = a preset file has at most { $most } bytes
cli-preset-right = { $file }: { $preset } can be played
cli-preset-warning = warning: { $warning }

# What the host decides on the machine, and asks about letters.
cli-admin-would = With --yes this is done: { $words }. { $letters ->
    [0] No letter goes out by it at once.
    [one] One letter goes out by it at once.
   *[other] { $letters } letters go out by it at once.
} You read then:
cli-admin-yes = nothing is done yet; say --yes to do it: { $words }
cli-why-nothing = nothing is known of { $letter }

# What is reckoned from records: ratings and crosstables.
cli-left-out = left out: { $why }
cli-unsigned = it is over, and no signature of it could be checked
cli-rated-lacks = it says that it is rated, and not { $tag }; so it is not
cli-revision-forked = { $other } is another record of this game with the same revision, { $revision }, so neither counts
cli-revision-older = revision { $revision } of a game of which { $other } is revision { $newest }, which counts
cli-at = --at wants a day as in 2027-02-01, not "{ $words }"
cli-ratings-preset = no record is of such a preset, and { $why }
cli-ratings-none = no rated game is in a month that has ended
cli-column-rank = rank
cli-column-name = name
cli-column-rating = rating
cli-column-deviation = deviation
cli-column-games = games
cli-column-won = won
cli-column-drawn = drawn
cli-column-lost = lost
cli-event-unsigned = no signature of it could be checked
cli-event-forked = two different files of it have the same revision, so neither counts
cli-event-line = { $name }: { $preset }, { $kind }, { $n ->
    [one] 1 player
   *[other] { $n } players
}, began { $began }, { $state }
cli-event-in-play = in play
cli-event-ended = ended { $day }
cli-events-none = no file of a tournament ({ $files }) is here
cli-event-none = no file ({ $files }) of a tournament "{ $name }" is here that can be believed
cli-events-many = there is more than one tournament of this name, of { $one } and { $other }: name the folder of the one that you mean
