package size

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
)

// Forgotten is how long it took until somebody was forgotten, and how long letters took until they were committed, sorted: before it, and meanwhile.
type Forgotten struct {
	Took              time.Duration
	Looks             int // of the daemon at what is to be done, until it was
	Before, Meanwhile []time.Duration
}

const (
	lettersAtATime = 2
	letterPause    = 100 * time.Millisecond // between two of them
	mostLooks      = 10
)

// Forget has somebody ask to be forgotten, and takes them out of the store as the daemon does, while others have letters handled, as they have for a while
// before it. The tables are not written anew afterwards (games.Store.Compact), which takes as much room again as they do.
func Forget(ctx context.Context, dir string, before time.Duration) (f Forgotten, err error) {
	it, err := madeIn(dir)
	if err != nil {
		return f, err
	}
	h, err := enter(ctx, it, "")
	if err != nil {
		return f, err
	}
	defer h.service.Close()
	h.service.Daemon.Store = asIs{h.service.Daemon.Store}
	if err := tick(ctx, h); err != nil {
		return f, err
	}
	list, err := h.moves(ctx, measured)
	if err != nil {
		return f, err
	}
	dice := rand.New(rand.NewPCG(seed, uint64(h.written)))
	who := writer{address: person(1 + h.people/3).in(dice.IntN(h.copies))}
	for _, words := range []string{"forget me", "yes"} {
		if _, err := h.say(ctx, who, "", words); err != nil {
			return f, err
		}
	}
	if f.Before, err = h.beside(ctx, &list, func(ctx context.Context) error { return pause(ctx, before) }); err != nil {
		return f, err
	}
	f.Meanwhile, err = h.beside(ctx, &list, func(ctx context.Context) error {
		began := time.Now()
		err := h.forgotten(ctx, &f)
		f.Took = time.Since(began)
		return err
	})
	return f, err
}

// forgotten looks at what is to be done until nobody is to be forgotten. What others have come in the way of is tried again, as the daemon does.
func (h *hall) forgotten(ctx context.Context, f *Forgotten) error {
	var failed error
	for f.Looks = 1; f.Looks <= mostLooks; f.Looks++ {
		failed = tick(ctx, h)
		left, err := h.service.Daemon.Store.Erasures(ctx)
		if err != nil || len(left) == 0 {
			return errors.Join(err, failed)
		}
		if err := h.service.Daemon.Flush(ctx); err != nil { // it waits for letters that tell of it
			return err
		}
	}
	return errors.Join(errors.New("nobody was forgotten"), failed)
}

// beside has letters handled while something is done, and says how long each took, sorted: turns of a list, and then people who ask for help.
func (h *hall) beside(ctx context.Context, turns *[]move, do func(context.Context) error) ([]time.Duration, error) {
	letters, took := make(chan mailer.Incoming), make([][]time.Duration, lettersAtATime)
	group, ctx := errgroup.WithContext(ctx)
	for i := range took {
		group.Go(func() error {
			for l := range letters {
				began := time.Now()
				if h.service.Daemon.Handle(ctx, []mailer.Incoming{l})[0] != daemon.Done {
					return fmt.Errorf("a letter of %s was not handled", l.Sender)
				}
				took[i] = append(took[i], time.Since(began))
				if err := pause(ctx, letterPause); err != nil {
					return err
				}
			}
			return nil
		})
	}
	done := make(chan struct{})
	group.Go(func() error {
		defer close(done)
		return do(ctx)
	})
	group.Go(func() error {
		defer close(letters)
		for {
			select {
			case letters <- h.next(turns):
			case <-done:
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	})
	err := group.Wait()
	all := slices.Concat(took...)
	slices.Sort(all)
	return all, err
}

// next is the next letter of those that are written beside something.
func (h *hall) next(turns *[]move) mailer.Incoming {
	h.written++
	if len(*turns) == 0 {
		who := person(1 + h.written%h.people).in(h.written / h.people % h.copies)
		return writer{address: who}.letterTo(referee, "help", h.written, h.now())
	}
	m := (*turns)[0]
	*turns = (*turns)[1:]
	return m.who.letterTo(m.to, m.words, h.written, h.now())
}

func pause(ctx context.Context, long time.Duration) error {
	timer := time.NewTimer(long)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// asIs is a store whose tables are not written anew.
type asIs struct{ games.Store }

// Compact implements games.Store.
func (asIs) Compact(context.Context) error { return nil }
