package notation

import (
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
