package compose

import (
	"cmp"
	"slices"
	"strconv"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// newcomer is until which turn the letters explain the commands of every turn.
const newcomer = 4

// commands lists what may be answered now, the urgent first.
func (in *News) commands() Commands {
	m := in.Match
	var c Commands
	if p := m.Seats[in.To.Side()].Prepared; p.Waits() && p.Number == m.Number() && !in.asks() && in.Asked() == confirming {
		c = append(c, Usage{"confirm", prepared(p)})
	}
	for _, q := range in.questions() {
		c = append(c, Usage{q.Action + " yes", q.Yes}, Usage{q.Action + " no", q.No})
	}
	if m.Stage == adjudicator.Over {
		return append(append(c, in.study("")...), in.rematch("")...)
	}
	if !m.Awaits(in.To) || m.SettingUp() || in.Asked() == confirming || in.corrects() {
		return c
	}
	if m.Number() <= newcomer {
		if example, ok := adjudicator.ExampleTurn(m.Position); ok {
			return append(c, in.lessons(example)...)
		}
	}
	return append(c, Usage{"TURN", phrase.New("letter-does-play")}, Usage{"try TURN", phrase.New("letter-does-show-after")})
}

// study explains how to look back at the game, unless nothing was played, it counts for nothing, or that is what the letter does.
func (in *News) study(front string) Commands {
	if m := in.Match; len(m.Turns) == 0 || m.Outcome.Cause.Uncounted() || in.studies() {
		return nil
	}
	return Commands{{front + "study", phrase.New("letter-does-study")}}
}

// rematch explains how to offer another game, with the number of this one in front where it must stand there. Where a ban has ended the game
// there is nobody to offer it to.
func (in *View) rematch(front string) Commands {
	if in.Match.Adjudication.Banned != adjudicator.NoSeat {
		return nil
	}
	if in.Match.Program() == in.To.Other() {
		return Commands{{front + "rematch", phrase.New("letter-does-rematch-robot")}}
	}
	return Commands{{front + "rematch", phrase.New("letter-does-rematch", "name", in.name(in.To.Other()))}}
}

// questions are what the opponent has asked and the reader can answer; in a letter that asks for a yes to something else they stand
// in that part of it.
func (in *News) questions() []adjudicator.Question {
	if in.asks() {
		return nil
	}
	return adjudicator.Questions(in.Match, in.To, in.name(in.To.Other()))
}

// prepared says what "confirm" does with what was tried.
func prepared(p adjudicator.Prepared) phrase.Phrase {
	switch {
	case p.IsSetup():
		return phrase.New("letter-does-send-tried")
	case p.Turn == "":
		return phrase.New("letter-does-leave-ready", "n", len(p.Ahead))
	}
	return phrase.New("letter-does-play-tried", "turn", p.Turn)
}

// corrects reports whether the letter says what is wrong with a turn, and what can be sent instead.
func (in *News) corrects() bool {
	return slices.ContainsFunc(in.toldHere(), func(n adjudicator.Notice) bool { return n.Violation != nil })
}

// lessons explain the commands that a newcomer needs.
func (in *View) lessons(example rules.Turn) Commands {
	c := Commands{{example.String(), phrase.New("letter-does-play-example")}}
	if in.Match.ID == 0 { // it has not begun
		return append(c, Usage{"rules " + in.Match.Terms.Preset, phrase.New("letter-does-rules")})
	}
	if !example.IsPass() {
		c = append(c, Usage{"legal " + example.Actions[0].From.String(), phrase.New("letter-does-legal")})
	}
	if in.Match.Player(in.To.Other()).Level > 0 { // it reads no words
		return c
	}
	return append(c, Usage{"say WORDS", phrase.New("letter-does-say", "name", in.name(in.To.Other()))})
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
	case m.Stage == adjudicator.Over && len(in.rematch("")) > 0:
		words = []string{"rematch"}
	}
	links, fits := make(Links, len(words)), in.fitting()
	for i, w := range words {
		links[i] = Link{Fits: w == fits, Label: phrase.Of(phrase.Command(w)), To: cmp.Or(in.Taps[w], in.Service.Mailbox), Subject: "[pbem " + strconv.Itoa(m.ID) + "] " + w, Body: w + "\r\n", Words: w}
	}
	return links
}

// fitting is what fits the moment, of what can be answered with one tap: the yes to what waits; "" where nothing does.
func (in *News) fitting() string {
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

func (in *News) playing() []string {
	m := in.Match
	var words []string
	if p := m.Seats[in.To.Side()].Prepared; p.Waits() && p.Number == m.Number() {
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
