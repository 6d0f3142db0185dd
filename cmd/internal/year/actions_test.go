package year

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
)

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
