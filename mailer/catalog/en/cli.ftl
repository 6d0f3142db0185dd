# What the command line says.

cli-no-help = no help on “{ $topic }”; the topics are { $topics }
cli-no-language = no language “{ $language }”; the languages are { $languages }

cli-no-preset = name a preset, such as pbem check chesimals-2; see pbem check --help
cli-note = note: { $note }
cli-removed = removed: { $units }
cli-removed-unit = { $side }'s { $unit }
cli-preset-large = a preset file has at most { $most } bytes
cli-preset-right = { $file }: { $preset } can be played
cli-preset-warning = warning: { $warning }

cli-admin-would = --yes would do this: { $words }. { $letters ->
    [0] It sends no letter at once.
    [one] It sends one letter at once.
   *[other] It sends { $letters } letters at once.
} You would read:
cli-admin-yes = nothing done yet; add --yes to do it: { $words }
cli-why-nothing = I know nothing about { $letter }

# Ratings and crosstables.
cli-left-out = left out: { $why }
cli-unsigned = the game is over, but I couldn't check any signature
cli-rated-lacks = it says it's rated but has no { $tag }, so it isn't
cli-revision-forked = { $other } is another record of this game with revision { $revision }, so neither counts
cli-revision-older = this is revision { $revision }; { $other } is revision { $newest }, which counts
cli-at = --at needs a day such as 2027-02-01, not "{ $words }"
cli-ratings-preset = no record of such a preset, and { $why }
cli-programs-left = { $n ->
    [one] I left out one game against a program; --programs shows it.
   *[other] I left out { $n } games against programs; --programs shows them.
}
cli-ratings-none = no rated game in a month that has ended
cli-column-rank = rank
cli-column-name = name
cli-column-rating = rating
cli-column-deviation = deviation
cli-column-games = games
cli-column-won = won
cli-column-drawn = drawn
cli-column-lost = lost
cli-event-unsigned = I couldn't check any signature
cli-event-forked = two different files have the same revision, so neither counts
cli-event-line = { $name }: { $preset }, { $kind }, { $n ->
    [one] 1 player
   *[other] { $n } players
}, began { $began }, { $state }
cli-event-in-play = in play
cli-event-ended = ended { $day }
cli-events-none = no tournament file ({ $files }) here
cli-event-none = no trustworthy file ({ $files }) of a tournament "{ $name }" here
cli-events-many = several tournaments have this name ({ $one } and { $other }): name the folder of yours
