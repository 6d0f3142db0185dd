package compose

import (
	"iter"
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/rules"
)

// newcomer is until which turn the letters explain the commands of every turn.
const newcomer = 4

// commands lists what may be answered now, the urgent first.
func (in *GameLetter) commands() Commands {
	m := in.Match
	var c Commands
	if p := m.Prepared[in.To.Side()]; p.Resign {
		c = append(c, Command{"confirm", "resigns the game"})
	} else if p.Turn != "" && p.Number == m.Number() {
		c = append(c, Command{"confirm", prepared(p.Turn)})
	}
	if m.DrawOffer == in.To.Other() {
		c = append(c, Command{"draw yes", in.agreement()}, Command{"draw no", "plays on"})
	}
	if m.UndoAsked == in.To.Other() {
		c = append(c, Command{"undo yes", "takes the turn back"}, Command{"undo no", "lets it stand"})
	}
	if !m.Awaits(in.To) || m.SettingUp() {
		return c
	}
	if m.Number() <= newcomer {
		if example, ok := firstTurn(m.Position); ok {
			return append(c, in.lessons(example)...)
		}
	}
	return append(c, Command{"TURN", "plays it"}, Command{"try TURN", "only shows the board after it"})
}

// agreement says what it means to accept a draw now (CO-8).
func (in *GameLetter) agreement() string {
	p, ok := in.Match.Position.(rules.Adjudged)
	if !ok {
		return "agrees: the game ends as a draw"
	}
	switch p.Draw().Result {
	case rules.Drawn:
		return "agrees: the game ends as a draw"
	case rules.Win(in.To.Side()):
		return "agrees: the game ends, and you have won it"
	}
	return "agrees: the game ends, and " + in.name(in.To.Other()) + " has won it"
}

// prepared says what "confirm" does with what was tried.
func prepared(turn string) string {
	if strings.HasPrefix(turn, "setup:") {
		return "sends the set-up you tried"
	}
	return "plays the turn you tried: " + turn
}

// lessons explain the commands that a newcomer needs.
func (in *GameLetter) lessons(example rules.Turn) Commands {
	c := Commands{{example.String(), "plays a turn; this one is legal"}, {"try " + example.String(), "shows the board after it and plays nothing"}}
	if !example.IsPass() {
		c = append(c, Command{"legal " + example.Actions[0].From.String(), "where that unit may go now"})
	}
	return append(c, Command{"say WORDS", "a line to " + in.name(in.To.Other())}, Command{"resign", "gives the game up (asked back once)"})
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

// links are the buttons. They go to the service's plain address, for a body must never hold a secret one: so what they
// ask for is asked back once.
func (in *GameLetter) links() Links {
	m := in.Match
	var words []string
	switch {
	case m.Stage == adjudicator.Challenged && in.To != m.Challenger:
		words = []string{"accept", "decline"}
	case m.Stage == adjudicator.Playing:
		words = in.playing()
	}
	links := make(Links, len(words))
	for i, w := range words {
		links[i] = Link{Label: w, To: in.Service.Mailbox, Subject: "[pbem " + strconv.Itoa(m.ID) + "] " + w, Body: w + "\r\n"}
	}
	return links
}

func (in *GameLetter) playing() []string {
	m := in.Match
	var words []string
	if p := m.Prepared[in.To.Side()]; p.Resign || p.Turn != "" && p.Number == m.Number() {
		words = append(words, "confirm")
	}
	if m.UndoAsked == in.To.Other() {
		words = append(words, "undo yes", "undo no")
	}
	if m.DrawOffer == in.To.Other() {
		return append(words, "draw yes", "draw no", "resign")
	}
	return append(words, "draw", "resign")
}

func (in *GameLetter) appendFooter(b []Block) []Block {
	m := in.Match
	b = append(b, Rule{}, Paragraph("Game "+strconv.Itoa(m.ID)+", "+in.title()+". Commands that always work: help (the manual), rules "+
		m.Terms.Preset+" (the rules), show "+strconv.Itoa(m.ID)+" (this board), games (your games)."))
	if in.Witness == "" {
		return b
	}
	return append(b, in.Witness)
}
