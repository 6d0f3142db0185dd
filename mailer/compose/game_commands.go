package compose

import (
	"cmp"
	"iter"
	"slices"
	"strconv"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// newcomer is until which turn the letters explain the commands of every turn.
const newcomer = 4

// commands lists what may be answered now, the urgent first.
func (in *GameLetter) commands() Commands {
	m := in.Match
	var c Commands
	if p := m.Prepared[in.To.Side()]; p.Turn != "" && p.Number == m.Number() && !in.asks() {
		c = append(c, Usage{"confirm", prepared(p)})
	}
	for _, q := range in.questions() {
		c = append(c, Usage{q.Action + " yes", q.Yes}, Usage{q.Action + " no", q.No})
	}
	if !m.Awaits(in.To) || m.SettingUp() {
		return c
	}
	if m.Number() <= newcomer {
		if example, ok := firstTurn(m.Position); ok {
			return append(c, in.lessons(example)...)
		}
	}
	return append(c, Usage{"TURN", phrase.New("letter-does-play")}, Usage{"try TURN", phrase.New("letter-does-show-after")})
}

// questions are what the opponent has asked and the reader can answer; in a letter that asks for a yes to something else they stand
// in that part of it.
func (in *GameLetter) questions() []adjudicator.Question {
	if in.asks() {
		return nil
	}
	return adjudicator.Questions(in.Match, in.To, in.name(in.To.Other()))
}

// prepared says what "confirm" does with what was tried.
func prepared(p adjudicator.Prepared) phrase.Phrase {
	if p.IsSetup() {
		return phrase.New("letter-does-send-tried")
	}
	return phrase.New("letter-does-play-tried", "turn", p.Turn)
}

// lessons explain the commands that a newcomer needs.
func (in *GameLetter) lessons(example rules.Turn) Commands {
	c := Commands{{example.String(), phrase.New("letter-does-play-example")}, {"try " + example.String(), phrase.New("letter-does-try")}}
	if !example.IsPass() {
		c = append(c, Usage{"legal " + example.Actions[0].From.String(), phrase.New("letter-does-legal")})
	}
	return append(c, Usage{"say WORDS", phrase.New("letter-does-say", "name", in.name(in.To.Other()))}, Usage{"resign", phrase.New("letter-does-give-up")})
}

// firstTurn finds a legal turn to show how turns are written, if one is soon found. Where turns are lists of activations it
// is a single one that goes straight forward; elsewhere it is a short one of more than one part, if that can be without harm.
func firstTurn(p rules.Position) (rules.Turn, bool) {
	if partial, ok := p.(rules.Partial); ok {
		return straight(partial.FirstActions(), p.ToMove())
	}
	const few = 120
	var best rules.Turn
	seen, parts := 0, 0
	for t := range p.Turns() {
		if n := len(t.Actions); seen == 0 || n > 1 && (parts < 2 || n < parts) && isQuiet(p, t) {
			best, parts = t, n
		}
		if seen++; seen == few || parts == 2 {
			break
		}
	}
	return best, seen > 0
}

// straight finds a turn that goes straight forward, or takes the first.
func straight(turns iter.Seq[rules.Turn], side rules.Side) (rules.Turn, bool) {
	const few = 40
	var first rules.Turn
	seen := 0
	for t := range turns {
		goes := forward(t, side)
		if seen == 0 || goes {
			first = t
		}
		if seen++; seen == few || goes {
			break
		}
	}
	return first, seen > 0
}

// isQuiet reports whether a turn takes nothing, loses nothing and does not end the game.
func isQuiet(p rules.Position, t rules.Turn) bool {
	v, err := p.Judge(rules.Draft{Turn: t})
	return err == nil && len(v.Captured)+len(v.Removed) == 0 && !v.Outcome.Over()
}

func forward(t rules.Turn, s rules.Side) bool {
	if t.IsPass() || t.Actions[0].From.File != t.Actions[0].To.File {
		return false
	}
	a := t.Actions[0]
	return (a.To.Rank > a.From.Rank) == (s == rules.White)
}

// links are the buttons: each sends its words, with one tap, to an address that is good for just that, or to the plain one.
func (in *GameLetter) links() Links {
	m := in.Match
	var words []string
	switch {
	case in.asks():
	case m.Stage == adjudicator.Challenged && in.To != m.Challenger:
		words = []string{"accept", "decline"}
	case m.Stage == adjudicator.Playing:
		words = in.playing()
	}
	links, fits := make(Links, len(words)), in.fitting()
	for i, w := range words {
		links[i] = Link{Fits: w == fits, Label: phrase.Of(w), To: cmp.Or(in.Taps[w], in.Service.Mailbox), Subject: "[pbem " + strconv.Itoa(m.ID) + "] " + w, Body: w + "\r\n"}
	}
	return links
}

// fitting is what fits the moment, of what can be answered with one tap: the yes to what waits; "" where nothing does.
func (in *GameLetter) fitting() string {
	m := in.Match
	switch {
	case in.asks():
	case m.Stage == adjudicator.Challenged && in.To != m.Challenger:
		return "accept"
	case m.Stage == adjudicator.Playing:
		if first := in.playing()[0]; first != "draw" && first != "resign" {
			return first
		}
	}
	return ""
}

func (in *GameLetter) playing() []string {
	m := in.Match
	var words []string
	if p := m.Prepared[in.To.Side()]; p.Turn != "" && p.Number == m.Number() {
		words = append(words, "confirm")
	}
	for _, q := range slices.Backward(in.questions()) {
		words = append(words, q.Action+" yes", q.Action+" no")
	}
	if m.DrawOffer == in.To.Other() {
		return append(words, "resign")
	}
	return append(words, "draw", "resign")
}

func (in *GameLetter) appendFooter(b []Block) []Block {
	m := in.Match
	b = append(b, Rule{}, Paragraph(phrase.New("letter-footer", "game", m.ID, "title", in.title(), "preset", m.Terms.Preset)))
	if in.Witness == "" {
		return b
	}
	return append(b, in.Witness)
}
