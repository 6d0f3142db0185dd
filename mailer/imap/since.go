package imap

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/emersion/go-imap/v2"
)

// Place is how far a folder goes: a letter that comes into it later gets the UID Next or a higher one, as long as the
// folder keeps its UIDVALIDITY. The zero Place is before the first letter.
type Place struct{ Validity, Next uint32 }

// Place returns how far the Done folder went when a letter was last moved into it, as far as the server told; the zero
// Place when it did not.
func (in *Inbox) Place() Place {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.place
}

// moved notes where letters went (COPYUID, RFC 4315).
func (in *Inbox) moved(validity uint32, into imap.UIDSet) {
	var last imap.UID
	for _, r := range into {
		last = max(last, r.Start, r.Stop)
	}
	if last == 0 || validity == 0 {
		return
	}
	in.mu.Lock()
	defer in.mu.Unlock()
	if next := uint32(last) + 1; in.place.Validity != validity || in.place.Next < next {
		in.place = Place{validity, next}
	}
}

// Since hands the letters of the Done folder beyond a place to visit, in batches, in the order of their UIDs: that in which
// they were moved there. If the folder's UIDVALIDITY is another, that is all of them. It returns the place behind the
// last. A nil visit is handed nothing. Where there is no folder the place is zero.
//
// A broken connection is mended with growing pauses, and a batch may be handed over again then. An error of visit's ends it.
func (in *Inbox) Since(ctx context.Context, from Place, visit func(context.Context, []Letter) error) (Place, error) {
	pauses := backoff{min: in.cfg.RetryMin, max: in.cfg.RetryMax}
	r := scan{from: from, visit: visit}
	for ctx.Err() == nil {
		err := in.scan(ctx, &r, pauses.reset)
		if err == nil || r.failed != nil {
			return r.from, r.failed
		}
		pause := in.pause(&pauses, err)
		in.cfg.Logger.Warn("lost the mailbox", "server", in.cfg.Address, "error", err, "retry_in", pause)
		sleep(ctx, pause)
	}
	return r.from, ctx.Err()
}

// scan is a pass over the Done folder, over several connections if need be.
type scan struct {
	from   Place
	visit  func(context.Context, []Letter) error
	failed error // of visit

	missed map[imap.UID]int // how often letters could not be fetched; once any could not, each is asked for alone
}

// batch is how many letters are asked for together.
func (r *scan) batch(most int) int {
	if len(r.missed) > 0 {
		return 1
	}
	return most
}

// miss counts a try at letters that could not be fetched, and reports whether to give them up: they were handled before they
// came into this folder.
func (r *scan) miss(uids []imap.UID) bool {
	if r.missed == nil {
		r.missed = map[imap.UID]int{}
	}
	r.missed[uids[0]]++
	return len(uids) == 1 && r.missed[uids[0]] > unfetchedAfter
}

// scan is one connection's part of the pass.
func (in *Inbox) scan(ctx context.Context, r *scan, succeeded func()) error {
	s, err := in.connect(ctx)
	if err != nil {
		return err
	}
	defer s.close()
	place, err := s.examine(ctx)
	if err != nil || place == (Place{}) || r.visit == nil {
		if err == nil {
			r.from = place
		}
		return err
	}
	if r.from.Validity != place.Validity {
		r.from = Place{place.Validity, 1}
	}
	uids, err := s.beyond(ctx, r.from)
	if err != nil {
		return err
	}
	for part := range slices.Chunk(uids, r.batch(s.cfg.Batch)) {
		err := s.revisit(ctx, part, r)
		if err != nil && r.failed == nil && ctx.Err() == nil && r.miss(part) {
			s.cfg.Logger.Error("a handled letter cannot be fetched; it is passed over", "folder", s.cfg.Done, "uid", uint32(part[0]), "error", err)
			r.from.Next = uint32(part[0]) + 1
		}
		if err != nil {
			return err
		}
		r.from.Next = uint32(part[len(part)-1]) + 1
		succeeded()
	}
	r.from.Next = max(r.from.Next, place.Next)
	return nil
}

// examine opens the Done folder without changing anything; the zero Place where there is none.
func (d *dialogue) examine(ctx context.Context) (place Place, err error) {
	err = d.command(ctx, func() error {
		_, err := d.client.Select(d.cfg.Done, &imap.SelectOptions{ReadOnly: true}).Wait()
		if refused(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("cannot open the folder %q: %w", d.cfg.Done, err)
		}
		h := d.wire.answer()
		place = Place{h.validity, h.next}
		return nil
	})
	return place, err
}

// beyond lists the letters from a place on, in order.
func (d *dialogue) beyond(ctx context.Context, from Place) (uids []imap.UID, err error) {
	var set imap.UIDSet
	set.AddRange(imap.UID(max(from.Next, 1)), 0)
	uids, _, err = d.find(ctx, imap.SearchCriteria{UID: []imap.UIDSet{set}})
	if err != nil {
		return nil, fmt.Errorf("the folder %q: %w", d.cfg.Done, err)
	}
	// "n:*" also means the last letter where there is none from n on (RFC 3501, 6.4.8).
	return slices.DeleteFunc(uids, func(uid imap.UID) bool { return uint32(uid) < from.Next }), nil
}

// revisit hands over some letters.
func (s *session) revisit(ctx context.Context, uids []imap.UID, r *scan) error {
	heads, err := s.fetchHeads(ctx, uids)
	if err != nil {
		return err
	}
	for _, part := range bounded(heads, s.cfg.BatchBytes, s.cfg.MaxLetter) {
		letters, short, err := s.fetch(ctx, part)
		if err = cmp.Or(err, short); err != nil {
			return err
		}
		if r.failed = r.visit(ctx, letters); r.failed != nil {
			return errors.New("the letters were not taken")
		}
	}
	return nil
}
