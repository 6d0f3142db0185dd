package collection

import (
	"bytes"
	"regexp"
)

// resultLine is the line that ends a record; in version 2 the cause, the time and a hash follow the result.
var resultLine = regexp.MustCompile(`^(?:1-0|0-1|1/2-1/2|0-0|\*)(?:$| \{)`)

// wholeLine is the beginning of a line of a record: what begins otherwise belongs to the line before it.
var wholeLine = regexp.MustCompile(`^(?:\[[A-Za-z0-9_]+ "|\d{1,7}\.(?:\.\.)? )`)

// hash is how a line with a hash ends.
var hash = regexp.MustCompile(` #[0-9a-f]{16,32}$`)

// written finds records in the words of a letter: without the marks of quotations, and with lines joined again that a mail
// program has wrapped. A record that has no end is none: who quotes a part of one does not send it. Open says that the
// letter ends within one.
func written(text []byte) (found [][]byte, open bool) {
	var at finding
	var last []byte
	for line := range bytes.Lines(text) {
		line = bytes.TrimRight(bytes.TrimLeft(line, ">| \t"), " \t\r\n")
		if len(line) > 0 {
			last = line
		}
		if done := at.next(line); done != nil {
			found = append(found, done)
		}
	}
	if at.ending {
		found = append(found, at.text())
	}
	return found, !at.ending && len(at.lines) > 0 && (last[0] == '[' || '0' <= last[0] && last[0] <= '9')
}

// finding is a record in a letter, as far as it was read.
type finding struct {
	lines  [][]byte
	ending bool // the line of the result has begun
}

// next takes a line, and returns the record that ended above it or with it.
func (f *finding) next(line []byte) (done []byte) {
	switch {
	case f.ending && !f.whole() && len(line) > 0 && !isTag(line):
		f.join(line)
	case f.ending:
		done = f.text()
		*f = finding{}
		f.begin(line)
	case len(f.lines) == 0:
		f.begin(line)
	case isTag(line) && f.turned():
		*f = finding{}
		f.begin(line)
	case resultLine.Match(line):
		f.lines, f.ending = append(f.lines, line), true
	case len(line) == 0:
		if !f.turned() {
			f.lines = append(f.lines, line)
		}
	case wholeLine.Match(line):
		f.lines = append(f.lines, line)
	default:
		f.join(line)
	}
	return done
}

func (f *finding) begin(line []byte) {
	if isTag(line) {
		f.lines = append(f.lines, line)
	}
}

// join puts back together what was one line.
func (f *finding) join(line []byte) {
	last := len(f.lines) - 1
	if len(f.lines[last]) > 0 {
		f.lines[last] = append(append(bytes.Clone(f.lines[last]), ' '), line...)
	}
}

// turned reports whether the turns have begun, or the empty line above them is there.
func (f *finding) turned() bool { return !isTag(f.lines[len(f.lines)-1]) }

// whole reports whether nothing more belongs to the line of the result.
func (f *finding) whole() bool {
	last := f.lines[len(f.lines)-1]
	return !bytes.ContainsRune(last, '{') || hash.Match(last)
}

// text is the record, each of its lines with its end.
func (f *finding) text() []byte { return append(bytes.Join(f.lines, []byte("\n")), '\n') }
