package year

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer/token"
)

// addresses is what somebody does with their addresses. Their first one is what the world knows them by, for ever.
type addresses struct {
	mail     string            // where they read and write now; "" for the first
	hasNext  bool              // the next one is theirs, too
	tried    time.Time         // when they last asked for something of this
	parted   time.Time         // when they have given up the first one; zero for not
	renewed  time.Time         // when they had all secret addresses made worthless; zero for never
	stale    map[int]*received // letters about games, of before that
	succeeds bool              // somebody else has the first one, and plays here
	invited  time.Time         // when whoever has the first one now was invited last
}

// mailbox is where somebody reads and writes.
func (p *person) mailbox() string {
	if p.mail == "" {
		return p.address
	}
	return p.mail
}

// knownAs is where somebody is challenged: whoever has not heard that they have moved names the address that they had.
func (p *person) knownAs(other *person) string {
	if !other.parted.IsZero() && p.dice.IntN(3) == 0 {
		return other.address
	}
	return other.mailbox()
}

// next is the address that somebody moves to.
func (p *person) next() string { return p.box + ".new@people.test" }

// writesFrom is the address from which somebody answers a letter: one that asks that very address something is answered from it.
func (p *person) writesFrom(answer *received) string {
	if answer != nil && answer.asks() && answer.to == p.next() {
		return p.next()
	}
	return p.mailbox()
}

// changes reports whether somebody changes their address within the year: some of those who leave, too.
func (p *person) changes() bool { return p.number%9 == 4 || p.forgets && p.number%2 == 1 }

// moves has somebody change their address, step by step, if they are one of those who do; or have their secret addresses made worthless.
func (w *world) moves(p *person) bool {
	switch {
	case p.settled < len(p.settings()) || w.now.Sub(p.tried) < max(w.span()/60, 12*time.Hour) || p.dice.IntN(3) > 0:
		return false
	case p.changes() && !p.hasNext:
		w.byAddress[p.next()] = p
		w.ask(p, "address add "+p.next())
	case p.changes() && p.parted.IsZero():
		w.ask(p, "address remove "+p.address)
	case p.number%9 == 3 && p.renewed.IsZero() && p.acted > 20:
		w.ask(p, "newkey")
	case len(p.stale) > 0:
		w.writesToOld(p)
	default:
		return false
	}
	p.tried = w.now
	return true
}

// writesToOld has somebody write to a secret address that is worth nothing any more.
func (w *world) writesToOld(p *person) {
	game := slices.Min(slices.Collect(maps.Keys(p.stale)))
	r := p.stale[game]
	delete(p.stale, game)
	w.send(p.write(r, "say Is this address still good?", w.now, false))
}

// agreed keeps what the second of two addresses has said yes to.
func (w *world) agreed(s *sent, came *games.Arrival) {
	p := s.from
	switch {
	case s.answer == nil || s.answer.to != p.next():
	case strings.HasPrefix(came.Why, "yes: address add"):
		p.hasNext = true
	case strings.HasPrefix(came.Why, "yes: address remove"):
		p.parted, p.mail = s.at, p.next()
		w.report.Checked["changed addresses"]++
		p.renews(s.at)
	}
}

// renewsKeys: what came before is answered to addresses that are worth nothing now.
func (w *world) renewsKeys(_ context.Context, s *sent, _ string) error {
	w.report.Checked["new keys"]++
	s.from.renews(s.at)
	return nil
}

func (p *person) renews(at time.Time) {
	p.renewed, p.stale = at, map[int]*received{}
	for game, r := range p.games {
		if !r.at.After(at) {
			p.stale[game] = r
		}
	}
}

// checkOldKey: what comes to a secret address of before is no better than what comes to the plain one: nothing is done in a game.
func (w *world) checkOldKey(s *sent, came *games.Arrival) {
	p := s.from
	if s.answer == nil || s.answer.tag.Kind != token.ReplyTag || !w.breaks(OldKeyActs) && (p.renewed.IsZero() || !s.answer.at.Before(p.renewed) || !s.at.After(p.renewed)) {
		return
	}
	if w.report.Checked["letters to old addresses"]++; came.Disposition == games.Acted || w.breaks(OldKeyActs) {
		w.find("keys", "%s writes to an address of %s, has new ones since %s, and %q is %s (%s)", p.address, s.answer.at.Format(time.DateTime), p.renewed.Format(time.DateTime), oneLine(s.words), came.Disposition, came.Why)
	}
}

// checkOldAddress: nothing goes to an address that was given up, but answers to what still comes from it, and what any stranger may get. It
// reports whether a letter went there.
func (w *world) checkOldAddress(p *person, r *received) (old bool) {
	old = !p.parted.IsZero() && r.to == p.address && !r.since.Before(p.parted)
	_, answers := p.said[r.answers]
	if old && !answers && !w.invitesStranger(p, r) || w.breaks(OldAddressHears) {
		w.find("addresses", "%s has moved to %s at %s, and is written to at their old address: %q", p.address, p.mail, p.parted.Format(time.DateTime), r.subject)
	}
	return old
}

// invitesStranger reports whether a letter invites whoever has an address now that somebody has given up: who names it in a challenge need not
// know of that, or has been asked back and says yes days later. The seat is not that of who had the address; a stranger is invited once a week.
func (w *world) invitesStranger(p *person, r *received) bool {
	if r.tag.Kind != token.AskTag || r.tag.Act != token.Accept {
		return false
	}
	m, err := w.house.match(context.Background(), r.game())
	if err != nil || m.Challenger == r.tag.Claim.Seat || m.Player(r.tag.Claim.Seat).Address == p.address || w.now.Sub(p.invited) < 7*24*time.Hour {
		return false
	}
	p.invited = w.now
	w.report.Checked["strangers invited"]++
	return true
}

// succeeded reports whether somebody else has the first address of a person by now, and has shown it: then it stands in what is theirs.
func (w *world) succeeded(p *person) (bool, error) {
	store := w.house.store()
	heir, err := store.PlayerAt(context.Background(), p.address)
	if err == nil && heir != p.address {
		var player games.Player
		player, err = store.Player(context.Background(), heir)
		return player.Verified, err
	}
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	return false, err
}
