package gamelog

import (
	"fmt"
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
