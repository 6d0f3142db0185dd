package lifeform

// The work on a position, by subject.
type (
	refuser struct{ *Position } // finds out why a turn may not be played
	feeder  struct{ *Position } // who takes whom
	setter  struct{ *Position } // judges set-ups
)
