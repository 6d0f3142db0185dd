package notation

import (
	"strings"
	"unicode"

	"pbem/rules"
)

// maxQuote bounds the words quoted in an error, in bytes.
const maxQuote = 60

func refuse(action int, quote, why, help string) *rules.Violation {
	return &rules.Violation{Code: rules.CannotRead, Action: action, Quote: clip(quote), Why: why, Help: help}
}

func tooLong() error {
	return refuse(0, "", "This is longer than any turn can be.", "Please send one turn, and nothing else.")
}

func tooMany() error {
	return refuse(0, "", "There are more actions here than any turn can have.", "Please send one turn, and nothing else.")
}

func nothing(v *rules.Vocabulary) error {
	return refuse(0, "", "There is no turn here.", example(v))
}

func quotedLine() error {
	return refuse(0, ">", "A line that starts with > is a quotation of another letter, and quotations are not played.",
		"Please write the turn on lines of its own.")
}

// unknownWords refuses words that mean nothing in the game; help is how its turns or its set-ups are written.
func unknownWords(words []string, help string, v *rules.Vocabulary) error {
	const shown = 4
	quote := strings.Join(words[:min(shown, len(words))], ", ")
	why := "This word is not one of the game's."
	if len(words) > 1 {
		why = "These words are not the game's."
	}
	for _, w := range words {
		if known := foreign(strings.ToLower(w), v); known != "" {
			return refuse(0, w, known, help)
		}
	}
	for _, w := range words[:min(shown, len(words))] {
		if known := nearest(strings.ToLower(w), v); known != "" {
			help = "Did you mean " + known + "? " + help
			break
		}
	}
	return refuse(0, quote, why, help)
}

func strangeSquare(before, quote string, v *rules.Vocabulary) error {
	return refuse(0, quote, "No unit is written "+clip(strings.ToUpper(before))+".",
		"The units are "+unitList(v)+".")
}

func offTheBoard(square string, v *rules.Vocabulary) error {
	if unbounded(v) {
		return refuse(0, square, "This square is too far away.", "")
	}
	corner := rules.Square{File: int16(v.Files - 1), Rank: int16(v.Ranks)}.String()
	return refuse(0, square, "There is no such square: the board goes from a1 and ends at "+corner+".", "")
}

// unitList writes "C (Chief), W (warmachine)".
func unitList(v *rules.Vocabulary) string {
	var list []string
	for _, u := range v.Units {
		list = append(list, string(rune(u.Letter))+" ("+u.Name+")")
	}
	return strings.Join(list, ", ")
}

// example shows how a turn is written in the game, and a set-up where there are set-ups.
func example(v *rules.Vocabulary) string {
	written := "A turn is written like this: " + exampleTurn(v) + "."
	if v.SetupRanks > 0 {
		return written + " " + setupExample(v)
	}
	return written
}

func exampleTurn(v *rules.Vocabulary) string {
	if v.Example != "" {
		return v.Example
	}
	unit := ""
	if len(v.Units) > 0 {
		unit = string(rune(v.Units[0].Letter))
	}
	action := unit + "c2-c3"
	switch {
	case v.Leads == rules.GroupLead && len(v.Groups) > 0:
		action = v.Groups[0].Name + ": " + action
	case v.Leads == rules.UnitLead:
		action = unit + "c2: " + action
	}
	return action
}

// setupExample shows the two ways to write a set-up.
func setupExample(v *rules.Vocabulary) string {
	list := "setup:"
	for i, u := range v.Units[:min(3, len(v.Units))] {
		list += " " + string(rune(u.Letter)) + rules.Square{File: int16(i), Rank: 1}.String()
	}
	return "A set-up is written like this: " + list + " …, or drawn: a row for each of your ranks, a letter for a unit, a dot for an empty square."
}

// clip makes a quotation fit for an error: one line, printable, not too long.
func clip(s string) string {
	printable := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case !unicode.IsPrint(r) || r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, s[:min(len(s), 4*maxQuote)])
	one := strings.Join(strings.Fields(printable), " ")
	if len(one) <= maxQuote {
		return one
	}
	cut := maxQuote
	for cut > 0 && one[cut]&0xC0 == 0x80 {
		cut--
	}
	return one[:cut] + "…"
}
