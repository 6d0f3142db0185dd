package command

import (
	"cmp"
	"strings"

	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// Parse reads the words of a letter as commands, in their order. The subject is read when the words hold no command; it
// comes first then, before what was not understood. An empty answer means that nothing at all was asked for.
func Parse(text, subject string, ctx Context) []Command {
	body := parseBody(text, ctx)
	if hasCommand(body) {
		return body
	}
	if c, ok := fromSubject(subject, ctx); ok {
		return append([]Command{c}, body...)
	}
	return body
}

func hasCommand(commands []Command) bool {
	for _, c := range commands {
		if c.Kind != Unknown {
			return true
		}
	}
	return false
}

// reader goes down the lines of a letter.
type reader struct {
	ctx      Context
	verbs    []verb
	lines    []string
	kinds    []drawnAs // of each line
	at       int
	commands []Command
	pending  front    // "42:" alone on a line: it stands in front of what follows
	polite   []string // words in front of a command that change nothing about it
	closed   bool     // a closing stands above, as "Best regards,"

	penned    *hand // how the first line of the turn begins; nil for no turn
	pennedTo  int   // the last line of the turn so far
	apart     bool  // the words that are looked at stand below the turn, not in it
	looked    int   // sentences around the turn
	actEnds   int   // the line below the first one of the first turn, or below what else acts on a game; 0 for neither
	turnTo    int   // the line below the last one of a turn so far
	quietFrom int   // 1 + the line from which on nothing is asked for; 0 before it was looked for
}

func parseBody(text string, ctx Context) []Command {
	r := &reader{ctx: ctx, verbs: verbs(), lines: strings.Split(halfWidth(token.Scrub(text)), "\n")}
	for r.at < len(r.lines) {
		line := r.lines[r.at]
		if r.isEnd(line) {
			break
		}
		if end := r.drawing(r.at); end > r.at {
			r.drawnSetup(end)
		} else if r.introduces() {
			r.at++
		} else if r.asked() && r.endsHere() {
			break
		} else if !r.skipPoliteness() {
			r.read()
		}
	}
	list := r.withSecondThoughts(r.gatherTurns())
	for i := range list {
		list[i].Place = i + 1
	}
	return gatherAhead(list)
}

// read takes the command, the turn or the unknown words that begin at the current line.
func (r *reader) read() {
	f := r.front(r.lines[r.at])
	if number, ok := r.alone(r.at); ok && f.rest != "" {
		r.pending = r.pending.before(number)
		r.at++
		return
	}
	if f.rest == "" { // "42:" alone
		r.pending = r.pending.before(f)
		r.at++
		return
	}
	f = r.pending.before(f)
	r.pending = front{}
	if f.beyond != "" {
		r.beyondAll(f)
		return
	}
	if rest, ok := r.setupHead(f.rest); ok {
		r.setup(f, rest)
		return
	}
	v, args, ok := r.match(f.rest)
	if !ok {
		r.words(f)
		return
	}
	r.at++
	if r.isFooter(v, f.rest) {
		return
	}
	c := Command{Kind: v.kind, Line: f.line, Game: f.game, Guard: f.guard, Number: f.bare, At: Now, Tongue: v.tongue}
	if r.notOwnCommand(r.at - 1) {
		c.Kind, c.Line, c.Text, c.Problem = Unknown, strings.TrimRight(r.lines[r.at-1], " \t\r"), c.Line, quotedOrder(c.Line)
		r.commands = append(r.commands, c)
		return
	}
	switch v.kind {
	case Say:
		r.say(&c, args)
	case Diary:
		r.diary(&c, args)
	case Admin:
		r.admin(&c, args)
	case Try:
		r.try(&c, args)
	case If:
		r.ahead(&c, args)
	case NewGame:
		r.challenge(&c, args)
	case NewTournament:
		r.announce(&c, args)
	case Verify:
		r.verify(&c, args)
	default:
		r.ctx.head = v.head
		v.read(&c, args, r.ctx)
	}
	if acts(c) {
		r.actEnds = cmp.Or(r.actEnds, r.at)
	}
	if c.Kind == If {
		r.turnTo = r.at
	}
	r.commands = append(r.commands, c)
}

// beyondAll takes what stands behind a number that no game and no turn has.
func (r *reader) beyondAll(f front) {
	r.at++
	lines := r.paragraph([]string{f.line})
	r.commands = append(r.commands, Command{Kind: Turn, Line: strings.Join(lines, "\n"), Text: f.rest, At: Now, Problem: phrase.New("command-number-beyond", "words", phrase.Words(f.beyond))})
}

// words takes lines that are no command: the turn of a game, or nothing that is known.
func (r *reader) words(f front) {
	if r.ctx.Game == 0 && f.game == 0 {
		r.unknown(r.paragraph(nil))
		return
	}
	if r.asked() && r.isTalk(r.at) {
		line := strings.Join(r.paragraph(nil), "\n")
		r.commands = append(r.commands, Command{Kind: Unknown, Line: line, Text: line, At: Now, Problem: noTurn("")})
		return
	}
	if f.game+f.guard+f.bare != 0 {
		r.penned = nil
	}
	lines, text, places := []string{f.line}, []string{f.rest}, []int{r.at}
	r.at++
	below := r.at
	var passed []string // over, since the last line of the turn: it is kept only if the turn goes on below it
	can := r.canBeTurn(f.rest)
	for r.at < len(r.lines) && !r.endsTurn(can) && !((can || r.asked()) && r.endsHere()) {
		at := r.at
		if r.skipPoliteness() {
			passed = append(passed, r.lines[at:r.at]...)
			continue
		}
		line := strings.TrimSpace(r.lines[at])
		lines, text, passed, places = append(append(lines, passed...), line), append(text, line), nil, append(places, at)
		can = can || r.canBeTurn(line)
		r.at++
	}
	c := Command{Kind: Turn, Line: strings.Join(lines, "\n"), Game: f.game, Guard: f.guard, Number: f.bare, Text: strings.Join(text, "\n"), At: Now}
	struck, foreign := struckByDashes(c.Text), r.notOwn(places)
	switch {
	case r.isYesOrNo(c.Text):
		c.Problem = phrase.New("command-yes-to-what")
	case struck != "":
		c.Problem = phrase.New("command-struck", "words", phrase.Words(struck))
	case !can, r.isSlip(c.Text):
		c.Nearest = r.nearest(c.Text)
		c.Problem = noTurn(c.Nearest)
	case foreign != "":
		c.Problem = quotedTurn(foreign)
		c.Line = strings.Join(append([]string{f.line}, r.lines[places[0]+1:r.at]...), "\n") // as it stands apart
	default:
		r.actEnds, r.turnTo = cmp.Or(r.actEnds, below), places[len(places)-1]+1
	}
	r.commands = append(r.commands, c)
}

const mostOfSlip = 4 // words of a command that was misspelt

// isSlip reports whether words that hold a number are a command that was misspelt, and no turn: "leagl n4", "shwo at 12".
func (r *reader) isSlip(text string) bool {
	words := bareWords(text)
	return len(words) > 1 && len(words) <= mostOfSlip && isName(words[0]) && len(words[0]) >= 3 && !looksLikeTurn(text) && r.nearest(text) != ""
}

// endsTurn reports whether the current line is not a part of the turn so far: it is a command, names a game or a number, or
// begins a paragraph that cannot be a turn below lines that can.
func (r *reader) endsTurn(can bool) bool {
	line := r.lines[r.at]
	if r.beginsSetup() {
		return true
	}
	if isBlank(line) {
		return false
	}
	if r.isCommand(line) {
		return true
	}
	if politeness(line) != notPolite {
		return false
	}
	if can && r.isTalk(r.at) {
		return true
	}
	return r.at > 0 && isBlank(r.lines[r.at-1]) && can && !r.canBeTurn(strings.Join(r.peekParagraph(), " "))
}

// breaks reports whether a line is something of its own, whatever stands above it.
func (r *reader) breaks(line string) bool {
	return politeness(line) != notPolite || r.isCommand(line)
}

// isCommand reports whether a line is a command, names a game or a turn, or ends the commands.
func (r *reader) isCommand(line string) bool {
	if r.isEnd(line) {
		return true
	}
	f := r.front(line)
	if f.game != 0 || f.guard != 0 || f.bare != 0 || f.beyond != "" {
		return true
	}
	_, _, ok := r.match(f.rest)
	return ok
}

// paragraph takes lines up to an empty one or a command, joined to the given ones.
func (r *reader) paragraph(lines []string) []string {
	for r.at < len(r.lines) && !isBlank(r.lines[r.at]) {
		if len(lines) > 0 && (r.breaks(r.lines[r.at]) || r.beginsSetup()) {
			break
		}
		lines = append(lines, strings.TrimSpace(r.lines[r.at]))
		r.at++
	}
	return lines
}

// peekParagraph returns what paragraph would take, without taking it.
func (r *reader) peekParagraph() []string {
	at := r.at
	lines := r.paragraph(nil)
	r.at = at
	return lines
}

// noTurn is for words in a game's thread that are neither a command nor a turn.
func noTurn(nearest string) phrase.Phrase {
	if nearest == "" {
		return phrase.New("command-no-turn")
	}
	return phrase.New("command-no-turn-meant", "command", phrase.Command(nearest))
}

// unknown notes words that mean nothing here.
func (r *reader) unknown(lines []string) {
	text := strings.Join(lines, "\n")
	c := Command{Kind: Unknown, Line: text, Text: text, At: Now, Nearest: r.nearest(text)}
	_, setup := r.setupHead(lines[0])
	switch {
	case looksLikeTurn(text) || setup || drawn(lines[0]) != notDrawn:
		c.Problem = phrase.New("command-turn-of-which-game")
	case r.isYesOrNo(text):
		c.Problem = phrase.New("command-yes-to-what")
	}
	r.commands = append(r.commands, c)
}
