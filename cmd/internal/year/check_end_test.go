package year

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/rules"
)

// settle lets what is under way arrive, with the program up and the relay at work.
func (c *world) settle() {
	c.house.fuse, c.house.between = 0, 0
	if !c.relay.down.IsZero() {
		c.relay.down, c.relay.back = time.Time{}, c.now
	}
	c.pass(5 * time.Hour)
}

// checkAll holds all that is kept to what follows from the rest of it.
func (c *world) checkAll() {
	for _, s := range c.open {
		if came, _ := c.trace(s.id); s.from.gone.IsZero() && !s.at.After(c.now) && (came == nil || undecided(came.Disposition)) {
			c.find("letters", "the letter %s of %s was not handled: %q", s.id, s.from.address, oneLine(s.meant))
		}
	}
	for _, reason := range c.quarantined() {
		c.find("letters", "a letter was set aside: %s", reason)
	}
	c.checkSaid()
	c.checkRelay()
	c.checkPauses()
	c.checkOffers()
	c.checkCrowd()
	c.checkBans()
	c.checkPunctuality()
	c.checkStudy()
	c.checkCopies()
	c.checkForgotten()
	c.checkArchive()
	month := time.Date(c.now.Year(), c.now.Month(), 1, 0, 0, 0, 0, time.UTC)
	if c.now.Sub(month) > untold {
		c.checkRatings(month)
	}
}

func intervals(list []clock.Interval) string {
	var b strings.Builder
	for _, i := range list {
		fmt.Fprintf(&b, "%s to %s; ", i.Began.UTC().Format(time.DateTime), i.Ended.UTC().Format(time.DateTime))
	}
	return b.String()
}

// stood are the times for which all clocks stood, for a reason.
func (c *world) stood(why string) (list []clock.Interval) {
	for _, o := range c.outages() {
		if o.Why == why {
			list = append(list, o.Interval)
		}
	}
	return list
}

// checkRelay: all clocks stood from the first letter that the relay did not take to the first that it took, and it has had each by now, but for
// reminders of what is not awaited any more (CR-28), and for what names somebody who is forgotten.
func (c *world) checkRelay() {
	for _, i := range c.relay.stood {
		t := i.Began
		for _, o := range c.outages() { // also an outage of the machine may have begun meanwhile
			if !o.Began.After(t) && o.Ended.After(t) {
				t = o.Ended
			}
		}
		if c.try("outages of the relay"); t.Before(i.Ended) {
			c.find("relay", "for want of a relay all clocks should have stood from %s to %s", i.Began.Format(time.DateTime), i.Ended.Format(time.DateTime))
		}
	}
	if told := c.stood(whyUnsent); len(told) > len(c.relay.stood) {
		c.find("relay", "for want of a relay all clocks stand %s and should stand %s", intervals(told), intervals(c.relay.stood))
	}
	if c.breaks(LostByRelay) {
		c.relay.waiting["lost@club.test"] = host
	}
	for id, to := range c.relay.waiting {
		_, went := c.trace(id)
		i := slices.IndexFunc(went, func(d games.Departure) bool { return d.MessageID == id })
		if p := c.byAddress[to]; p != nil && !p.gone.IsZero() || i >= 0 && went[i].State == games.LeftOut && went[i].Kind == "reminder" {
			continue
		}
		if parts := strings.Split(id, "."); len(parts) > 1 {
			if g := c.games[number(parts[1])]; g != nil && (g.Seats[0].Forgotten || g.Seats[1].Forgotten) {
				continue
			}
		}
		c.find("relay", "the letter %s to %s, which the relay did not take, has not come", id, to)
	}
	clear(c.relay.waiting)
}

const pauseForm = "2006-01-02 15:04"

// pauses: all clocks stand from the arrival of the host's yes until a moment, or, where they stand already, until another (CR-29).
func (c *world) pauses(s *sent, rest string) {
	until := get(time.Parse(pauseForm, rest))
	if i := c.pauseAt(s.at); i >= 0 {
		c.paused[i].Ended = until
	} else {
		c.paused = append(c.paused, clock.Interval{Began: s.at, Ended: until})
	}
}

func (c *world) endsPause(s *sent, _ string) {
	if i := c.pauseAt(s.at); i >= 0 {
		c.paused[i].Ended = s.at
	}
}

func (c *world) pauseAt(at time.Time) int {
	return slices.IndexFunc(c.paused, func(p clock.Interval) bool { return !at.Before(p.Began) && at.Before(p.Ended) })
}

func (c *world) checkPauses() {
	said := slices.Clone(c.paused)
	for i := range said {
		if c.breaks(OtherPause) {
			said[i].Ended = said[i].Ended.Add(time.Minute)
		}
	}
	if told := intervals(c.stood(games.WhyPaused)); told != intervals(said) {
		c.find("pauses", "all clocks stand %s and should stand %s", told, intervals(said))
	}
}

// mostStanding is how many offers of one player stand at once.
const mostStanding = 10

// checkCrowd looks at how many offers stand of each, whom the host has let have as many games as they like, and who is written to in German.
func (c *world) checkCrowd() {
	for _, p := range c.people {
		player, known := c.player(p.address)
		if !known {
			continue
		}
		n := len(c.standing(player.Number))
		if c.breaks(ManySeeks) {
			n += mostStanding
		}
		if n > mostStanding {
			c.find("seeks", "%d offers of %s stand", n, p.address)
		}
		person, _ := c.choices(p.address)
		if person.Uncapped != p.lifted || c.breaks(BoundAgain) {
			c.find("lifts", "%s may have as many games as they like: %v, and the host has said %v", p.address, person.Uncapped, p.lifted)
		}
		if p.language == "de" && p.acted >= 10 && person.Language != "de" {
			c.find("languages", "%s wrote %d letters in German, and is written to in %q", p.address, p.acted, person.Language)
		}
	}
}

// bans: what somebody plays is lost by them as of the ban, what they offer is gone, and they play no tournament any more (CR-45).
func (c *world) bans(s *sent, rest string) {
	address, reason, _ := strings.Cut(rest, " ")
	p := c.byAddress[address]
	p.banned, p.reason = s.at, reason
	c.checkBans()
}

func (c *world) checkBans() {
	for _, p := range c.people {
		player, known := c.player(p.address)
		if p.banned.IsZero() || !known {
			continue
		}
		for _, g := range c.games {
			m := c.match(g.ID)
			seat := m.SeatOfAddress(p.address)
			if seat == adjudicator.NoSeat {
				continue
			}
			live := m.Stage == adjudicator.Playing || m.Stage == adjudicator.Challenged && m.ChallengedAt.Before(p.banned) // whoever has challenged them later learns nothing (CR-56)
			lost := m.Outcome.Result == rules.Win(seat.Other().Side()) && m.Adjudication.Banned == seat
			if live || m.Stage == adjudicator.Over && m.EndedAt.Equal(p.banned) && !lost || c.breaks(GoesOnBanned) {
				c.find("bans", "game %d of %s, who was banned at %s: %+v at %s", g.ID, p.address, p.banned.Format(time.DateTime), m.Outcome, m.EndedAt.Format(time.DateTime))
			}
		}
		if n := len(c.standing(player.Number)); n > 0 {
			c.find("bans", "%d offers of %s stand, who is banned", n, p.address)
		}
		for _, t := range c.tournaments() {
			if e, plays := t.Entrant(player.Number); plays && e.Left == "" && t.End == "" {
				c.find("bans", "%s plays in %s, and is banned", p.address, t.Name)
			}
		}
	}
}

// checkStudy: what is told of the games of a preset is that of the public ones that are over, void ones not counted.
func (c *world) checkStudy() {
	count := map[string]int{}
	for _, g := range c.games {
		if m := c.match(g.ID); m.Stage == adjudicator.Over && (!m.Terms.Private && m.Outcome.Result != rules.Ongoing || m.Terms.Private && c.breaks(PrivateCounts)) {
			count[m.Terms.Preset]++
		}
	}
	for preset, n := range count {
		if c.try("presets studied"); c.studied(preset) != n {
			c.find("study", "%d games of %s count that were played, and %d do by the model", c.studied(preset), preset, n)
		}
	}
}

// checkCopies looks for games that have not gone to their inventor although they could.
func (c *world) checkCopies() {
	for _, g := range c.games {
		if g.complete.IsZero() || g.excused || c.now.Sub(g.complete) < 30*time.Hour || c.byAddress[inventor].hearsNothing() {
			continue
		}
		if c.try("games awaited by their inventor"); g.copies == 0 || c.breaks(CopyLost) {
			c.find("awaited", "game %d was over, and both had said yes, at %s, and has not gone to its inventor", g.ID, g.complete.Format(time.DateTime))
		}
	}
}

// checkForgotten: three days after somebody is forgotten their addresses stand in no byte of the store, the archive or the log, and their name in none of
// the archive and the log; in the store it may stand in what others have written.
func (c *world) checkForgotten() {
	for _, p := range c.people {
		if p.gone.IsZero() || c.now.Sub(p.gone) < 3*24*time.Hour {
			continue
		}
		c.try("forgotten looked for")
		traces := slices.DeleteFunc([]string{p.address, p.next()}, func(a string) bool { return slices.Contains(p.again, a) })
		if c.house.base != nil {
			for _, where := range get(c.house.base.holds(traces)) {
				c.find("forgotten", "%s", where)
			}
		}
		must(filepath.WalkDir(c.house.dir, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.Type().IsRegular() {
				if path == c.keepsakes() { // what others have in their mailboxes is theirs
					return fs.SkipDir
				}
				return err
			}
			data := get(os.ReadFile(path))
			words := traces
			if !strings.HasPrefix(filepath.Base(path), "games.db") {
				words = append(slices.Clone(traces), p.name)
			}
			if c.breaks(Remembered) && strings.HasSuffix(path, ".key") {
				data = append(data, p.address...)
			}
			for _, w := range words {
				if bytes.Contains(data, []byte(w)) {
					c.find("forgotten", "%q stands in %s", w, filepath.Base(path))
				}
			}
			return nil
		}))
	}
}
