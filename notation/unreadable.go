package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"pbem/rules"
	"pbem/rules/phrase"
)

// maxQuote bounds the words quoted in an error, in bytes.
const maxQuote = 60

func refuse(action int, quote string, why, help phrase.Phrase) *rules.Violation {
	return &rules.Violation{Code: rules.CannotRead, Action: action, Quote: clip(quote), Why: why, Help: help}
}

func tooLong() error {
	return refuse(0, "", phrase.New("notation-too-long"), phrase.New("notation-send-one-turn"))
}

func tooMany() error {
	return refuse(0, "", phrase.New("notation-too-many-actions"), phrase.New("notation-send-one-turn"))
}

func nothing(v *rules.Vocabulary) error {
	return refuse(0, "", phrase.New("notation-nothing"), example(v))
}

func quotedLine() error {
	return refuse(0, ">", phrase.New("notation-quotation"), phrase.New("notation-lines-of-its-own"))
}

// unknownWords refuses words that mean nothing in the game; help is how its turns or its set-ups are written.
func unknownWords(words []string, help phrase.Phrase, v *rules.Vocabulary) error {
	const shown = 4
	for _, w := range words {
		if why := foreign(strings.ToLower(w), v); !why.Empty() {
			return refuse(0, w, why, help)
		}
	}
	first := words[:min(shown, len(words))]
	for _, w := range first {
		if known := nearest(strings.ToLower(w), v); known != "" {
			help = phrase.Join(phrase.Sentences, phrase.New("notation-did-you-mean", "word", known), help)
			break
		}
	}
	named := make([]phrase.Phrase, len(first))
	for i, w := range first {
		named[i] = phrase.New("notation-word", "word", phrase.Words(clip(w)))
	}
	why := phrase.New("notation-unknown-words", "n", len(words), "words", phrase.Join(phrase.And, named...))
	return &rules.Violation{Code: rules.CannotRead, Quote: clip(strings.Join(first, ", ")), Why: why, Help: help, Named: true}
}

func strangeSquare(before, quote string, v *rules.Vocabulary) error {
	return refuse(0, quote, phrase.New("notation-no-unit-written", "letter", clip(strings.ToUpper(before))), unitList(v))
}

func offTheBoard(square string, v *rules.Vocabulary) error {
	if unbounded(v) {
		return refuse(0, square, phrase.New("notation-too-far"), phrase.Phrase{})
	}
	corner := rules.Square{File: int16(v.Files - 1), Rank: int16(v.Ranks)}
	return refuse(0, square, phrase.New("notation-no-such-square", "corner", corner), phrase.Phrase{})
}

// unitList says "The units are C (Chief), W (warmachine)."
func unitList(v *rules.Vocabulary) phrase.Phrase {
	list := make([]phrase.Phrase, len(v.Units))
	for i, u := range v.Units {
		list[i] = phrase.New("notation-unit", "letter", u.Letter, "unit", phrase.Term{Kind: "unit", Name: u.Name})
	}
	return phrase.New("notation-units", "units", phrase.Join(phrase.Commas, list...))
}

// howToWrite says how an action is written, and a set-up where there are set-ups.
func howToWrite(v *rules.Vocabulary) phrase.Phrase {
	how := phrase.New("notation-how-to-write")
	if v.SetupRanks > 0 {
		return phrase.Join(phrase.Sentences, how, setupExample(v))
	}
	return how
}

// example shows how a turn is written in the game, and a set-up where there are set-ups.
func example(v *rules.Vocabulary) phrase.Phrase {
	written := phrase.New("notation-example", "turn", exampleTurn(v))
	if v.SetupRanks > 0 {
		return phrase.Join(phrase.Sentences, written, setupExample(v))
	}
	return written
}

func exampleTurn(v *rules.Vocabulary) phrase.Phrase {
	if !v.Example.Empty() {
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
	return phrase.Of(action)
}

// setupExample shows the two ways to write a set-up.
func setupExample(v *rules.Vocabulary) phrase.Phrase {
	list := setupWord
	for i, u := range v.Units[:min(3, len(v.Units))] {
		list += " " + string(rune(u.Letter)) + rules.Square{File: int16(i), Rank: 1}.String()
	}
	return phrase.New("notation-setup-example", "list", list)
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

// nearest returns the known word that differs least from the given one, or "" when none is near.
func nearest(word string, v *rules.Vocabulary) string {
	length := utf8.RuneCountInString(word)
	if length < 3 || length > maxWord {
		return ""
	}
	best, bestDistance := "", 1+max(1, length/3)
	for _, known := range knownWords(v) {
		if d := levenshtein.ComputeDistance(strings.ToLower(known), word); d < bestDistance {
			best, bestDistance = known, d
		}
	}
	return best
}

func knownWords(v *rules.Vocabulary) []string {
	var words []string
	for _, g := range v.Groups {
		words = append(words, g.Name)
	}
	for _, u := range v.Units {
		words = append(words, u.Name)
	}
	words = append(words, v.Modes...)
	if v.Leads == rules.NoLead {
		words = append(words, "holds", "immobilises", "jumps", "off", "promotes")
	}
	if v.Leads != rules.NoLead && v.Promotes {
		words = append(words, "promotes")
	}
	if v.Slides {
		words = append(words, "slide")
	}
	if v.SetupRanks > 0 {
		words = append(words, "setup")
	}
	return append(words, "pass", "to", "takes")
}
