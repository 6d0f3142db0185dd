package collection

import (
	"bytes"
	"io"
	"mime/quotedprintable"
	"regexp"
	"slices"
)

// resultLine is the line that ends a record; the cause, the time and a hash follow the result, unless it was typed by hand.
var resultLine = regexp.MustCompile(`^(?:1-0|0-1|1/2-1/2|0-0|\*)(?:$| \{)`)

// wholeLine is the beginning of a line of a record: what begins otherwise belongs to the line before it.
var wholeLine = regexp.MustCompile(`^(?:\[[A-Za-z0-9_]+ "|\d{1,7}\.(?:\.\.)? )`)

// strayLine is a turn or a result below a record that has ended: it stays with that record, whose reader says that it can't stand there.
var strayLine = regexp.MustCompile(`^(?:\d{1,7}\.(?:\.\.)? (?:(?:white|black): |.* (?:#[0-9a-f]{4,32}|\{\d{4}-[^}]*\})$)|(?:1-0|0-1|1/2-1/2|0-0)(?:$| \{))`)

// fullHash is how a line with a hash ends of which no digit is missing.
var fullHash = regexp.MustCompile(` #[0-9a-f]{32}$`)

// tornTag is what a mail program leaves of a tag on its first line, where the value had no room there.
var tornTag = regexp.MustCompile(`^\[[A-Za-z0-9_]+$`)

// openWord is a word that was broken within: a key, a signature, or the hash of rules, in a tag that is not closed.
var openWord = regexp.MustCompile(`^\[[A-Za-z0-9_]+ "(?:ed25519|sha256):[^ ]*$`)

// openStart is the first position, where a board of many squares was broken within, and toMove is what stands behind the board.
var (
	openStart = regexp.MustCompile(`^\[Start "[^ ]*$`)
	toMove    = regexp.MustCompile(`^[wb](?: [^ wb]|"\]|$)`)
)

// openHash is the hash of a line, where digits may be missing, and moreDigits are some of those.
var (
	openHash   = regexp.MustCompile(` #[0-9a-f]{0,31}$`)
	moreDigits = regexp.MustCompile(`^[0-9a-f]{1,32}$`)
)

// softBreak is how quoted-printable ends a line that goes on, or writes an equals sign. No record has either.
var softBreak = regexp.MustCompile(`=\r?\n|=3D`)

// written finds records in the words of a letter: without the marks of quotations, and with lines joined again that a mail
// program has wrapped, also where it has left quoted-printable in them. A record that has no end is none: who quotes a part of one
// does not send it. Open says that the letter ends within one.
func written(text []byte) (found [][]byte, open bool) {
	if softBreak.Match(text) {
		plain, err := io.ReadAll(quotedprintable.NewReader(bytes.NewReader(text)))
		if found, open = find(plain); err == nil && len(found) > 0 {
			return found, open
		}
	}
	return find(text)
}

func find(text []byte) (found [][]byte, open bool) {
	var at finding
	var last []byte
	for line := range bytes.Lines(text) {
		line = bared(line)
		if len(line) > 0 {
			last = line
		}
		if done := at.next(line); done != nil {
			found = append(found, done)
		}
		if n := len(found); n > 0 && len(at.lines) == 0 && strayLine.Match(line) {
			found[n-1] = append(append(found[n-1], line...), '\n')
		}
	}
	if at.ending {
		found = append(found, at.text())
	}
	return found, !at.ending && len(at.lines) > 0 && (last[0] == '[' || '0' <= last[0] && last[0] <= '9')
}

// bared is a line without the marks of a quotation, and with plain spaces outside of the values of tags.
func bared(line []byte) []byte {
	line = bytes.TrimLeft(line, ">| \t\u00a0\ufeff\u200b")
	line = bytes.TrimRight(line, " \t\r\n\u00a0")
	if !bytes.Contains(line, []byte("\u00a0")) {
		return line
	}
	if name, value, found := bytes.Cut(line, []byte("\u00a0\"")); found && tornTag.Match(name) {
		if !bytes.Contains(value, []byte(" ")) { // every space of the line was made one that does not break
			value = bytes.ReplaceAll(value, []byte("\u00a0"), []byte(" "))
		}
		return slices.Concat(name, []byte(` "`), value)
	}
	if line[0] == '[' {
		return line
	}
	return bytes.ReplaceAll(line, []byte("\u00a0"), []byte(" "))
}

// finding is a record in a letter, as far as it was read.
type finding struct {
	lines  [][]byte
	ending bool // the line of the result has begun
}

// next takes a line, and returns the record that ended above it or with it.
func (f *finding) next(line []byte) (done []byte) {
	switch {
	case f.torn() && !begins(line):
		f.mend(line)
	case f.ending && len(line) > 0 && !isTag(line) && (!f.whole() || line[0] == '{' && !f.braced()):
		f.join(line)
	case f.ending:
		done = f.text()
		*f = finding{}
		f.begin(line)
	case len(f.lines) == 0:
		f.begin(line)
	case isTag(line) && f.goesOn(line):
		f.lines[len(f.lines)-1] = line
	case isTag(line) && f.turned():
		*f = finding{}
		f.begin(line)
	case resultLine.Match(line):
		f.lines, f.ending = append(f.lines, line), true
	case len(line) == 0:
		if !f.turned() {
			f.lines = append(f.lines, line)
		}
	case wholeLine.Match(line), tornTag.Match(line) && !f.turned():
		f.lines = append(f.lines, line)
	default:
		f.join(line)
	}
	return done
}

func (f *finding) begin(line []byte) {
	if isTag(line) || string(line) == "[Format" || string(line) == "[Event" {
		f.lines = append(f.lines, line)
	}
}

// begins reports whether a record begins with a line, whatever stands above it.
func begins(line []byte) bool { return bytes.HasPrefix(line, []byte(`[Format "`)) }

// torn reports whether the last line is a tag that is not closed.
func (f *finding) torn() bool {
	if len(f.lines) == 0 {
		return false
	}
	last := f.lines[len(f.lines)-1]
	return tornTag.Match(last) || isTag(last) && !closed(last)
}

// closed reports whether a tag ends as one.
func closed(tag []byte) bool {
	value, ends := bytes.CutSuffix(tag, []byte(`"]`))
	slashes := len(value) - len(bytes.TrimRight(value, `\`))
	return ends && slashes%2 == 0
}

// mend adds a line to the tag that it belongs to.
func (f *finding) mend(line []byte) {
	if len(line) == 0 {
		return
	}
	last := len(f.lines) - 1
	if openWord.Match(f.lines[last]) || openStart.Match(f.lines[last]) && !toMove.Match(line) || string(line) == "]" || string(line) == `"]` {
		f.lines[last] = append(bytes.Clone(f.lines[last]), line...)
		return
	}
	f.join(line)
}

// join puts back together what was one line.
func (f *finding) join(line []byte) {
	last := len(f.lines) - 1
	if openHash.Match(f.lines[last]) && moreDigits.Match(line) {
		f.lines[last] = append(bytes.Clone(f.lines[last]), line...)
		return
	}
	if len(f.lines[last]) > 0 {
		f.lines[last] = append(append(bytes.Clone(f.lines[last]), ' '), line...)
	}
}

// turned reports whether the turns have begun, or the empty line above them is there.
func (f *finding) turned() bool {
	last := f.lines[len(f.lines)-1]
	return !isTag(last) && !tornTag.Match(last)
}

// goesOn reports whether a tag below an empty line is of the same record: where HTML is made text, each line may have become a paragraph. A tag
// that is there already begins another record.
func (f *finding) goesOn(tag []byte) bool {
	if len(f.lines[len(f.lines)-1]) > 0 || begins(tag) {
		return false
	}
	name, _, _ := bytes.Cut(tag, []byte(" "))
	return !slices.ContainsFunc(f.lines, func(line []byte) bool { return bytes.HasPrefix(line, append(bytes.Clone(name), ' ')) })
}

// whole reports whether nothing more belongs to the line of the result.
func (f *finding) whole() bool {
	return !f.braced() || fullHash.Match(f.lines[len(f.lines)-1])
}

// braced reports whether a cause has begun on the last line.
func (f *finding) braced() bool { return bytes.ContainsRune(f.lines[len(f.lines)-1], '{') }

// text is the record, each of its lines with its end.
func (f *finding) text() []byte { return append(bytes.Join(f.lines, []byte("\n")), '\n') }
