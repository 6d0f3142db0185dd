package amp

// Win is a way to win: what the other side must have lost, or one's own side have reached. Numbers and kinds are counted against the
// first position: of what a side does not have there it cannot lose the last.
type Win struct {
	By Goal
	// Count is, with TakeRoyals, how many royal leaders must be taken: so many, AllRoyals, or 0 for what the AMPs themselves say
	// (Group.Royal).
	Count  int
	Units  string  // letters of kinds, with TakeUnits and Reach
	On     Zone    // with Reach: where one of these must come
	Hold   bool    // with Reach: and still stand when the other side's turn has ended
	Points []Worth // with Score: what captures bring
	To     int     // and how many points win
}

// Worth is what a captured unit of a kind brings.
type Worth struct {
	Letter byte
	Points int
}

// Worth is what a unit with the letter brings.
func (w *Win) Worth(letter byte) int {
	for _, one := range w.Points {
		if one.Letter == letter {
			return one.Points
		}
	}
	return 0
}

// Goal is what a Win asks for.
type Goal uint8

const (
	TakeRoyals Goal = iota // the other side's royal leaders are taken
	TakeUnits              // all the other side's units of some kinds
	Reach                  // a unit comes to a zone
	Bare                   // the other side has none but leaders left
	Score                  // captures bring so many points
)

// AllRoyals is Win.Count for every royal leader.
const AllRoyals = -1

// NoMove is what becomes of a side that can activate nothing when its turn comes.
type NoMove uint8

const (
	MustPass NoMove = iota // it passes (G-3)
	Loses
	Draws
)

// The most that a preset may ask for, so that points and turns fit into a position.
const (
	MostPoints = 9999 // of Win.To
	MostValue  = 999  // of Win.Points
	MostTurns  = 9999 // of Spec.Limit
)
