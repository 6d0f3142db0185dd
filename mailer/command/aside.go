package command

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer/chat"
)

// aside is a sentence of a letter beside its turn.
type aside struct {
	text  string
	line  string // the first of its lines
	para  int
	leads bool // it stands above a turn, with no mark at its end
	turn  bool // a turn stands in it
	talk  bool // it names one that was played before
	below bool // it is a postscript
}

// unsure returns the words around a turn of which nobody can tell whether they are about it; "" for none. Who thinks twice has a thousand words for it, and
// no list has them all. So a sentence next to a turn, or a short one anywhere, has to be about something else: it is courtesy, an announcement or small
// talk, it thanks, wishes or praises, it tells of the writer's days, or it has a matter of its own and points at nothing outside of it.
func (p *prose) unsure(turns []piece) string {
	list := p.asides(turns)
	near := make([]bool, len(list))
	for i, one := range list {
		if !one.turn {
			continue
		}
		for _, step := range []int{-1, 1} {
			at := i + step
			for at >= 0 && at < len(list) && !list[at].turn && p.isCourtesy(list[at].text) {
				at += step
			}
			if at >= 0 && at < len(list) {
				near[at] = true
			}
		}
	}
	paras := map[int]bool{}
	for _, one := range turns {
		paras[p.line(one.at).para] = true
	}
	for i, one := range list[:p.signedFrom(list)] {
		switch {
		case one.turn || one.talk || strings.HasSuffix(one.text, "?") && asksReader(one.text) || p.covered(one.text, chat.Courtesy|chat.Announces|chat.SmallTalk|chat.Accepts|chat.Agrees):
		case i > 0 && !list[i-1].turn && isAfterthought(list[i-1], one):
		case near[i] || one.below:
			if !isLife(one) {
				return one.line
			}
		case !isLife(one) && (countWords(one.text) <= shortSentence || paras[one.para] && ponders(one.text)):
			return one.line
		}
	}
	return ""
}

// signedFrom is where a name of several words ends a letter, with a town below it.
func (p *prose) signedFrom(list []aside) int {
	end := len(list)
	for at := len(list) - 1; at > 0 && isName(list[at].text) && isCapital(list[at].text); at-- {
		if list[at].para != list[at-1].para && countWords(list[at].text) > 1 {
			end = at
		}
	}
	return end
}

// isLife reports whether a sentence tells of the writer's days, and of no thought that may be about a turn. A number belongs to a day, too.
func isLife(one aside) bool {
	n, life := countWords(one.text), !one.leads && strings.ContainsFunc(one.text, unicode.IsDigit)
	for _, tells := range chat.Asides(one.text) {
		if tells.Ponders || tells.Weighs && one.leads || tells.Times && n <= fewWords && !strings.Contains(one.text, ",") {
			return false
		}
		life = life || tells.Life && !(one.leads && playsIn(one.text)) && !(tells.Points && tells.Weighs) ||
			tells.Kin && n >= kinWords && !one.leads && !tells.Points && !tells.Joins && !tells.Weighs
	}
	return life || !one.leads && isElsewhere(one.text)
}

// isElsewhere reports whether a sentence has a matter of its own: words that are neither the small ones of its language nor of thoughts and games, and
// nothing that points out of it. Who thinks twice about a turn speaks of "it", or leaves it out and says little else.
func isElsewhere(text string) bool {
	list := chat.Asides(text)
	if strings.ContainsAny(text, "?？") {
		return false
	}
	few := countWords(text) < ownSentence
	for _, tells := range list {
		if tells.Acts && !tells.Ponders {
			continue
		}
		own := ownWords
		if tells.Speaks {
			own = ownOfReader
		}
		if few || tells.Own < own || tells.Points || tells.Joins || tells.Ponders || tells.Weighs || tells.Times {
			return false
		}
	}
	return len(list) > 0
}

// isAfterthought reports whether a sentence of a few words is about the one in front of it, which is about something else: "The roof leaks. Old houses!"
func isAfterthought(before, one aside) bool {
	if one.para != before.para || one.leads || before.leads || countWords(one.text) >= ownSentence || strings.ContainsAny(one.text, "?？") || !isLife(before) {
		return false
	}
	for _, tells := range chat.Asides(one.text) {
		if tells.Points || tells.Joins || tells.Ponders || tells.Weighs || tells.Times {
			return false
		}
	}
	return true
}

const (
	fewWords    = 7 // of a sentence that says only when: "When the kids are in bed."
	kinWords    = 4 // of one that says something of people, and doesn't only name them: "My wife's."
	ownSentence = 4 // words of one that has a matter of its own
	askedWords  = 3 // of a question
	ownWords    = 2 // of these, that name the matter
	ownOfReader = 1 // where it begins with the reader
)

// asksReader reports whether a question is about the reader and their days, and about nothing that was said.
func asksReader(sentence string) bool {
	list := chat.Asides(sentence)
	for _, tells := range list {
		if tells.Acts && !tells.Ponders {
			continue
		}
		if tells.Points || tells.Ponders || tells.Weighs || tells.Self && !tells.Life || !tells.Life && (!tells.Reader || tells.Own == 0) {
			return false
		}
	}
	return len(list) > 0 && countWords(sentence) >= askedWords
}

func playsIn(text string) bool {
	for word := range strings.FieldsSeq(text) {
		if chat.All().Covered(word, chat.Plays) && strings.ContainsFunc(word, unicode.IsLetter) {
			return true
		}
	}
	return false
}

func ponders(text string) bool {
	for _, tells := range chat.Asides(text) {
		if tells.Ponders {
			return true
		}
	}
	return false
}

func countWords(text string) (n int) {
	for _, word := range strings.Fields(text) {
		if strings.ContainsFunc(word, unicode.IsLetter) {
			n++
		}
	}
	return n
}

// postscript stands in front of what was forgotten.
var postscript = regexp.MustCompile(`(?i)^(p\.?\s*)+s\b[.:,)\s–—-]*`)

const turnMark = '\x00' // stands for a turn

// asides cuts the prose into sentences. A line that a program may have broken goes on in the next one.
func (p *prose) asides(turns []piece) (list []aside) {
	var b strings.Builder
	var one aside
	end := func(marked bool) {
		text := strings.TrimSpace(b.String())
		one.text = postscript.ReplaceAllString(text, "")
		one.below = one.text != text
		one.turn = strings.ContainsRune(one.text, turnMark)
		one.leads = !marked
		if one.turn || strings.ContainsFunc(one.text, unicode.IsLetter) {
			list = append(list, one)
		}
		b.Reset()
	}
	for i, line := range p.lines {
		text, talk := p.marked(line, turns)
		if line.skip {
			text = behindCourtesy(line.said)
		}
		for at, r := range text {
			if strings.TrimSpace(b.String()) == "" {
				one = aside{line: strings.TrimSpace(line.text), para: line.para, talk: talk}
			}
			b.WriteRune(r)
			if endsSentence(text, at, r) {
				end(true)
			}
		}
		if !p.continues(i, text) {
			end(false)
		}
		b.WriteString(" ")
	}
	end(false)
	for i := range list {
		list[i].leads = list[i].leads && i+1 < len(list) && list[i+1].turn
	}
	return list
}

// behindCourtesy is what goes on behind a greeting or thanks, and is no name: "Thanks, tempting though".
func behindCourtesy(line string) string {
	_, rest, _ := strings.Cut(line, ",")
	if isName(rest) && isCapital(rest) {
		return ""
	}
	return rest
}

// continues reports whether a line goes on in the next one.
func (p *prose) continues(i int, text string) bool {
	if i+1 == len(p.lines) || p.lines[i+1].skip || p.lines[i+1].at != p.lines[i].at+1 {
		return false
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimSpace(p.lines[i+1].text))
	if len(on(p.cut, p.lines[i+1].at)) > 0 || !unicode.IsLetter(next) {
		return false
	}
	return text != "" && len(text) >= wrappedAt || unicode.IsLower(next)
}

// marked is a line with a mark for each piece of a turn, and without those that only talk of one.
func (p *prose) marked(line proseLine, turns []piece) (text string, talk bool) {
	if line.said != line.text {
		return line.said, false
	}
	text = line.text
	for _, one := range slices.Backward(on(p.cut, line.at)) {
		mark := string(turnMark)
		if !slices.Contains(turns, one) {
			mark, talk = "", true
		}
		text = text[:one.start] + mark + text[one.end:]
	}
	return text, talk
}

// endsSentence reports whether a sentence ends at a character of a line. The stop of an abbreviation ends none.
func endsSentence(text string, at int, r rune) bool {
	rest := text[at+utf8.RuneLen(r):]
	switch r {
	case '!', '?', ';', '…', '？', '！', '。':
		return true
	case '.':
		next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " )\"'"))
		return rest == "" || strings.HasPrefix(rest, ".") || (rest[0] == ' ' || rest[0] == ')') && !unicode.IsLower(next)
	}
	return false
}
