package imap

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"pbem/mailer"
)

// head is what must be known of a letter before its bytes are asked for.
type head struct {
	uid     imap.UID
	size    int64
	arrived time.Time
}

// fetchHeads asks for sizes and arrival times: the client has no limit for a literal, so one has to know before.
// Letters that vanished are left out.
func (s *session) fetchHeads(ctx context.Context, uids []imap.UID) ([]head, error) {
	byUID := make(map[imap.UID]head)
	err := s.command(ctx, func() error {
		messages, err := s.client.Fetch(imap.UIDSetNum(uids...), &imap.FetchOptions{UID: true, RFC822Size: true, InternalDate: true}).Collect()
		for _, m := range messages {
			byUID[m.UID] = head{m.UID, m.RFC822Size, m.InternalDate}
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("cannot fetch sizes: %w", err)
	}
	var heads []head
	for _, uid := range uids {
		if h, found := byUID[uid]; found {
			heads = append(heads, h)
		}
	}
	return heads, nil
}

// fetchHeader asks for the header of a letter that may never come whole: it tells whom the letter is for. A server that says no
// is asked for the letter nevertheless.
func (s *session) fetchHeader(ctx context.Context, uid imap.UID) error {
	section := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true, Partial: &imap.SectionPartial{Size: mostHeader}}
	err := s.command(ctx, func() error {
		cmd := s.client.Fetch(imap.UIDSetNum(uid), &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}})
		bodies, err := readBodies(cmd, mostHeader)
		if err != nil {
			s.abandon()
		}
		s.missing.header(uid, bodies[uid])
		return errors.Join(err, cmd.Close())
	})
	if err == nil || refused(err) {
		return nil
	}
	return fmt.Errorf("cannot fetch a header: %w", err)
}

// bare are letters of which nothing is known but their numbers.
func bare(uids []imap.UID) []head {
	heads := make([]head, len(uids))
	for i, uid := range uids {
		heads[i].uid = uid
	}
	return heads
}

func headsOf(letters []Letter) []head {
	heads := make([]head, len(letters))
	for i, l := range letters {
		heads[i].uid = imap.UID(l.UID)
	}
	return heads
}

// except lists the letters of all that are not among some.
func except(all, some []head) []head {
	return slices.DeleteFunc(slices.Clone(all), func(h head) bool {
		return slices.ContainsFunc(some, func(other head) bool { return other.uid == h.uid })
	})
}

// bounded cuts a batch into parts whose bytes, each letter counted up to the longest that is fetched, stay within limit;
// a part has at least one letter.
func bounded(heads []head, limit, longest int64) [][]head {
	var parts [][]head
	var sum int64
	begin := 0
	for i, h := range heads {
		size := min(h.size, longest+1)
		if i > begin && sum+size > limit {
			parts, begin, sum = append(parts, heads[begin:i]), i, 0
		}
		sum += size
	}
	if begin < len(heads) {
		parts = append(parts, heads[begin:])
	}
	return parts
}

// fetch asks for the letters' bytes in one command, without marking them as seen. At most MaxLetter+1 bytes a letter are
// asked for, whatever size the server told.
func (s *session) fetch(ctx context.Context, heads []head) ([]Letter, error) {
	var set imap.UIDSet
	for _, h := range heads {
		set.AddNum(h.uid)
	}
	section := &imap.FetchItemBodySection{Peek: true, Partial: &imap.SectionPartial{Size: s.cfg.MaxLetter + 1}}
	var bodies map[imap.UID][]byte
	err := s.command(ctx, func() (err error) {
		cmd := s.client.Fetch(set, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}})
		bodies, err = readBodies(cmd, s.cfg.MaxLetter+1)
		if err != nil {
			s.abandon()
		}
		// A connection that was closed in the middle may show only here.
		return errors.Join(err, cmd.Close())
	})
	if err != nil {
		return nil, fmt.Errorf("cannot fetch letters: %w", err)
	}
	return s.letters(heads, bodies), nil
}

// abandon gives the connection up after a broken literal. The client would read the rest of the literal once more while
// its own goroutine reads on, so that one must be gone first; it cannot be stuck, as a batch fits into its queue.
func (s *session) abandon() {
	s.conn.cut()
	<-s.client.Closed()
}

func (s *session) letters(heads []head, bodies map[imap.UID][]byte) []Letter {
	var letters []Letter
	for _, h := range heads {
		raw, found := bodies[h.uid]
		if !found {
			continue // vanished, or the server had no body to give: the search will tell
		}
		letters = append(letters, Letter{
			Incoming:    mailer.Incoming{Raw: raw, Received: h.arrived, Route: "imap"},
			UID:         uint32(h.uid),
			UIDValidity: s.validity,
			Size:        max(h.size, int64(len(raw))),
		})
	}
	return letters
}

func readBodies(cmd *imapclient.FetchCommand, limit int64) (map[imap.UID][]byte, error) {
	bodies := make(map[imap.UID][]byte)
	for {
		message := cmd.Next()
		if message == nil {
			return bodies, nil
		}
		uid, raw, err := readBody(message, limit)
		if err != nil {
			return nil, err
		}
		if raw != nil {
			bodies[uid] = raw
		}
	}
}

// readBody returns a message's UID and bytes, nil if there were none.
func readBody(message *imapclient.FetchMessageData, limit int64) (uid imap.UID, raw []byte, err error) {
	for {
		switch item := message.Next().(type) {
		case nil:
			return uid, raw, nil
		case imapclient.FetchItemDataUID:
			uid = item.UID
		case imapclient.FetchItemDataBodySection:
			if item.Literal == nil {
				continue
			}
			if raw, err = readLiteral(item.Literal, limit); err != nil {
				return 0, nil, err
			}
		}
	}
}

// readLiteral reads a literal whole. A connection that closes in its middle looks like an ordinary end to the reader, so
// the bytes are counted.
func readLiteral(literal imap.LiteralReader, limit int64) ([]byte, error) {
	if literal.Size() > limit {
		io.Copy(io.Discard, literal) // the client goes on only after it
		return nil, fmt.Errorf("the server sends %d bytes where at most %d were asked for", literal.Size(), limit)
	}
	raw := make([]byte, literal.Size())
	if n, err := io.ReadFull(literal, raw); err != nil && len(raw) > 0 {
		return nil, fmt.Errorf("the letter broke off after %d of %d bytes: %w", n, len(raw), err)
	}
	return raw, nil
}
