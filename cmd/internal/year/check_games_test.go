package year

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/notation/record"
	"pbem/rules"
)

// look holds a game as it is now to what is promised of games.
func (c *world) look(id int) {
	m := c.match(id)
	if m == nil {
		return
	}
	g := c.games[id]
	if g == nil {
		g = &game{yes: map[*person]bool{}}
		c.games[id] = g
	}
	begins := m.Stage >= adjudicator.Playing && m.Stage != adjudicator.Refused && (g.Match == nil || g.Stage < adjudicator.Playing)
	if g.Match == nil || g.Version != m.Version {
		g.changed = c.now
	}
	g.Match, g.players = m, nil
	for _, s := range m.Seats {
		if p := c.byAddress[s.Player.Address]; p != nil {
			g.players = append(g.players, p)
		}
	}
	c.completes(g)
	c.checkUrgent(g)
	if begins && m.Stage == adjudicator.Playing && c.now.Sub(m.StartedAt) <= 3*time.Minute {
		c.checkBegun(g)
	}
	c.keepBook(g)
}

// checkBegun: no game begins by an offer that one of the two does not want; none but in a tournament for somebody who has as many as they may
// have (CR-34); and each has its players by the names that they have then.
func (c *world) checkBegun(g *game) {
	for _, s := range g.Seats {
		player := s.Player
		p := c.byAddress[player.Address]
		if p == nil {
			continue
		}
		if most := c.mayHave(p); g.Terms.Event == 0 && !p.lifted {
			if c.try("games under the cap"); c.going(p, "", g.ID) >= most || c.breaks(OverCap) {
				c.find("cap", "game %d begins, and %s has %d games going and may have %d", g.ID, p.address, c.going(p, "", g.ID), most)
			}
		}
		if p.known && (p.called.Before(g.ChallengedAt) || !slices.Contains(p.former, player.Name)) {
			if c.try("names in games"); player.Name != p.name || c.breaks(OtherName) {
				c.find("called", "game %d begins with %q, who is called %q since %s", g.ID, player.Name, p.name, p.called.Format(time.DateTime))
			}
		}
	}
	seeker, taker := c.byAddress[g.Player(g.Challenger).Address], c.byAddress[g.Player(g.Challenger.Other()).Address]
	if g.Terms.Event > 0 || !g.ChallengedAt.Equal(g.StartedAt) || seeker == nil || taker == nil {
		return
	}
	c.try("offers held to wishes")
	if c.limited(seeker, g.Terms.Preset, g.ID) {
		c.find("limits", "game %d of %s begins with %s, who limits these: %v", g.ID, g.Terms.Preset, seeker.address, seeker.most)
	}
	if seeker.refused[taker] || taker.refused[seeker] || seeker.presets[g.Terms.Preset] {
		c.find("refusals", "game %d of %s begins between %s and %s, and one of them refuses that", g.ID, g.Terms.Preset, seeker.address, taker.address)
	}
}

// going counts the games of somebody that are being played, but for one: of a preset, or of all for "".
func (c *world) going(p *person, preset string, but int) (n int) {
	for id, g := range c.games {
		if id != but && g.Stage == adjudicator.Playing && (preset == "" || g.Terms.Preset == preset) && slices.Contains(g.players, p) {
			n++
		}
	}
	return n
}

// mayHave is how many games somebody may have going: a newcomer six, and more or fewer by how theirs have ended, cut to 2 and 60 after each.
func (c *world) mayHave(p *person) int {
	var own []*game
	for _, g := range c.games {
		if g.Stage == adjudicator.Over && slices.Contains(g.players, p) {
			own = append(own, g)
		}
	}
	slices.SortFunc(own, func(a, b *game) int { return cmp.Or(a.EndedAt.Compare(b.EndedAt), cmp.Compare(a.ID, b.ID)) })
	n := 6
	for _, g := range own {
		n = min(max(n+counted(g.Match, g.SeatOfAddress(p.address)), 2), 60)
	}
	return n
}

// counted is what a game that is over adds to the cap: 2 for one with two turns of each side that they have not lost on time, by a ban or by "forget
// me"; 2 less for one lost on time; nothing for a void one (CR-34).
func counted(m *adjudicator.Match, seat adjudicator.Seat) int {
	turns := [2]int{}
	for _, t := range m.Turns {
		turns[t.Side]++
	}
	lost := m.Outcome.Result == rules.Win(seat.Other().Side())
	switch {
	case m.Outcome.Result == rules.Ongoing:
		return 0
	case lost && m.Outcome.Cause == rules.TimeOut:
		return -2
	case lost && m.Gone, m.Adjudication.Banned == seat, turns[0] < 2, turns[1] < 2:
		return 0
	}
	return 2
}

// checkUrgent: who is to move and has less than a day knows of it, also who reads one letter a day.
func (c *world) checkUrgent(g *game) {
	if g.Stage != adjudicator.Playing || !g.Terms.Time.Limited() || g.SettingUp() || g.FlagFell {
		return
	}
	p := c.byAddress[g.Player(g.ToMove()).Address]
	left := g.Left(g.ToMove(), c.now)
	if p == nil || p.silent() || p.hearsNothing() || c.late() || left >= 22*time.Hour || c.now.Sub(g.TurnSince) < 3*time.Hour || p.unheard.After(g.TurnSince) {
		return
	}
	if c.try("urgent turns"); p.told[g.ID] < len(g.Turns) {
		c.find("urgency", "game %d: %s has %s left and knows of %d turns of %d", g.ID, p.address, left, p.told[g.ID], len(g.Turns))
	}
}

// checkPage: pages and feeds are made of the public records. These tell nothing that a player has not been told (CR-54), nothing secret, and nothing
// of private games.
func (c *world) checkPage(g *game) {
	if g == nil {
		return
	}
	if g.Terms.Private {
		list := get(filepath.Glob(filepath.Join(c.house.records(), strings.TrimSuffix(archive.FileName(g.ID), archive.Extension)+".*")))
		if c.try("private games"); len(list) > 0 {
			c.find("privacy", "game %d is private, and public is %v", g.ID, list)
		}
		return
	}
	r := c.record(g.ID)
	if r == nil {
		return
	}
	turns := 0
	for _, turn := range r.Turns {
		if turn.Number > 0 {
			turns++
		}
	}
	if c.try("pages"); turns > 0 && turns <= len(g.Turns) && !g.Seats[0].Forgotten && !g.Seats[1].Forgotten {
		c.notBefore("pages", g.ID, turns, "everybody")
	}
	for _, s := range c.told(oneLine(string(get(os.ReadFile(c.recordFile(g.ID))))), nil, g.ID) {
		c.find("secrets", "the public record of game %d tells %q of %s", g.ID, s.words, s.owner.address)
	}
}

func (c *world) recordFile(game int) string {
	return filepath.Join(c.house.records(), archive.FileName(game))
}

// record is the public record of a game; nil where there is none.
func (c *world) record(game int) *record.Record {
	data, err := os.ReadFile(c.recordFile(game))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return get(record.Parse(get(data, err)))
}
