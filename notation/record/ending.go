package record

import (
	"fmt"
	"strconv"
	"strings"

	"pbem/rules"
)

// The reasons for which people and the clock end a game, as the program writes them.
const (
	whyResigned = "resigned"
	whyTime     = "time"
	whyNobody   = "time: neither side was set up"
	whyAgreed   = "agreed draw"
)

// result compares the result with what the rules say; where they say nothing, the record's word counts.
func (w *walker) result() error {
	if len(w.r.Turns) == 0 {
		w.outcome = w.position.Outcome()
	}
	if !w.outcome.Over() {
		return w.decided()
	}
	w.report.ByRules = true
	if w.outcome.Result != w.r.Result {
		return fmt.Errorf("the result is %s by the rules (%s), but the record says %s", w.outcome.Result, w.outcome.Reason, w.r.Result)
	}
	return nil
}

// decided checks the end of a game that the rules do not end. People may have ended it, and what they say of it in their own
// words counts, unless it is what only the rules can bring about.
func (w *walker) decided() error {
	why, _, _ := strings.Cut(w.r.Termination, "; ")
	won := w.r.Result == rules.WhiteWins || w.r.Result == rules.BlackWins
	switch {
	case isByRules(why):
		return fmt.Errorf("the record says %q, but by the rules the game goes on in its last position: only the players or the clock can have ended it (%s, %s, %s, …)",
			w.r.Termination, whyResigned, whyTime, whyAgreed)
	case isDraw(why):
		return w.draw()
	case (why == whyResigned || why == whyTime) && !won:
		return fmt.Errorf("the record says %q, so somebody has won, but its result is %s", w.r.Termination, w.r.Result)
	case why == whyNobody && w.r.Result != rules.Drawn:
		return fmt.Errorf("the record says %q, so nobody has won, but its result is %s", w.r.Termination, w.r.Result)
	}
	return nil
}

// draw: in some games a draw, agreed or claimed, is given to the side that stands better (CO-8).
func (w *walker) draw() error {
	adjudged, ok := w.position.(rules.Adjudged)
	if !ok && w.r.Result != rules.Drawn {
		return fmt.Errorf("the record says %q, but its result is %s", w.r.Termination, w.r.Result)
	}
	if !ok {
		return nil
	}
	if o := adjudged.Draw(); o.Result != w.r.Result {
		return fmt.Errorf("the draw is worth %s by the rules (%s), but the record says %s", o.Result, o.Reason, w.r.Result)
	}
	return nil
}

// isDraw reports whether a game ended by a draw that was agreed or claimed: "threefold repetition".
func isDraw(why string) bool {
	many, rest, _ := strings.Cut(why, " ")
	return why == whyAgreed || strings.HasSuffix(many, "fold") && rest == "repetition" || isQuiet(many, rest)
}

// isQuiet: "50 turns without a capture".
func isQuiet(many, rest string) bool {
	_, err := strconv.Atoi(many)
	return err == nil && (strings.HasPrefix(rest, "turns without ") || strings.HasPrefix(rest, "turn without "))
}

// mostLost is how many words the engines have for what a side has lost: "the royal Chief captured", "Head and Torso captured".
const mostLost = 4

// isByRules reports whether only the rules of a game, of whichever, end it for such a reason: "both royal Chiefs captured".
func isByRules(why string) bool {
	why = strings.ToLower(why)
	switch why {
	case "mate", "checkmate", "stalemate", "stalemate by the slide", "head and torso parted", "neither body is whole", "neither side has a king",
		"neither side has a royal leader", "both sides have only the king left":
		return true
	}
	bare := strings.HasPrefix(why, "white has only the king left") || strings.HasPrefix(why, "black has only the king left")
	return bare || strings.HasSuffix(why, " captured") && len(strings.Fields(why)) <= mostLost
}
