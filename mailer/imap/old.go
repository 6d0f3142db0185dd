package imap

import (
	"context"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer/arrival"
)

// old remembers which letters arrived before Config.Oldest: they stay where they are, and aren't asked for again. It lives longer
// than a connection.
type old struct {
	validity uint32
	floor    imap.UID // all letters below are old
	uids     map[imap.UID]bool
}

// begin is told the mailbox's UIDVALIDITY; if it changed, the UIDs of before mean nothing.
func (o *old) begin(validity uint32) {
	if o.uids == nil || o.validity != validity {
		*o = old{validity: validity, uids: map[imap.UID]bool{}}
	}
}

// beyond searches for letters that aren't known to be old.
func (o *old) beyond() (c imap.SearchCriteria) {
	if o.floor > 1 {
		var set imap.UIDSet
		set.AddRange(o.floor, 0)
		c.UID = []imap.UIDSet{set}
	}
	return c
}

// without leaves out the letters that are old. If these are all, the oldest needn't be searched for any more.
func (o *old) without(uids []imap.UID, all bool) []imap.UID {
	if all {
		for _, uid := range uids {
			if uid >= o.floor && !o.uids[uid] {
				break
			}
			o.floor = max(o.floor, uid+1)
			delete(o.uids, uid)
		}
	}
	return slices.DeleteFunc(slices.Clone(uids), func(uid imap.UID) bool { return uid < o.floor || o.uids[uid] })
}

// recentFirst puts those letters first that have come since Config.Oldest, as far as the server can tell, so that they don't wait
// behind a mailbox full of old ones.
func (s *session) recentFirst(ctx context.Context, due []imap.UID) ([]imap.UID, error) {
	if s.cfg.Oldest.IsZero() || len(due) <= s.cfg.Batch {
		return due, nil
	}
	what := s.old.beyond()
	what.NotFlag = []imap.Flag{imap.FlagDeleted}
	what.Since = s.cfg.Oldest.Add(-24 * time.Hour) // by days, in whatever zone
	recent, _, err := s.find(ctx, what)
	if refused(err) {
		return due, nil
	}
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(due, func(a, b imap.UID) int { return rank(recent, a) - rank(recent, b) })
	return due, nil
}

func rank(sorted []imap.UID, uid imap.UID) int {
	if _, found := slices.BinarySearch(sorted, uid); found {
		return 0
	}
	return 1
}

// leaveOld leaves out the letters that arrived before Config.Oldest. Where the server doesn't tell when one arrived, its topmost
// Received line does; where that says nothing either, the letter isn't old.
func (s *session) leaveOld(ctx context.Context, heads []head) (young []head, err error) {
	if s.cfg.Oldest.IsZero() {
		return heads, nil
	}
	for _, h := range heads {
		at := h.arrived
		if at.IsZero() {
			if at, err = s.received(ctx, h); err != nil {
				if err = s.missed(ctx, []head{h}, err); err != nil {
					return nil, err
				}
				continue
			}
		}
		if at.Before(s.cfg.Oldest) {
			s.old.uids[h.uid] = true
			continue
		}
		young = append(young, h)
	}
	return young, nil
}

// received is when a letter arrived by its own header; now where that doesn't tell.
func (d *dialogue) received(ctx context.Context, h head) (time.Time, error) {
	header, err := d.header(ctx, h.uid)
	if err != nil && !refused(err) {
		return time.Time{}, err
	}
	return arrival.Of(header, []string{"*"}, time.Now()), nil
}

// countOld counts the letters of the opened mailbox that arrived before Config.Oldest.
func (d *dialogue) countOld(ctx context.Context) (count int, err error) {
	if d.cfg.Oldest.IsZero() {
		return 0, nil
	}
	uids, _, err := d.find(ctx, imap.SearchCriteria{NotFlag: []imap.Flag{imap.FlagDeleted}})
	if err != nil {
		return 0, err
	}
	for part := range slices.Chunk(uids, mostTold/4) {
		err := d.command(ctx, func() error {
			return d.client.Fetch(imap.UIDSetNum(part...), &imap.FetchOptions{UID: true, InternalDate: true}).Close()
		})
		if err != nil {
			return 0, err
		}
		for _, t := range d.wire.answer().letters {
			if !t.arrived.IsZero() && t.arrived.Before(d.cfg.Oldest) {
				count++
			}
		}
	}
	return count, nil
}
