package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// readEither reads a text of a game that begins with set-ups, of which nobody has said whether it is a set-up or a turn. The
// word "setup" settles it. Without the word, only what cannot be read as a turn is tried as a set-up, and must look like
// one: a list of most of an army, or a drawing.
func readEither(text string, v *rules.Vocabulary) (Reading, error) {
	folded := fold(text)
	if n, said := afterSetupWord(folded.text); said {
		return readSetup(text, folded.after(n), v)
	}
	turn, err := readLoose(text, v)
	if err == nil {
		return turn, nil
	}
	if s := sketchOf(drawnText(text), v); s.surely() {
		s.notes = folded.notes()
		return s.reading()
	}
	if list, listErr := readList(text, folded, v); listErr == nil && len(list.Draft.Actions) >= leastList {
		return list, nil
	}
	return Reading{}, err
}

// leastList is how many units a list must have to be taken for a set-up without being called one.
const leastList = 6

// readSetup reads what follows the word "setup": a drawing if it has the shape of one, else a list.
func readSetup(text string, rest foldedText, v *rules.Vocabulary) (Reading, error) {
	drawn := drawnText(text)
	n, _ := afterSetupWord(drawn)
	s := sketchOf(drawn[n:], v)
	s.notes = rest.notes()
	if s.surely() || s.clean() && len(s.rows) > 1 {
		return s.reading()
	}
	list, err := readList(text, rest, v)
	if err != nil && (s.clean() || s.whole > 0) && len(s.rows) > 0 {
		return s.reading()
	}
	return list, err
}

// after returns what follows the first n bytes.
func (f foldedText) after(n int) foldedText {
	f.text, f.from = f.text[n:], f.from[n:]
	return f
}

// afterSetupWord finds the word "setup" ("set-up", "Set up:", "my setup is") at the start of a folded text and returns where
// the set-up itself begins.
func afterSetupWord(text []byte) (n int, said bool) {
	for at := 0; ; {
		word, end := nextWord(text, at)
		switch word {
		case "my", "the", "here", "s", "is", "this", "our", "white", "black":
			at = end
			continue
		case "set":
			if word, up := nextWord(text, end); word == "up" {
				return afterColon(text, up), true
			}
		case "setup":
			return afterColon(text, end), true
		}
		return 0, false
	}
}

// nextWord returns the next run of letters in lower case; "" where something other than a word comes first that may matter.
func nextWord(text []byte, at int) (word string, end int) {
	for at < len(text) && strings.IndexByte(decoration+"*.,:;-0123456789\r\n", text[at]) >= 0 {
		at++
	}
	for end = at; end < len(text) && (text[end]|0x20 >= 'a' && text[end]|0x20 <= 'z'); end++ {
		if end-at > len("setup") {
			return "", end
		}
	}
	return strings.ToLower(string(text[at:end])), end
}

// afterColon passes over what separates the word from the set-up: spaces, emphasis, "is", "for White", one colon or dash. It stays on the
// line, because a dash on the next one may be an empty square.
func afterColon(text []byte, at int) int {
	blanks := func() {
		for at < len(text) && strings.IndexByte(" \t_`\"'*", text[at]) >= 0 {
			at++
		}
	}
	blanks()
	for word, end := nextWord(text, at); word == "is" || word == "for" || word == "white" || word == "black"; word, end = nextWord(text, at) {
		at = end
		blanks()
	}
	if at < len(text) && strings.IndexByte(":-=.,", text[at]) >= 0 {
		at++
	}
	if at < len(text) && text[at] == '>' {
		at++
	}
	if at+1 < len(text) && text[at] == '*' && text[at+1] == '*' {
		at += 2
	}
	return at
}

// lister reads a set-up as a list of units and squares.
type lister struct {
	v      *rules.Vocabulary
	source string
	tokens []token
	at     int
	unit   token // the kind that the next squares are of; kind endOfText for none yet
	used   bool  // it has a square
	draft  rules.Draft
}

// readList reads "Ka1 Qb1 …" in every dress: unit names, several squares for one kind, ranges along a rank, any separators.
func readList(source string, f foldedText, v *rules.Vocabulary) (Reading, error) {
	l := lexer{v: v, f: f, line: true, list: true}
	tokens, err := l.all()
	if err != nil {
		return Reading{}, err
	}
	p := lister{v: v, source: source, tokens: tokens}
	for p.at < len(p.tokens) {
		t := p.tokens[p.at]
		p.at++
		if err := p.step(t); err != nil {
			return Reading{}, err
		}
		if len(p.draft.Actions) > maxActions {
			return Reading{}, tooMany()
		}
	}
	if err := p.close(); err != nil {
		return Reading{}, err
	}
	if len(p.draft.Actions) == 0 {
		return Reading{}, refuse(0, source, phrase.New("notation-empty-setup"), setupExample(v))
	}
	return Reading{Draft: p.draft, Notes: f.notes()}, nil
}

func (p *lister) step(t token) error {
	switch t.kind {
	case squareAt:
		return p.square(t)
	case unitWord:
		if err := p.close(); err != nil {
			return err
		}
		p.unit, p.used = t, false
	case dash:
		return p.span(t, p.at-2)
	case stop:
		return p.dots(t)
	case take, hand, offWord, passWord:
		return refuse(0, p.words(t.start, t.end), phrase.New("notation-setup-is-no-turn"), setupExample(p.v))
	}
	return nil
}

// close sees to it that no kind was named without a square.
func (p *lister) close() error {
	if p.unit.kind == endOfText || p.used {
		return nil
	}
	return p.refuse(p.unit.start, p.unit.end, phrase.New("notation-unit-without-square"))
}

func (p *lister) square(t token) error {
	if t.unit != 0 {
		if err := p.close(); err != nil {
			return err
		}
		p.unit, p.used = t, false
		p.place(t.square, p.words(t.start, t.end))
		return nil
	}
	if u, ok := p.unitAfter(); ok {
		p.draft.Actions = append(p.draft.Actions, rules.Action{How: rules.Place, Unit: u.unit, From: t.square, To: t.square})
		p.draft.Quotes = append(p.draft.Quotes, p.words(t.start, u.end))
		return nil
	}
	if p.unit.kind == endOfText {
		return p.refuse(t.start, t.end, phrase.New("notation-no-unit-for-square"))
	}
	quote := ""
	if !p.used {
		quote = p.words(p.unit.start, t.end)
	}
	p.place(t.square, quote)
	return nil
}

// unitAfter reads the unit of "a1: K, b1: Q", where no kind was named before the square.
func (p *lister) unitAfter() (token, bool) {
	i := p.at
	for i < len(p.tokens) && (p.tokens[i].kind == colon || p.tokens[i].kind == equals || p.tokens[i].kind == dash) {
		i++
	}
	if i == len(p.tokens) || p.tokens[i].kind != unitWord || p.tokens[i].line || p.unit.kind != endOfText {
		return token{}, false
	}
	if i+1 < len(p.tokens) && p.tokens[i+1].kind != stop && !p.tokens[i+1].line && !p.squareFirst(i+1) {
		return token{}, false
	}
	p.at = i + 1
	return p.tokens[i], true
}

// squareFirst reports whether token i begins another "b1=Q".
func (p *lister) squareFirst(i int) bool {
	return i+2 < len(p.tokens) && p.tokens[i].kind == squareAt && (p.tokens[i+1].kind == equals || p.tokens[i+1].kind == colon) && p.tokens[i+2].kind == unitWord
}

// place puts a unit of the current kind on a square; an empty quote is a canonical one.
func (p *lister) place(s rules.Square, quote string) {
	a := rules.Action{How: rules.Place, Unit: p.unit.unit, From: s, To: s}
	if quote == "" {
		quote = a.String()
	}
	p.draft.Actions = append(p.draft.Actions, a)
	p.draft.Quotes = append(p.draft.Quotes, quote)
	p.used = true
}

// dots reads "a2..h2" as "a2-h2".
func (p *lister) dots(t token) error {
	before, end := p.at-2, t.end
	for p.at < len(p.tokens) && p.tokens[p.at].kind == stop && p.tokens[p.at].start <= end {
		end = p.tokens[p.at].end
		p.at++
	}
	if p.at-before < 3 {
		return nil
	}
	return p.span(t, before)
}

// span reads "a2-h2" behind a kind: all the squares of a rank between two. Any other dash means nothing.
func (p *lister) span(t token, before int) error {
	if before < 0 || p.at == len(p.tokens) || t.line || p.unit.kind == endOfText {
		return nil
	}
	from, to := p.tokens[before], p.tokens[p.at]
	if from.kind != squareAt || to.kind != squareAt || to.unit != 0 || to.line {
		return nil
	}
	if from.square.Rank != to.square.Rank {
		return p.refuse(from.start, to.end, phrase.New("notation-one-rank-only"))
	}
	p.at++
	step := int16(1)
	if to.square.File < from.square.File {
		step = -1
	}
	for s := from.square; s != to.square; {
		s.File += step
		p.place(s, "")
	}
	return nil
}

// refuse refuses what is written from start to end, and says how set-ups are written.
func (p *lister) refuse(start, end int, why phrase.Phrase) error {
	return refuse(p.number(), p.words(start, end), why, setupExample(p.v))
}

func (p *lister) number() int { return len(p.draft.Actions) + 1 }

func (p *lister) words(start, end int) string { return clip(p.source[start:end]) }
