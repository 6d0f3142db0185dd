package command

import (
	"strings"

	"pbem/rules/phrase"
)

const (
	longestChallenge = 2000 // bytes
	wrappedOver      = 20   // lines
)

// challenge reads "new PRESET vs ADDRESS …". A line that a mail program wrapped goes on in the next one: lines directly
// below are joined as long as that makes sense.
//
// It is never long, and is read again with each line.
func (r *reader) challenge(c *Command, args string) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :"))
	var problem phrase.Phrase
	c.New, problem = parseNew(c.Text, r.ctx)
	for text, line, at := c.Text, c.Line, r.at; at < min(len(r.lines), r.at+wrappedOver) && !isBlank(r.lines[at]) && !r.breaks(r.lines[at]); at++ {
		next := strings.TrimSpace(r.lines[at])
		text, line = text+" "+next, line+"\n"+next
		if longer, wrong := parseNew(text, r.ctx); wrong.Empty() {
			c.New, c.Text, c.Line, problem, r.at = longer, text, line, phrase.Phrase{}, at+1
		}
	}
	c.Problem = problem
	if !problem.Empty() {
		c.New = nil
	}
}

// parseNew reads a challenge; problem tells what is wrong with it.
func parseNew(text string, ctx Context) (n *New, problem phrase.Phrase) {
	if len(text) > longestChallenge {
		return nil, phrase.New("command-new-too-long", "most", longestChallenge)
	}
	p := &clauses{words: strings.Fields(text), ctx: ctx}
	p.preset()
	p.opponent()
	for p.problem.Empty() && len(p.words) > 0 {
		p.clause()
	}
	return &p.out, p.problem
}

// clauses takes the words of a challenge from the left.
type clauses struct {
	words   []string
	ctx     Context
	out     New
	problem phrase.Phrase
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
	return strings.ToLower(strings.Trim(p.words[0], ".,:;"))
}

// preset takes the words up to "vs" or the address: "chesimals-2", or "Chesimals 2" for it.
func (p *clauses) preset() {
	var name []string
	for len(p.words) > 0 && !isVersus(p.peek()) && !strings.Contains(p.words[0], "@") {
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

// clause takes one of the parts that may follow the address, in any order; "say" takes the rest.
func (p *clauses) clause() {
	switch word := p.next(); strings.ToLower(strings.Trim(word, ".,:;")) {
	case "as":
		p.colour()
	case "white", "black", "random":
		p.words = append([]string{word}, p.words...)
		p.colour()
	case "time":
		p.time()
	case "rated":
		p.out.Rated, p.out.Unrated = true, false
	case "unrated":
		p.out.Rated, p.out.Unrated = false, true
	case "and", "with", "":
	case "private":
		p.out.Private = true
	case "no", "without", "no-vacation", "vacation", "vacations":
		p.vacation(word)
	case "option", "options":
		p.option()
	case "from":
		p.position()
	case "say":
		p.out.Note, p.words = strings.Join(p.words, " "), nil
	default:
		p.fail(phrase.New("command-new-clause", "words", phrase.Words(word)))
	}
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
	switch first := strings.ToLower(strings.Trim(word, ".,:;")); {
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
	for len(p.words) > 0 && !isClause(p.peek()) {
		fields = append(fields, strings.Trim(p.next(), "\"“”"))
	}
	p.out.Position = strings.Join(fields, " ")
	if len(fields) < 2 || !strings.Contains(fields[0], "/") {
		p.fail(phrase.New("command-new-from"))
	}
}

func isClause(word string) bool {
	switch word {
	case "as", "time", "rated", "unrated", "private", "option", "options", "say", "no", "without", "no-vacation", "vacation":
		return true
	}
	return false
}
