package collection

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"pbem/notation/pgn"
	"pbem/notation/record"
)

// isTag reports whether a line begins as that of a tag pair, [NAME ", does; a comment of PGN may begin with a bracket, too ("[%clk 1:00]").
func isTag(line []byte) bool {
	if len(line) == 0 || line[0] != '[' {
		return false
	}
	name := 1
	for name < len(line) && isOfName(line[name]) {
		name++
	}
	blank := name
	for blank < len(line) && (line[blank] == ' ' || line[blank] == '\t') {
		blank++
	}
	return name > 1 && blank > name && blank < len(line) && line[blank] == '"'
}

// besideTags reports whether a line can stand among the tags of one game: a blank one, a comment, a tag that is spelt wrong or its second
// line. What stands before it is of the same game.
func besideTags(line []byte) bool {
	return len(line) == 0 || bytes.IndexByte([]byte(`[";%`), line[0]) >= 0 || bytes.HasSuffix(line, []byte(`"]`))
}

func isOfName(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || c == '_'
}

// row is a record of several in one file, while it is read.
type row struct {
	text  []byte // not much more than a record may have
	moved bool   // something else than tags was there
	idle  int64  // bytes of it that were not kept
}

// roomy bounds the room that a file's first record gets in advance: nearly all files are one record.
const roomy = 64 << 10

// room is for the first record of a file: what the reader of an earlier one has given back, if it is enough.
func (w *walker) room() []byte {
	want := min(w.size, roomy)
	select {
	case r := <-w.spare:
		if int64(cap(r)) >= want {
			return r[:0]
		}
	default:
	}
	return make([]byte, 0, want)
}

// add keeps a line, or a piece of one.
func (r *row) add(line []byte, most int) {
	if len(r.text) > most {
		r.idle += int64(len(line))
		return
	}
	r.text = append(r.text, line...)
}

func (r *row) addByte(c byte, most int) {
	if len(r.text) > most {
		r.idle++
		return
	}
	r.text = append(r.text, c)
}

// rows reads records that follow each other. One begins where tags stand behind turns or other words. Of a single record every
// byte is kept, for a signature may hang on it; between records, blank lines are nobody's.
func (w *walker) rows(p place, b *bufio.Reader) {
	w.split(p, b, record.MaxSize, func(r *row, line []byte) bool {
		line = bytes.TrimSpace(bytes.TrimLeft(line, "\ufeff"))
		tag := isTag(line)
		begins := tag && r.moved
		r.moved = r.moved && !begins || !tag && !besideTags(line)
		return begins
	})
}

// split cuts a stream into records, each of which is bounded. begins is asked of every line, whether it begins a new one.
func (w *walker) split(p place, b *bufio.Reader, most int, begins func(r *row, line []byte) bool) {
	n, now, whole := 0, &row{text: w.room()}, true
	for !w.stopped {
		line, err := b.ReadSlice('\n')
		if whole && len(line) > 0 && begins(now, line) {
			n++
			w.row(p, n, now)
			now = &row{moved: now.moved}
		}
		now.add(line, most)
		whole = !errors.Is(err, bufio.ErrBufferFull)
		switch {
		case err == io.EOF, now.idle > maxIdle: // its end will not be found; that it is too long is said of it
			w.last(p, n, now)
			return
		case err != nil && whole:
			w.cut(numbered(p, after(n)), now, err)
			return
		}
	}
}

// row yields one of several records.
func (o *outlet) row(p place, n int, r *row) {
	kept := bytes.TrimRight(r.text, " \t\r\n")
	if rest := r.text[len(kept):]; len(rest) > 0 {
		end, _, _ := bytes.Cut(rest, []byte("\n"))
		kept = r.text[:min(len(r.text), len(kept)+len(end)+1)]
	}
	o.record(numbered(p, n), bytes.TrimLeft(kept, "\r\n"))
}

// last yields the record at the end; all of it, where it is the only one.
func (o *outlet) last(p place, n int, r *row) {
	switch {
	case n == 0:
		p.alone = true
		o.record(p, r.text)
	case len(bytes.TrimSpace(r.text)) > 0:
		o.row(p, after(n), r)
	}
}

// numbered is the place of a record in a row; that of the file itself before it is known that there are several.
func numbered(p place, n int) place {
	if n == 0 {
		return p
	}
	return p.within(strconv.Itoa(n))
}

// after is the number of the record that follows so many; 0 where it is the only one.
func after(n int) int {
	if n > 0 {
		n++
	}
	return n
}

// isOfDisk reports whether an error is of reading a file, not of what is in it.
func isOfDisk(err error) bool {
	var of *fs.PathError
	return errors.As(err, &of)
}

// isPGN reports whether a text is PGN: its file is called so, or it has the tags of a first position that PGN has.
func isPGN(name string, text []byte) bool {
	return path.Ext(name) == ".pgn" || strings.Contains(name, ".pgn:") || strings.Contains(name, ".pgn.") || bytes.Contains(text, []byte("\n[SetUp \"1\"]"))
}

// pgn yields a game of a PGN file, as the text of a record: of one that the program has written, as it was. What was read of a broken one is
// there to be salvaged.
func (o *outlet) pgn(p place, text []byte) {
	g, err := pgnOf(text)
	if g == nil {
		o.fault(p, err)
		return
	}
	m := o.member(p)
	m.Form, m.Text, m.Game = PGN, g.Text, g
	if err != nil {
		o.faults++
		m.Err, m.Text, m.Cut = err, nil, g.Text
	}
	o.hand(m)
}

// pgnOf reads a game as far as it goes.
func pgnOf(text []byte) (*pgn.Game, error) {
	g, err := pgn.Read(string(text))
	if err == nil && g.Own {
		g.Text = restored(g)
	}
	return g, err
}

// restored is the text of the record that a game was written from; what is wrong with one that is none is said when it is read.
func restored(g *pgn.Game) []byte {
	r, err := record.Parse(g.Text)
	if err != nil {
		return g.Text
	}
	if r, err = r.Restored(); err != nil {
		return g.Text
	}
	return r.Append(nil)
}
