package command

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer/chat"
	"pbem/notation"
)

// prose are the writer's own words that are no commands, of which one turn may be read: those of one game.
type prose struct {
	in      *writing
	game    int // 0 for that of the thread
	table   *Table
	dialect *dialect
	lines   []proseLine
	cut     []piece // what is read as a turn, or as talk of one
}

// proseLine is a line of prose.
type proseLine struct {
	at   int
	text string // without a number in front, smileys and postcodes
	said string // of it what may say something of the turn: not the names of a greeting, nor a signature
	para int    // paragraphs are counted
	skip bool   // a greeting, a closing, a name, a card: what it names is nobody's turn
	hail bool   // a greeting, of which the words that are no names count
	sign bool   // a closing, a name, a card: what the letter says ends above it
}

// writing is what of a page are the words of its writer: the prose of games, and the hand that its turn is in.
type writing struct {
	page
	segments []segment        // the prose of games
	taken    []bool           // by line: it is a command's
	worded   map[int]bool     // by line: it was read as no command
	dialects map[int]*dialect // of games, by number
	told     map[int]told     // what the other player of each has written
	penned   *hand            // how the first line of the turn begins; nil for no turn
	pennedTo int              // the last line of the turn so far
}

func newWriting(p page) writing {
	return writing{page: p, taken: make([]bool, len(p.lines)), worded: map[int]bool{}, dialects: map[int]*dialect{}, told: map[int]told{}}
}

// segment is the prose behind one number of a game or turn, or behind none.
type segment struct {
	front front
	from  int            // its first line
	texts map[int]string // of lines that begin with the number, what stands behind it
	place int            // among the commands
	game  int            // whose words it has, where a bare number may name a game
}

// words takes a line that is no command: of the prose of a game, or nothing that is known.
func (r *reader) words(f front) {
	if r.ctx.Game == 0 && f.game == 0 && r.current() == nil {
		r.unknown(r.paragraph(nil))
		return
	}
	if f.game+f.guard+f.bare != 0 || r.current() == nil {
		r.penned = nil
		r.segments = append(r.segments, segment{front: f, from: r.at, texts: map[int]string{r.at: f.rest}, place: len(r.commands)})
		r.commands = append(r.commands, Command{Kind: Turn, At: Now, Game: f.game, Guard: f.guard, Number: f.bare})
	}
	if line := r.lines[r.at]; r.penned == nil && r.canBeTurn(line) {
		h := handOf(line, r.ctx.Groups)
		r.penned, r.pennedTo = &h, r.at
	} else if r.penned != nil && r.orders(line) && r.isOwn(r.at) {
		r.pennedTo = r.at
	}
	r.worded[r.at] = true
	r.at++
}

// current is the segment that a line without a number belongs to; nil for none.
func (w *writing) current() *segment {
	if len(w.segments) == 0 {
		return nil
	}
	return &w.segments[len(w.segments)-1]
}

// proseOf gathers the lines of a segment. In a game's thread what stands above its first number belongs to it, too.
func (w *writing) proseOf(i int) *prose {
	from, to := w.segments[i].from, len(w.lines)
	if i == 0 {
		from = 0
	}
	if i+1 < len(w.segments) {
		to = w.segments[i+1].from
	}
	return w.proseIn(from, to, w.segments[i].front.game+w.segments[i].game, w.segments[i].texts)
}

// proseIn gathers the prose between two lines.
func (w *writing) proseIn(from, to, game int, texts map[int]string) *prose {
	p := &prose{in: w, game: game}
	if w.ctx.Tables != nil {
		p.table = w.ctx.Tables(game)
	}
	if p.table == nil {
		p.table = &Table{Vocabulary: anyGame(w.ctx)}
	}
	if w.dialects[game] == nil {
		w.dialects[game] = newDialect(p.table.Vocabulary, w.ctx.Tongues, w.ctx.Language)
	}
	p.dialect = w.dialects[game]
	para, closed, signed := 0, false, false
	kindly := false // a line of courtesy stands above
	for at := from; at < to && !w.isEnd(w.lines[at]); at++ {
		text, numbered := texts[at]
		if !numbered {
			text = w.lines[at]
		}
		if isBlank(w.lines[at]) {
			para++
			closed = closed && !signed
			continue
		}
		if w.taken[at] || len(p.lines) > 0 && unsubscribes.MatchString(strings.TrimSpace(text)) {
			continue
		}
		line := proseLine{at: at, text: notation.WithoutFaces(withoutStrikes(withoutPostcodes(plainly(text)))), para: para}
		line.said = line.text
		switch as := politeness(text); {
		case isCard(w.lines[at]) && at >= w.quiet(), w.isOwnWords(text), closed && p.isSignature(text), kindly && isName(text) && isCapital(text) && p.isSignature(text):
			line.said, line.skip, line.sign, signed = "", true, true, true
			closed = closed || at >= w.quiet()
		case as == closes:
			line.skip, closed, signed = true, true, false
		case chat.All().Covered(text, chat.Courtesy):
			line.skip, kindly = true, true
		case as == greets:
			line.said, line.skip, line.hail = withoutNames(line.text), true, true
		case !strings.ContainsFunc(text, unicode.IsLetter): // it counts
			line.skip = true
		case len(p.lines) > 0 && w.isTrimming(at): // a name above a card
			line.said, line.skip, line.sign, closed, signed = "", true, true, true, true
		default:
			closed, kindly = false, false
		}
		p.lines = append(p.lines, line)
	}
	return p
}

// plainly is a line without what is invisible, as long as it was.
func plainly(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) || unicode.IsControl(r) && r != '\t' {
			return -1
		}
		if r == '：' {
			return ':'
		}
		return r
	}, line)
}

// isSignature knows a line below a closing: a name, an address, a company.
func (p *prose) isSignature(line string) bool {
	_, brakes := chat.All().Has(line, chat.Brakes|chat.Continues)
	switch words := strings.Fields(line); {
	case brakes, strings.ContainsAny(line, "?!"), p.in.looksPlayed(line), politeness(line) != notPolite:
		return false
	case len(words) > 1 && isCapital(line):
		return true
	}
	return !p.namedWithin(line)
}

// withoutNames cuts the names out of a greeting: "Hi Stop," stops nothing.
func withoutNames(line string) string {
	end := strings.IndexAny(line, ",.!:;")
	if end < 0 {
		end = len(line)
	}
	words := strings.Fields(line[:end])
	kept := slices.DeleteFunc(words[min(1, len(words)):], func(word string) bool { return unicode.IsUpper([]rune(word)[0]) })
	return strings.Join(kept, " ") + line[end:]
}

// struckOut are words between two pairs of tildes.
var struckOut = regexp.MustCompile(`~~[^~]+~~`)

func withoutStrikes(line string) string { return struckOut.ReplaceAllString(line, " ") }

// blank reports whether nothing but courtesy stands on the lines from one up to another.
func (p *prose) blank(from, to int) bool {
	return !slices.ContainsFunc(p.lines[p.index(from):p.index(to)], func(l proseLine) bool { return !l.skip })
}

// signed reports whether somebody's name or a closing stands on the lines from one up to another.
func (p *prose) signed(from, to int) bool {
	return slices.ContainsFunc(p.lines[p.index(from):p.index(to)], func(l proseLine) bool { return l.sign })
}

// find looks for the pieces of turns.
func (p *prose) find() (turns []piece) {
	var all []piece
	for i, line := range p.lines {
		if line.skip {
			continue
		}
		for _, one := range p.pieces(i) {
			one.at = line.at
			all = append(all, one)
		}
	}
	return attached(all, p.blank)
}

// line is the line of prose at a place of the letter.
func (p *prose) line(at int) *proseLine {
	return &p.lines[p.index(at)]
}

// index is where the line at a place of the letter stands among those of the prose, which are in order.
func (p *prose) index(at int) int {
	i, _ := slices.BinarySearchFunc(p.lines, at, func(l proseLine, at int) int { return l.at - at })
	return i
}

// on are the pieces that stand on a line, of some in the order of the letter.
func on(list []piece, at int) []piece {
	from, _ := slices.BinarySearchFunc(list, at, func(one piece, at int) int { return one.at - at })
	to := from
	for to < len(list) && list[to].at == at {
		to++
	}
	return list[from:to]
}

// isCourtesy reports whether words are courtesy or announce a turn, with names among them.
func (p *prose) isCourtesy(text string) bool {
	return p.covered(text, chat.Courtesy|chat.Announces|chat.SmallTalk)
}

// covered reports whether words are those of some groups, with names among them.
func (p *prose) covered(text string, allowed chat.Group) bool {
	if chat.All().Covered(text, allowed) {
		return true
	}
	words, named := strings.Fields(text), false
	own := p.in.ownNames()
	for i, word := range words {
		bare := strings.TrimFunc(word, func(r rune) bool { return !isWordRune(r) })
		folded := chat.Fold(bare)
		_, brakes := chat.All().Has(bare, chat.Brakes)
		isName := bare != "" && unicode.IsUpper([]rune(bare)[0]) && !brakes && !p.dialect.names[folded] && !chat.All().Covered(bare, allowed)
		follows := i > 0 && (named || chat.All().Covered(lastWord(words[i-1]), allowed))
		if named = isName && follows || slices.Contains(own, folded) || slices.Contains(p.in.ctx.Names, folded); named {
			words[i] = strings.Replace(word, bare, "", 1)
		}
	}
	return chat.All().Covered(strings.Join(words, " "), allowed)
}

func lastWord(word string) string { return strings.Trim(word, ".,!?:;") }

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// rest are all words but the pieces, a line each; an empty line parts paragraphs.
func (p *prose) rest() string {
	var b strings.Builder
	para := 0
	for _, line := range p.lines {
		if line.para != para {
			b.WriteString("\n")
			para = line.para
		}
		b.WriteString(p.without(line) + "\n")
	}
	return b.String()
}

// without is what a line says besides the pieces in it.
func (p *prose) without(line proseLine) string {
	said := line.said
	if said == line.text {
		for _, one := range slices.Backward(on(p.cut, line.at)) {
			said = said[:one.start] + " ; " + said[one.end:]
		}
	}
	return said
}
