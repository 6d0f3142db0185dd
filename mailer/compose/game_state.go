package compose

import (
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/rules"
)

// appendState shows how the game stands: the last turn, what it took, the result, the board.
func (in *GameLetter) appendState(b []Block) []Block {
	m := in.Match
	if m.Position == nil || m.Game == nil || m.Stage == adjudicator.Refused || m.Stage == adjudicator.Unborn || in.shows() {
		return b
	}
	if n := len(m.Turns); n > 0 && !in.said(m.Turns[n-1].Turn) {
		b = in.appendTurn(b, m.Turns[n-1])
	}
	if m.Stage == adjudicator.Over && !in.said(m.Outcome.Reason) {
		b = append(b, Paragraph("The game is over: "+string(m.Outcome.Result)+", "+m.Outcome.Reason+"."))
	}
	if isEmpty(m.Position) {
		return b // set-ups are to come
	}
	return append(b, in.board(in.boardTitle(), m.Position, in.before(), in.Last, in.LastSide))
}

// before is the position in which the last turn was played: with it the board shows what was lost without a word of the turn.
// Games with AMPs have no use for it.
func (in *GameLetter) before() rules.Position {
	m := in.Match
	if len(m.Turns) == 0 || len(m.Game.Vocabulary().Groups) > 0 {
		return nil
	}
	p, err := m.PositionAfter(len(m.Turns) - 1)
	if err != nil {
		return nil
	}
	return p
}

func isEmpty(p rules.Position) bool {
	for range p.Placements() {
		return false
	}
	return true
}

// shows reports whether the letter shows boards that were asked for. The current one would only be taken for one of them.
func (in *GameLetter) shows() bool {
	for _, a := range in.Answers {
		for _, n := range in.mine(a.Notices) {
			if len(n.Shows) > 0 {
				return true
			}
		}
	}
	return false
}

func (in *GameLetter) boardTitle() string {
	m := in.Match
	switch n := len(m.Turns); {
	case m.Stage == adjudicator.Over:
		return "The last board:"
	case m.SettingUp():
		return "The board so far, from your side:"
	case n == 0 && len(m.SetupsShown()) > 0:
		return "The board after the set-ups, from your side:"
	case n == 0:
		return "The board at the start, from your side:"
	default:
		return "The board after turn " + strconv.Itoa(n) + ", from your side:"
	}
}

func (in *GameLetter) appendTurn(b []Block, t adjudicator.Played) []Block {
	whose := "Your turn " + strconv.Itoa(t.Number) + " was:"
	if adjudicator.SeatOf(t.Side) != in.To {
		whose = in.name(adjudicator.SeatOf(t.Side)) + "'s turn " + strconv.Itoa(t.Number) + ":"
	}
	b = append(b, Paragraph(whose), Verbatim(t.Turn))
	if captured := strings.Join(t.Captured, ", "); captured != "" && !in.said(captured) {
		b = append(b, Paragraph("Captured: "+captured+"."))
	}
	if removed := strings.Join(t.Removed, ", "); removed != "" && !in.said(removed) {
		b = append(b, Paragraph("Removed by the body rules: "+removed+"."))
	}
	return b
}

// said reports whether the letter has these words already.
func (in *GameLetter) said(words string) bool {
	if words == "" {
		return true
	}
	if saidIn(in.mine(in.Notices), words) {
		return true
	}
	for _, a := range in.Answers {
		if saidIn(in.mine(a.Notices), words) {
			return true
		}
	}
	return false
}

func saidIn(notices []adjudicator.Notice, words string) bool {
	for _, n := range notices {
		for _, text := range n.Text {
			if strings.Contains(text, words) {
				return true
			}
		}
	}
	return false
}

func (in *GameLetter) name(s adjudicator.Seat) string {
	return oneLine(in.Match.Player(s).Name, nameLength)
}

// reach says in a line whom a leader reaches: the shorter of the list of those and the list of the others.
func reach(r rules.LeaderReport) string {
	s := r.Lead.Group + " " + units([]rules.Placement{r.Leader}) + ", quota " + strconv.Itoa(r.Quota) + ": "
	switch in, out := len(r.Reaches), len(r.Cut); {
	case out == 0 && in == 1:
		return s + "itself alone"
	case out == 0:
		return s + "all " + strconv.Itoa(in) + " units"
	case in <= out:
		return s + "only " + units(r.Reaches)
	default:
		return s + "all but " + units(r.Cut)
	}
}

func units(all []rules.Placement) string {
	b := make([]byte, 0, 6*len(all))
	for i, u := range all {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = u.At.Append(append(b, u.Unit))
	}
	return string(b)
}
