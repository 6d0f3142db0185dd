package year

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
)

// inventors are who has invented a preset, as the host has written down: two who play nothing here, and one who does.
func inventors() map[string]string {
	return map[string]string{"cosmic": "inventor@people.test", "amoeba": "maker@people.test", "lifeform-open": "p1@people.test"}
}

// inventor is the kind of those who play nothing.
const inventor = "inventor"

// copying is what is said of a game that may go to its inventor, as the second book keeps it.
type copying struct {
	yes      map[*person]bool
	complete time.Time // when both had said yes and the game was over; zero while that is not so
	excused  bool      // it need not go, or not yet
	gone     int       // letters to the inventor that had it
	unasked  bool      // it went, and should not have
}

// invents adds those inventors who play nothing. One of them has enough of it in the second half of the year.
func (w *world) invents() {
	for i, preset := range []string{"cosmic", "amoeba"} {
		p := theHost(w.Seed + uint64(i) + 1)
		p.kind, p.german = inventor, w.german
		p.address = inventors()[preset]
		p.box, _, _ = strings.Cut(p.address, "@")
		p.name = "Ivy " + strings.ToUpper(p.box[:1]) + p.box[1:]
		w.byAddress[p.address] = p
		if preset == "amoeba" {
			w.agenda.note(w.now.Add(w.span()*2/3).Truncate(time.Minute), func(ctx context.Context) error {
				return w.whenUp(ctx, func(context.Context) error {
					if p.account != nil {
						w.ask(p, "block")
					}
					return nil
				})
			})
		}
	}
}

// copies has somebody say whether the inventor of a game may have it: while it is played, or afterwards.
func (w *world) copies(ctx context.Context, p *person) error {
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		words := w.ofCopies(p, game)
		if words == "" {
			continue
		}
		m, err := w.house.match(ctx, game)
		if err != nil {
			return err
		}
		if m.SeatOfAddress(p.address) == adjudicator.NoSeat || m.Stage != adjudicator.Playing && m.Stage != adjudicator.Over {
			continue
		}
		w.send(p.write(p.games[game], words, w.now, false))
		return nil
	}
	return nil
}

// ofCopies is what somebody says of that: most like the idea, and some of them think better of it; where nobody is known who has invented the
// game, few ask.
func (w *world) ofCopies(p *person, game int) string {
	_, known := inventors()[w.presets[game]]
	said := w.copied[game] != nil && w.copied[game].yes[p]
	switch n := p.dice.IntN(120); {
	case n == 0:
		return "copy inventor"
	case n == 1:
		return "copy inventor no"
	case known && !said && p.number%5 > 0 && n < 40, n == 2:
		return "copy inventor yes"
	}
	return ""
}

func (w *world) copying(game int) *copying {
	c := w.copied[game]
	if c == nil {
		c = &copying{yes: map[*person]bool{}}
		w.copied[game] = c
	}
	return c
}

// hasAgreed keeps a yes. Of a private game none is taken.
func (w *world) hasAgreed(_ context.Context, s *sent, _ string) error {
	game := s.from.about[s.id]
	if game == 0 {
		return nil
	}
	w.report.Checked["games that may go to their inventor"]++
	if w.private[game] {
		w.find("privacy", "%s may have game %d sent to its inventor, which is private", s.from.address, game)
	}
	w.copying(game).yes[s.from] = true
	return nil
}

func (w *world) hasDisagreed(_ context.Context, s *sent, _ string) error {
	if c := w.copying(s.from.about[s.id]); c.gone == 0 {
		delete(c.yes, s.from)
	}
	return nil
}

// completes notes when a game is over and both players have said yes, and whether there is a reason for which it need not go then.
func (w *world) completes(m *adjudicator.Match) {
	c := w.copied[m.ID]
	if c == nil || !c.complete.IsZero() || m.Stage != adjudicator.Over || len(c.yes) < 2 {
		return
	}
	c.complete = w.now
	to := w.byAddress[inventors()[m.Terms.Preset]]
	c.excused = to == nil || to.hearsNothing() || to.forgotten || !to.leaving.IsZero() || m.Outcome.Result == rules.Ongoing || w.corrected[m.ID] || w.manyCopies(m, to)
	for p := range c.yes {
		c.excused = c.excused || p.hearsNothing() && p.ban.stands() || p.forgotten || !p.leaving.IsZero()
	}
}

// manyCopies reports whether as many games of one of the players, or to the inventor, have gone within a day as may.
func (w *world) manyCopies(m *adjudicator.Match, to *person) bool {
	received, of := 0, map[*person]int{}
	for game, c := range w.copied {
		if game == m.ID || c.complete.IsZero() || w.now.Sub(c.complete) > 25*time.Hour {
			continue
		}
		if w.byAddress[inventors()[w.presets[game]]] == to {
			received++
		}
		for p := range c.yes {
			of[p]++
		}
	}
	many := received >= 10
	for _, p := range w.playing[m.ID] {
		many = many || of[p] >= 3
	}
	return many
}

// checkCopy: a game goes to the inventor of its preset when it is over and both players have said yes, and once.
func (w *world) checkCopy(p *person, r *received) {
	game, ok := copyOf(r)
	if !ok {
		return
	}
	c := w.copying(game)
	c.gone++
	m, err := w.house.match(context.Background(), game)
	w.report.Checked["games sent to their inventor"]++
	switch {
	case err != nil:
		w.find("copies", "%v", err)
	case inventors()[m.Terms.Preset] != p.address:
		w.find("copies", "game %d of %s goes to %s", game, m.Terms.Preset, p.address)
	case m.Stage != adjudicator.Over && !w.corrected[game] || m.Terms.Private || len(w.playing[game]) == 2 && w.agreedBy(c) < 2:
		c.unasked = true
	}
	for _, player := range w.playing[game] {
		if player != p && strings.Contains(string(r.data), player.mailbox()) {
			w.find("copies", "the address of %s stands in the letter of game %d to its inventor", player, game)
		}
	}
}

// agreedBy counts who has said yes, as letters under way have it too: one that is being handled is not in the book yet.
func (w *world) agreedBy(c *copying) int {
	n := len(c.yes)
	if s := w.hands; s != nil && strings.HasPrefix(s.from.said[s.id], "copy inventor yes") && !c.yes[s.from] {
		n++
	}
	return n
}

// copyOf is the game that a letter brings to its inventor.
func copyOf(r *received) (game int, ok bool) {
	if !strings.Contains(r.subject, " for its inventor: ") && !strings.Contains(r.subject, " für den Erfinder: ") {
		return 0, false
	}
	for line := range strings.Lines(r.plain) {
		if n, ok := numberIn(line, "Game ", "Partie "); ok {
			return n, true
		}
	}
	return 0, false
}

// checkGone: it went as both wanted, and once.
func (w *world) checkGone(game int, c *copying) {
	if c.gone > 0 && (c.unasked || w.breaks(CopiedUnasked)) {
		w.find("copies", "game %d goes to its inventor, and %d of its players have said yes", game, w.agreedBy(c))
	}
	if c.gone > 1 || c.gone > 0 && w.breaks(CopiedTwice) {
		w.find("copied", "game %d has gone to its inventor %d times", game, c.gone)
	}
}

// checkCopies looks in the end for games that have not gone although they could.
func (w *world) checkCopies() {
	for _, game := range slices.Sorted(maps.Keys(w.copied)) {
		c := w.copied[game]
		w.checkGone(game, c)
		if c.complete.IsZero() || w.now.Sub(c.complete) < 30*time.Hour {
			continue
		}
		if w.report.Checked["games awaited by their inventor"]++; c.gone == 0 && !c.excused || w.breaks(CopyLost) {
			w.find("awaited", "game %d was over, and both had said yes, at %s, and has not gone to its inventor: %s", game, c.complete.Format(time.DateTime), fmt.Sprint(c.excused))
		}
	}
}
