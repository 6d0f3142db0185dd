package command

import (
	"fmt"
	"strings"
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
	var problem string
	c.New, problem = parseNew(c.Text, r.ctx)
	for text, line, at := c.Text, c.Line, r.at; at < min(len(r.lines), r.at+wrappedOver) && !isBlank(r.lines[at]) && !r.breaks(r.lines[at]); at++ {
		next := strings.TrimSpace(r.lines[at])
		text, line = text+" "+next, line+"\n"+next
		if longer, err := parseNew(text, r.ctx); err == "" {
			c.New, c.Text, c.Line, problem, r.at = longer, text, line, "", at+1
		}
	}
	c.Problem = problem
	if problem != "" {
		c.New = nil
	}
}

// parseNew reads a challenge; problem is the sentence that tells what is wrong with it.
func parseNew(text string, ctx Context) (n *New, problem string) {
	if len(text) > longestChallenge {
		return nil, fmt.Sprintf("A challenge has at most %d letters, its words to the opponent among them.", longestChallenge)
	}
	p := &clauses{words: strings.Fields(text), ctx: ctx}
	p.preset()
	p.opponent()
	for p.problem == "" && len(p.words) > 0 {
		p.clause()
	}
	return &p.out, p.problem
}

// clauses takes the words of a challenge from the left.
type clauses struct {
	words   []string
	ctx     Context
	out     New
	problem string
}

func (p *clauses) fail(format string, args ...any) {
	if p.problem == "" {
		p.problem = fmt.Sprintf(format, args...)
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
	p.out.Preset = strings.Join(name, "-")
	if len(p.words) == 0 {
		p.fail("A challenge needs the opponent's mail address: “new chesimals-2 vs bo@example.net”.")
		return
	}
	if p.out.Preset == "" {
		p.fail("A challenge names a preset before “vs”: “new chesimals-2 vs bo@example.net”. “presets” lists them all.")
		return
	}
	if problem := unknownPreset(p.out.Preset, p.ctx); problem != "" {
		p.fail("%s", problem)
	}
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
		p.out.Rated = true
	case "unrated", "and", "with", "":
	case "private":
		p.out.Private = true
	case "option", "options":
		p.option()
	case "from":
		p.position()
	case "say":
		p.out.Note, p.words = strings.Join(p.words, " "), nil
	default:
		p.fail("I do not know what “%s” means here. Behind the address may stand: as white/black/random, time 3d, rated, private, option NAME=VALUE, from POSITION, say WORDS.", word)
	}
}

func (p *clauses) colour() {
	switch colour := p.peek(); colour {
	case "white", "black", "random":
		p.out.As = colour
		p.next()
	case "":
		p.fail("Behind “as” stands white, black or random.")
	default:
		p.fail("Behind “as” stands white, black or random, not “%s”.", colour)
	}
}

func (p *clauses) option() {
	word := p.next()
	for (strings.HasSuffix(word, "=") || strings.HasPrefix(p.peek(), "=")) && len(p.words) > 0 {
		word += p.next()
	}
	name, value, ok := strings.Cut(strings.Trim(word, ",;"), "=")
	if !ok || name == "" || value == "" {
		p.fail("An option is written NAME=VALUE, such as “option setback=1”, not “option %s”.", word)
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
		p.fail("Behind “from” stands a position line: the ranks with “/” between them, a space, and “w” or “b” for the side to move.")
	}
}

func isClause(word string) bool {
	switch word {
	case "as", "time", "rated", "unrated", "private", "option", "options", "say":
		return true
	}
	return false
}
