package imap

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"pbem/mailer/login"
)

// dialogue is one connection, logged in: commands and what the server says.
type dialogue struct {
	cfg    Config
	conn   *connection
	wire   *wire              // nil before the connection is encrypted
	client *imapclient.Client // nil before the greeting
	caps   imap.CapSet
	news   chan struct{} // holds one when the server spoke of the mailbox since the last search
}

// folders are those of the account, found and made as letters need them.
type folders struct {
	dialogue
	prefixes []string                                // with which their names may begin, the likeliest first
	there    map[string]bool                         // which are
	moved    func(validity uint32, into imap.UIDSet) // told where letters went in the Done folder
}

// session fetches the letters of one connection and moves them away.
type session struct {
	folders
	retries  *retries
	old      *old
	missing  *unfetched
	muted    *time.Time // until then the server isn't asked to idle
	validity uint32
	opened   time.Time     // when the mailbox was last selected
	handed   bool          // letters were handed over on this connection
	quiet    time.Duration // how long to idle at most the next time
	alarms   int           // how often the server spoke of letters in a row when there were none
}

// close ends the connection. The connection goes first: the client would wait for a literal that nobody reads.
func (d *dialogue) close() {
	d.conn.cut()
	if d.client != nil {
		d.client.Close()
	}
}

// command runs a command, or some, and bounds what the server says in answer.
func (d *dialogue) command(ctx context.Context, do func() error) error {
	return d.commandFor(ctx, mostLiteral, do)
}

// commandFor is command, where the answer may have literals of so many bytes.
func (d *dialogue) commandFor(ctx context.Context, literal int64, do func() error) error {
	if d.wire != nil {
		d.wire.begin(literal)
	}
	err := d.conn.command(ctx, do)
	if err != nil && !refused(err) && d.wire != nil {
		if why := d.wire.failure(); why != nil {
			return why
		}
	}
	return err
}

// open makes the folders that are missing and selects the mailbox.
func (s *session) open(ctx context.Context) error {
	for _, folder := range []*string{&s.cfg.Done, &s.cfg.Aside} {
		if err := s.ensure(ctx, folder); err != nil {
			return fmt.Errorf("cannot make the folder %q: %w", *folder, err)
		}
	}
	return s.selectMailbox(ctx)
}

func (s *session) selectMailbox(ctx context.Context) error {
	err := s.command(ctx, func() error {
		if _, err := s.client.Select(s.cfg.Mailbox, nil).Wait(); err != nil {
			return fmt.Errorf("cannot open the mailbox %q: %w", s.cfg.Mailbox, err)
		}
		s.validity, s.opened = s.wire.answer().validity, time.Now()
		s.retries.begin(s.validity)
		s.old.begin(s.validity)
		return nil
	})
	if err == nil {
		s.tellFetched(ctx, s.missing.begin(s.validity))
	}
	return err
}

// refresh selects the mailbox anew once in a while: where somebody has deleted it and made it again, some servers go on
// showing the old one, for ever, and find nothing wrong.
func (s *session) refresh(ctx context.Context) error {
	if time.Since(s.opened) < s.cfg.IdleMax {
		return nil
	}
	return s.selectMailbox(ctx)
}

// exists reports whether a folder was not made because it is there (RFC 5530): another session was quicker.
func exists(err error) bool {
	var status *imap.Error
	return errors.As(err, &status) && status.Code == imap.ResponseCodeAlreadyExists
}

// refused reports whether the server answered and said no; any other error means that the connection is lost.
func refused(err error) bool {
	var status *imap.Error
	return errors.As(err, &status) && status.Type != imap.StatusResponseTypeBye
}

// unavailable reports whether the server says that what it needs for its answer does not answer (RFC 5530).
func unavailable(err error) bool {
	var status *imap.Error
	return errors.As(err, &status) && status.Code == imap.ResponseCodeUnavailable
}

// wrongPassword reports whether the server does not take the user, the password (RFC 5530) or the token, other than when its own
// store of them does not answer.
func wrongPassword(err error) bool {
	if errors.As(err, new(*login.Refused)) {
		return true
	}
	var status *imap.Error
	return errors.As(err, &status) && status.Code == imap.ResponseCodeAuthenticationFailed
}

// round deals with everything that is due now, until nothing is.
func (s *session) round(ctx context.Context, handle Handler) error {
	if err := s.refresh(ctx); err != nil {
		return err
	}
	for {
		due, err := s.search(ctx)
		if err != nil || len(due) == 0 {
			return err
		}
		s.alarms = 0
		together, alone := s.parted(due)
		for uids := range slices.Chunk(together, s.cfg.Batch) {
			if err := s.batch(ctx, uids, handle); err != nil {
				return err
			}
			if len(s.news) > 0 && !s.cfg.Oldest.IsZero() {
				break // what has just come must not wait behind a mailbox full of old letters
			}
		}
		for uids := range slices.Chunk(alone, 1) {
			if err := s.batch(ctx, uids, handle); err != nil {
				return err
			}
		}
	}
}

// parted tells the letters that may be asked for together from those that must be asked for alone, for they may be the ones
// that the server cannot deliver. Those come last, and of them those first that failed least often.
func (s *session) parted(due []imap.UID) (together, alone []imap.UID) {
	for _, uid := range due {
		if s.missing.suspects(uid) {
			alone = append(alone, uid)
		} else {
			together = append(together, uid)
		}
	}
	slices.SortStableFunc(alone, func(a, b imap.UID) int { return s.retries.failures(a) - s.retries.failures(b) })
	return together, alone
}

// search returns the letters that are due. Letters marked \Deleted are on their way out.
func (s *session) search(ctx context.Context) ([]imap.UID, error) {
	select {
	case <-s.news:
	default:
	}
	all := s.old.beyond()
	all.NotFlag = []imap.Flag{imap.FlagDeleted}
	uids, more, err := s.find(ctx, all)
	if err != nil {
		return nil, err
	}
	if !more {
		s.tellFetched(ctx, s.missing.keep(uids))
	}
	due := s.retries.due(s.old.without(uids, !more), time.Now())
	return s.recentFirst(ctx, due)
}

// find returns the UIDs of a search in order, and whether there are more than these. Letters without a number are none.
func (d *dialogue) find(ctx context.Context, what imap.SearchCriteria) (uids []imap.UID, more bool, err error) {
	err = d.command(ctx, func() error {
		if _, err := d.client.UIDSearch(&what, nil).Wait(); err != nil {
			return fmt.Errorf("cannot search the mailbox: %w", err)
		}
		return nil
	})
	if err != nil {
		return nil, false, err
	}
	h := d.wire.answer()
	if !d.wire.plausible(len(h.found)) {
		return nil, false, errors.New("the server finds far more letters than it says are in the mailbox")
	}
	slices.Sort(h.found)
	return slices.Compact(h.found), h.more, nil
}

// batch fetches, hands over and moves some letters.
func (s *session) batch(ctx context.Context, uids []imap.UID, handle Handler) error {
	for _, uid := range uids {
		s.retries.tried(uid, time.Now())
	}
	s.quiet = s.cfg.IdleMin
	heads, err := s.fetchHeads(ctx, uids)
	if err != nil {
		return s.missed(ctx, bare(uids), err)
	}
	if len(heads) < len(uids) {
		if err := s.missed(ctx, except(bare(uids), heads), errNoBody); err != nil {
			return err
		}
	}
	if heads, err = s.leaveOld(ctx, heads); err != nil {
		return err
	}
	for _, part := range bounded(heads, s.cfg.BatchBytes, s.cfg.MaxLetter) {
		if err := s.part(ctx, part, handle); err != nil {
			return err
		}
	}
	return nil
}

// part does what batch does for letters whose bytes fit into one command.
func (s *session) part(ctx context.Context, heads []head, handle Handler) error {
	if len(heads) == 1 && s.missing.suspects(heads[0].uid) {
		if err := s.fetchHeader(ctx, heads[0].uid); err != nil {
			return s.missed(ctx, heads, err)
		}
	}
	letters, short, err := s.fetch(ctx, heads)
	if err != nil {
		return s.missed(ctx, heads, err)
	}
	if len(letters) < len(heads) {
		if err := s.missed(ctx, except(heads, headsOf(letters)), cmp.Or(short, errNoBody)); err != nil {
			return err
		}
	}
	if len(letters) == 0 {
		return nil
	}
	s.cfg.Probe("fetched")
	s.tellFetched(ctx, s.missing.fetched(letters))
	acks := handle(ctx, letters)
	s.handed = true
	return s.acknowledge(ctx, letters, acks)
}
