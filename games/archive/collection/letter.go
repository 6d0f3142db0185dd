package collection

import (
	"bufio"
	"bytes"
	"io"
	"mime"
	"net/mail"
	"strconv"
	"strings"

	"github.com/emersion/go-mbox"

	"pbem/mailer/mime/text"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// mailbox goes through the letters of an mbox file.
func (w *walker) mailbox(p place, b *bufio.Reader) {
	end := &tail{in: b}
	letters := mbox.NewReader(end)
	one, err := letters.NextMessage()
	for n := 1; err == nil && !w.stopped; n++ {
		inner := p.within(strconv.Itoa(n))
		inner.asked = false
		raw, ok := w.readLetter(inner, one)
		if one, err = letters.NextMessage(); ok {
			w.opened(inner, raw, err == io.EOF && !end.blank())
		}
	}
	if err != io.EOF && !w.stopped {
		w.failed(p, "mailbox", err)
	}
}

// tail remembers the last two bytes of what is read.
type tail struct {
	in   io.Reader
	last []byte
}

func (t *tail) Read(p []byte) (int, error) {
	n, err := t.in.Read(p)
	t.last = append(t.last, p[max(0, n-2):n]...)
	t.last = t.last[max(0, len(t.last)-2):]
	return n, err
}

// blank reports whether an empty line stands at the end, as behind every letter of a mailbox.
func (t *tail) blank() bool { return string(t.last) == "\n\n" }

// letter looks for records in a letter.
func (w *walker) letter(p place, in io.Reader) {
	if raw, ok := w.readLetter(p, in); ok {
		w.opened(p, raw, true)
	}
}

func (w *walker) readLetter(p place, in io.Reader) (raw []byte, ok bool) {
	raw, err := io.ReadAll(io.LimitReader(in, maxLetter+1))
	switch {
	case err != nil:
		w.failed(p, "letter", err)
	case len(raw) > maxLetter:
		w.fault(p, phrase.Errorf("collection-letter-big", "most", maxLetter>>20))
	default:
		return raw, true
	}
	return nil, false
}

// opened looks for records in a letter: in its words, also quoted and wrapped, and in the files that came with it. Bare says that nothing
// stands behind it, so that its end may be missing.
func (w *walker) opened(p place, raw []byte, bare bool) {
	var found [][]byte
	cut := isCut(raw, bare)
	for _, piece := range text.Pieces(raw, isOpened) {
		if piece.File != "" {
			w.attached(p, piece)
			continue
		}
		all, open := written(piece.Text)
		found, cut = appendNew(found, all), cut || open && bare
	}
	w.records(p, found)
	if cut && !w.seeking {
		w.failed(p, "letter", io.ErrUnexpectedEOF)
	}
}

// records yields those that stood in one place.
func (o *outlet) records(p place, found [][]byte) {
	for i, text := range found {
		if len(found) == 1 {
			i = -1
		}
		o.record(numbered(p, i+1), text)
	}
}

// saved reads the file of a letter that somebody has saved, where it doesn't read as it stands: it may have been wrapped, or have words around its
// records. It returns false, and what is to be read instead, where none is found so.
func (w *walker) saved(p place, in io.Reader) (again io.Reader, done bool) {
	text, err := io.ReadAll(io.LimitReader(in, record.MaxSize+1))
	again = io.MultiReader(bytes.NewReader(text), in)
	if err != nil || len(text) > record.MaxSize {
		return again, false
	}
	if _, err := record.Parse(text); err == nil {
		return again, false
	}
	found := inFile(text)
	w.records(p, found)
	return again, len(found) > 0
}

// isCut reports whether the end of a letter is missing: the blank line below its header, or the one that closes its parts. Of a letter with
// others behind it, only the parts tell.
func isCut(raw []byte, bare bool) bool {
	if !bytes.Contains(raw, []byte("\n\n")) && !bytes.Contains(raw, []byte("\n\r\n")) {
		return bare
	}
	m, err := mail.ReadMessage(bytes.NewReader(raw))
	if err != nil {
		return false
	}
	media, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || !strings.HasPrefix(media, "multipart/") || params["boundary"] == "" {
		return false
	}
	return !bytes.Contains(raw, []byte("--"+params["boundary"]+"--"))
}

// isOpened reports whether a file that came with a letter is looked into, by its name.
func isOpened(name string) bool { return called(name) != other || bringsRecord(name) }

// attached looks into a file that came with a letter.
func (w *walker) attached(p place, piece text.Piece) {
	if leadsOut(piece.File) {
		w.fault(p.within(piece.File), phrase.Errorf("collection-out-of-letter"))
		return
	}
	inner := p.within(piece.File)
	inner.asked, inner.depth = false, p.depth+1
	if bringsRecord(piece.File) {
		found := inFile(piece.Text)
		w.records(inner, found)
		if len(found) > 0 || called(piece.File) == other {
			return
		}
	}
	w.stream(inner, bytes.NewReader(piece.Text))
}

// appendNew appends what is not there yet: a letter says the same as text and as HTML, which has spaces of its own.
func appendNew(all, more [][]byte) [][]byte {
next:
	for _, m := range more {
		for _, a := range all {
			if bytes.Equal(bytes.Join(bytes.Fields(a), nil), bytes.Join(bytes.Fields(m), nil)) {
				continue next
			}
		}
		all = append(all, m)
	}
	return all
}
