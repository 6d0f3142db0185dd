package command

import (
	"regexp"
	"strings"
	"unicode"

	"pbem/mailer/chat"
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

// reader goes down the lines of a letter and gathers its commands.
type reader struct {
	writing
	at       int
	commands []Command
	pending  front          // "42:" alone on a line: it stands in front of what follows
	closed   bool           // a closing stands above, as "Best regards,"
	spans    map[int][2]int // of commands: their lines
}

func parseBody(text string, ctx Context) []Command {
	book := phrasebook{vocabulary: vocabulary{ctx: ctx}, verbs: verbs()}
	lines := strings.Split(halfWidth(token.Scrub(withoutLinks(text))), "\n")
	r := &reader{writing: newWriting(page{phrasebook: book, lines: lines}), spans: map[int][2]int{}}
	for r.at < len(r.lines) {
		line := r.lines[r.at]
		if r.isEnd(line) {
			break
		}
		if end := r.drawing(r.at); end > r.at {
			r.takes(r.at, func() { r.drawnSetup(end) })
		} else if r.introduces() {
			r.at++
		} else if r.asked() && r.endsHere() {
			break
		} else if !r.skipPoliteness() {
			r.read()
		}
	}
	list := r.withSecondThoughts(r.settle())
	for i := range list {
		list[i].Place = i + 1
	}
	return gatherAhead(list)
}

// read takes the command, the turn or the unknown words that begin at the current line.
func (r *reader) read() {
	f := r.front(r.lines[r.at])
	if number, ok := r.alone(r.at); ok && f.rest != "" && r.penned == nil {
		r.pending = r.pending.before(number)
		r.taken[r.at] = true
		r.at++
		return
	}
	if f.rest == "" { // "42:" alone
		r.pending = r.pending.before(f)
		r.taken[r.at] = true
		r.at++
		return
	}
	f = r.pending.before(f)
	r.pending = front{}
	if f.beyond != "" {
		r.takes(r.at, func() { r.beyondAll(f) })
		return
	}
	if rest, ok := r.setupHead(f.rest); ok {
		r.takes(r.at, func() { r.setup(f, rest) })
		return
	}
	v, args, ok := r.match(f.rest)
	if !ok {
		r.words(f)
		return
	}
	if r.announces(f.rest) {
		r.words(f)
		return
	}
	r.takes(r.at, func() { r.command(f, v, args) })
}

// What mail programs make of squares: a link to a number, or to a place of that name, behind the square.
var (
	telephone = regexp.MustCompile(`<(?:tel|sip|callto):[^<>\s]*>`)
	autolink  = regexp.MustCompile(`(\b\pL{0,2}-?\pL\d{1,2}[.,;:!]?)[ \t]?<(?:(?:https?|ftps?|mailto|file|geo|maps|sms|x-apple[a-z-]*):|www\.)[^<>\s]*>`)
	markdown  = regexp.MustCompile(`\[(\pL{0,2}-?\pL\d{1,2})\]\((?:https?|mailto|tel):[^()\s]*\)`)
)

// withoutLinks is a letter without the links that stand behind its squares.
func withoutLinks(text string) string {
	return markdown.ReplaceAllString(autolink.ReplaceAllString(telephone.ReplaceAllString(text, ""), "$1"), "$1")
}

// announces reports whether a line that begins as a command does only announces the turn that stands behind it: "ich spiele f3-e5".
func (w *writing) announces(line string) bool {
	if w.ctx.Game == 0 && w.current() == nil || !looksLikeTurn(inLatin(line)) {
		return false
	}
	words := strings.Fields(line)
	n := 0
	for n < len(words) && !hasDigit(words[n]) && n < mostAnnounced {
		n++
	}
	for ; n > 0; n-- {
		if said := strings.Join(words[:n], " "); strings.ContainsFunc(said, unicode.IsLetter) && chat.All().Covered(said, chat.Announces) {
			return true
		}
	}
	return false
}

const mostAnnounced = 6 // words in front of a turn

// takes notes which lines what is read from a line on belongs to.
func (r *reader) takes(from int, read func()) {
	n := len(r.commands)
	read()
	for at := from; at < r.at && len(r.commands) > n; at++ {
		r.taken[at] = true
	}
	if len(r.commands) > n {
		r.spans[len(r.commands)-1] = [2]int{from, r.at}
	}
}

// command reads the command that a line begins with.
func (r *reader) command(f front, v verb, args string) {
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
	case PlayRobot:
		r.play(&c, args)
	case NewTournament:
		r.announce(&c, args)
	case Verify:
		r.verify(&c, args)
	case PresetFile:
		r.presetFile(&c)
	default:
		r.ctx.head = v.head
		v.read(&c, args, r.ctx)
	}
	r.commands = append(r.commands, c)
}

// beyondAll takes what stands behind a number that no game and no turn has.
func (r *reader) beyondAll(f front) {
	r.at++
	lines := r.paragraph([]string{f.line})
	r.commands = append(r.commands, Command{Kind: Turn, Line: strings.Join(lines, "\n"), Text: f.rest, At: Now, Problem: phrase.New("command-number-beyond", "words", phrase.Words(f.beyond))})
}

// breaks reports whether a line is something of its own, whatever stands above it.
func (b *phrasebook) breaks(line string) bool {
	return politeness(line) != notPolite || b.isCommand(line)
}

// isCommand reports whether a line is a command, names a game or a turn, or ends the commands.
func (b *phrasebook) isCommand(line string) bool {
	if b.isEnd(line) {
		return true
	}
	f := b.front(line)
	if f.game != 0 || f.guard != 0 || f.bare != 0 || f.beyond != "" {
		return true
	}
	_, _, ok := b.match(f.rest)
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
