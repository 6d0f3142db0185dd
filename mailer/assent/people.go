package assent

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer/chat"
	"pbem/mailer/mime/quotations"
)

// Reading is what somebody says who was invited: where another player has asked them, as people write it, and nothing is lost by a yes.
type Reading int8

const (
	Unclear    Reading = iota
	Agrees             // "Sure, I'd love to play!"
	Refuses            // "Sorry, not interested"
	Postpones          // "maybe later": neither
	Wonders            // "Who are you?"
	Stipulates         // "yes, but slowly": a yes under a condition
)

// String is for tests and logs.
func (r Reading) String() string {
	return [...]string{"unclear", "yes", "no", "later", "question", "terms"}[r]
}

// brakes are what no yes has beside it.
const brakes = chat.Declines | chat.Doubt | chat.No | chat.Stop | chat.Condition | chat.Later | chat.Postpones | chat.Suspects

// People reads an answer to an invitation that is no plain yes and no plain no. names are those of the players: they may stand anywhere.
//
// It is a yes if the first sentence after the greeting has a phrase of assent and nothing else but courtesy, and the letter nowhere a word of
// doubt, no, stop, condition or later, a question mark, a link or an address. Behind a phrase that can only mean this, as "count me in", a clause
// of the same sentence may say anything.
func People(text string, names ...string) Reading {
	own, _ := quotations.Cut(text)
	p := people{words: chat.All(), names: nameWords(names)}
	p.read(fold(own))
	switch {
	case p.text == "":
		return Unclear
	case p.agrees():
		return Agrees
	case p.has(chat.Later | chat.Postpones):
		return Postpones
	case p.wonders():
		return Wonders
	case p.refuses():
		return Refuses
	case p.has(chat.Condition) && p.has(chat.Accepts|chat.Agrees) && !p.has(chat.Declines|chat.Stop):
		return Stipulates
	}
	return Unclear
}

// people is an answer as its words are found in it.
type people struct {
	words *chat.Lexicon
	names []string
	text  string
	hits  []chat.Hit
}

// read finds the phrases. Those that stand within a longer one count for nothing: "gern geschehen" is no yes, and "why not" is no no.
func (p *people) read(text string) {
	p.text = p.withoutSignature(strings.TrimSpace(text))
	all := p.words.Read(p.text)
	for _, h := range all {
		if isSigh(h, all) {
			h.Groups &^= brakes
		}
		if !p.isYesOfItsOwn(h, all) && !slices.ContainsFunc(all, func(o chat.Hit) bool { return hides(o, h) }) {
			p.hits = append(p.hits, h)
		}
	}
}

// isYesOfItsOwn reports whether a word of condition is a yes in another language, by its accent or because it stands alone at the head: "sí", "Si, …".
func (p *people) isYesOfItsOwn(h chat.Hit, all []chat.Hit) bool {
	if h.Groups&chat.Condition == 0 || h.Groups&chat.Brakes != 0 || !slices.ContainsFunc(all, func(o chat.Hit) bool { return o.At == h.At && o.End == h.End && o.Groups&chat.Agrees != 0 }) {
		return false
	}
	after := strings.TrimLeft(p.text[h.End:], " ")
	alone := strings.TrimLeft(p.text[:h.At], " ¡") == "" && (after == "" || strings.ContainsAny(after[:1], ".!,;\n"))
	return alone || len(h.Phrase) < h.End-h.At
}

// isSigh knows "oh", "ah" and "so", which are words of doubt and of condition in other languages with an accent.
func isSigh(h chat.Hit, all []chat.Hit) bool {
	return h.End-h.At == 2 && len(h.Phrase) == 2 && h.Groups&(chat.Courtesy|chat.Announces) != 0 &&
		!slices.ContainsFunc(all, func(o chat.Hit) bool { return o.At == h.At && o.Groups&(chat.Agrees|chat.Declines) != 0 })
}

// hides reports whether a phrase hides another that stands within it.
func hides(o, h chat.Hit) bool {
	const shields = chat.Courtesy | chat.SmallTalk | chat.Accepts | chat.Agrees | chat.Declines
	within, same := o.At <= h.At && h.End <= o.End, h.End-h.At == o.End-o.At
	if within && same {
		return o.Groups&chat.Fillers != 0 && h.Groups&chat.Answers == 0 && strings.Contains(h.Phrase, " ")
	}
	if o.Groups&chat.Fillers != 0 && h.Groups&(chat.Brakes|chat.Condition) == chat.Condition { // "om te spelen"
		return within
	}
	return within && o.Groups&shields != 0 &&
		(o.Groups&chat.Declines == 0 || h.Groups&(chat.Accepts|chat.Agrees) != 0)
}

// withoutSignature drops a name that stands alone on the last line.
func (p *people) withoutSignature(text string) string {
	above, last := "", text
	if at := strings.LastIndexByte(text, '\n'); at >= 0 {
		above, last = text[:at], text[at+1:]
	}
	words := strings.Fields(last)
	named := above != "" && len(words) <= 2 && !slices.ContainsFunc(words, func(word string) bool {
		r, _ := utf8.DecodeRuneInString(word)
		return !unicode.IsUpper(r) || strings.ContainsAny(word, "?!") || !p.isWord(word)
	})
	if named {
		return strings.TrimSpace(above)
	}
	return text
}

// isWord reports whether a word does nothing here.
func (p *people) isWord(word string) bool { return len(p.words.Read(word)) == 0 }

func (p *people) has(groups chat.Group) bool { return p.hasIn(0, len(p.text), groups) }

// hasIn reports whether a phrase that does one of some things begins in a part of the text.
func (p *people) hasIn(from, to int, groups chat.Group) bool {
	return slices.ContainsFunc(p.hits, func(h chat.Hit) bool { return from <= h.At && h.At < to && h.Groups&groups != 0 })
}

// agrees reports whether the answer is a yes.
func (p *people) agrees() bool {
	if asks(p.text) || strings.Contains(p.text, "://") || strings.Contains(p.text, "www.") || strings.ContainsAny(p.text, "@\"“”„«»") || strings.Contains(p.text, "...") || strings.Contains(p.text, "…") || p.has(brakes) {
		return false
	}
	for _, s := range sentences(p.text) {
		yes, clean := p.sentence(s)
		if yes || !clean {
			return yes
		}
	}
	return false
}

// sentence reports whether a sentence is a yes, and whether it has nothing but courtesy.
func (p *people) sentence(s span) (yes, clean bool) {
	surely, clean := false, true
	for _, c := range clauses(p.text, s) {
		covered := p.covered(c) || p.greets(c)
		if covered && p.certain(c) {
			yes = true
		}
		if covered && p.strong(c) && clean {
			surely = true
		}
		clean = clean && covered
	}
	return yes && clean || surely, clean
}

// greets reports whether a clause at the head of the letter has no more than courtesy and a name: "Hi Sam".
func (p *people) greets(c span) bool {
	if len(strings.Fields(p.text[:c.from])) > 1 || p.hasIn(c.from, c.to, chat.Accepts|chat.Agrees|brakes) {
		return false
	}
	words := strings.Fields(p.text[c.from:c.to])
	return len(words) <= 4 && !slices.ContainsFunc(words, func(word string) bool {
		r, _ := utf8.DecodeRuneInString(word)
		return !unicode.IsUpper(r) && !p.words.Covered(word, chat.Courtesy)
	})
}

// strong reports whether a clause has a phrase that can only be a yes to what was asked.
func (p *people) strong(c span) bool {
	return slices.ContainsFunc(p.hits, func(h chat.Hit) bool {
		return c.from <= h.At && h.At < c.to && h.Groups&(chat.Accepts|chat.Agrees) == chat.Accepts
	})
}

// certain reports whether a clause has a phrase of assent besides those that are a thanks, or a no, in another language.
func (p *people) certain(c span) bool {
	n, sure, last := 0, false, -1
	for _, h := range p.hits {
		if c.from <= h.At && h.At < c.to {
			if h.At > last {
				n, last = n+1, h.End-1
			}
			sure = sure || h.Groups&(chat.Accepts|chat.Agrees) != 0 && !ambiguous(h.Phrase)
		}
	}
	return sure || n > 1 && p.hasIn(c.from, c.to, chat.Agrees)
}

// ambiguous knows what says yes in one language and something else in another.
func ambiguous(phrase string) bool {
	return slices.Contains([]string{"tak", "ne", "nai", "na", "no", "hai", "ha"}, phrase)
}

// covered reports whether a clause has nothing but assent, courtesy and what goes with them.
func (p *people) covered(c span) bool {
	text := p.text[c.from:c.to]
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '-' }) {
		if slices.Contains(p.names, strings.ToLower(word)) {
			text = strings.Replace(text, word, " ", 1)
		}
	}
	const groups = chat.Accepts | chat.Agrees | chat.Courtesy | chat.SmallTalk | chat.Fillers
	loosely := p.strong(c) || p.hasIn(c.from, c.to, chat.Agrees) && p.speaksOfPlay(text)
	return p.words.Covered(text, groups) || loosely && p.words.Covered(text, groups|chat.Loose|chat.Plays)
}

// speaksOfPlay reports whether a word of a text is about playing.
func (p *people) speaksOfPlay(text string) bool {
	return slices.ContainsFunc(strings.Fields(text), func(word string) bool { return p.words.Covered(word, chat.Plays) })
}

// refuses reports whether the answer is a no: with no word of assent, and a bare "no" in a clause of its own.
func (p *people) refuses() bool {
	if p.has(chat.Accepts | chat.Agrees) {
		return false
	}
	for _, s := range sentences(p.text) {
		for _, c := range clauses(p.text, s) {
			for _, h := range p.hits {
				if c.from <= h.At && h.At < c.to && h.Groups&chat.Declines != 0 &&
					(strings.Contains(h.Phrase, " ") || p.words.Covered(p.text[c.from:c.to], chat.Declines|chat.No|chat.Courtesy|chat.Fillers|chat.Condition)) {
					return true
				}
			}
		}
	}
	return false
}

// wonders reports whether the answer is a question, with or without its mark. A yes with a question mark is none.
func (p *people) wonders() bool {
	if asks(p.text) {
		return !p.words.Covered(p.text, chat.Accepts|chat.Agrees|chat.Declines) || !p.has(chat.Accepts|chat.Agrees|chat.Declines)
	}
	return p.has(chat.Wonders)
}

// span is a part of a text.
type span struct{ from, to int }

// sentences are what stands between full stops and their like, and empty lines.
func sentences(text string) (list []span) {
	from := 0
	for at, r := range text {
		ends := strings.ContainsRune("!?。！？", r) || r == '.' && endsWord(text[at+1:]) || r == '\n' && strings.HasPrefix(strings.TrimLeft(text[at+1:], " \t\r"), "\n")
		if ends {
			list = append(list, span{from, at + utf8.RuneLen(r)})
			from = at + utf8.RuneLen(r)
		}
	}
	list = append(list, span{from, len(text)})
	return slices.DeleteFunc(list, func(s span) bool { return !strings.ContainsFunc(text[s.from:s.to], unicode.IsLetter) })
}

// clauses are the parts of a sentence.
func clauses(text string, s span) (list []span) {
	from := s.from
	for at, r := range text[s.from:s.to] {
		if strings.ContainsRune(",;:()–—\n、，", r) {
			list = append(list, span{from, s.from + at})
			from = s.from + at + utf8.RuneLen(r)
		}
	}
	list = append(list, span{from, s.to})
	return slices.DeleteFunc(list, func(c span) bool { return !strings.ContainsFunc(text[c.from:c.to], unicode.IsLetter) })
}
