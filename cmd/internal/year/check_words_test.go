package year

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
)

// checkInvited: nobody is written of a challenge that their wishes exclude.
func (c *world) checkInvited(p *person, r *received) {
	m := c.match(r.game())
	if !r.invites() || m == nil || p.said[r.answers] != "" || m.Stage != adjudicator.Challenged || r.since.Sub(m.ChallengedAt) > 3*time.Minute {
		return
	}
	other := c.byAddress[m.Player(m.Challenger).Address]
	if c.try("invitations held to wishes"); p.refused[other] || p.presets[m.Terms.Preset] || c.breaks(RefusedPlays) {
		c.find("refusals", "%s is invited by %s to game %d of %s, and refuses that", p.address, other.address, m.ID, m.Terms.Preset)
	}
	if c.limited(p, m.Terms.Preset, m.ID) {
		c.find("limits", "%s is invited to game %d of %s, and limits these: %v", p.address, m.ID, m.Terms.Preset, p.most)
	}
}

// talk is what somebody has said to their opponent: a word that nobody else says.
type talk struct {
	from, to *person
	at       time.Time // when it came; zero while it was not carried out
	heard    int
}

// talkWord begins each such word, and nothing else.
const talkWord = "Talkx"

func (c *world) hasSaid(s *sent, rest string) {
	t := c.words[rest]
	if t == nil {
		return
	}
	if t.at = s.at; t.to.refused[s.from] {
		c.find("words", "%s says %q to %s, who refuses them", s.from.address, rest, t.to.address)
	}
}

// checkTalk: words reach whom they are for, once, and nobody else.
func (c *world) checkTalk(p *person, r *received) {
	heard := map[string]bool{}
	for word := range strings.FieldsSeq(r.text) {
		word = strings.TrimRight(word[max(0, strings.Index(word, talkWord)):], ".,:;!?\"”“»«)'’")
		t := c.words[word]
		if t == nil || heard[word] || p == t.from {
			continue
		}
		heard[word] = true
		if t.heard++; p != t.to || t.heard > 1 {
			c.find("words", "%s reads %q, which %s has said to %s, for the %d. time: %q", p.address, word, t.from.address, t.to.address, t.heard, r.subject)
		}
	}
}

// checkSaid: words have come four hours later, those for who reads one letter a day two days later.
func (c *world) checkSaid() {
	for word, t := range c.words {
		wait := 4 * time.Hour
		if t.to.daily {
			wait = 50 * time.Hour
		}
		if t.at.IsZero() || t.to.silent() || !t.from.gone.IsZero() || t.to.hearsNothing() || t.to.unheard.After(t.at) || c.late() || c.now.Sub(t.at) < wait {
			continue
		}
		if c.try("words awaited"); t.heard == 0 {
			c.find("words", "%q, which %s has said to %s at %s, has not come", word, t.from.address, t.to.address, t.at.Format(time.DateTime))
		}
	}
}

// checkOutsiders: nobody but its players, and the host, is written to about a private game.
func (c *world) checkOutsiders(p *person, r *received) {
	if g := c.games[r.game()]; g != nil && g.Terms.Private && !p.hosts && !slices.Contains(g.players, p) {
		c.find("privacy", "%s is written to about game %d, which is private: %q", p.address, g.ID, r.subject)
	}
}

// watches: nobody watches a private game, or says anything of one that stands beside its record.
func (c *world) watches(s *sent, rest string) {
	if g := c.games[number(rest)]; g != nil && g.Terms.Private || c.breaks(PrivateSeen) {
		c.find("privacy", "%s watches game %s, which is private", s.from.address, rest)
	}
}

// agrees keeps a yes to sending a game to its inventor. Of a private game none is taken.
func (c *world) agrees(s *sent, _ string) {
	g := c.games[s.from.about[s.id]]
	if g == nil {
		return
	}
	if g.Terms.Private {
		c.find("privacy", "%s may have game %d sent to its inventor, which is private", s.from.address, g.ID)
	}
	g.yes[s.from] = true
}

func (c *world) disagrees(s *sent, _ string) {
	if g := c.games[s.from.about[s.id]]; g != nil && g.copies == 0 {
		delete(g.yes, s.from)
	}
}

// completes notes when a game is over and both have said that its inventor may have it.
func (c *world) completes(g *game) {
	to := c.byAddress[inventor]
	if g.Terms.Preset != invented || !g.complete.IsZero() || g.Stage != adjudicator.Over || len(g.yes) < 2 {
		return
	}
	g.complete = c.now
	sent := map[*person]int{} // three of one player go in a day, and ten to one inventor
	for _, other := range c.games {
		if other.complete.After(c.now.Add(-25*time.Hour)) && other != g {
			sent[to]++
			for p := range other.yes {
				sent[p]++
			}
		}
	}
	g.excused = to.hearsNothing() || g.Outcome.Result == rules.Ongoing || g.corrected || sent[to] >= 10
	for p := range g.yes {
		g.excused = g.excused || !p.banned.IsZero() || !p.leaving.IsZero() || sent[p] >= 3
	}
}

// checkCopy: a game goes to its inventor when it is over and both have said yes, and once. No address is in the letter.
func (c *world) checkCopy(p *person, r *received) {
	if !says(r.subject, c.phrases["copy-subject"]) {
		return
	}
	for line := range strings.Lines(r.text) {
		n, ok := numberIn(line, "Game ", "Partie ")
		g := c.games[n]
		if !ok || g == nil {
			continue
		}
		yes := len(g.yes)
		if s := c.inHand; s != nil && strings.HasPrefix(s.from.said[s.id], "copy inventor yes") && !g.yes[s.from] {
			yes++ // of the letter that is being handled
		}
		m := c.match(n)
		if c.try("games sent to their inventor"); p.address != inventor || g.Terms.Private || m.Stage != adjudicator.Over && !g.corrected || yes < 2 && len(g.players) == 2 || c.breaks(CopiedUnasked) {
			c.find("copies", "game %d of %s goes to %s, and %d of its players have said yes", n, g.Terms.Preset, p.address, yes)
		}
		if g.copies++; g.copies > 1 {
			c.find("copied", "game %d has gone to its inventor %d times", n, g.copies)
		}
		for _, player := range g.players {
			if player != p && bytes.Contains(r.data, []byte(player.mailbox())) {
				c.find("copies", "the address of %s stands in the letter of game %d to its inventor", player.address, n)
			}
		}
		return
	}
}

// keepsake is a letter that bears witness in the end.
type keepsake struct {
	file string
	at   time.Time
}

// keep has every fifth letter that tells the hash of a record kept.
func (c *world) keep(r *received) {
	if len(c.seen)%5 == 0 && bytes.Contains(r.data, []byte("has the hash #")) {
		k := keepsake{filepath.Join(c.keepsakes(), r.id+".eml"), c.now}
		must(os.MkdirAll(c.keepsakes(), 0o700))
		must(os.WriteFile(k.file, r.data, 0o600))
		c.kept = append(c.kept, k)
	}
}

func (c *world) keepsakes() string { return filepath.Join(c.house.dir, "kept") }
