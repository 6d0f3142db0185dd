package command

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// What stands below a turn is a part of it only in the writer's own hand: plainly, as an item of a list, or as its first line stands. What has
// another sign in front, a name in brackets or quotation marks, stands further in behind an empty line, or below a ruler, may be somebody
// else's words: it is asked back, and never played.

// hand is how a line begins.
type hand struct {
	mark   string // what stands in front and belongs to no list; "" for nothing
	indent int    // columns
	rest   string // what follows the mark
}

const (
	tabStop     = 8
	setApart    = 2 // columns further in that a paragraph of a quotation stands at least
	listSigns   = "-–—−‐‑*•·‣▪▫◦●○■□◆◇+.…,;/&\uf0b7"
	emphasis    = "*_`"
	rulerSigns  = "-–—_=*~#+.…─━═<>|/\\()[]{}\"'“”„«»` "
	attributors = "([{<"
)

var (
	arrowHead = regexp.MustCompile(`^(?:[-=–—]*>+|[→⇒➔➜➤►▶⟶↳└❯»›⟩])`)
	// itemNumber is that of an item: "2. ", "2) ", "(2) ", "#2 ".
	itemNumber = regexp.MustCompile(`^(?:[\[({]\p{Nd}{1,3}[\])}][.:]?|#?\p{Nd}{1,3}[.):]*(?:\s|$))`)
	// damaged is what quoted-printable leaves of a character.
	damaged = regexp.MustCompile(`^=[0-9A-F]{2}`)
	// loneSquare is one whose action began on the line above.
	loneSquare = regexp.MustCompile(`^\s*\pL{0,2}-?\p{Nd}{1,2}\s*(?:[,;.]|$)`)
)

// handOf tells how a line begins, among AMPs whose names may stand in brackets.
func handOf(line string, groups []string) hand {
	h := hand{}
	text := strings.TrimLeftFunc(line, func(r rune) bool {
		switch {
		case r == '\t':
			h.indent += tabStop - h.indent%tabStop
		case unicode.IsSpace(r):
			h.indent++
		default:
			return unicode.Is(unicode.Cf, r)
		}
		return true
	})
	for text != "" {
		before := text
		text = strings.TrimLeft(withoutItem(text, groups), " \t\u00a0")
		if text == before {
			break
		}
	}
	end := strings.IndexFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsSpace(r) })
	if end < 0 {
		end = len(text)
	}
	if end > 0 && strings.ContainsRune(attributors, rune(text[0])) && (text[0] != '<' || strings.Contains(text, ">")) && heldInBrackets(text[1:]) {
		end = 0 // "(Gb4-b5)"
	}
	h.mark, h.rest = text[:end], text[end:]
	return h
}

// withoutItem cuts one sign of a list from the head of a line.
func withoutItem(text string, groups []string) string {
	first, size := utf8.DecodeRuneInString(text)
	switch {
	case arrowHead.MatchString(text):
		return text
	case damaged.MatchString(text):
		return text[len("=20"):]
	case itemNumber.MatchString(text):
		return text[len(itemNumber.FindString(text)):]
	case strings.ContainsRune(emphasis, first) && isEmphasis(text):
		return strings.TrimLeft(text, string(first))
	case strings.ContainsRune(listSigns, first), isPicture(first):
		return text[size:]
	case first == '\\' && len(text) > 1 && strings.ContainsRune(listSigns+emphasis+"#", rune(text[1])): // as Markdown writes it
		return text[1:]
	case strings.ContainsRune(attributors, first):
		if end := strings.IndexAny(text, ")]}>"); end > 0 && means(text[1:end], groups) {
			return text[end+1:]
		}
	}
	return text
}

// isPicture knows signs and emoji that people put in front of lines, with what changes their looks; those of speech are none.
func isPicture(r rune) bool {
	return unicode.In(r, unicode.So, unicode.Mn, unicode.Cf) && !strings.ContainsRune("❝❞❛❜💬🗨🗯", r) || unicode.Is(unicode.Sk, r) && r > 0xFFFF
}

// isEmphasis reports whether the sign at the head of a line stands again behind words.
func isEmphasis(text string) bool {
	inside := strings.TrimLeft(text, text[:1])
	return inside != "" && inside[0] != ' ' && strings.Contains(inside, text[:1])
}

// means reports whether words in brackets are nobody's: there is no letter among them, or they name an AMP.
func means(inside string, groups []string) bool {
	return !strings.ContainsFunc(inside, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) ||
		slices.ContainsFunc(groups, func(g string) bool { return strings.EqualFold(g, strings.Trim(inside, " :")) })
}

// heldInBrackets reports whether a square stands behind a bracket, before it is closed.
func heldInBrackets(text string) bool {
	if end := strings.IndexAny(text, ")]}>"); end >= 0 {
		text = text[:end]
	}
	return holdsSquare(text)
}

// orders reports whether a line below a turn has an action of its own.
func (v *vocabulary) orders(line string) bool {
	return v.looksPlayed(line) || looksLikeTurn(inLatin(line))
}

// notOwn returns the first of some lines of the letter, parts of a turn, that may be somebody else's words; "" for none. What the turn's
// first line looks like is kept for those below.
func (w *writing) notOwn(places []int) string {
	for _, at := range places {
		line := w.lines[at]
		if w.penned == nil {
			if w.canBeTurn(line) {
				h := handOf(line, w.ctx.Groups)
				w.penned, w.pennedTo = &h, at
			}
			continue
		}
		if !w.orders(line) {
			continue
		}
		if !w.isOwn(at) {
			return strings.TrimRight(line, " \t\r")
		}
		w.pennedTo = at
	}
	return ""
}

// isOwn reports whether a line below a turn is in the hand of its writer.
func (w *writing) isOwn(at int) bool {
	for _, line := range w.lines[w.pennedTo+1 : at] {
		if divides(line, w.ctx.Groups) {
			return false
		}
	}
	apart, h := strings.TrimSpace(w.lines[at-1]) == "", handOf(w.lines[at], w.ctx.Groups)
	if h.mark != w.penned.mark {
		return !apart && strings.ContainsAny(h.mark, "-–—−→=~:×") && loneSquare.MatchString(h.rest)
	}
	return !apart || h.indent-w.penned.indent < setApart && w.penned.indent-h.indent < setApart
}

// divides knows lines that part what is quoted from what is written: rulers, "[…]", "[Bo]".
func divides(line string, groups []string) bool {
	line = strings.TrimSpace(line)
	if len([]rune(line)) < 2 && !strings.ContainsAny(line, "—\"“„«") || line == "" {
		return false
	}
	if strings.Trim(line, rulerSigns) == "" {
		return true
	}
	end := strings.IndexAny(line, ")]}")
	return strings.ContainsRune("([{", rune(line[0])) && end == len(line)-1 && !holdsSquare(line) && !means(line[1:end], groups)
}

// notOwnCommand reports whether a command below a turn may be somebody else's words.
func (w *writing) notOwnCommand(at int) bool {
	if w.penned == nil || at <= w.pennedTo {
		return false
	}
	h := handOf(w.lines[at], w.ctx.Groups)
	apart := strings.TrimSpace(w.lines[at-1]) == ""
	return h.mark != "" && h.mark != w.penned.mark && h.rest != "" || apart && h.indent-w.penned.indent >= setApart
}

// quotedTurn is the problem of a turn of which a line may be somebody else's words, quotedOrder that of a command.
func quotedTurn(line string) phrase.Phrase {
	return phrase.New("command-quoted-turn", "words", phrase.Words(strings.TrimSpace(line)))
}

func quotedOrder(line string) phrase.Phrase {
	return phrase.New("command-quoted", "words", phrase.Words(strings.TrimSpace(line)))
}
