package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// A store may be older than what was done with it: somebody has put a backup in its place, or started with an empty one.
// To go on would be to deny turns that were acknowledged. Three witnesses know better, and none of them errs when the
// service merely crashed, for all of them only ever hear of what was committed: the folder of the handled letters, the
// records, and the secret reply addresses that come back (referee). On the word of any of them the daemon halts, until the
// host says how to go on: by CatchUp or by AcceptGap.

// Past is the folder into which letters are moved once they are handled.
type Past interface {
	// Since hands over the letters that lie in the folder beyond a place, "" for all of them, in the order in which they
	// came into it, until visit fails; with a nil visit, none. It returns the place behind them, "" when there is no folder.
	Since(ctx context.Context, place string, visit func(context.Context, []mailer.Incoming) error) (string, error)
	// Place returns how far the folder went when a letter was last moved into it; "" when none was yet.
	Place() string
}

// placeMark keeps the place in the folder of handled letters up to which all are known.
const placeMark = "handled"

// Halted returns why nothing may be handled before the host has decided how to go on; nil when nothing stands against it.
func (d *Daemon) Halted(ctx context.Context) error {
	found, err := d.Store.Mark(ctx, games.OfService, games.MarkHalted)
	if err != nil || found != "" {
		return errors.Join(err, older(found))
	}
	restored, err := d.Store.Mark(ctx, games.OfService, games.MarkRestored)
	if err != nil || restored == "" {
		return err
	}
	return older("a backup was put in its place on " + restored)
}

func older(found string) error {
	if found == "" {
		return nil
	}
	return &games.Older{Found: found}
}

// Examine looks for signs that the store is older than what was done with it, and halts on any.
func (d *Daemon) Examine(ctx context.Context) error {
	if err := d.Halted(ctx); err != nil {
		return err
	}
	err := d.examinePast(ctx)
	if err == nil && d.Records != nil {
		err = d.Records.Examine(ctx)
	}
	if errors.Is(err, games.ErrOlder) {
		d.halt(ctx, err)
	}
	return err
}

// halt keeps what was found, for whoever is started next, and ends the daemon.
func (d *Daemon) halt(ctx context.Context, found error) {
	if d.finished() != nil {
		return
	}
	d.finish(found)
	d.Log.Error("the service halts", "err", found)
	if err := d.Store.SetMark(context.WithoutCancel(ctx), games.OfService, games.MarkHalted, reason(found)); err != nil {
		d.Log.Error("that it halts could not be noted", "err", err)
	}
}

// reason is what was found, without the sentence that Halted puts before it again.
func reason(found error) string {
	var o *games.Older
	if errors.As(found, &o) {
		return o.Found
	}
	return found.Error()
}

// examinePast looks through the letters that came into the folder of the handled ones since it was last looked at.
func (d *Daemon) examinePast(ctx context.Context) error {
	if d.Past == nil {
		return nil
	}
	place, err := d.Store.Mark(ctx, games.OfInbox, placeMark)
	if err != nil {
		return err
	}
	visit := d.unknown
	if place == "" && !d.empty(ctx) {
		visit = nil // an earlier version of this program did not keep the place: begin from here
	}
	place, err = d.Past.Since(ctx, place, visit)
	if err != nil || place == "" {
		return err
	}
	return d.Store.SetMark(ctx, games.OfInbox, placeMark, place)
}

// empty reports whether the store has never had anything in it.
func (d *Daemon) empty(ctx context.Context) bool {
	match, err := d.Store.NextMatch(ctx)
	request, err2 := d.Store.NextRequest(ctx)
	return match == 1 && request == 1 && errors.Join(err, err2) == nil
}

// unknown is an error that tells of the first letter that the store does not know.
func (d *Daemon) unknown(ctx context.Context, letters []mailer.Incoming) error {
	for _, l := range letters {
		if d.beyondMemory(l) {
			continue
		}
		seen, err := referee.Handled(ctx, d.Store, read(l))
		if err != nil {
			return err
		}
		if !seen {
			return &games.Older{Found: fmt.Sprintf("in the folder of the handled letters lies one that arrived on %s, and the store knows nothing of it",
				l.Received.UTC().Format(time.RFC3339))}
		}
	}
	return nil
}

// beyondMemory reports whether a letter came so long ago that the store may have forgotten that it was handled. Such a letter in the folder
// of the handled ones proves nothing, and is not handled again.
func (d *Daemon) beyondMemory(letter mailer.Incoming) bool {
	return letter.Received.Before(games.AgesAt(d.Clock()).Digests)
}

// notePlace keeps how far the folder of the handled letters is known. Every letter in it was committed before it was moved.
func (d *Daemon) notePlace(ctx context.Context) {
	if d.Past == nil || d.finished() != nil {
		return
	}
	place := d.Past.Place()
	if place == "" || !d.health.moves(place) {
		return
	}
	if err := d.Store.SetMark(ctx, games.OfInbox, placeMark, place); err != nil {
		d.health.moves("")
		d.met(ctx, "the place in the folder of handled letters could not be noted", err)
	}
}

// moves reports whether a place is another than the one that was noted last, and takes it to be noted.
func (h *health) moves(place string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	before := h.place
	h.place = place
	return place != before
}

// CatchUp handles the letters again that lie in the folder of the handled ones and that the store does not know, in the
// order in which they came into it, each at the time of its arrival. Deciding the same letter again gives the same answer, byte for
// byte, so what comes of it is what was there. It returns how many there were. Until it has come to its end the store stays halted: a letter
// that another node or a pipe handled meanwhile would be decided before those that came before it.
func (d *Daemon) CatchUp(ctx context.Context) (count int, err error) {
	if d.Past == nil {
		return 0, errors.New("there is no mailbox from which to catch up")
	}
	err = d.recovers(ctx, func(ctx context.Context) error {
		if err := d.decided(ctx, unfinished); err != nil {
			return err
		}
		if count, err = d.again(ctx); err != nil {
			return err
		}
		return d.decided(ctx, "")
	})
	return count, err
}

// unfinished is why a store is halted while a node catches up, and when that was broken off.
const unfinished = "catching up with the mailbox was begun, and has not come to its end"

// again handles what the folder of the handled letters has and the store has not.
func (d *Daemon) again(ctx context.Context) (count int, err error) {
	place, err := d.Store.Mark(ctx, games.OfInbox, placeMark)
	if err != nil {
		return 0, err
	}
	d.inThePast(true)
	defer d.inThePast(false)
	var first time.Time
	place, err = d.Past.Since(ctx, place, func(ctx context.Context, letters []mailer.Incoming) error {
		for _, l := range letters {
			if first.IsZero() || l.Received.Before(first) {
				first = l.Received
			}
			again, err := d.repeat(ctx, l)
			if err != nil {
				return err
			}
			if again {
				count++
			}
		}
		return nil
	})
	if err == nil {
		err = d.worked(ctx, first)
	}
	if err != nil || place == "" {
		return count, err
	}
	return count, d.Store.SetMark(ctx, games.OfInbox, placeMark, place)
}

// inThePast has letters decided as of when they came, or as of now.
func (d *Daemon) inThePast(yes bool) {
	d.keeper.mu.Lock()
	defer d.keeper.mu.Unlock()
	d.keeper.past = yes
}

// repeat handles a letter if the store does not know it. What was due before it arrived is done first.
func (d *Daemon) repeat(ctx context.Context, letter mailer.Incoming) (again bool, err error) {
	if d.beyondMemory(letter) {
		return false, nil
	}
	digest := digestOf(letter)
	if seen, err := d.Store.Seen(ctx, digest); err != nil || seen {
		return false, err
	}
	if err := d.Tick(ctx, letter.Received); err != nil {
		return false, err
	}
	if d.Handle(ctx, []mailer.Incoming{letter})[0] == Leave {
		return false, fmt.Errorf("a letter that arrived on %s could not be handled again; start anew to go on from there",
			letter.Received.UTC().Format(time.RFC3339))
	}
	return true, d.lives(ctx, letter.Received) // the service was there then
}

// AcceptGap lets the service go on with the store as it is: what is missing in it stays missing.
func (d *Daemon) AcceptGap(ctx context.Context) error {
	return d.recovers(ctx, func(ctx context.Context) error {
		if d.Past != nil {
			place, err := d.Past.Since(ctx, "", nil)
			if err != nil {
				return err
			}
			if err := d.Store.SetMark(ctx, games.OfInbox, placeMark, place); err != nil {
				return err
			}
		}
		if d.Records != nil {
			if err := d.Records.Accept(ctx); err != nil {
				return err
			}
		}
		return d.decided(ctx, "")
	})
}

// decided notes that the host has decided how to go on, and why nobody does yet; "" for nothing.
func (d *Daemon) decided(ctx context.Context, halted string) error {
	return errors.Join(
		d.Store.SetMark(ctx, games.OfService, games.MarkGap, d.Clock().UTC().Format(time.RFC3339)),
		d.Store.SetMark(ctx, games.OfService, games.MarkHalted, halted),
		d.Store.SetMark(ctx, games.OfService, games.MarkRestored, ""))
}
