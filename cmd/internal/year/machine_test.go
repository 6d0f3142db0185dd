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

// presets are games with terms: all engines, all kinds of clocks.
func presets() []string {
	return []string{
		"cosmic time 3d", "cosmic time 20d/10", "cosmic time 20d+1d rated", "chesimals-0.1 time 3d rated", "chesimals-0.1 time 10d+1d max 14d", "amoeba time 15d+12h rated", "amoeba time 3d no vacation",
		"lifeform-secret time 4d", "lifeform-secret time 20d+1d rated", "lifeform-open time 3d", "fusion-1 time 4d", "cosmic time none", "cosmic time 2d private", "lifeform-open time 3d private",
	}
}

func (m machine) seeks() {
	p, terms := m.somebody(), m.one("terms", presets()...)
	preset, rest, _ := strings.Cut(terms, " ")
	standing := m.standing(0)
	switch n := m.draw("how", 10); {
	case n < 4 && len(standing) > 0:
		m.ask(p, fmt.Sprintf("take %d", standing[m.draw("which", len(standing))]))
	case n == 4:
		m.ask(p, fmt.Sprintf("seek %s%s", terms, m.one("for", " games 3", " rating 1300-1600", " rating 1600-2200 games 2")))
	case n == 5:
		m.ask(p, strings.Repeat("seek "+terms+" games 2\n", 5))
	case n == 6:
		for _, game := range slices.Sorted(maps.Keys(p.games)) {
			m.write(p, p.games[game], "rematch")
			return
		}
	case n == 7:
		for _, id := range slices.Sorted(maps.Keys(m.games)) {
			if g := m.games[id]; g.Stage == adjudicator.Over && slices.Contains(g.players, p) {
				m.ask(p, fmt.Sprintf("seek takeover %d", id))
				return
			}
		}
	case n == 8:
		m.ask(p, "seek "+terms)
	default:
		other := m.other(p)
		m.ask(p, fmt.Sprintf("new %s vs %s %s say Shall we?", preset, []string{other.mailbox(), other.address}[m.draw("at", 2)], rest))
	}
}

func (m machine) chooses() {
	p := m.somebody()
	switch m.draw("what", 16) {
	case 0:
		m.ask(p, "timezone "+m.one("zone", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"))
	case 1:
		m.ask(p, "weekends "+m.one("weekends", "off", "on"))
	case 2:
		m.ask(p, fmt.Sprintf("mail digest on %02d:30", m.draw("hour", 24)))
	case 3:
		m.ask(p, m.one("setting", "strict on", "vacation auto off", "vacation auto on", "mail reminders 2d 6h", "mail reminders off", "language de", "language fr"))
	case 4, 5:
		from := m.now.AddDate(0, 0, 1+m.draw("from", 4))
		m.ask(p, fmt.Sprintf("vacation %s %s", from.Format(time.DateOnly), from.AddDate(0, 0, m.draw("days", 6)).Format(time.DateOnly)))
	case 6:
		m.ask(p, "vacation end")
	case 7:
		m.ask(p, "name New "+surname(m.draw("name", 1<<20)))
	case 8:
		m.ask(p, "name "+strings.ToUpper(m.other(p).name))
	case 9:
		if other := m.other(p); len(other.former) > 0 {
			m.ask(p, "name "+other.former[0])
		}
	case 10:
		m.ask(p, fmt.Sprintf("limit %s %d", m.one("of", "total", "cosmic", "amoeba"), 1+m.draw("most", 5)))
	case 11:
		m.ask(p, "limit total none")
	case 12:
		m.ask(p, m.one("wish", "refuse ", "accept ")+m.one("preset", "cosmic", "amoeba", "lifeform-open"))
	case 13, 14:
		m.ask(p, "refuse "+m.other(p).name)
	case 15:
		for _, other := range m.people {
			if p.refused[other] {
				m.ask(p, "accept "+other.name)
				return
			}
		}
	}
}

func (m machine) looks() {
	p := m.somebody()
	games := slices.Sorted(maps.Keys(m.games))
	switch m.draw("at what", 4) {
	case 0:
		m.ask(p, m.one("question", "games", "seeks", "players", "time", "help", "presets", "vacation", "limits", "rules cosmic", "next", "watching", "ratings", "tournaments"))
	case 1:
		other := m.other(p)
		m.ask(p, "players "+append([]string{other.name}, other.former...)[m.draw("name", 1+len(other.former))])
	case 2, 3:
		if len(games) > 0 {
			m.ask(p, fmt.Sprintf("%s %d%s", m.one("watch", "watch", "watch", "unwatch"), games[m.draw("game", len(games))], ""))
		}
	}
}

// talks has somebody say much at once to an opponent, write what nobody can read, or their program answer.
func (m machine) talks() {
	p := m.somebody()
	switch m.draw("how", 4) {
	case 0:
		for i := range 3 + m.draw("babble", 6) {
			m.send(m.world.write(p, p.account, fmt.Sprintf("Blurgh wibble %s frotz", surname(i+p.wrote)), false))
		}
		return
	case 1:
		if p.account != nil {
			m.send(m.world.write(p, p.account, "I am out of office and will read your mail when I am back.", true))
		}
		return
	}
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		if match := m.match(game); match != nil && match.Stage == adjudicator.Playing && match.SeatOfAddress(p.address) != adjudicator.NoSeat {
			for range 1 + m.draw("words", 4) {
				m.says(p, match)
			}
			return
		}
	}
}

// says has somebody say a word to their opponent that nobody else says.
func (c *world) says(p *person, match *adjudicator.Match) {
	word := talkWord + surname(1000+len(c.words))
	if to := c.byAddress[match.Player(match.SeatOfAddress(p.address).Other()).Address]; to != nil && to != p {
		c.words[word] = &talk{from: p, to: to}
		c.send(c.write(p, p.games[match.ID], "say "+word, false))
	}
}

// turnsAway has somebody change their address, want no mail, or leave.
func (m machine) turnsAway() {
	p := m.somebody()
	switch n := m.draw("how", 20); {
	case n == 19:
		m.ask(p, "newkey")
	case n < 8 && p.hasNext && p.parted.IsZero():
		m.ask(p, "address remove "+p.address)
	case n < 8 && !p.hasNext:
		m.byAddress[p.next()] = p
		m.ask(p, "address add "+p.next())
	case n < 12 && p.blocked.IsZero():
		m.ask(p, "block")
	case !p.blocked.IsZero():
		m.ask(p, "unblock")
	case n == 12:
		p.leaving = m.now
		m.ask(p, "forget me")
		for _, r := range p.asked {
			m.send(m.world.write(p, r, p.yes(), false))
		}
		p.asked = nil
	case n == 13:
		p.noMailbox = true
	}
}

// plans has somebody announce a tournament, join one or leave it.
func (m machine) plans() {
	p := m.somebody()
	open := m.tournaments()
	if len(open) == 0 || m.seldom("new") {
		name := "Cup of " + surname(100+len(open))
		m.ask(p, fmt.Sprintf("tournament new %s %s", name, m.one("kind", "cosmic swiss 2 time 1d no vacation rated start at 3 players", "cosmic round-robin time 3d start at 3 players", "amoeba double time 2d start at 2 players")))
		return
	}
	m.ask(p, m.one("join", "join ", "join ", "join ", "leave ")+open[m.draw("which", len(open))].Name)
}

func (m machine) hosts() {
	h := m.byAddress[host]
	m.answersAll(h)
	games := slices.Sorted(maps.Keys(m.games))
	until := m.now.Add(time.Duration(12+m.draw("hours", 60)) * time.Hour).Format(pauseForm)
	p := m.people[m.draw("whom", len(m.people))]
	switch n := m.draw("what", 9); {
	case n == 0:
		m.ask(h, "admin pause all until "+until)
	case n == 1:
		m.ask(h, "admin pause end")
	case n == 2 && !p.silent() && p.known && p.banned.IsZero() && m.seldom("ban"):
		m.ask(h, "admin ban "+p.mailbox()+" they have written abuse, case "+surname(1000+p.number))
	case n == 3 && !p.banned.IsZero():
		m.ask(h, "admin unban "+p.mailbox())
	case n == 4 && !p.silent() && p.known:
		m.ask(h, "admin lift "+p.mailbox())
	case len(games) > 0:
		g := m.World(games[m.draw("game", len(games))])
		words := []string{"admin adjudicate %d 1-0 a program has played", "admin adjudicate %d 1/2-1/2 both have asked for it", "admin extend %d 1d", "admin undo %d to 1 a letter was read wrongly", "admin void %d the same person twice"}[m.draw("words", 5)]
		g.corrected = true
		m.ask(h, fmt.Sprintf(words, g.ID))
	}
	m.answersAll(h)
}

func (c *world) World(game int) *game { return c.games[game] }

// alone has one daemon have a store that is a file while the relay takes nothing: what one of two finds out of it, the other does not know.
func (m machine) alone() bool {
	if m.house.base != nil {
		return false
	}
	must(m.house.close(1 - m.house.acts))
	return !m.relay.down.IsZero() || !m.relay.trial.IsZero()
}

// fails: the node that acts is killed at a named point, before long; the other comes up, works in between, or goes; all are off for long.
func (m machine) fails() {
	h := m.house
	switch m.draw("how", 6) {
	case 0, 1:
		h.fuse = 1 + m.draw("point", 40)
	case 2, 3:
		if m.alone() {
			return
		}
		if h.nodes[1-h.acts].service == nil {
			must(h.open(m.ctx, 1-h.acts))
		}
		h.between = 1 + m.draw("point", 12)
	case 4:
		must(h.close(1 - h.acts))
	case 5:
		m.off([]time.Duration{10 * time.Minute, 2 * time.Hour, 30 * time.Hour}[m.draw("how long", 3)])
	}
}
