package year

import (
	"context"
	"fmt"
	"hash/fnv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/robot"
)

// move is what somebody writes about a game now; "" for nothing. What they know of it besides their letters is the position.
func (w *world) move(ctx context.Context, p *person, game int) (string, error) {
	m, err := w.house.match(ctx, game)
	if err != nil {
		return "", err
	}
	seat := m.SeatOfAddress(p.address)
	switch {
	case m.Stage == adjudicator.Over:
		newest := p.games[game]
		delete(p.games, game)
		return w.afterwards(p, m, newest), nil
	case m.Stage != adjudicator.Playing || seat == adjudicator.NoSeat:
		return "", nil
	case p.waitsFor(game, w.now):
		return "", nil
	}
	if words := p.responds(m, seat); words != "" {
		return words, nil
	}
	if m.SettingUp() && m.MaySetUp(seat) && m.Awaits(seat) {
		return w.setsUp(p, m, seat), nil
	}
	if m.ToMove() != seat || m.SettingUp() {
		return p.meanwhile(m, seat), nil
	}
	return w.plays(p, m, seat), nil
}

// waitsFor reports whether the service has asked them back about a game, and they have not answered yet.
func (p *person) waitsFor(game int, now time.Time) bool {
	for _, r := range p.asked {
		if r.game() == game && now.Sub(r.at) < 24*time.Hour {
			return true
		}
	}
	return false
}

// afterwards: the same again, at times.
func (w *world) afterwards(p *person, m *adjudicator.Match, newest *received) string {
	if p.dice.IntN(6) > 0 || len(w.begun) >= w.Games || w.now.Sub(m.EndedAt) > 10*24*time.Hour {
		return ""
	}
	w.send(p.write(newest, "rematch", w.now, false))
	return ""
}

// responds answers what the opponent has asked.
func (p *person) responds(m *adjudicator.Match, seat adjudicator.Seat) string {
	yes := p.dice.IntN(2) == 0
	switch {
	case m.DrawOffer == seat.Other():
		return "draw " + yesNo(yes)
	case m.UndoAsked == seat.Other():
		return "undo " + yesNo(yes)
	case m.Pause.Offer == seat.Other():
		return "pause " + yesNo(yes)
	}
	return ""
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// setsUp is a set-up of theirs, which nobody may see before both are in.
func (w *world) setsUp(p *person, m *adjudicator.Match, seat adjudicator.Seat) string {
	position := m.Position
	for position != nil && position.ToMove() != seat.Side() {
		v, err := position.Judge(rules.Draft{Turn: chosen(position, 3)})
		if err != nil {
			return ""
		}
		position = v.Next
	}
	if position == nil {
		return ""
	}
	turn, ok := robot.Random{}.Turn(position, 0, p.dice.Uint64())
	if !ok {
		return ""
	}
	if m.Secret() {
		w.hides(p, strings.TrimPrefix(turn.String(), "setup: "), m.ID)
	}
	return turn.String()
}

// meanwhile is what somebody does who is not to move.
func (p *person) meanwhile(m *adjudicator.Match, seat adjudicator.Seat) string {
	if m.SettingUp() {
		return ""
	}
	limited := m.Terms.Time.Limited()
	switch p.dice.IntN(120) {
	case 0:
		if len(m.Turns) > 2 {
			return "undo"
		}
	case 1:
		if limited {
			return "grant 1d"
		}
	case 2:
		return "pause"
	case 3:
		return "say Take your time, " + "friend."
	case 4:
		return "show"
	case 5, 6:
		if m.FlagFell {
			return "claim time"
		}
	case 7:
		return "resume"
	}
	return ""
}

// plays is a turn of theirs, with what stands around it.
func (w *world) plays(p *person, m *adjudicator.Match, seat adjudicator.Seat) string {
	r := p.dice.Float64()
	switch {
	case r < p.resigns || len(m.Turns) > 90 && r < 0.2:
		return "resign"
	case r < p.resigns+p.errs:
		return p.mistake(m)
	}
	turn := chosen(m.Position, p.dice.IntN(3))
	words := turn.String()
	if words == "" {
		return "resign"
	}
	switch p.dice.IntN(60) {
	case 0:
		return fmt.Sprintf("turn %d: %s", m.Number(), words)
	case 1:
		return words + "\nsay Good luck!"
	case 2:
		return words + "\ndraw"
	case 3:
		note := "note" + surname(p.dice.IntN(1<<30))
		w.hides(p, note, 0)
		return "diary " + note + "\n" + words
	case 4:
		return "try " + words
	}
	if p.dice.Float64() < p.plans {
		return words + w.ahead(p, m.Position, turn)
	}
	return words
}

// ahead leaves answers ready for what the opponent may play.
func (w *world) ahead(p *person, position rules.Position, turn rules.Turn) (lines string) {
	v, err := position.Judge(rules.Draft{Turn: turn})
	if err != nil || v.Outcome.Over() {
		return ""
	}
	for salt := range 2 {
		theirs := chosen(v.Next, salt)
		after, err := v.Next.Judge(rules.Draft{Turn: theirs})
		if err != nil || after.Outcome.Over() {
			continue
		}
		mine := chosen(after.Next, salt)
		line := fmt.Sprintf("if %s then %s", theirs, mine)
		w.hides(p, line, 0)
		lines += "\n" + line
	}
	return lines
}

// mistake is what comes to nothing.
func (p *person) mistake(m *adjudicator.Match) string {
	wrong := []string{"a1-z99", "I move my horse to the left", "Kx", "turn 99: pass", "try", "legal z9", "draw yes", "setup: Ka1", "undo yes", "claim repetition", "if", "unif 7", "grant 3 apples", "xyzzy", "time 3q", "claim time", "pause yes"}
	return wrong[p.dice.IntN(len(wrong))]
}

// chosen is a turn that follows from the position and a small number: so people at times foresee each other.
func chosen(position rules.Position, salt int) rules.Turn {
	sum := fnv.New64a()
	fmt.Fprint(sum, position.String(), salt)
	turn, _ := robot.Random{}.Turn(position, 0, sum.Sum64())
	return turn
}
