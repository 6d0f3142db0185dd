package year

import (
	"context"
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// mostReminders is how many reminders one turn has at the most (club.md, C-1).
const mostReminders = 3

// kept is how somebody has kept their time, by the second book.
type kept struct {
	turns, inTime int
	unsure        bool // of some of their games there is no second book
}

// keeps counts a turn that is being played, before the book goes on: punctual is one with half of the time left (CR-38).
func (b *books) keeps(k *book, f adjudicator.TurnPlayed) {
	t := b.keeper(k.players[k.Mover])
	t.turns++
	if f.Ahead || 2*k.Shows[k.Mover] >= k.shown {
		t.inTime++
	}
}

func (b *books) keeper(address string) *kept {
	t := b.kept[address]
	if t == nil {
		t = &kept{}
		b.kept[address] = t
	}
	return t
}

// doubts notes that a game's turns are not counted, or not surely.
func (b *books) doubts(addresses ...string) {
	for _, address := range addresses {
		b.keeper(address).unsure = true
	}
}

// checkPunctuality holds what the service says of how people keep their time to what the second book has counted.
func (w *world) checkPunctuality(ctx context.Context) error {
	store := w.house.store()
	for _, p := range w.people {
		t := w.books.kept[p.address]
		if t == nil || t.unsure || p.forgotten {
			continue
		}
		player, err := store.Player(ctx, p.address)
		if errors.Is(err, games.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		told, err := store.Punctuality(ctx, player.Number, club.PunctualSince(w.now), time.Time{})
		if err != nil {
			return err
		}
		if w.breaks(LatePlayer) {
			told.InTime++
		}
		if w.report.Checked["punctuality"]++; told.Turns != t.turns || told.InTime != t.inTime {
			w.find("punctuality", "%s: %d of %d turns in time are told, %d of %d were counted", p.address, told.InTime, told.Turns, t.inTime, t.turns)
			t.unsure = true // one finding is enough
		}
	}
	return nil
}

// reminds counts the reminders of the turn that is awaited.
func (w *world) reminds(k *book, m *adjudicator.Match, e adjudicator.Event) {
	k.reminded++
	count := k.reminded
	if w.breaks(ManyReminders) {
		count += mostReminders
	}
	if w.report.Checked["reminders"]++; count > mostReminders {
		w.find("reminders", "game %d: %s is the reminder number %d of a turn", m.ID, e.At.Format(time.DateTime), count)
	}
}

// rests: no vacation begins by itself after a flag has fallen, and no budget is ever overdrawn.
func (w *world) rests(k *book, m *adjudicator.Match, e adjudicator.Event) {
	if w.report.Checked["automatic vacations"]++; k.fallen || w.breaks(LateRest) {
		w.find("vacations", "game %d: an automatic vacation at %s, after the flag had fallen", m.ID, e.At.Format(time.DateTime))
	}
}

// checkBudget: what is left of a vacation budget is something, or nothing.
func (w *world) checkBudget(address string, p club.Person, playing time.Time) {
	left := p.Budget(w.now, playing)
	if w.breaks(Overdrawn) {
		left = -1
	}
	if w.report.Checked["budgets"]++; left < 0 {
		w.find("budgets", "%s has %d half days of vacation left", address, left)
	}
}
