// Package ending spells how a game ended as records of version 1 do in their tag Termination ("resigned", "both royal Chiefs
// captured"), and as events did that were stored before outcomes were values.
//
// The words are a part of those formats, in whatever language letters are written: they must never change. What people read is
// rendered from rules.Outcome.Phrase.
package ending

import (
	"fmt"
	"strconv"

	"pbem/rules"
)

// spelling is a cause as it is spelt.
type spelling struct {
	cause rules.Cause
	text  string
}

// fixed are the causes whose spelling has no holes.
func fixed() []spelling {
	return []spelling{
		{rules.NoRoyals, "neither side has a royal leader"}, {rules.HeadCaptured, "Head captured"}, {rules.TorsoCaptured, "Torso captured"},
		{rules.BodyCaptured, "Head and Torso captured"}, {rules.NeckCaptured, "Neck captured"}, {rules.Parted, "Head and Torso parted"},
		{rules.NoBodies, "neither body is whole"}, {rules.Checkmate, "checkmate"}, {rules.Stalemate, "stalemate"},
		{rules.SlideStalemate, "stalemate by the slide"}, {rules.NoKings, "neither side has a king"},
		{rules.OnlyKings, "both sides have only the King left"}, {rules.Resigned, "resigned"}, {rules.TimeOut, "time"},
		{rules.NobodySetUp, "time: neither side was set up"}, {rules.Agreed, "agreed draw"}, {rules.Declined, "declined"},
		{rules.Withdrawn, "withdrawn"},
		{rules.UnitsCaptured, "all units of a kind captured"}, {rules.Reached, "a goal reached"}, {rules.Held, "a goal held"},
		{rules.Bared, "none but leaders left"}, {rules.Points, "points"}, {rules.NoMove, "a side cannot move"}, {rules.TurnLimit, "turn limit"},
	}
}

// Write spells why a game ended; "" where there is no cause.
func Write(o rules.Outcome) string {
	text := ""
	for _, s := range fixed() {
		if s.cause == o.Cause {
			text = s.text
		}
	}
	switch o.Cause {
	case rules.RoyalsCaptured:
		text = royals(o.Lost)
	case rules.KingCaptured:
		text = "King captured"
		if winner, won := o.Result.Winner(); won && o.Lost.Named {
			text = winner.Other().String() + "'s king captured"
		}
	case rules.OneKingLeft:
		text = bare(o.Units).String() + " has only the King left: " + units(o.Units)
	case rules.MoreUnits, rules.EvenUnits:
		text = units(o.Units)
	case rules.Repetition:
		text = strconv.Itoa(o.Count) + "-fold repetition"
		if o.Count == 3 {
			text = "threefold repetition"
		}
	case rules.QuietTurns:
		text = quiet(o)
	}
	if o.Weighed {
		text += "; " + units(o.Units)
	}
	return text
}

func royals(l rules.Loss) string {
	name := l.Unit
	if l.Royal {
		name = "royal " + name
	}
	switch l.All {
	case 1:
		return "the " + name + " captured"
	case 2:
		return "both " + name + "s captured"
	}
	return "all " + name + "s captured"
}

func units(n [2]int) string {
	switch white, black := n[rules.White], n[rules.Black]; {
	case white > black:
		return fmt.Sprintf("White has more units, %d to %d", white, black)
	case black > white:
		return fmt.Sprintf("Black has more units, %d to %d", black, white)
	default:
		return fmt.Sprintf("both sides have %d units", white)
	}
}

// bare is the side with one unit.
func bare(n [2]int) rules.Side {
	if n[rules.White] == 1 {
		return rules.White
	}
	return rules.Black
}

func quiet(o rules.Outcome) string {
	event := ""
	for _, e := range events() {
		if e.quiet == o.Quiet {
			event = e.text
		}
	}
	if o.Count == 1 {
		return "1 turn without " + event
	}
	return strconv.Itoa(o.Count) + " turns without " + event
}

// event is what begins the count of quiet turns anew, as it is spelt.
type event struct {
	quiet rules.Quiet
	text  string
}

func events() []event {
	return []event{
		{rules.UntilCapture, "capture"}, {rules.UntilPawnMove, "capture or pawn move"}, {rules.UntilRemoval, "capture or removal"},
	}
}
