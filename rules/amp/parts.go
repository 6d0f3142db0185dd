package amp

// The work of a game, by subject.
type (
	describer struct{ *Game } // tells its rules in sentences
	compiler  struct{ *Game } // makes what is looked up in play of what a preset says
	parser    struct{ *Game } // reads positions
	royalty   struct{ *Game } // which leaders may not be lost
)

// The work on a turn, by subject.
type (
	refuser struct{ *play } // finds out why a turn may not be played
	relay   struct{ *play } // hands a turn on from one group to the next
	asker   struct{ *play } // finds out who may ask for what
)
