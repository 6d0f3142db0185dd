package command

import (
	"regexp"
	"strings"
	"unicode"

	"pbem/notation"
)

// piece is a run of words on one line that can be a turn or a part of one.
type piece struct {
	at         int    // the line
	start, end int    // in the line, as prose has it
	text       string // in the game's own words
	squares    int    // words with squares, or a pass
	alone      bool   // every word of the line is a turn's
}

// chunk is a word of a line, with the marks at its ends.
type chunk struct {
	start, end int
	text       string // in the game's own words
	part       notation.Part
	stops      bool // a mark behind it ends what was said
	marks      int  // bytes of marks behind it
	group      bool // it names an AMP
	ended      bool // a sentence ends behind it
	word       bool // it is one that says nothing, in a sentence of its own
}

// chunks cuts a line into words and tells what each is in the turns of the game.
func (p *prose) chunks(line string) (list []chunk) {
	for at := 0; at < len(line); {
		rest := strings.TrimLeft(line[at:], " \t\u00a0")
		start := len(line) - len(rest)
		end := len(line)
		if n := strings.IndexAny(rest, " \t\u00a0"); n >= 0 {
			end = start + n
		}
		if start == end {
			break
		}
		c := chunk{start: start, end: end, text: p.dialect.word(line[start:end])}
		if c.part = notation.Filler; strings.ContainsFunc(c.text, isWordRune) {
			bare := strings.Trim(c.text, "()[]{}")
			c.part = notation.PartOf(bare, p.dialect.game)
			_, c.group = p.dialect.game.Group(strings.ToLower(strings.TrimRight(bare, ":")))
		}
		c.stops = strings.ContainsAny(line[end-1:end], ".,;!?") && c.part != notation.Filler
		c.ended = c.part != notation.Filler && strings.ContainsAny(line[end-1:end], ".!?")
		c.word = c.part == notation.Filler && strings.ContainsFunc(line[start:end], unicode.IsLetter) && unicode.IsUpper([]rune(line[start:end])[0])
		c.marks = end - start - len(strings.TrimRight(line[start:end], ".,;!?…"))
		list, at = append(list, c), end
	}
	return list
}

// pieces finds the runs of a line's words that are a turn's.
func (p *prose) pieces(at int) (list []piece) {
	line := p.lines[at].text
	chunks := p.chunks(line)
	for i := 0; i < len(chunks); {
		end := i
		for end < len(chunks) && chunks[end].part != notation.Strange && !(end > i && chunks[end-1].ended && chunks[end].word) {
			end++
		}
		if end > i {
			one, ok := trimmed(chunks[i:end])
			one.at, one.alone = at, i == 0 && end == len(chunks)
			if one.alone && len(one.text) > 0 {
				one.start, one.end, one.text, ok = chunks[0].start, len(line), joined(withoutRulers(chunks)), true
			}
			if ok && (one.alone || !onlyPasses(chunks[i:end]) || p.passes(line, one)) {
				list = append(list, one)
			}
		}
		if i = end; i < len(chunks) && chunks[i].part == notation.Strange {
			i++
		}
	}
	return list
}

// trimmed cuts the words from the ends of a run that say nothing of a turn; ok is false where too little of one is left.
func trimmed(run []chunk) (one piece, ok bool) {
	first, last := -1, -1
	for i, c := range run {
		switch c.part {
		case notation.Square, notation.Passing:
			if first < 0 {
				first = i
			}
			one.squares += max(1, squaresIn(c.text))
			last = i
		case notation.Name:
			if first < 0 {
				first = i
			}
			if last >= 0 && last == i-1 && !run[i-1].stops || last >= 0 && promotes(run[last+1:i]) {
				last = i
			}
		}
	}
	if first < 0 {
		return piece{}, false
	}
	for first < last && run[first].part == notation.Name && run[first].stops { // "Dear Knight, …"
		for first++; first < last && run[first].part == notation.Filler; first++ {
		}
	}
	if last < 0 {
		one.text = joined(run)
		return one, false
	}
	one.text = joined(run[first : last+1])
	for first > 0 && isArticle(run[first-1]) {
		first--
	}
	one.start, one.end = run[first].start, run[last].end-run[last].marks
	passes := run[last].part == notation.Passing
	return one, one.squares > 1 || passes || strings.Contains(one.text, "*") || strings.Contains(one.text, "off") || strings.Contains(one.text, "=")
}

// promotes reports whether the words between a square and a unit say that it becomes one.
func promotes(between []chunk) bool {
	return len(between) == 1 && between[0].text == "="
}

// isArticle knows words in front of a unit that say nothing.
func isArticle(c chunk) bool {
	switch strings.ToLower(c.text) {
	case "", "the", "my", "a", "an":
		return c.part == notation.Filler
	}
	return false
}

// joined are the words of a turn. An AMP in brackets behind its unit goes to the front.
func joined(run []chunk) string {
	var words []string
	for i, c := range run {
		if c.group && i > 0 && strings.HasPrefix(c.text, "(") {
			words, c.text = append([]string{strings.Trim(c.text, "()") + ":"}, words...), ""
		}
		if c.part == notation.Name && !c.group { // "knight: f3-e5"
			c.text = strings.TrimSuffix(c.text, ":")
		}
		if c.text != "" {
			words = append(words, c.text)
		}
	}
	return strings.Join(words, " ")
}

// withoutRulers cuts the dashes around a turn that are decoration: "-- f3-e5 --".
func withoutRulers(run []chunk) []chunk {
	isRuler := func(c chunk) bool { return len(c.text) > 1 && strings.Trim(c.text, "-–—_=*~") == "" }
	for len(run) > 1 && isRuler(run[0]) {
		run = run[1:]
	}
	for len(run) > 1 && isRuler(run[len(run)-1]) {
		run = run[:len(run)-1]
	}
	return run
}

var square = regexp.MustCompile(`[A-Za-z]\d`)

// squaresIn counts what looks like squares in a word.
func squaresIn(word string) int { return len(square.FindAllString(inLatin(word), -1)) }

// attached keeps the lines of names and signs alone ("yellow:", "and") that stand next to those with squares.
func attached(all []piece, blank func(from, to int) bool) (list []piece) {
	for i, one := range all {
		if one.squares == 0 {
			next := i+1 < len(all) && all[i+1].alone && all[i+1].squares > 0 && blank(one.at+1, all[i+1].at)
			if !one.alone || !next {
				continue
			}
		}
		list = append(list, one)
	}
	return list
}
