package compose

import (
	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// Part is how a game stands, for a letter that answers something about it and is not in its thread: the board, what is expected next,
// and how to answer. It has no buttons, and no address of the game's.
func (in *GameLetter) Part() []Block {
	m := in.Match
	b := []Block{Rule{}, Paragraph(phrase.New("letter-part", "game", m.ID, "title", in.title(), "name", in.name(in.To.Other())))}
	b = in.appendState(b)
	switch {
	case m.Stage == adjudicator.Playing:
		standing := m.Position.Standing()
		b = appendCounts(append(b, Paragraph(in.whoseTurn(standing.Check))), standing.Counts)
	case m.Stage == adjudicator.Challenged && in.To == m.Challenger:
		return in.appendChallenge(b)
	case m.Stage != adjudicator.Challenged:
		return b
	}
	return append(b, Paragraph(phrase.New("letter-part-answer", "game", m.ID)))
}
