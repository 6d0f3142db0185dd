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

// whoseSetup says whose set-ups are awaited, and until when. What is said to one player never depends on the other's hidden
// set-up, only on whether it is in.
func (in *View) whoseSetup() phrase.Phrase {
	m := in.Match
	other := in.name(in.To.Other())
	mine, theirs := m.Awaits(in.To), m.Awaits(in.To.Other())
	switch {
	case mine && theirs:
		return phrase.Join(phrase.Sentences, phrase.New("letter-set-ups-awaited", "name", other), in.bothClocks())
	case mine:
		return phrase.Join(phrase.Sentences, phrase.New("letter-set-up-awaited-yours", "side", in.To.Side()), in.clock(in.To, in.yourTime))
	}
	var again phrase.Phrase
	if m.MaySetUp(in.To) {
		again = phrase.New("letter-set-up-replaceable")
	}
	return phrase.Join(phrase.Sentences, phrase.New("letter-set-up-awaited-theirs", "name", other), in.clock(in.To.Other(), in.theirTime), again)
}

// bothClocks says until when both have time for their set-ups: one sentence where that is the same, else one for each.
func (in *View) bothClocks() phrase.Phrase {
	mine, until, runs := in.Match.RemainsOf(in.To, in.Now)
	theirs, other, _ := in.Match.RemainsOf(in.To.Other(), in.Now)
	if !runs || until.Equal(other) {
		return in.clock(adjudicator.NoSeat, in.bothTimes)
	}
	yours := phrase.New("letter-time-ran-out-yours", "at", phrase.Day(until))
	if mine > 0 {
		yours = in.yourTime(phrase.Left(mine), phrase.Day(until), in.Match.Uncounted(in.To, in.To, in.Now))
	}
	rest := phrase.New("letter-time-ran-out-theirs", "name", in.name(in.To.Other()), "at", phrase.Day(other))
	if theirs > 0 {
		rest = in.theirTime(phrase.Left(theirs), phrase.Day(other), in.Match.Uncounted(in.To.Other(), in.To, in.Now))
	}
	return phrase.Join(phrase.Sentences, yours, rest)
}

// appendSetupLesson shows how a set-up is sent: as a list and as a drawing, both legal, to be copied and changed.
func (in *News) appendSetupLesson(b []Block) []Block {
	commands := in.commands()
	if in.Match.Awaits(in.To) {
		b = in.appendSetupExample(b)
		commands = append(commands, Usage{"help setup", phrase.New("letter-does-help-set-up")})
	}
	if len(commands) == 0 {
		return b
	}
	return append(b, Paragraph(phrase.New("letter-also")), commands)
}

func (in *View) appendSetupExample(b []Block) []Block {
	setting, ok := in.Match.Position.(rules.Setting)
	if !ok {
		return b
	}
	p, ok := setting.For(in.To.Side()).(rules.Setting)
	if !ok {
		return b
	}
	t, ok := p.Example()
	if !ok {
		return append(b, Paragraph(phrase.New("letter-how-to-set-up")))
	}
	return append(b,
		Paragraph(phrase.New("letter-how-to-set-up-example")),
		Verbatim(t.String()),
		Paragraph(phrase.New("letter-how-to-draw-set-up")),
		Verbatim(sketch(t, in.To, in.Match.Game.Vocabulary())))
}

// sketch draws a set-up from its owner's side, without the names of files and ranks: the drawing that a reader of set-ups
// takes for the writer's own view.
func sketch(t rules.Turn, owner adjudicator.Seat, v *rules.Vocabulary) string {
	width := 2 * v.Files
	b := make([]byte, width*v.SetupRanks)
	for i := range b {
		b[i] = " ."[1-i%2]
		if i%width == width-1 {
			b[i] = '\n'
		}
	}
	for _, a := range t.Actions {
		file, rank := int(a.To.File), int(a.To.Rank)
		if owner == adjudicator.BlackSeat {
			file, rank = v.Files-1-file, v.Ranks+1-rank
		}
		if file >= 0 && file < v.Files && rank >= 1 && rank <= v.SetupRanks {
			b[(v.SetupRanks-rank)*width+2*file] = a.Unit
		}
	}
	return string(b)
}
