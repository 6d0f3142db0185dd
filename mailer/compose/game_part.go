package compose

import (
	"strconv"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// Part is how a game stands, for a letter that answers something about it, or tells of several, and is not in its thread: what there is to
// tell, the board, what is expected next, and how to answer. It has no buttons, and no address of the game's.
func (in *GameLetter) Part() []Block {
	m := in.Match
	b := []Block{Rule{}, Paragraph(phrase.New("letter-part", "game", m.ID, "title", in.title(), "name", in.name(in.To.Other())))}
	b = in.appendNotices(b, in.dueNow())
	if in.InDigest {
		for _, q := range in.questions() {
			b = append(b, Paragraph(q.Asked))
		}
	}
	b = in.appendState(b)
	switch {
	case m.Stage == adjudicator.Playing:
		b = appendCounts(b, m.Position.Standing().Counts)
	case m.Stage == adjudicator.Challenged && in.To == m.Challenger:
		return in.appendChallenge(b)
	case m.Stage == adjudicator.Over && in.InDigest && !m.StartedAt.IsZero():
	case m.Stage != adjudicator.Challenged:
		return b
	}
	if in.InDigest {
		return in.appendNumbered(b)
	}
	return append(b, Paragraph(phrase.New("letter-part-answer", "game", m.ID)))
}

// FirstBoard is the board of a game that has not begun yet, how its units move, and how to play.
func (in *GameLetter) FirstBoard() []Block {
	return in.appendNext(in.appendGame(in.appendState(nil)))
}

// Told is what notices tell the reader, for such a letter, too.
func (in *News) Told() []Block { return in.appendNotices(nil, nil) }

// appendNumbered explains what can be answered where the number of the game must stand in front.
func (in *News) appendNumbered(b []Block) []Block {
	m, front := in.Match, strconv.Itoa(in.Match.ID)+": "
	if m.Stage == adjudicator.Challenged {
		return append(b, Commands{
			{front + "accept", phrase.New("letter-does-accept")},
			{front + "decline", phrase.New("letter-does-decline")},
			{"rules " + m.Terms.Preset, phrase.New("letter-does-rules")},
		})
	}
	if m.Stage == adjudicator.Over {
		return append(b, append(Commands{{front + "record", phrase.New("letter-does-record")}}, in.rematch(front)...))
	}
	var c Commands
	for _, q := range in.questions() {
		c = append(c, Usage{front + q.Action + " yes", q.Yes}, Usage{front + q.Action + " no", q.No})
	}
	switch {
	case !m.Awaits(in.To):
	case m.SettingUp():
		return in.appendSetupLesson(append(b, Paragraph(phrase.New("letter-part-number", "game", m.ID))))
	default:
		c = append(c, Usage{front + "TURN", phrase.New("letter-does-play")})
	}
	if len(c) == 0 {
		return b
	}
	return append(b, c)
}
