// Package gamelog is the log of an archive: which games began, and how each ended, one line each, in the order in which it was
// decided.
//
// The idea: a record that is missing, or was written anew under the same signature, cannot be noticed in the record itself. So
// each game leaves a line when it begins and another when it ends, and all lines are the leaves of a Merkle tree as in RFC 6962
// (golang.org/x/mod/sumdb/tlog). Its root stands in letters that players keep, and with the number of lines in records/log.head,
// which the server signs (a C2SP checkpoint, golang.org/x/mod/sumdb/note). Lines are only ever added: whoever has an old root can
// tell whether the log that is shown to them today still begins with what the root was made of.
//
// The lines are rows of the store, written in the very commit that begins or ends the game; the file is their copy.
// docs/record.md is the format, complete, for programs of others.
package gamelog

import (
	"encoding/hex"
	"fmt"
	"iter"
	"strconv"
	"strings"
	"unicode"

	"pbem/rules/phrase"
)

// Kind says what a line tells.
type Kind uint8

const (
	NoLine Kind = iota // it is no line of a log
	Begin              // a game began
	End                // a game ended, or the record of its end was corrected
	Resume             // a game that had ended goes on: the host has taken its end back
)

// Line is one line of the log.
type Line struct {
	Kind     Kind
	Site     string // as SiteName writes it
	Game     int
	Revision int    // of End and Resume: the tag Revision of the record, 0 where it has none
	Link     string // of Begin the first link of the record's chain, of End its last, of Resume the last from which it goes on; hex, as many digits as the record shows
	Private  bool   // there is no record of it for everybody
}

// MaxLine bounds a line, in bytes.
const MaxLine = 1024

// ErrNoLine is of a line that is none.
var ErrNoLine = phrase.Errorf("gamelog-no-line")

const privateMark = " private"

// String writes the line without its LF: those bytes are the leaf.
func (l Line) String() string {
	text := "begin " + l.Site + " " + strconv.Itoa(l.Game)
	if l.Kind != Begin {
		text = l.Kind.word() + " " + l.Site + " " + strconv.Itoa(l.Game) + " " + strconv.Itoa(l.Revision)
	}
	if text += " " + l.Link; l.Private {
		text += privateMark
	}
	return text
}

// word begins a line that tells of a revision.
func (k Kind) word() string {
	if k == Resume {
		return "resume"
	}
	return "end"
}

// ParseLine reads a line without its LF. It must stand as String writes it.
func ParseLine(text string) (Line, error) {
	words, private := strings.CutSuffix(text, privateMark)
	fields := strings.Split(words, " ")
	l := Line{Private: private}
	switch {
	case len(fields) == 4 && fields[0] == "begin":
		l.Kind, l.Site, l.Link = Begin, fields[1], fields[3]
	case len(fields) == 5 && (fields[0] == End.word() || fields[0] == Resume.word()):
		l.Kind, l.Site, l.Link = End, fields[1], fields[4]
		if fields[0] == Resume.word() {
			l.Kind = Resume
		}
		l.Revision, _ = strconv.Atoi(fields[3])
	default:
		return Line{}, ErrNoLine
	}
	l.Game, _ = strconv.Atoi(fields[2])
	if len(text) > MaxLine || l.Game < 1 || l.Revision < 0 || SiteName(l.Site) != escaped(l.Site) || !isLink(l.Link) || l.String() != text {
		return Line{}, ErrNoLine
	}
	return l, nil
}

// escaped is a site's name that is one already: its own signs of escaping stay.
func escaped(name string) string { return strings.ReplaceAll(name, "%", "%25") }

// isLink reports whether a text has the 32 digits of a link.
func isLink(text string) bool {
	return len(text) == 32 && strings.Trim(text, "0123456789abcdef") == ""
}

// SiteName writes the tag Site of a record as one word: the bytes of spaces, control characters, "+" and "%" as %XX, and "-" for
// no site. It is also the name of the server's key in the head.
func SiteName(site string) string {
	if site == "" {
		return "-"
	}
	var b strings.Builder
	for _, r := range strings.ToValidUTF8(site, "?") {
		if !unicode.IsSpace(r) && !unicode.IsControl(r) && r != '+' && r != '%' {
			b.WriteRune(r)
			continue
		}
		for _, c := range []byte(string(r)) {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// chunk is how many entries a list grows by. What grows for long is not copied.
const chunk = 1 << 12

// lines are the lines of a log in memory: 32 bytes each, instead of some 200 as they stand.
type lines struct {
	chunks [][]packed
	sites  []string
	places map[string]uint16 // in sites
	others map[int64]string  // what is no line, or does not fit
}

// packed is a line.
type packed struct {
	game     int64
	link     [16]byte
	revision int32
	site     uint16
	kind     Kind
	private  bool
}

func (l *lines) size() int64 {
	if len(l.chunks) == 0 {
		return 0
	}
	return int64(len(l.chunks)-1)*chunk + int64(len(l.chunks[len(l.chunks)-1]))
}

// add keeps a line, and its text where it is none.
func (l *lines) add(line Line, text string) {
	at := l.size()
	if at%chunk == 0 {
		l.chunks = append(l.chunks, make([]packed, 0, chunk))
	}
	p, ok := l.pack(line)
	if !ok {
		if l.others == nil {
			l.others = map[int64]string{}
		}
		l.others[at] = text
	}
	last := len(l.chunks) - 1
	l.chunks[last] = append(l.chunks[last], p)
}

func (l *lines) pack(line Line) (packed, bool) {
	site, ok := l.siteAt(line.Site)
	revision := int32(min(line.Revision, 1<<31-1))
	if !ok || line.Kind == NoLine || int(revision) != line.Revision {
		return packed{}, false
	}
	p := packed{game: int64(line.Game), revision: revision, site: site, kind: line.Kind, private: line.Private}
	_, err := hex.Decode(p.link[:], []byte(line.Link))
	return p, err == nil
}

// siteAt is the place of a site among those that the log tells of; false where they are too many.
func (l *lines) siteAt(site string) (uint16, bool) {
	at, known := l.places[site]
	if known {
		return at, true
	}
	if len(l.sites) > 1<<15 {
		return 0, false
	}
	if l.places == nil {
		l.places = map[string]uint16{}
	}
	at = uint16(len(l.sites))
	l.sites, l.places[site] = append(l.sites, site), at
	return at, true
}

// line is a line as it was read; of Kind NoLine where it is none.
func (l *lines) line(at int64) Line {
	p := l.chunks[at/chunk][at%chunk]
	if p.kind == NoLine {
		line, err := ParseLine(l.others[at])
		if err != nil {
			return Line{}
		}
		return line
	}
	return Line{Kind: p.kind, Site: l.sites[p.site], Game: int(p.game), Revision: int(p.revision), Link: hex.EncodeToString(p.link[:]), Private: p.private}
}

// text is a line as it stands, without its LF: a leaf of the tree.
func (l *lines) text(at int64) string {
	if other, ok := l.others[at]; ok {
		return other
	}
	return l.line(at).String()
}

// Lines yields the lines from the first on, with their places; of Kind NoLine where one is none, which is a leaf all the same.
func (l *Log) Lines() iter.Seq2[int64, Line] {
	return func(yield func(int64, Line) bool) {
		for at := range l.Size() {
			if !yield(at, l.Line(at)) {
				return
			}
		}
	}
}

// Line is the line at a place, from 0 to below Size.
func (l *Log) Line(at int64) Line { return l.lines.line(at) }
