package imap

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer"
)

// Unfetched is a letter that the server does not deliver whole: it breaks off in the middle of it, says no, or has no bytes to
// give. It stays in the mailbox, and is asked for again now and then, alone and after all others, so that it holds nobody up.
type Unfetched struct {
	UIDValidity uint32
	UID         uint32
	Size        int64     // bytes, as the server told; 0 when it did not
	Arrived     time.Time // INTERNALDATE; zero when the server did not tell
	Since       time.Time // when it was first asked for in vain
	Tries       int       // how often it was asked for alone
	Reason      string    // what went wrong the last time
	Header      []byte    // its header, if the server gave that out; at most 64 KB
}

// unfetchedAfter is how often a letter is asked for alone in vain before it is told of.
const unfetchedAfter = 3

// mostUnfetched bounds how many are remembered: a server can list any number of letters that aren't there.
const mostUnfetched = 10_000

// unfetched remembers the letters that were asked for in vain. It is safe for concurrent use.
type unfetched struct {
	mu       sync.Mutex
	validity uint32
	letters  map[imap.UID]Unfetched
}

// Unfetched lists the letters that could not be fetched in three tries and are still in the mailbox, the oldest first.
func (in *Inbox) Unfetched() []Unfetched {
	in.missing.mu.Lock()
	defer in.missing.mu.Unlock()
	var list []Unfetched
	for _, u := range in.missing.letters {
		if u.Tries >= unfetchedAfter {
			list = append(list, u)
		}
	}
	slices.SortFunc(list, func(a, b Unfetched) int { return int(a.UID) - int(b.UID) })
	return list
}

// Remember tells, before Run, of letters that could not be fetched by an Inbox before this one: they are asked for alone at
// once, and Config.Fetched is told when they come through or are gone.
func (in *Inbox) Remember(list []Unfetched) {
	in.missing.mu.Lock()
	defer in.missing.mu.Unlock()
	in.missing.letters = map[imap.UID]Unfetched{}
	for _, u := range list {
		in.missing.validity = u.UIDValidity
		in.missing.letters[imap.UID(u.UID)] = u
	}
}

// Notify says, before Run, who is told of letters that cannot be fetched: see Config.Missed and Config.Fetched.
func (in *Inbox) Notify(missed, fetched func(ctx context.Context, u Unfetched)) {
	in.cfg.Missed, in.cfg.Fetched = missed, fetched
}

// LeaveOlder says, before Run, when letters came that are handled at the earliest: see Config.Oldest.
func (in *Inbox) LeaveOlder(than time.Time) { in.cfg.Oldest = than }

// Rooms says, before Run, who knows how large a letter may be: see Config.Rooms.
func (in *Inbox) Rooms(rooms mailer.Rooms) { in.cfg.Rooms = rooms }

// begin is told the mailbox's UIDVALIDITY, and returns the letters that nobody will find again under another.
func (m *unfetched) begin(validity uint32) (lost []Unfetched) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.validity != validity {
		lost = m.told(func(imap.UID) bool { return true })
		m.validity, m.letters = validity, map[imap.UID]Unfetched{}
	}
	return lost
}

// keep forgets the letters that are not in the mailbox any more, and returns those that had been told of.
func (m *unfetched) keep(present []imap.UID) (gone []Unfetched) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.letters) == 0 {
		return nil
	}
	here := make(map[imap.UID]bool, len(present))
	for _, uid := range present {
		here[uid] = true
	}
	gone = m.told(func(uid imap.UID) bool { return !here[uid] })
	for uid := range m.letters {
		if !here[uid] {
			delete(m.letters, uid)
		}
	}
	return gone
}

// told lists those of the chosen letters that had been told of. The lock must be held.
func (m *unfetched) told(chosen func(imap.UID) bool) (list []Unfetched) {
	for uid, u := range m.letters {
		if chosen(uid) && u.Tries >= unfetchedAfter {
			list = append(list, u)
		}
	}
	return list
}

// suspects reports whether a letter must be asked for alone.
func (m *unfetched) suspects(uid imap.UID) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	_, known := m.letters[uid]
	return known
}

// tries is how often a letter was asked for alone in vain.
func (m *unfetched) tries(uid imap.UID) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.letters[uid].Tries
}

// header keeps the header of a letter.
func (m *unfetched) header(uid imap.UID, header []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if u, known := m.letters[uid]; known && len(header) > 0 {
		u.Header = header
		m.letters[uid] = u
	}
}

// suspect notes letters that were asked for together in vain: any of them may be the cause.
func (m *unfetched) suspect(uids []imap.UID, now time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, uid := range uids {
		if _, known := m.letters[uid]; !known && len(m.letters) < mostUnfetched {
			m.letters[uid] = Unfetched{UIDValidity: m.validity, UID: uint32(uid), Since: now}
		}
	}
}

// failed counts a try at one letter alone.
func (m *unfetched) failed(h head, now time.Time, why error) Unfetched {
	m.mu.Lock()
	defer m.mu.Unlock()
	u, known := m.letters[h.uid]
	if !known {
		u = Unfetched{UIDValidity: m.validity, UID: uint32(h.uid), Since: now}
	}
	u.Tries, u.Reason = u.Tries+1, why.Error()
	if h.size > 0 {
		u.Size, u.Arrived = h.size, h.arrived
	}
	if known || len(m.letters) < mostUnfetched {
		m.letters[h.uid] = u
	}
	return u
}

// fetched forgets letters that came through, and returns those that had been told of.
func (m *unfetched) fetched(letters []Letter) (through []Unfetched) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, l := range letters {
		if u, known := m.letters[imap.UID(l.UID)]; known {
			delete(m.letters, imap.UID(l.UID))
			if u.Tries >= unfetchedAfter {
				through = append(through, u)
			}
		}
	}
	return through
}

// errNoBody is of a letter that the server lists, and of which it then says nothing. It may be gone: the next search tells.
var errNoBody = errors.New("the server lists the letter, but does not give it out")

// incomplete is of a letter of which the server gives out too little: errNoBody, with numbers.
type incomplete struct{ got, size int64 }

func (e incomplete) Error() string {
	if e.size < 0 {
		return "the server gives out nothing of the letter"
	}
	return fmt.Sprintf("the server gives out %d of the letter's %d bytes", e.got, e.size)
}

func (incomplete) Is(target error) bool { return target == errNoBody }

// missed notes that letters could not be fetched. It returns the error where the connection is lost with them; a server that
// only said no can be asked for the others.
func (s *session) missed(ctx context.Context, heads []head, why error) error {
	if ctx.Err() != nil {
		return why // told to stop: that is no fault of the letters
	}
	now := time.Now()
	if len(heads) > 1 {
		uids := make([]imap.UID, len(heads))
		for i, h := range heads {
			uids[i] = h.uid
		}
		s.missing.suspect(uids, now)
		s.retries.soon(uids)
		s.cfg.Logger.Warn("letters could not be fetched together; each is asked for alone", "letters", len(heads), "error", why)
	} else {
		s.missedOne(ctx, heads[0], now, why)
	}
	if refused(why) || errors.Is(why, errNoBody) {
		return nil
	}
	return why
}

// missedOne notes that a letter alone could not be fetched, and tells of it after some tries.
func (s *session) missedOne(ctx context.Context, h head, now time.Time, why error) {
	u := s.missing.failed(h, now, why)
	s.cfg.Logger.Warn("a letter could not be fetched", "uid", u.UID, "size", u.Size, "try", u.Tries, "error", why)
	if u.Tries < unfetchedAfter {
		return
	}
	s.retries.putOff(h.uid, now.Add(grow(s.cfg.RetryMax, s.cfg.Unfetchable, u.Tries-unfetchedAfter)))
	s.cfg.Missed(ctx, u)
}

// tellFetched tells of letters that had been told of as missing.
func (d *dialogue) tellFetched(ctx context.Context, list []Unfetched) {
	for _, u := range list {
		d.cfg.Fetched(ctx, u)
	}
}
