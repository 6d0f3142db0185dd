package imap

import (
	"bytes"
	"context"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer"
)

// head is what must be known of a letter before its bytes are asked for.
type head struct {
	uid     imap.UID
	size    int64 // negative where the server didn't say
	arrived time.Time
}

// fetchHeads asks for sizes and arrival times: the client has no limit for a literal, so one has to know before.
// Letters that vanished are left out.
func (d *dialogue) fetchHeads(ctx context.Context, uids []imap.UID) ([]head, error) {
	err := d.command(ctx, func() error {
		return d.client.Fetch(imap.UIDSetNum(uids...), &imap.FetchOptions{UID: true, RFC822Size: true, InternalDate: true}).Close()
	})
	if err != nil {
		return nil, fmt.Errorf("cannot fetch sizes: %w", err)
	}
	told := d.wire.answer().letters
	var heads []head
	for _, uid := range uids {
		if t, found := told[uid]; found {
			heads = append(heads, head{uid, t.size, t.arrived})
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
func (d *dialogue) header(ctx context.Context, uid imap.UID) ([]byte, error) {
	section := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true, Partial: &imap.SectionPartial{Size: mostHeader}}
	bodies, err := d.bodies(ctx, imap.UIDSetNum(uid), section)
	if err != nil {
		return nil, fmt.Errorf("cannot fetch a header: %w", err)
	}
	if t, found := bodies[uid]; found {
		return t.body, nil
	}
	return nil, nil
}

// bodies asks for a section of letters, of each at most as much as the section says, whatever size the server told.
func (d *dialogue) bodies(ctx context.Context, set imap.UIDSet, section *imap.FetchItemBodySection) (map[imap.UID]*told, error) {
	err := d.commandFor(ctx, section.Partial.Size, func() error {
		return d.client.Fetch(set, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}}).Close()
	})
	if err != nil {
		return nil, err
	}
	return d.wire.answer().letters, nil
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
// header comes first, and nothing else if there is no room for it. short is why letters are missing of which the server gave a part.
func (s *session) fetch(ctx context.Context, heads []head) (letters []Letter, short, err error) {
	most := s.cfg.MaxLetter
	if len(heads) == 1 && heads[0].size > most {
		header, err := s.header(ctx, heads[0].uid)
		switch {
		case err != nil && !refused(err):
			return nil, nil, err
		case header == nil: // then its beginning must do
		case s.roomy(ctx, heads[0], header):
			most = s.cfg.MaxSize
		default:
			return []Letter{s.letter(heads[0], header, heads[0].size)}, nil, nil
		}
	}
	var set imap.UIDSet
	for _, h := range heads {
		set.AddNum(h.uid)
	}
	bodies, err := s.bodies(ctx, set, &imap.FetchItemBodySection{Peek: true, Partial: &imap.SectionPartial{Size: most + 1}})
	if err != nil {
		return nil, nil, fmt.Errorf("cannot fetch letters: %w", err)
	}
	letters, short = s.letters(heads, bodies, most)
	return letters, short, nil
}

// roomy reports whether a letter above the ordinary limit may be fetched whole. While the store does not answer it is not; whoever handles
// it will find the same, and leave it in the mailbox.
func (d *dialogue) roomy(ctx context.Context, h head, header []byte) bool {
	if d.cfg.Rooms == nil || h.size > d.cfg.MaxSize {
		return false
	}
	room, err := d.cfg.Rooms(ctx, mailer.Incoming{Raw: header, Received: h.arrived, Route: "imap", Size: h.size})
	return err == nil && room == mailer.Large
}

// letters are what was fetched, of each at most so many bytes. One that has more is cut off: how large it is nobody knows. One of which
// the server gave too few is left out.
func (s *session) letters(heads []head, bodies map[imap.UID]*told, most int64) (letters []Letter, short error) {
	for _, h := range heads {
		t, found := bodies[h.uid]
		if !found || t.body == nil {
			continue // vanished, or the server had no body to give: the search will tell
		}
		if !s.whole(h, t, most) {
			short = incomplete{t.length, h.size}
			continue
		}
		size := int64(len(t.body))
		if size > most {
			size = max(h.size, s.cfg.MaxSize+1)
		}
		letters = append(letters, s.letter(h, t.body, size))
	}
	return letters, short
}

// whole reports whether the server gave as much of a letter as it has, or as was asked for. Some count its line ends as two
// bytes and give one. Some only guess its size: what is near that counts at the last try.
func (s *session) whole(h head, t *told, most int64) bool {
	want := min(h.size, most+1)
	if h.size < 0 {
		want = 1
	}
	if t.length >= want || t.length+int64(bytes.Count(t.body, []byte("\n"))) >= want && t.length > 0 && !bytes.Contains(t.body, []byte("\r\n")) {
		return true
	}
	if s.missing.tries(h.uid) < unfetchedAfter-1 || t.length < want-want/4 {
		return false
	}
	s.cfg.Logger.Warn("a letter is shorter than the server says", "uid", uint32(h.uid), "size", h.size, "bytes", t.length)
	return true
}

// letter is one that was fetched, or the beginning of one of so many bytes.
func (s *session) letter(h head, raw []byte, size int64) Letter {
	if h.arrived.IsZero() {
		h.arrived = time.Now() // the server tells no sensible time
	}
	return Letter{mailer.Incoming{Raw: raw, Received: h.arrived, Route: "imap", Size: size}, uint32(h.uid), s.validity}
}

// internalDate reads when a letter came into the mailbox, as servers write it: as RFC 3501 has it, without a zone, or as in a
// letter. What cannot be is the zero time.
func internalDate(text string) time.Time {
	text = strings.TrimSpace(text)
	for _, layout := range []string{"_2-Jan-2006 15:04:05 -0700", "_2-Jan-2006 15:04:05", "2006-01-02T15:04:05Z07:00", "2006-01-02 15:04:05 -0700"} {
		if at, err := time.Parse(layout, text); err == nil {
			return sensible(at)
		}
	}
	if at, err := mail.ParseDate(text); err == nil {
		return sensible(at)
	}
	return time.Time{}
}

// sensible is the time, or the zero time for one at which there was no mail yet.
func sensible(at time.Time) time.Time {
	if at.Year() < 1980 || at.Year() > 9999 {
		return time.Time{}
	}
	return at
}
