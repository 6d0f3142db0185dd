package compose

import (
	"slices"

	"pbem/adjudicator"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// appendState shows how the game stands: the last turn, what it took, the result, the board.
func (in *GameLetter) appendState(b []Block) []Block {
	m := in.Match
	if m.Position == nil || m.Game == nil || m.Stage == adjudicator.Refused || m.Stage == adjudicator.Unborn || in.shows() {
		return b
	}
	for _, turn := range m.Turns[in.known():] {
		if !in.tells(func(t adjudicator.Topics) bool { return t.Turn == turn.Number }) {
			b = in.appendTurn(b, turn)
		}
	}
	if m.Stage == adjudicator.Over && !in.tells(func(t adjudicator.Topics) bool { return t.Result }) && m.Outcome.Cause != rules.NoCause {
		b = append(b, Paragraph(phrase.New("game-over", "result", string(m.Outcome.Result), "why", m.Why())))
	}
	if isEmpty(m.Position) {
		return b // set-ups are to come
	}
	return append(b, in.board(in.boardTitle(), m.Position, lastTurn(m)))
}

// lastTurn is what the board shows of the last turn: where it went, what it took, and what was lost before.
func lastTurn(m *adjudicator.Match) diagram.Options {
	lost := m.Losses(len(m.Turns))
	return diagram.Options{Last: m.Last, LastSide: lastSide(m), Captured: lost.Captured, Removed: lost.Removed, Lost: lost.All}
}

// lastSide is who played the last turn; White before the first.
func lastSide(m *adjudicator.Match) rules.Side {
	if len(m.Turns) == 0 {
		return rules.White
	}
	return m.Turns[len(m.Turns)-1].Side
}

func isEmpty(p rules.Position) bool {
	for range p.Placements() {
		return false
	}
	return true
}

// shows reports whether the letter shows boards that were asked for. The current one would only be taken for one of them.
func (in *News) shows() bool {
	if in.studies() {
		return true
	}
	for _, a := range in.Answers {
		for _, n := range in.mine(a.Notices) {
			if len(n.Shows) > 0 {
				return true
			}
		}
	}
	return false
}

// studies reports whether the letter is a look back at a game.
func (in *News) studies() bool {
	return slices.ContainsFunc(in.Answers, func(a Answer) bool { return slices.ContainsFunc(a.Blocks, isCurve) })
}

func (in *View) boardTitle() phrase.Phrase {
	m := in.Match
	switch n := len(m.Turns); {
	case m.Stage == adjudicator.Over:
		return phrase.New("letter-board-last")
	case m.SettingUp():
		return phrase.New("letter-board-so-far")
	case n == 0 && len(m.SetupsShown()) > 0:
		return phrase.New("letter-board-set-up")
	case n == 0:
		return phrase.New("letter-board-start")
	default:
		return phrase.New("letter-board-after", "n", n)
	}
}

// known is how many turns need not be told: all but the last, or, of a reader who is behind, those that letters have told them, and those up
// to their own last that was not left ready.
func (in *GameLetter) known() int {
	turns := in.Match.Turns
	n := max(0, len(turns)-1)
	if !in.Behind {
		return n
	}
	for n > in.Known && (adjudicator.SeatOf(turns[n-1].Side) != in.To || turns[n-1].Ahead) {
		n--
	}
	return n
}

func (in *GameLetter) appendTurn(b []Block, t adjudicator.Played) []Block {
	m := in.Match
	whose := phrase.New("letter-turn-yours", "number", t.Number)
	if seat := adjudicator.SeatOf(t.Side); seat != in.To {
		whose = phrase.New("letter-turn-theirs", "name", in.name(seat), "number", t.Number)
	} else if in.Behind && t.Ahead {
		whose = phrase.New("letter-turn-yours-ready", "number", t.Number)
	}
	return append(b, Paragraphs(whose, phrase.Verbatim(t.Turn), m.Captures(t), m.Removals(t))...)
}

// tells reports whether one of the letter's notices tells what the letter would else say itself.
func (in *News) tells(it func(adjudicator.Topics) bool) bool {
	return slices.ContainsFunc(in.toldHere(), func(n adjudicator.Notice) bool { return it(n.Tells) })
}

func (in *View) name(s adjudicator.Seat) phrase.Phrase {
	if in.Match.Player(s).Level > 0 {
		return in.Match.NameOf(s)
	}
	return phrase.Of(phrase.Words(oneLine(in.Match.Player(s).Name, nameLength)))
}

// reach says in a line whom a leader reaches: the shorter of the list of those and the list of the others.
func reach(r rules.LeaderReport) phrase.Phrase {
	whom := phrase.New("letter-reaches-all-but", "units", units(r.Cut))
	switch in, out := len(r.Reaches), len(r.Cut); {
	case out == 0 && in == 1:
		whom = phrase.New("letter-reaches-itself")
	case out == 0:
		whom = phrase.New("letter-reaches-all", "n", in)
	case in <= out:
		whom = phrase.New("letter-reaches-only", "units", units(r.Reaches))
	}
	return phrase.New("letter-leader", "group", phrase.Term{Kind: "group", Name: r.Lead.Group}, "leader", units(r.All()),
		"quota", r.Quota, "whom", whom)
}

// units lists units as turns write them: "Wn4, Go4".
func units(all []rules.Placement) phrase.Text {
	b := make([]byte, 0, 6*len(all))
	for i, u := range all {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = u.At.Append(append(b, u.Unit))
	}
	return phrase.Text(b)
}
