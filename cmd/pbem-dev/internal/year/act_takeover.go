package year

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator/club"
	"pbem/games/archive"
	"pbem/mailer"
	"pbem/notation/record"
)

// month is how long somebody must have been silent, and for how long their seat can be offered.
const month = 30 * 24 * time.Hour

// offersSeat has somebody offer the seat that an opponent of theirs has given up, as soon as they can, or too early.
func (w *world) offersSeat(p *person) bool {
	if w.now.Sub(p.offeredSeat) < 3*24*time.Hour || p.dice.IntN(3) > 0 {
		return false
	}
	for _, game := range slices.Sorted(maps.Keys(w.endings)) {
		if e := w.endings[game]; e.late && e.winner == p && w.now.Sub(e.at) < month+24*time.Hour && p.dice.IntN(2) == 0 {
			p.offeredSeat = w.now
			w.ask(p, fmt.Sprintf("seek takeover %d", game))
			return true
		}
	}
	return false
}

// hear notes when a letter of somebody's came that is believed.
func (p *person) hear(s *sent) {
	if p.belief == mailer.Believed && !s.robot {
		p.heard = append(p.heard, s.at)
	}
}

// checkTakeover: only the opponent of who has lost on time offers their seat, within thirty days of the end, after as many days without a letter
// of theirs; the game that goes on is unrated, and each record names the other (CR-35).
func (w *world) checkTakeover(ctx context.Context, o club.Offer) error {
	old := o.Terms.Takeover
	if w.breaks(OtherTakeover) {
		old = len(w.playing) + 1
	}
	e := w.endings[old]
	if old == 0 || w.corrected[old] || o.Seeker == 0 { // or of somebody who is forgotten
		return nil
	}
	w.report.Checked["seats offered"]++
	seeker, err := w.house.store().PlayerNumbered(ctx, o.Seeker)
	if err != nil {
		return err
	}
	switch {
	case !e.late || o.Made.Before(e.at) || o.Made.Sub(e.at) >= month || o.Terms.Rated:
		w.find("takeovers", "offer %d of %s is of the seat in game %d, which ended so: %+v", o.Number, o.Made.Format(time.DateTime), old, e)
	case e.winner != nil && e.winner != w.byAddress[seeker.Address] && !e.winner.forgotten:
		w.find("takeovers", "offer %d is of the seat in game %d, which %s has not won", o.Number, old, seeker.Address)
	case !e.gone:
		w.checkSilent(o, e)
	}
	for _, t := range o.Taken {
		if err := w.checkNamed(old, t.Game); err != nil {
			return err
		}
	}
	return nil
}

// checkSilent: nothing was heard of whoever has lost for thirty days.
func (w *world) checkSilent(o club.Offer, e ending) {
	for _, p := range e.people {
		if p == nil || p == e.winner || p.forgotten {
			continue
		}
		for _, at := range p.heard {
			if since := o.Made.Sub(at); since > 0 && since < month {
				w.find("takeovers", "offer %d of %s is of the seat of %s in game %d, who was heard at %s", o.Number, o.Made.Format(time.DateTime), p.address, e.game, at.Format(time.DateTime))
				return
			}
		}
	}
}

// checkNamed: the records of a game that goes on and of that in which it does name each other, once both are public.
func (w *world) checkNamed(old, now int) error {
	if w.now.Sub(w.changed[old].at) < untold || w.now.Sub(w.changed[now].at) < untold {
		return nil
	}
	before, err := w.tag(old, "TakenOver")
	if err != nil {
		return err
	}
	after, err := w.tag(now, "From")
	if err != nil {
		return err
	}
	if w.report.Checked["seats taken over"]++; before != strconv.Itoa(now) || after != fmt.Sprintf("takeover %d", old) {
		w.find("takeovers", "game %d goes on as game %d, and their records say %q and %q", old, now, before, after)
	}
	return nil
}

// tag is what a tag of a public record says; "" where there is no such record.
func (w *world) tag(game int, name string) (string, error) {
	data, err := os.ReadFile(filepath.Join(w.house.records(), archive.FileName(game)))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("a record cannot be read: %w", err)
	}
	r, err := record.Parse(data)
	if err != nil {
		return "", fmt.Errorf("the record of game %d: %w", game, err)
	}
	return r.Tag(name), nil
}
