package daemon

import (
	"context"
	"errors"
	"fmt"
	"sync"
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

// recovery finds out whether the store is older than what was done with it, and goes on with it as the host decides.
type recovery struct {
	*nodes
	intake *intake
	duties *duties
	placed sync.Mutex
	place  string // in the folder of handled letters, as it was last noted
}

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

// Examine looks for signs that the store is older than what was done with it, and halts on any.
func (r *recovery) Examine(ctx context.Context) error {
	if err := r.Halted(ctx); err != nil {
		return err
	}
	err := r.examinePast(ctx)
	if err == nil && r.Records != nil {
		err = r.Records.Examine(ctx)
	}
	if errors.Is(err, games.ErrOlder) {
		r.halt(ctx, err)
	}
	return err
}

// examinePast looks through the letters that came into the folder of the handled ones since it was last looked at.
func (r *recovery) examinePast(ctx context.Context) error {
	if r.Past == nil {
		return nil
	}
	place, err := r.Store.Mark(ctx, games.OfInbox, placeMark)
	if err != nil {
		return err
	}
	visit := r.unknown
	if place == "" && !r.empty(ctx) {
		visit = nil // the store had no mailbox before: begin from here
	}
	place, err = r.Past.Since(ctx, place, visit)
	if err != nil || place == "" {
		return err
	}
	return r.Store.SetMark(ctx, games.OfInbox, placeMark, place)
}

// empty reports whether the store has never had anything in it.
func (r *recovery) empty(ctx context.Context) bool {
	match, err := r.Store.NextMatch(ctx)
	request, err2 := r.Store.NextRequest(ctx)
	return match == 1 && request == 1 && errors.Join(err, err2) == nil
}

// unknown is an error that tells of the first letter that the store does not know.
func (r *recovery) unknown(ctx context.Context, letters []mailer.Incoming) error {
	for _, l := range letters {
		if r.beyondMemory(l) {
			continue
		}
		seen, err := referee.Handled(ctx, r.Store, read(l))
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
func (r *recovery) beyondMemory(letter mailer.Incoming) bool {
	return letter.Received.Before(games.AgesAt(r.Clock()).Digests)
}

// notePlace keeps how far the folder of the handled letters is known. Every letter in it was committed before it was moved.
func (r *recovery) notePlace(ctx context.Context) {
	if r.Past == nil || r.finished() != nil {
		return
	}
	place := r.Past.Place()
	if place == "" || !r.moves(place) {
		return
	}
	if err := r.Store.SetMark(ctx, games.OfInbox, placeMark, place); err != nil {
		r.moves("")
		r.met(ctx, "the place in the folder of handled letters could not be noted", err)
	}
}

// moves reports whether a place is another than the one that was noted last, and takes it to be noted.
func (r *recovery) moves(place string) bool {
	r.placed.Lock()
	defer r.placed.Unlock()
	before := r.place
	r.place = place
	return place != before
}

// CatchUp handles the letters again that lie in the folder of the handled ones and that the store does not know, in the
// order in which they came into it, each at the time of its arrival. Deciding the same letter again gives the same answer, byte for
// byte, so what comes of it is what was there. It returns how many there were. Until it has come to its end the store stays halted: a letter
// that another node or a pipe handled meanwhile would be decided before those that came before it.
func (r *recovery) CatchUp(ctx context.Context) (count int, err error) {
	if r.Past == nil {
		return 0, errors.New("there is no mailbox from which to catch up")
	}
	err = r.recovers(ctx, func(ctx context.Context) error {
		if err := r.decided(ctx, unfinished); err != nil {
			return err
		}
		if count, err = r.again(ctx); err != nil {
			return err
		}
		return r.decided(ctx, "")
	})
	return count, err
}

// unfinished is why a store is halted while a node catches up, and when that was broken off.
const unfinished = "catching up with the mailbox was begun, and has not come to its end"

// again handles what the folder of the handled letters has and the store has not.
func (r *recovery) again(ctx context.Context) (count int, err error) {
	place, err := r.Store.Mark(ctx, games.OfInbox, placeMark)
	if err != nil {
		return 0, err
	}
	r.intake.setPast(true)
	defer r.intake.setPast(false)
	var first time.Time
	place, err = r.Past.Since(ctx, place, func(ctx context.Context, letters []mailer.Incoming) error {
		for _, l := range letters {
			if first.IsZero() || l.Received.Before(first) {
				first = l.Received
			}
			again, err := r.repeat(ctx, l)
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
		err = r.worked(ctx, first)
	}
	if err != nil || place == "" {
		return count, err
	}
	return count, r.Store.SetMark(ctx, games.OfInbox, placeMark, place)
}

// repeat handles a letter if the store does not know it. What was due before it arrived is done first.
func (r *recovery) repeat(ctx context.Context, letter mailer.Incoming) (again bool, err error) {
	if r.beyondMemory(letter) {
		return false, nil
	}
	digest := digestOf(letter)
	if seen, err := r.Store.Seen(ctx, digest); err != nil || seen {
		return false, err
	}
	if err := r.duties.Tick(ctx, letter.Received); err != nil {
		return false, err
	}
	if r.intake.Handle(ctx, []mailer.Incoming{letter})[0] == Leave {
		return false, fmt.Errorf("a letter that arrived on %s could not be handled again; start anew to go on from there",
			letter.Received.UTC().Format(time.RFC3339))
	}
	return true, r.intake.lives(ctx, letter.Received) // the service was there then
}

// AcceptGap lets the service go on with the store as it is: what is missing in it stays missing.
func (r *recovery) AcceptGap(ctx context.Context) error {
	return r.recovers(ctx, func(ctx context.Context) error {
		if r.Past != nil {
			place, err := r.Past.Since(ctx, "", nil)
			if err != nil {
				return err
			}
			if err := r.Store.SetMark(ctx, games.OfInbox, placeMark, place); err != nil {
				return err
			}
		}
		if r.Records != nil {
			if err := r.Records.Accept(ctx); err != nil {
				return err
			}
		}
		return r.decided(ctx, "")
	})
}

// decided notes that the host has decided how to go on, and why nobody does yet; "" for nothing.
func (r *recovery) decided(ctx context.Context, halted string) error {
	return errors.Join(
		r.Store.SetMark(ctx, games.OfService, games.MarkGap, r.Clock().UTC().Format(time.RFC3339)),
		r.Store.SetMark(ctx, games.OfService, games.MarkHalted, halted),
		r.Store.SetMark(ctx, games.OfService, games.MarkRestored, ""))
}
