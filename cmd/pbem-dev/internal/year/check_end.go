package year

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
)

// checkEnd looks over what is left when the year is over: every letter that was taken over was handled, and none of ours waits that could go.
func (w *world) checkEnd(ctx context.Context) error {
	store := w.house.store()
	for _, s := range w.letters {
		if s.at.After(w.now) || s.at.After(w.ends()) || s.from.forgotten { // what they wrote is forgotten, too
			continue
		}
		traces, err := store.Trace(ctx, s.id, 1)
		if err != nil {
			return fmt.Errorf("what became of a letter: %w", err)
		}
		if len(traces) == 0 || traces[0].Came == nil || traces[0].Came.Disposition == games.Waiting || traces[0].Came.Disposition == games.Failed || traces[0].Came.Disposition == games.SetAside {
			w.find("letters", "the letter %s of %s was not handled: %q", s.id, s.from.address, oneLine(s.words))
		}
	}
	aside, err := store.Quarantine(ctx)
	if err != nil {
		return err
	}
	for _, q := range aside {
		w.find("letters", "a letter was set aside: %s", q.Reason)
	}
	if len(w.queue) > 0 {
		w.find("letters", "%d letters were not taken over", len(w.queue))
	}
	return w.overlook(ctx)
}

// checkSaidAndCopied looks for words and games that have not come to whom they are for.
func (w *world) checkSaidAndCopied() error {
	w.checkAllSaid()
	w.checkCopies()
	return nil
}

// overlook holds all that is kept to what follows from the rest of it.
func (w *world) overlook(ctx context.Context) error {
	return errors.Join(w.checkTournaments(ctx), w.checkOffers(ctx), w.checkPauses(ctx), w.checkBans(ctx), w.checkTongues(ctx), w.checkCrowd(ctx), w.checkStudy(ctx), w.checkPrivateArchive(), w.checkRelay(ctx), w.checkSaidAndCopied(), w.checkForgotten(w.gone()...), w.checkRecords(ctx))
}
