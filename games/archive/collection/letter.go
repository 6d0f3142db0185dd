package collection

import (
	"bufio"
	"bytes"
	"io"
	"strconv"

	"github.com/emersion/go-mbox"

	"pbem/mailer/mime/text"
	"pbem/rules/phrase"
)

// mailbox goes through the letters of an mbox file.
func (w *walker) mailbox(p place, b *bufio.Reader) {
	letters := mbox.NewReader(b)
	for n := 1; !w.stopped; n++ {
		one, err := letters.NextMessage()
		if err == io.EOF {
			return
		}
		if err != nil {
			w.failed(p, "mailbox", err)
			return
		}
		inner := p.within(strconv.Itoa(n))
		inner.asked = false
		w.letter(inner, one)
	}
}

// letter looks for records in a letter: in its words, also quoted and wrapped, and in the files that came with it.
func (w *walker) letter(p place, in io.Reader) {
	raw, err := io.ReadAll(io.LimitReader(in, maxLetter+1))
	switch {
	case err != nil:
		w.failed(p, "letter", err)
		return
	case len(raw) > maxLetter:
		w.fault(p, phrase.Errorf("collection-letter-big", "most", maxLetter>>20))
		return
	}
	var found [][]byte
	for _, piece := range text.Pieces(raw, isCalled) {
		if piece.File == "" {
			found = appendNew(found, written(piece.Text))
		} else {
			w.attached(p, piece)
		}
	}
	for i, text := range found {
		if len(found) == 1 {
			i = -1
		}
		w.record(numbered(p, i+1), text)
	}
}

func isCalled(name string) bool { return called(name) != other }

// attached looks into a file that came with a letter.
func (w *walker) attached(p place, piece text.Piece) {
	if leadsOut(piece.File) {
		w.fault(p.within(piece.File), phrase.Errorf("collection-out-of-letter"))
		return
	}
	inner := p.within(piece.File)
	inner.asked, inner.depth = false, p.depth+1
	w.stream(inner, bytes.NewReader(piece.Text))
}

// appendNew appends what is not there yet: a letter says the same as text and as HTML.
func appendNew(all, more [][]byte) [][]byte {
next:
	for _, m := range more {
		for _, a := range all {
			if bytes.Equal(a, m) {
				continue next
			}
		}
		all = append(all, m)
	}
	return all
}
