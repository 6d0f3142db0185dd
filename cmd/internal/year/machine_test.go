package year

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/robot"
)

// invented is the preset whose inventor is known to the host.
const (
	invented = "cosmic"
	inventor = "inventor@people.test"
)

// machine is a club in which everything is drawn.
type machine struct {
	*world
	t *rapid.T
}

func (m machine) draw(what string, n int) int { return rapid.IntRange(0, n-1).Draw(m.t, what) }

func (m machine) one(what string, of ...string) string { return rapid.SampledFrom(of).Draw(m.t, what) }

func (m machine) seldom(what string) bool { return m.draw(what, 6) == 5 }

// somebody is one who may do something of their own.
func (m machine) somebody() *person {
	p := m.people[m.draw("who", len(m.people))]
	if p.silent() {
		m.t.Skip("gone")
	}
	return p
}

func (m machine) other(p *person) *person {
	other := m.people[m.draw("whom", len(m.people))]
	if other == p || other.silent() {
		m.t.Skip("nobody else")
	}
	return other
}

// write has somebody's letter go, which takes a minute, some hours or some days.
func (m machine) write(p *person, answer *received, words string) {
	s := m.world.write(p, answer, words, false)
	if !m.seldom("late") {
		m.send(s)
		return
	}
	m.post(s, []time.Duration{20 * time.Minute, 3 * time.Hour, 40 * time.Hour}[m.draw("how late", 3)])
}

func (m machine) ask(p *person, words string) { m.write(p, p.account, words) }

// actions are all that may happen.
func (c *world) actions() map[string]func(*rapid.T) {
	all := map[string]func(machine){
		"time passes": func(m machine) {
			some := []time.Duration{20 * time.Minute, time.Hour, 5 * time.Hour, 24 * time.Hour, 3 * 24 * time.Hour, 3 * 24 * time.Hour}
			if m.house.base != nil {
				some = some[:4] // a look at the clock costs ten times as much
			} else if m.draw("a month", 60) == 59 {
				m.pass(31 * 24 * time.Hour)
			}
			m.pass(some[m.draw("how long", len(some))])
		},
		"somebody answers":      machine.answers,
		"somebody plays":        machine.plays,
		"somebody plays again":  machine.plays,
		"everybody plays":       machine.everybody,
		"everybody plays again": machine.everybody,
		"everybody plays once more": func(m machine) {
			m.everybody()
			m.pass(24 * time.Hour)
		},
		"somebody wants to play again": machine.seeks,
		"somebody wants to play":       machine.seeks,
		"somebody chooses":             machine.chooses,
		"somebody looks":               machine.looks,
		"somebody talks":               machine.talks,
		"somebody turns away":          machine.turnsAway,
		"a tournament":                 machine.plans,
		"the host decides":             machine.hosts,
		"the machine fails":            machine.fails,
		"the relay": func(m machine) {
			if m.relay.down.IsZero() {
				m.alone()
				m.relay.down = m.now
			} else {
				m.relay.down, m.relay.back = time.Time{}, m.now
			}
			m.pass(time.Hour)
		},
		"a letter comes twice": func(m machine) {
			if len(m.handedOver) == 0 {
				m.t.Skip("none")
			}
			m.twice(m.handedOver[len(m.handedOver)-1-m.draw("which", len(m.handedOver))])
		},
	}
	list := map[string]func(*rapid.T){"": c.nothingFound}
	for name, do := range all {
		list[name] = func(t *rapid.T) { do(machine{c, t}) }
	}
	return list
}

func (c *world) nothingFound(t *rapid.T) {
	for _, f := range c.found {
		t.Errorf("%s: %s", f.check, f.text)
	}
	if len(c.found) > 0 {
		t.FailNow()
	}
}

// answers answers what asks somebody for a yes, mostly by one.
func (m machine) answers() { m.answersAll(m.somebody()) }

func (m machine) answersAll(p *person) {
	asked := p.asked
	p.asked = nil
	for _, r := range asked {
		words := p.yes()
		if m.seldom("no yes") {
			words = []string{p.no(), "I am not sure what you want of me", "Hello!\n\n" + p.yes()}[m.draw("but", 3)]
			if r.invites() {
				words = "decline"
			}
		}
		m.write(p, r, words)
	}
}

func (m machine) everybody() {
	for _, p := range m.people {
		if !p.silent() {
			m.answersAll(p)
			m.playsAll(p)
		}
	}
}

func (m machine) plays() { m.playsAll(m.somebody()) }

// playsAll has somebody play where they are to move; readers of letters of the day in one letter.
func (m machine) playsAll(p *person) {
	var lines []string
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		if slices.ContainsFunc(p.asked, func(r *received) bool { return r.game() == game }) {
			continue
		}
		words := m.move(p, game)
		switch {
		case words == "":
		case p.daily && p.digest != nil && !strings.Contains(words, "\n") && !strings.HasPrefix(words, "copy") && len(lines) < 12:
			lines = append(lines, fmt.Sprintf("%d: %s", game, words))
		default:
			m.write(p, p.games[game], words)
		}
	}
	if len(lines) > 0 {
		m.write(p, p.digest, strings.Join(lines, "\n"))
	}
}

// move is what somebody writes about a game now; "" for nothing.
func (m machine) move(p *person, game int) string {
	match := m.match(game)
	if match == nil {
		return ""
	}
	seat := match.SeatOfAddress(p.address)
	switch {
	case seat == adjudicator.NoSeat || match.Stage == adjudicator.Challenged:
		return ""
	case match.Stage == adjudicator.Over:
		if match.Terms.Preset == invented && m.seldom("copy") {
			return m.one("inventor", "copy inventor yes", "copy inventor no")
		}
		if m.seldom("again") {
			delete(p.games, game)
		}
		return ""
	case match.DrawOffer == seat.Other():
		return m.one("draw", "draw yes", "draw no")
	case match.UndoAsked == seat.Other():
		return m.one("undo", "undo yes", "undo no")
	case match.Pause.Offer == seat.Other():
		return m.one("pause", "pause yes", "pause no")
	case match.SettingUp() && match.MaySetUp(seat) && match.Awaits(seat):
		return m.setup(p, match, seat)
	case match.ToMove() != seat || match.SettingUp():
		if !m.seldom("meanwhile") {
			return ""
		}
		return m.one("what", "undo", "grant 1d", "pause", "say Take your time, friend.", "show", "claim time", "resume", "copy inventor yes")
	case m.seldom("a mistake, or the end"):
		return m.one("which", "resign", "a1-z99", "I move my horse to the left", "turn 99: pass", "try", "legal z9", "draw yes", "claim repetition", "unif 7", "grant 3 apples", "xyzzy", "claim time")
	}
	turn := chosen(match.Position, m.draw("turn", 3))
	switch words := turn.String(); m.draw("how", 12) {
	case 0:
		return fmt.Sprintf("turn %d: %s", match.Number(), words)
	case 1:
		return words + "\ndraw"
	case 2:
		note := "note" + surname(m.draw("note", 1<<30))
		m.hides(p, note, 0)
		return "diary " + note + "\n" + words
	case 3:
		return "try " + words
	case 4, 5:
		return words + m.ahead(p, match.Position, turn)
	case 6:
		return "resign"
	default:
		return words
	}
}

// setup is a set-up of somebody's, which nobody may see before both are in.
func (m machine) setup(p *person, match *adjudicator.Match, seat adjudicator.Seat) string {
	position := match.Position
	if position != nil && position.ToMove() != seat.Side() {
		v, err := position.Judge(rules.Draft{Turn: chosen(position, 3)})
		if err != nil {
			return ""
		}
		position = v.Next
	}
	if position == nil {
		return ""
	}
	turn := chosen(position, m.draw("set-up", 1000)).String()
	if match.Secret() {
		m.hides(p, strings.TrimPrefix(turn, "setup: "), match.ID)
	}
	return turn
}

// ahead leaves an answer ready for what the opponent may play.
func (c *world) ahead(p *person, position rules.Position, turn rules.Turn) string {
	v, err := position.Judge(rules.Draft{Turn: turn})
	if err != nil || v.Outcome.Over() {
		return ""
	}
	theirs := chosen(v.Next, 0)
	after, err := v.Next.Judge(rules.Draft{Turn: theirs})
	if err != nil || after.Outcome.Over() {
		return ""
	}
	line := fmt.Sprintf("if %s then %s", theirs, chosen(after.Next, 1))
	c.hides(p, line, 0)
	return "\n" + line
}

// chosen is a turn that follows from the position and a small number: so people at times foresee each other.
func chosen(position rules.Position, salt int) rules.Turn {
	turn, _ := robot.Random{}.Turn(position, 0, uint64(salt))
	return turn
}
