package parts

import (
	"bytes"

	"pbem/rules/phrase"
)

// Part is a letter, or one of the parts in it.
type Part struct {
	Header Header
	Body   []byte  // as it came; of a multipart that has parts only what stands above the first of them
	Parts  []*Part // of a multipart

	content *Content // of the header; nil before it was asked for
}

// Split splits a letter at the boundaries of its multiparts, and is itself the count that keeps the limits: it goes
// over the lines once, looks at nothing but delimiters and part headers, and stops where something is too much. So nothing
// that could be made to work for long ever sees a letter beyond the limits. refused says what was too
// much; "" if nothing was.
//
// What is missing is forgiven: a closing delimiter, the empty line below a part's header, a boundary parameter.
func Split(h Header, body []byte) (root *Part, refused phrase.Phrase) {
	root = &Part{Header: h, Body: body}
	s := splitter{raw: body}
	s.enter(root, 0)
	for at := 0; at < len(body) && len(s.open) > 0 && s.refused.Empty(); {
		line, next := nextLine(body, at)
		s.line(line, at, next)
		at = next
	}
	s.leave(len(body))
	return root, s.refused
}

// splitter is a place on the way down a letter's lines.
type splitter struct {
	raw     []byte
	open    []multipart // outermost first
	current *Part       // the part whose lines are being passed; nil above the first and below the last
	start   int         // where its header begins, or, below the header, its body
	inHead  bool
	count   int // of parts
	head    int // bytes of the parts' headers
	refused phrase.Phrase
}

// multipart is one whose closing delimiter has not come yet.
type multipart struct {
	*Part
	boundary []byte
}

func (s *splitter) line(line []byte, at, next int) {
	level, closes := s.delimiter(line)
	switch {
	case closes:
		s.leave(lineBefore(at))
		s.open = s.open[:level]
	case level >= 0:
		s.leave(lineBefore(at))
		s.open = s.open[:level+1]
		s.begin(next)
	case s.inHead && len(line) == 0:
		s.inHead = false
		s.current.Header = ReadFields(s.raw[s.start:at])
		s.start = next
		s.enter(s.current, next)
	case s.inHead:
		s.head += len(line)
		s.limit(s.head > MaxHeader, phrase.New("mime-header-too-big", "kb", MaxHeader/1024))
	}
}

// begin begins a part of the innermost open multipart.
func (s *splitter) begin(start int) {
	s.current, s.start, s.inHead = &Part{}, start, true
	inside := s.open[len(s.open)-1].Part
	inside.Parts = append(inside.Parts, s.current)
	s.count++
	s.limit(s.count > MaxParts, phrase.New("mime-too-many-parts", "n", MaxParts))
}

// enter opens a part if it is a multipart, whose body begins at a place.
func (s *splitter) enter(p *Part, start int) {
	b := s.boundary(p.Content(""), s.raw[start:])
	if b == nil {
		return
	}
	s.open = append(s.open, multipart{Part: p, boundary: b})
	s.limit(len(s.open) > MaxLevels, phrase.New("mime-too-deep", "n", MaxLevels))
}

// leave gives the current part its body, which ends at a place.
func (s *splitter) leave(end int) {
	if s.current == nil {
		return
	}
	rest := s.raw[s.start:max(s.start, end)]
	if s.inHead { // no empty line
		head, body := cutHeader(rest)
		s.current.Header, rest = ReadFields(head), body
	}
	s.current.Body = rest
	s.current, s.inHead = nil, false
}

func (s *splitter) limit(exceeded bool, why phrase.Phrase) {
	if exceeded && s.refused.Empty() {
		s.refused = why
	}
}

// lineBefore is where the line above a delimiter ends: that line end belongs to the delimiter (RFC 2046 section 5.1.1).
func lineBefore(at int) int { return at - 1 }

// boundary returns the boundary of a multipart, nil for anything else. Where the parameter was lost, or that of the letter
// itself names one that never comes, it is the first line of the body that looks like one.
func (s *splitter) boundary(c Content, body []byte) []byte {
	switch {
	case !c.Multipart():
		return nil
	case c.boundary != "" && (len(s.open) > 0 || begins(body, c.boundary)):
		return []byte(c.boundary)
	}
	if guess := s.guessBoundary(body); guess != nil || c.boundary == "" {
		return guess
	}
	return []byte(c.boundary)
}

// begins reports whether a line of a body is a boundary, and begins a part.
func begins(body []byte, boundary string) bool {
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		if rest, ok := bytes.CutPrefix(line, []byte("--"+boundary)); ok && len(bytes.TrimRight(rest, " \t")) == 0 {
			return true
		}
		at = next
	}
	return false
}

const guessWithin = 8 << 10 // bytes in which a lost boundary is looked for

func (s *splitter) guessBoundary(body []byte) []byte {
	body = body[:min(len(body), guessWithin)]
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		if level, _ := s.delimiter(line); level >= 0 {
			return nil
		}
		name := bytes.TrimRight(bytes.TrimPrefix(line, []byte("--")), " \t")
		if bytes.HasPrefix(line, []byte("--")) && len(name) > 0 && !bytes.ContainsAny(name, " \t") {
			return name
		}
		at = next
	}
	return nil
}

// delimiter tells which open multipart's boundary a line is, -1 for none, and whether it is the closing one. An outer
// multipart ends those inside it.
//
// A boundary may itself end in dashes: what begins a part of one multipart is not taken for the end of another.
func (s *splitter) delimiter(line []byte) (level int, closes bool) {
	name, ok := bytes.CutPrefix(line, []byte("--"))
	if !ok {
		return -1, false
	}
	end := -1
	for i, m := range s.open {
		rest, ok := bytes.CutPrefix(name, m.boundary)
		if !ok {
			continue
		}
		rest = bytes.TrimRight(rest, " \t")
		if len(rest) == 0 {
			return i, false
		}
		if end < 0 && string(rest) == "--" {
			end = i
		}
	}
	return end, end >= 0
}
