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
	header, err := s.header(ctx, uid)
	if err == nil {
		s.missing.header(uid, header)
	}
	if err == nil || refused(err) {
		return nil
	}
	return err
}

// header asks for the first 64 KB of a letter's header.
func (s *session) header(ctx context.Context, uid imap.UID) ([]byte, error) {
	section := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true, Partial: &imap.SectionPartial{Size: mostHeader}}
	bodies, err := s.bodies(ctx, imap.UIDSetNum(uid), section)
	if err != nil {
		return nil, fmt.Errorf("cannot fetch a header: %w", err)
	}
	return bodies[uid], nil
}

// bodies asks for a section of letters, of each at most as much as the section says, whatever size the server told.
func (s *session) bodies(ctx context.Context, set imap.UIDSet, section *imap.FetchItemBodySection) (bodies map[imap.UID][]byte, err error) {
	err = s.command(ctx, func() (err error) {
		cmd := s.client.Fetch(set, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}})
		bodies, err = readBodies(cmd, section.Partial.Size)
		if err != nil {
			s.abandon()
		}
		// A connection that was closed in the middle may show only here.
		return errors.Join(err, cmd.Close())
	})
	return bodies, err
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

// bounded cuts a batch into parts whose bytes stay within limit. A part has at least one letter, and one that is longer than the longest
// that may be fetched with others is alone in it.
func bounded(heads []head, limit, longest int64) [][]head {
	var parts [][]head
	var sum int64
	begin := 0
	for i, h := range heads {
		if i > begin && (sum+h.size > limit || h.size > longest || heads[i-1].size > longest) {
			parts, begin, sum = append(parts, heads[begin:i]), i, 0
		}
		sum += h.size
	}
	if begin < len(heads) {
		parts = append(parts, heads[begin:])
	}
	return parts
}

// fetch asks for the letters' bytes in one command, without marking them as seen. Of one above the ordinary limit, which is alone, the
// header comes first, and nothing else if there is no room for it.
func (s *session) fetch(ctx context.Context, heads []head) ([]Letter, error) {
	most := s.cfg.MaxLetter
	if len(heads) == 1 && heads[0].size > most {
		header, err := s.header(ctx, heads[0].uid)
		switch {
		case err != nil && !refused(err):
			return nil, err
		case header == nil: // then its beginning must do
		case s.roomy(ctx, heads[0], header):
			most = s.cfg.MaxSize
		default:
			return []Letter{s.letter(heads[0], header, heads[0].size)}, nil
		}
	}
	var set imap.UIDSet
	for _, h := range heads {
		set.AddNum(h.uid)
	}
	bodies, err := s.bodies(ctx, set, &imap.FetchItemBodySection{Peek: true, Partial: &imap.SectionPartial{Size: most + 1}})
	if err != nil {
		return nil, fmt.Errorf("cannot fetch letters: %w", err)
	}
	return s.letters(heads, bodies, most), nil
}

// roomy reports whether a letter above the ordinary limit may be fetched whole. While the store does not answer it is not; whoever handles
// it will find the same, and leave it in the mailbox.
func (s *session) roomy(ctx context.Context, h head, header []byte) bool {
	if s.cfg.Rooms == nil || h.size > s.cfg.MaxSize {
		return false
	}
	room, err := s.cfg.Rooms(ctx, mailer.Incoming{Raw: header, Received: h.arrived, Route: "imap", Size: h.size})
	return err == nil && room == mailer.Large
}

// abandon gives the connection up after a broken literal. The client would read the rest of the literal once more while
// its own goroutine reads on, so that one must be gone first; it cannot be stuck, as a batch fits into its queue.
func (s *session) abandon() {
	s.conn.cut()
	<-s.client.Closed()
}

// letters are what was fetched, of each at most so many bytes. One that has more is cut off: how large it is nobody knows.
func (s *session) letters(heads []head, bodies map[imap.UID][]byte, most int64) []Letter {
	var letters []Letter
	for _, h := range heads {
		raw, found := bodies[h.uid]
		if !found {
			continue // vanished, or the server had no body to give: the search will tell
		}
		size := int64(len(raw))
		if size > most {
			size = max(h.size, s.cfg.MaxSize+1)
		}
		letters = append(letters, s.letter(h, raw, size))
	}
	return letters
}

// letter is one that was fetched, or the beginning of one of so many bytes.
func (s *session) letter(h head, raw []byte, size int64) Letter {
	return Letter{mailer.Incoming{Raw: raw, Received: h.arrived, Route: "imap", Size: size}, uint32(h.uid), s.validity}
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
