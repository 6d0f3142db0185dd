package command

import (
	"net/mail"
	"strings"

	"pbem/mailer"
	"pbem/rules/phrase"
)

const (
	longestChallenge = 2000 // bytes
	wrappedOver      = 20   // lines
)

// challenge reads "new PRESET vs ADDRESS …".
func (r *reader) challenge(c *Command, args string) {
	p := r.wrapped(c, args, func(p *clauses) {
		p.preset()
		p.opponent()
	}, asksNew)
	if p.problem.Empty() {
		c.New = &p.out
	}
}

// wrapped reads a command that a mail program may have wrapped: it goes on in the next line. Lines directly below are joined as long as that makes
// sense.
//
// It is never long, and is read again with each line.
func (r *reader) wrapped(c *Command, args string, head func(*clauses), of asked) *clauses {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :"))
	read := newClauses(c.Text, r.ctx, head, of)
	for text, line, at := c.Text, c.Line, r.at; at < min(len(r.lines), r.at+wrappedOver) && !isBlank(r.lines[at]) && !r.breaks(r.lines[at]); at++ {
		next := strings.TrimSpace(r.lines[at])
		text, line = text+" "+next, line+"\n"+next
		if longer := newClauses(text, r.ctx, head, of); longer.problem.Empty() {
			read, c.Text, c.Line, r.at = longer, text, line, at+1
		}
	}
	if read.out.Level > 0 && !read.out.Robot && of == asksNew {
		read.fail(phrase.New("command-level-robot"))
	}
	if read.out.Robot && r.ctx.NoRobot {
		read.fail(phrase.New("robot-off"))
	}
	c.Problem = read.problem
	return read
}

// clauses takes the words of a command from the left: what stands at its head, and then clauses in any order.
type clauses struct {
	asked   asked
	grammar map[string]clause
	words   []string
	ctx     Context
	out     New
	seek    Seek
	event   Announce
	problem phrase.Phrase
}

// newClauses reads a command; the problem of what it returns tells what is wrong with it.
func newClauses(text string, ctx Context, head func(*clauses), of asked) *clauses {
	p := &clauses{asked: of, grammar: grammarOf(of), words: strings.Fields(text), ctx: ctx}
	if len(text) > longestChallenge {
		p.fail(phrase.New("command-new-too-long", "most", longestChallenge))
		return p
	}
	head(p)
	p.all()
	return p
}

// fail keeps the first problem.
func (p *clauses) fail(problem phrase.Phrase) {
	if p.problem.Empty() {
		p.problem = problem
	}
}

// next takes a word; "" if there is none.
func (p *clauses) next() string {
	if len(p.words) == 0 {
		return ""
	}
	word := p.words[0]
	p.words = p.words[1:]
	return word
}

func (p *clauses) peek() string {
	if len(p.words) == 0 {
		return ""
	}
	return bareClause(p.words[0])
}

// preset takes the words up to "vs" or the address: "chesimals-2", or "Chesimals 2" for it.
func (p *clauses) preset() {
	var name []string
	for len(p.words) > 0 && !isVersus(p.peek()) && !isRobot(p.peek()) && !strings.Contains(p.words[0], "@") {
		name = append(name, strings.Trim(p.peek(), "\"“”"))
		p.words = p.words[1:]
	}
	var unknown phrase.Phrase
	p.out.Preset, unknown = knownPreset(strings.Join(name, " "), p.ctx)
	if len(p.words) == 0 {
		p.fail(phrase.New("command-new-needs-address"))
		return
	}
	if p.out.Preset == "" {
		p.fail(phrase.New("command-new-needs-preset"))
		return
	}
	p.fail(unknown)
}

func isVersus(word string) bool {
	return word == "vs" || word == "versus" || word == "against" || word == "v"
}

func (p *clauses) colour() {
	switch colour := p.peek(); colour {
	case "white", "black", "random":
		p.out.As = colour
		p.next()
	case "":
		p.fail(phrase.New("command-new-as-what"))
	default:
		p.fail(phrase.New("command-new-as", "words", phrase.Words(colour)))
	}
}

// vacation takes "no vacation", and "vacation", which a rematch may have again.
func (p *clauses) vacation(word string) {
	switch first := bareClause(word); {
	case first == "no" || first == "without":
		if next := p.peek(); next != "vacation" && next != "vacations" {
			p.fail(phrase.New("command-new-clause", "words", phrase.Words(word)))
			return
		}
		p.next()
		p.out.NoVacation, p.out.Vacation = true, false
	case first == "no-vacation":
		p.out.NoVacation, p.out.Vacation = true, false
	default:
		p.out.NoVacation, p.out.Vacation = false, true
	}
}

func (p *clauses) option() {
	word := p.next()
	for (strings.HasSuffix(word, "=") || strings.HasPrefix(p.peek(), "=")) && len(p.words) > 0 {
		word += p.next()
	}
	name, value, ok := strings.Cut(strings.Trim(word, ",;"), "=")
	if !ok || name == "" || value == "" {
		p.fail(phrase.New("command-new-option", "words", phrase.Words(word)))
		return
	}
	p.out.Options = append(p.out.Options, Option{Name: strings.ToLower(name), Value: strings.ToLower(value)})
	if next := p.peek(); strings.Contains(next, "=") && !strings.HasPrefix(next, "=") {
		p.option()
	}
}

// position takes a position line: the board and the fields behind it, up to the next clause.
func (p *clauses) position() {
	var fields []string
	for len(p.words) > 0 && !p.ends() {
		fields = append(fields, strings.Trim(p.next(), "\"“”"))
	}
	p.out.Position = strings.Join(fields, " ")
	if len(fields) < 2 || !strings.Contains(fields[0], "/") {
		p.fail(phrase.New("command-new-from"))
	}
}

// readRematch reads "rematch", "rematch 42" and what shall differ from the game before: "rematch time 5d rated". An opponent and a preset
// are none of it: those are the game's.
func readRematch(c *Command, args string, ctx Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :,."))
	p := &clauses{asked: asksRematch, grammar: grammarOf(asksRematch), words: strings.Fields(c.Text), ctx: ctx}
	if n, ok := gameNumber(strings.Trim(p.peek(), "!?")); ok {
		nameGame(c, n)
		p.next()
	}
	p.all()
	switch {
	case !c.Problem.Empty():
	case !p.problem.Empty():
		c.Problem = p.problem
	default:
		c.New = &p.out
	}
}

// pleasant reports whether a word asks nicely, and for nothing.
func pleasant(word string) bool {
	switch strings.Trim(word, "!?") {
	case "please", "now", "again", "then":
		return true
	}
	return false
}

// readTerms reads what an invitation is accepted with: a time, a colour, "unrated", "no vacation", and nothing else.
func readTerms(c *Command, args string, ctx Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :,."))
	p := newClauses(c.Text, ctx, func(*clauses) {}, asksTerms)
	if !p.problem.Empty() || c.Text == "" {
		c.Problem = phrase.New("command-accept-with")
		return
	}
	c.New = &p.out
}

// opponent takes "vs ADDRESS": "bo@example.net", "Bo <bo@example.net>", and what mail programs make of an address
// ("bo@example.net <mailto:bo@example.net>", "[bo@example.net](mailto:bo@example.net)").
func (p *clauses) opponent() {
	if !p.problem.Empty() {
		return
	}
	if isVersus(p.peek()) {
		p.next()
	}
	if p.robot() {
		return
	}
	var words []string
	for len(p.words) > 0 && !isAddress(strings.Join(words, " ")) && (len(words) == 0 || !p.ends()) {
		words = append(words, p.next())
	}
	text := strings.Join(words, " ")
	if text == "" {
		p.fail(phrase.New("command-new-vs"))
		return
	}
	if p.skipAutolink(); !isAddress(text) {
		p.fail(phrase.New("command-new-no-address", "words", phrase.Words(text)))
		return
	}
	p.out.Opponent = address(text)
}

// skipAutolink passes over "<mailto:…>" and "<bo@example.net>" behind an address.
func (p *clauses) skipAutolink() {
	if word := p.peek(); strings.HasPrefix(word, "<") && strings.Contains(word, "@") {
		p.next()
	}
}

func isAddress(text string) bool { return address(text).Mailbox != "" }

// address reads one mail address; the zero Address if it is none.
func address(text string) mailer.Address {
	name, rest, _ := strings.Cut(text, "<")
	if !strings.Contains(text, "<") {
		name, rest = "", text
	}
	rest = strings.TrimSuffix(strings.Trim(rest, " ,;.:>()\"'"), ")")
	if label, _, ok := strings.Cut(rest, "]("); ok {
		rest = strings.TrimPrefix(label, "[")
	}
	rest = strings.ToLower(strings.TrimPrefix(strings.ToLower(rest), "mailto:"))
	parsed, err := mail.ParseAddress(rest)
	if err != nil || parsed.Name != "" || parsed.Address != rest || !strings.Contains(rest, ".") {
		return mailer.Address{}
	}
	name = strings.Trim(name, " \"'")
	if strings.Contains(name, "@") {
		name = ""
	}
	return mailer.Address{Name: name, Mailbox: mailer.InASCII(rest)}
}
