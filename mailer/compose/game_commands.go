package compose

import (
	"strconv"

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
		c = append(c, Command{"confirm", "plays the turn you tried: " + p.Turn})
	}
	if m.DrawOffer == in.To.Other() {
		c = append(c, Command{"draw yes", "agrees: the game ends as a draw"}, Command{"draw no", "plays on"})
	}
	if m.UndoAsked == in.To.Other() {
		c = append(c, Command{"undo yes", "takes the turn back"}, Command{"undo no", "lets it stand"})
	}
	if m.ToMove() != in.To {
		return c
	}
	if m.Number() <= newcomer {
		if example, ok := firstTurn(m.Position); ok {
			return append(c, in.lessons(example)...)
		}
	}
	return append(c, Command{"TURN", "plays it"}, Command{"try TURN", "only shows the board after it"})
}

// lessons explain the commands that a newcomer needs.
func (in *GameLetter) lessons(example rules.Turn) Commands {
	c := Commands{{example.String(), "plays a turn; this one is legal"}, {"try " + example.String(), "shows the board after it and plays nothing"}}
	if !example.IsPass() {
		c = append(c, Command{"legal " + example.Actions[0].From.String(), "where that unit may go now"})
	}
	return append(c, Command{"say WORDS", "a line to " + in.name(in.To.Other())}, Command{"resign", "gives the game up (asked back once)"})
}

// firstTurn finds a simple legal turn to show how turns are written: one that goes straight forward, if it is soon found.
func firstTurn(p rules.Position) (rules.Turn, bool) {
	turns := p.Turns
	if partial, ok := p.(rules.Partial); ok {
		turns = partial.FirstActions
	}
	const few = 40
	var first rules.Turn
	seen := 0
	for t := range turns() {
		straight := forward(t, p.ToMove())
		if seen == 0 || straight {
			first = t
		}
		if seen++; seen == few || straight {
			break
		}
	}
	return first, seen > 0
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
	return append(b, Rule{}, Paragraph("Game "+strconv.Itoa(m.ID)+", "+in.title()+". Commands that always work: help (the manual), rules "+
		m.Terms.Preset+" (the rules), show "+strconv.Itoa(m.ID)+" (this board), games (your games)."))
}
