package record

import (
	"iter"
	"slices"
	"strings"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Opening is the turns that games are to begin with, each as somebody wrote it. They are read in the words of every record's
// own game, so the same opening can be asked for in several games. It remembers what it has read: it is not safe for
// concurrent use.
type Opening []*openingTurn

type openingTurn struct {
	text       string
	last       bool // it may be a part of a turn
	drafts     map[*rules.Vocabulary]*rules.Draft
	understood bool  // in some game, or it is how a record's turn begins
	why        error // else: why not, in the first game that was asked
}

// NewOpening takes the turns in their order. Empty ones are passed over.
func NewOpening(turns []string) Opening {
	var o Opening
	for _, text := range turns {
		if text = strings.TrimSpace(text); text != "" {
			o = append(o, &openingTurn{text: text, drafts: map[*rules.Vocabulary]*rules.Draft{}})
		}
	}
	if len(o) > 0 {
		o[len(o)-1].last = true
	}
	return o
}

// Begins reports whether a game begins so; the last turn may be a part of one. Where the words of the game are not known
// (nil), only turns that stand there just as they were written fit. Every turn is tried, though one that does not fit is
// enough, so that Check knows which can be read in this game.
func (o Opening) Begins(r *Record, words *rules.Vocabulary) bool {
	played, fits := r.Played(), true
	for i, t := range o.joined(words) {
		text := ""
		if i < len(played) {
			text = played[i].Text
		}
		fits = t.fits(text, words) && fits
	}
	return fits
}

// joined puts the turns together that were taken apart at semicolons, in games in which several AMPs of a side act in one turn, each behind
// a semicolon.
func (o Opening) joined(words *rules.Vocabulary) Opening {
	if words == nil || !words.Several {
		return o
	}
	var texts []string
	before := ""
	for _, t := range o {
		side := t.side(words)
		if n := len(texts); n > 0 && side != "" && side == before {
			texts[n-1] += "; " + t.text
			continue
		}
		texts, before = append(texts, t.text), side
	}
	if len(texts) == len(o) {
		return o
	}
	return NewOpening(texts)
}

// side is the side of the AMP that acts at the end of the turn; "" where none is named, or the turn cannot be read.
func (t *openingTurn) side(words *rules.Vocabulary) string {
	draft := t.read(words)
	if draft == nil {
		return ""
	}
	lead, _ := draft.Acting()
	if g, ok := words.Group(lead.Group); ok {
		return g.Side.String()
	}
	return ""
}

// OpeningFault is of an opening with a turn that is none in any game that was asked. Err says why, in the first of them.
type OpeningFault struct {
	Text string
	Err  error
}

// Error is for programmers and logs; people read Phrase.
func (f *OpeningFault) Error() string { return f.Phrase().String() }

// Phrase names the turn.
func (f *OpeningFault) Phrase() phrase.Phrase {
	return phrase.New("record-opening", "turn", phrase.Quote(f.Text, 0), "why", f.Err)
}

func (f *OpeningFault) Unwrap() error { return f.Err }

// Check refuses an opening with a turn that is none in any game that was asked. A turn that was asked in none is tried in the
// words of these games instead. The error is an *OpeningFault.
func (o Opening) Check(others iter.Seq[*rules.Vocabulary]) error {
	for _, t := range o {
		if !t.understood && len(t.drafts) == 0 {
			for words := range others {
				t.read(words)
			}
		}
		if !t.understood {
			return &OpeningFault{t.text, t.why}
		}
	}
	return nil
}

// fits compares with a turn of a record, "" for none. A part of a turn that cannot be read alone fits as a text.
func (t *openingTurn) fits(turn string, words *rules.Vocabulary) bool {
	text, part := squeezed(turn), squeezed(t.text)
	if text == part {
		t.understood = true
		return true
	}
	if draft := t.read(words); draft != nil {
		played, err := notation.Read(turn, words)
		return err == nil && begins(played.Draft.Turn, draft.Turn, t.last)
	}
	if t.last && strings.HasPrefix(text, part) {
		t.understood = true
		return true
	}
	return false
}

func squeezed(turn string) string { return strings.ToLower(strings.Join(strings.Fields(turn), "")) }

// read reads the turn in the words of a game, once; nil where it is none, or the words are not known.
func (t *openingTurn) read(words *rules.Vocabulary) *rules.Draft {
	if words == nil {
		return nil
	}
	if draft, done := t.drafts[words]; done {
		return draft
	}
	var draft *rules.Draft
	reading, err := notation.Read(t.text, words)
	if err == nil {
		draft, t.understood = &reading.Draft, true
	} else if t.why == nil {
		t.why = err
	}
	t.drafts[words] = draft
	return draft
}

// begins reports whether a turn is the one that somebody wrote or, where part is true, begins with it. What was not written
// can be anything.
func begins(turn, written rules.Turn, part bool) bool {
	n := len(written.Actions)
	switch {
	case n > len(turn.Actions), n < len(turn.Actions) && !(part && n > 0): // a pass is no part of a turn
		return false
	case !ledBy(written.Lead, turn.Lead):
		return false
	}
	return slices.EqualFunc(written.Actions, turn.Actions[:n], sameAction)
}

func ledBy(written, lead rules.Lead) bool {
	if written == (rules.Lead{}) {
		return true
	}
	return written.At == lead.At && unsaidOr(written.Group, lead.Group) && unsaidOr(written.Unit, lead.Unit) && unsaidOr(written.Mode, lead.Mode)
}

func sameAction(written, action rules.Action) bool {
	return written.From == action.From && written.To == action.To && sameHow(written.How, action.How) &&
		unsaidOr(written.Unit, action.Unit) && unsaidOr(written.Into, action.Into) &&
		(len(written.Via) == 0 || len(action.Via) == 0 || slices.Equal(written.Via, action.Via)) // a leader's path is not recorded
}

// sameHow takes moving and capturing for the same, as people do.
func sameHow(written, how rules.How) bool {
	goes := []rules.How{rules.Unstated, rules.Move, rules.Capture}
	return written == how || slices.Contains(goes, written) && slices.Contains(goes, how)
}

// unsaidOr compares with what was written, if anything was.
func unsaidOr[T comparable](written, is T) bool {
	var unsaid T
	return written == unsaid || written == is
}
