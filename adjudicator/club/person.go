package club

// Person is what somebody has chosen that concerns more than one game. The zero value is somebody who has chosen nothing. A value never
// changes: Apply makes another. Name, addresses and keys are no part of it; they belong to whoever reads letters.
type Person struct {
	Version int  // how many events it is the sum of
	Strict  bool // nothing of theirs is played before they confirm it

	Tutorials Tutorials // the guided first games

	Letters Letters // how they want to be written to
}
