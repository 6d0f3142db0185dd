// Package notation reads turns as people type them.
//
// The idea: what the program writes has one spelling (see rules.Turn.String); what it reads has many. [Read] first tries
// the canonical spelling, which is what programs and records hold. Anything else is folded to plain letters ([Fold]), cut
// into words and squares, and put together again as a rules.Draft: a turn with holes, which a position fills or refuses.
// A set-up ("setup: Ka1 Qb1 …") is read as a list or as a drawing of the writer's ranks; what can be read as a turn is one,
// unless it is called a set-up. Nothing here knows a rule of any game, only its words (rules.Vocabulary).
//
// Every refusal is a *rules.Violation with the code cannot-read: it quotes the words at fault and says what was expected.
package notation

import (
	"errors"
	"strings"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Reading is a turn as it was understood.
type Reading struct {
	Draft rules.Draft
	Notes []phrase.Phrase // sentences for the player: what was folded or passed over
}

const (
	maxText    = 8192 // bytes; the longest legal turn has well under a thousand
	maxActions = 400
	maxPath    = 64 // squares of one action; a chain of jumps has a dozen
)

// Read reads one turn in the words of a game. The error is a *rules.Violation with the code CannotRead.
//
// A canonical turn is quoted canonically, so its Draft.Quotes is nil; otherwise each action has the person's own words.
// A vocabulary with Files or Ranks 0 is of a board without edges: there every square exists.
//
// In a draft the separator `-`, an arrow or "to" is rules.Move, `x` or "takes" is rules.Capture; a colon or none leaves the
// action rules.Unstated. In games that begin with set-ups (Vocabulary.SetupRanks) the draft may be one: all its actions are
// rules.Place, and a drawing without coordinates sets Draft.OwnView. A leader named by its square alone ("g3: …") is a Lead with Unit 0.
func Read(text string, v *rules.Vocabulary) (Reading, error) {
	if len(text) > maxText {
		return Reading{}, tooLong()
	}
	if turn, ok := canonical(text, v); ok {
		return Reading{Draft: rules.Draft{Turn: turn}}, nil
	}
	if v.SetupRanks > 0 {
		return readEither(text, v)
	}
	return readLoose(text, v)
}

func readLoose(text string, v *rules.Vocabulary) (Reading, error) {
	f := fold(text)
	l := lexer{v: v, f: f, line: true}
	tokens, err := l.all()
	if err != nil {
		return Reading{}, err
	}
	p := parser{v: v, source: text, tokens: joinUnits(codeFirst(tokens, text, v)), notes: append(f.notes(), l.notes...)}
	if err := p.parse(); err != nil {
		return Reading{}, err
	}
	return Reading{Draft: p.draft, Notes: p.notes}, nil
}

// Judge reads a turn and judges it in a position. The verdict's notes begin with the reader's. The error is a
// *rules.Violation.
func Judge(text string, v *rules.Vocabulary, p rules.Position) (rules.Verdict, error) {
	reading, err := Read(text, v)
	if err != nil {
		return rules.Verdict{}, err
	}
	verdict, err := p.Judge(reading.Draft)
	if err != nil {
		return rules.Verdict{}, err
	}
	if len(reading.Notes) > 0 {
		verdict.Notes = append(reading.Notes, verdict.Notes...)
	}
	return verdict, nil
}

// Part is what a word means in the turns of a game.
type Part uint8

const (
	Strange Part = iota // nothing
	Filler              // it is passed over: "and", "the", "12."
	Sign                // it joins squares or says how: "to", "takes", "slide"
	Name                // of an AMP, a unit, a mode
	Square              // one square at least
	Passing             // "pass"
)

// PartOf tells what a word of a letter, with the marks at its ends, means by itself. A square that the board does not have is Strange, unless
// another stands next to it, as in "Gb4-b99", which is meant for a turn.
func PartOf(word string, v *rules.Vocabulary) Part {
	l := lexer{v: v, f: fold(word), line: true}
	tokens, err := l.all()
	if err != nil {
		if violation := (*rules.Violation)(nil); errors.As(err, &violation) && squaresIn(string(l.f.text)) > 1 {
			return Square
		}
		return Strange
	}
	part := Filler
	for _, t := range tokens {
		switch t.kind {
		case squareAt:
			return Square
		case passWord:
			part = Passing
		case groupWord, unitWord, modeWord:
			part = max(part, Name)
		default:
			if part == Filler && strings.ContainsFunc(word, func(r rune) bool { return r > '~' || isWord(byte(r)) }) {
				part = Sign
			}
		}
	}
	return part
}

// squaresIn counts what looks like squares in a word: a letter with a number behind it.
func squaresIn(text string) (n int) {
	for i := 1; i < len(text); i++ {
		if c := text[i-1] | 0x20; isDigit(text[i]) && c >= 'a' && c <= 'z' {
			n++
		}
	}
	return n
}

// WithoutFaces puts spaces in the place of smileys and pictures.
func WithoutFaces(text string) string {
	var b strings.Builder
	for at := 0; at < len(text); {
		r, n := utf8.DecodeRuneInString(text[at:])
		if face := smiley(text, at); face > 0 {
			r, n = ' ', face
		} else if pawn := loosePawn(text, at); pawn > 0 {
			r, n = ' ', pawn
		} else if isPictograph(r) || r == '\ufe0f' {
			r = ' '
		}
		b.WriteRune(r)
		at += n
	}
	return b.String()
}
