package quotations

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// blockField is a line of a header block, whatever it is called in a language.
type blockField int

const (
	noField blockField = iota
	fieldFrom
	fieldSent
	fieldTo
	fieldSubject
	otherField // "Cc:", "Reply-To:", a field of a language that is not known
	fieldCount
)

const (
	blockLines     = 12 // a header block shows itself within so many lines
	longestName    = 25 // characters of a field's name
	fewestUnknown  = 4  // fields that a block in an unknown language has at least
	fewestRuled    = 3  // the same below a line across the page
	shortestRuler  = 10 // characters of such a line
	nextToRuler    = 3  // lines: a block stands so near below it
	longestWrapped = 3  // lines over which one field goes
)

// isHeaderBlock reports whether the lines begin with an older letter's header as Outlook writes it: fields on adjacent
// lines, among them who wrote, and when or about what; a line across the page may stand above it. In a language that is
// not known, fields are told by an address in one and a date with a time in another.
func isHeaderBlock(lines []line, t table) bool {
	if !isRuler(lines[0].text) {
		return beginsBlock(lines, fewestUnknown, t)
	}
	for at := 1; at < len(lines) && at <= nextToRuler; at++ {
		if !lines[at].blank() {
			return beginsBlock(lines[at:], fewestRuled, t) || len(lines) > 2 && at == 1 && beginsBelow(lines[2:], t)
		}
	}
	return false
}

// beginsBelow reports whether an older letter begins directly below the one line that stands between it and a line across the page.
func beginsBelow(lines []line, t table) bool {
	return !lines[0].blank() && (t.markEnd(lines, 0) > 0 || beginsBlock(lines, fewestRuled, t))
}

func isRuler(text string) bool {
	text = strings.TrimSpace(text)
	return len(text) >= shortestRuler && (strings.Trim(text, "_") == "" || strings.Trim(text, "-") == "")
}

// block is what was seen of a header block.
type block struct {
	seen          [fieldCount]bool
	fields        int
	address, date bool
	writer        bool // the field of who wrote holds an address
}

func beginsBlock(lines []line, fewest int, t table) bool {
	switch name := lines[0].name; {
	case name == noField:
		return false
	case name == otherField:
		return beginsUnknownBlock(lines, fewest)
	case t.isJoinedBlock(lines[0].low):
		return true
	}
	var b block
	wrapped := 0
	for _, l := range lines[:min(blockLines, len(lines))] {
		switch {
		case l.low == "" && (b.seen[fieldFrom] || b.seen[fieldSent]):
			wrapped = longestWrapped
			continue
		case l.name == noField && l.low != "" && wrapped < longestWrapped:
			wrapped++
			continue
		case l.name == noField || l.name != otherField && b.seen[l.name]:
			return b.unknown(fewest)
		}
		wrapped = 0
		if b.add(l); b.known() {
			return true
		}
	}
	return b.unknown(fewest)
}

// beginsUnknownBlock is for a first field that is not known: all must stand directly below each other, and what is known
// to begin a block does not belong to it. So an order ("orange: Wn4-n6") above a block is not taken for its first field.
func beginsUnknownBlock(lines []line, fewest int) bool {
	var b block
	strangers := 0
	for at, l := range lines[:min(blockLines, len(lines))] {
		if l.name == noField && fewest == fewestRuled && strangers == 0 && at > 0 && l.low != "" {
			strangers++ // below a line across the page one field may be wrapped
			continue
		}
		if l.name == noField || l.name == fieldFrom {
			break
		}
		if b.add(l); b.unknown(fewest) {
			return true
		}
	}
	return false
}

func (b *block) add(l line) {
	b.seen[l.name] = true
	b.fields++
	b.address = b.address || strings.Contains(l.low, "@")
	b.writer = b.writer || l.name == fieldFrom && strings.Contains(l.low, "@")
	b.date = b.date || hasTime(l.low) && hasYear(l.low)
}

func (b *block) known() bool {
	if b.seen[fieldSent] && b.seen[fieldTo] && b.date && (b.address || b.fields > 2) {
		return true // some programs leave out who wrote
	}
	if b.writer && (b.seen[fieldSent] || b.seen[fieldTo] || b.seen[fieldSubject]) {
		return true
	}
	return b.seen[fieldFrom] && (b.seen[fieldSent] && (b.seen[fieldTo] || b.seen[fieldSubject]) || b.seen[fieldTo] && b.seen[fieldSubject])
}

const wordsOfWriter = 5 // of a name and an address

// writerEnd returns where "From: Bo <bo@example.net>" ends that begins at a line and is a paragraph of its own, below a line across the page or
// not; 0 for none.
func writerEnd(lines []line, at int) int {
	if isRuler(lines[at].text) && at+1 < len(lines) {
		at++
	}
	if lines[at].name != fieldFrom || at+1 < len(lines) && !lines[at+1].blank() && !lines[at+1].quoted {
		return 0
	}
	_, value, _ := strings.Cut(lines[at].low, ":")
	words := strings.Fields(value)
	if len(words) == 0 || len(words) > wordsOfWriter || !strings.Contains(words[len(words)-1], "@") {
		return 0
	}
	return at + 1
}

func (b *block) unknown(fewest int) bool { return b.fields >= fewest && b.address && b.date }

// isJoinedBlock knows a block that was joined into one line: "from: … sent: … to: …".
func (t table) isJoinedBlock(low string) bool {
	if strings.Count(low, ":") < fewestRuled {
		return false
	}
	var b block
	low = " " + low
	for name := fieldFrom; name < otherField; name++ {
		b.seen[name] = t.any(namesOf(name), func(w string) bool {
			at := strings.Index(low, w)
			return at > 0 && strings.Contains(low[at-1:], " "+w+":")
		})
	}
	return b.known()
}

// fieldOf tells which field a line in lower case is.
func (t table) fieldOf(low string) blockField {
	name, _, found := strings.Cut(low[:min(len(low), 4*longestName)], ":")
	name = strings.TrimSpace(name)
	if !found || name == "" || utf8.RuneCountInString(name) > longestName || strings.ContainsFunc(name, isNotOfName) {
		return noField
	}
	for f := fieldFrom; f < otherField; f++ {
		if t.lists(namesOf(f), name) {
			return f
		}
	}
	return otherField
}

func isNotOfName(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.Is(unicode.M, r) && r != ' ' && r != '-' && r != '\'' && r != '’' && r != '\u00a0'
}

func namesOf(f blockField) func(*language) string {
	return func(l *language) string {
		return [...]string{fieldFrom: l.from, fieldSent: l.sent, fieldTo: l.to, fieldSubject: l.subject}[f]
	}
}
