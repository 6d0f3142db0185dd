package rules

// Result is a result word of PGN and of the record format.
type Result string

const (
	Ongoing   Result = "*"
	WhiteWins Result = "1-0"
	BlackWins Result = "0-1"
	Drawn     Result = "1/2-1/2"
)

// Win returns the result in which the side has won.
func Win(s Side) Result {
	if s == White {
		return WhiteWins
	}
	return BlackWins
}

// Outcome says whether a game has ended, how, and why in a few words ("both royal Chiefs captured"). Its zero value is a
// game that goes on.
type Outcome struct {
	Result Result // "" means Ongoing
	Reason string
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Result != "" && o.Result != Ongoing }
