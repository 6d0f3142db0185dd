package club

// Person is what somebody has chosen that concerns more than one game. The zero value is somebody who has chosen nothing. A value never
// changes: Apply makes another. Name, addresses and keys are no part of it; they belong to whoever reads letters.
type Person struct {
	Version int  // how many events it is the sum of
	Strict  bool // nothing of theirs is played before they confirm it

	Tutorials Tutorials // the guided first games

	Letters Letters // how they want to be written to

	Limits   []Limit  // how many games they want at once, by preset
	Presets  []string // which they refuse, in the order of the alphabet
	Refused  []int    // players by their numbers, likewise
	Unwanted []Unwanted
}
