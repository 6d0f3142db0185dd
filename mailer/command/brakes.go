package command

import (
	"regexp"
	"slices"
	"strings"

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
