package command

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer/chat"
	"pbem/notation"
)

// Around a turn people write what they like. It is played only where nothing beside it can mean that it is not to be, or that more belongs to it;
// else it is asked back, with every reading as a line to copy.

// brake returns the words because of which the readings of a letter are not played; "" for none.
func (p *prose) brake(turns []piece) string {
	for _, one := range turns {
		if said := p.beside(one); !p.isCourtesy(said) {
			return p.quoted(strings.Trim(said, " ,;:-–—()"), p.line(one.at).text)
		}
	}
	if hit, ok := chat.All().Has(p.rest(), chat.Brakes|chat.Continues); ok {
		return p.sentenceOf(hit.Phrase)
	}
	for _, line := range p.lines {
		if words := p.names(line); words != "" {
			return words
		}
	}
	if asked := p.asks(turns); asked != "" {
		return asked
	}
	return p.unsure(turns)
}

// quoted is what is shown of the words beside a turn: the words themselves, or all of the line where there are only signs.
func (p *prose) quoted(said, line string) string {
	words := slices.DeleteFunc(strings.Fields(said), func(word string) bool { return strings.Trim(word, ",;:.") == "" })
	if len(words) == 0 {
		return strings.TrimSpace(line)
	}
	return strings.Join(words, " ")
}

// sentenceOf is the line in which a phrase stands.
func (p *prose) sentenceOf(found string) string {
	for _, line := range p.lines {
		for _, hit := range chat.All().Read(p.without(line)) {
			if hit.Phrase == found {
				return strings.TrimSpace(line.text)
			}
		}
	}
	return found
}

// goesOn is a number that counts on.
var goesOn = regexp.MustCompile(`^\s*[\[(#]?[2-9][.)\]]+\s`)

// names returns the word of a line, outside of the pieces, that names a unit, an AMP or a square; "" for none.
func (p *prose) names(line proseLine) string {
	if line.skip && !line.hail {
		return ""
	}
	rest := p.without(line)
	if goesOn.MatchString(rest) && len(p.cut) > 0 && line.at > p.cut[0].at {
		return strings.TrimSpace(line.text)
	}
	for _, c := range p.chunks(rest) {
		if c.part == notation.Square || c.part == notation.Name && p.dialect.names[chat.Fold(strings.TrimFunc(c.text, notOfWord))] || p.namedWithin(rest[c.start:c.end]) {
			return strings.TrimSpace(line.text)
		}
	}
	return ""
}

func notOfWord(r rune) bool { return !isWordRune(r) }

// namedWithin reports whether one of the words in a chunk, "knight's" or "guard/chief", is a name.
func (p *prose) namedWithin(text string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(strings.ReplaceAll(text, "’", "'"), notOfWord), func(word string) bool { return len(word) > 1 && p.dialect.names[chat.Fold(word)] })
}

// asks returns a question that may be about a turn: in its paragraph or the one above, unless it is small talk; and further below a short one, or one that
// begins as such do. "!?" is a mark.
func (p *prose) asks(turns []piece) string {
	near, above, last := map[int]bool{}, map[int]int{}, 0
	for _, line := range p.lines {
		if line.para != last {
			above[line.para], last = last, line.para
		}
	}
	for _, one := range turns {
		para := p.line(one.at).para
		near[para], near[above[para]] = true, true
	}
	for _, one := range turns {
		line := p.line(one.at)
		if text := strings.NewReplacer("!?", "", "?!", "").Replace(line.text[one.start:one.end]); strings.ContainsAny(text, "?？") {
			return strings.TrimSpace(line.text)
		}
	}
	for _, line := range p.lines {
		from := 0
		text := p.without(line)
		for at, r := range text {
			if !strings.ContainsRune(".!?…;？", r) {
				continue
			}
			sentence := strings.TrimSpace(text[from:at])
			from = at + len(string(r))
			marks := at > 0 && text[at-1] == '!' || strings.HasPrefix(text[at:], "?!")
			if r != '?' && r != '？' || marks && !strings.ContainsFunc(sentence, isWordRune) {
				continue
			}
			if sentence == "" && strings.TrimSpace(text) == "?" || near[line.para] && !p.isSmallTalk(sentence) || p.isAsked(sentence) {
				return strings.TrimSpace(line.text)
			}
		}
	}
	return ""
}

// isSmallTalk reports whether a question asks nothing of a turn.
func (p *prose) isSmallTalk(sentence string) bool {
	return strings.ContainsFunc(sentence, isWordRune) && (p.covered(sentence, chat.Courtesy|chat.SmallTalk) || asksReader(sentence))
}

const shortQuestion = 2 // words

// isAsked reports whether a question is of the kind that is asked of turns.
func (p *prose) isAsked(sentence string) bool {
	words := strings.Fields(sentence)
	if p.isSmallTalk(sentence) && len(words) > 1 || len(words) == 0 {
		return false
	}
	return len(words) <= shortQuestion || slices.ContainsFunc(chat.All().Read(sentence), func(h chat.Hit) bool {
		return h.Groups&chat.Asks != 0 && (h.At == 0 || strings.Contains(h.Phrase, "legal"))
	})
}

// numbering stands in front of what is counted.
var numbering = regexp.MustCompile(`^\s*[\[(#]?\d{1,3}[.)\]:]*\s`)

// beside returns the words of a piece's sentence that stand besides the pieces in it.
func (p *prose) beside(one piece) string {
	line := p.line(one.at)
	before, after := line.text[:one.start], line.text[one.end:]
	ends := func(at int) bool {
		return strings.ContainsRune(".!?…", rune(line.text[at])) && (at+1 == len(line.text) || line.text[at+1] == ' ' || line.text[at+1] == ')')
	}
	start := len(before)
	for start > 0 && !ends(start-1) {
		start--
	}
	if start == 0 {
		before = p.above(*line) + " " + numbering.ReplaceAllString(before, "")
	} else {
		before = before[start:]
	}
	if end := strings.IndexAny(after, ".!?…"); end >= 0 {
		after = after[:end]
	} else {
		after += p.below(*line)
	}
	for _, other := range on(p.cut, one.at) { // those in the same sentence
		if other != one {
			before = strings.Replace(before, line.text[other.start:other.end], " ", 1)
			after = strings.Replace(after, line.text[other.start:min(other.end, len(line.text))], " ", 1)
		}
	}
	return before + " , " + after
}

const wrappedAt = 45 // bytes of a line that a program may have broken

// above returns what stands above a line and goes on in it: a line that was broken, or one that ends in a colon or comma.
func (p *prose) above(line proseLine) string {
	i := p.index(line.at)
	if i < 1 {
		return ""
	}
	over := p.lines[i-1]
	text := strings.TrimSpace(over.text)
	leads := strings.HasSuffix(text, ":") || strings.HasSuffix(text, ",")
	if over.skip || text == "" || !leads && (over.at+1 != line.at || len(text) < wrappedAt || strings.ContainsAny(text[len(text)-1:], ".!?)")) {
		return ""
	}
	if len(on(p.cut, over.at)) > 0 {
		return ""
	}
	return text[1+strings.LastIndexAny(text[:len(text)-1], ".!?"):]
}

// below returns what goes on below a line, in small letters.
func (p *prose) below(line proseLine) string {
	i := p.index(line.at)
	if i+1 >= len(p.lines) || p.lines[i+1].at != line.at+1 || p.lines[i+1].skip {
		return ""
	}
	under := strings.TrimSpace(p.lines[i+1].text)
	if under == "" || !unicode.IsLower([]rune(under)[0]) || len(on(p.cut, line.at+1)) > 0 {
		return ""
	}
	return " " + under
}
