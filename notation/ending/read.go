package ending

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
)

// Read finds the cause that a game's end was spelt with; ok is false for words of other people's making. By is who lost, where
// the cause is somebody's doing.
func Read(text string, r rules.Result) (o rules.Outcome, ok bool) {
	o = rules.Outcome{Result: r}
	why, weighed, isWeighed := strings.Cut(text, "; ")
	for _, read := range []func(string, *rules.Outcome) bool{readFixed, readRoyals, readKing, readBare, readUnits, readRepetition, readQuiet} {
		if read(why, &o) {
			ok = true
			break
		}
	}
	if isWeighed && ok {
		o.Weighed, ok = true, o.Cause.Drawing() && readWorth(weighed, &o)
	}
	if loser, lost := loserOf(r); lost && (o.Cause == rules.Resigned || o.Cause == rules.TimeOut) {
		o.By = rules.By(loser)
	}
	if !ok || Write(o) != text {
		return rules.Outcome{Result: r}, false
	}
	return o, true
}

func loserOf(r rules.Result) (s rules.Side, lost bool) {
	winner, won := r.Winner()
	return winner.Other(), won
}

func readFixed(text string, o *rules.Outcome) bool {
	for _, s := range fixed() {
		if s.text == text {
			o.Cause = s.cause
			return true
		}
	}
	return false
}

// readRoyals: "both royal Chiefs captured". Three stand for all of three or more, as in rules.Loss.
func readRoyals(text string, o *rules.Outcome) bool {
	how, rest, _ := strings.Cut(text, " ")
	all := 1 + slices.Index([]string{"the", "both", "all"}, how)
	name, captured := strings.CutSuffix(rest, " captured")
	if all == 0 || !captured {
		return false
	}
	if all > 1 {
		name = strings.TrimSuffix(name, "s")
	}
	name, royal := strings.CutPrefix(name, "royal ")
	o.Cause, o.Lost = rules.RoyalsCaptured, rules.Loss{Unit: name, Royal: royal, All: all}
	return name != ""
}

func readKing(text string, o *rules.Outcome) bool {
	o.Cause = rules.KingCaptured
	o.Lost.Named = strings.HasSuffix(text, "'s king captured")
	return text == "King captured" || o.Lost.Named
}

func readBare(text string, o *rules.Outcome) bool {
	_, worth, ok := strings.Cut(text, " has only the King left: ")
	o.Cause = rules.OneKingLeft
	return ok && readWorth(worth, o)
}

func readUnits(text string, o *rules.Outcome) bool {
	if !readWorth(text, o) {
		return false
	}
	o.Cause = rules.MoreUnits
	if o.Units[rules.White] == o.Units[rules.Black] {
		o.Cause = rules.EvenUnits
	}
	return true
}

// readWorth: "White has more units, 7 to 5", "both sides have 5 units".
func readWorth(text string, o *rules.Outcome) bool {
	var side string
	var more, fewer int
	if _, err := fmt.Sscanf(text, "both sides have %d units", &more); err == nil {
		o.Units = [2]int{more, more}
		return true
	}
	if _, err := fmt.Sscanf(text, "%s has more units, %d to %d", &side, &more, &fewer); err != nil {
		return false
	}
	o.Units = [2]int{more, fewer}
	if side == rules.Black.String() {
		o.Units = [2]int{fewer, more}
	}
	return true
}

func readRepetition(text string, o *rules.Outcome) bool {
	many, ok := strings.CutSuffix(text, "fold repetition")
	n, err := strconv.Atoi(strings.TrimSuffix(many, "-"))
	if many == "three" {
		n, err = 3, nil
	}
	o.Cause, o.Count = rules.Repetition, n
	return ok && err == nil
}

func readQuiet(text string, o *rules.Outcome) bool {
	many, rest, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(many)
	_, words, ok := strings.Cut(rest, " without ")
	if err != nil || !ok {
		return false
	}
	for _, e := range events() {
		if e.text == words {
			o.Cause, o.Count, o.Quiet = rules.QuietTurns, n, e.quiet
			return true
		}
	}
	return false
}
