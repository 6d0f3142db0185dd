package command

import (
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// isCondition tells a turn to be answered from a sentence that begins with the same word: it names a square, or any turn.
func (b *phrasebook) isCondition(args string) bool {
	args = strings.TrimLeft(args, " :,")
	return args == "" || b.canBeTurn(args) || len(b.separate(args)) > 0 && b.isAny(b.separate(args)[0])
}

// ahead reads one line of answers to be left ready: "if THEIRS then MINE then THEIRS then MINE". A turn may go on below it; an empty line
// ends it, unless "then" stands on either side. Two do in any case: so Join keeps commands apart.
func (r *reader) ahead(c *Command, args string) {
	text, lines := []string{strings.TrimLeft(args, " :")}, []string{c.Line}
	for r.at < len(r.lines) {
		next := r.at
		for next < len(r.lines) && isBlank(r.lines[next]) {
			next++
		}
		if next == len(r.lines) || next > r.at+1 || !r.goesOn(text[len(text)-1], next, next > r.at) {
			break
		}
		line := strings.TrimSpace(r.lines[next])
		if handOf(line, r.ctx.Groups).mark != "" && r.orders(line) {
			c.Problem = quotedOrder(line)
		}
		text, lines = append(text, plain(line)), append(lines, line)
		r.at = next + 1
	}
	line := r.separate(strings.Join(text, "\n"))
	for i := range line {
		if i%2 == 0 && r.isAny(line[i]) {
			line[i] = adjudicator.Any
		}
	}
	c.Line, c.Text = strings.Join(lines, "\n"), strings.Join(line, " then ")
	switch {
	case !c.Problem.Empty():
		return
	case len(line) == 0:
		c.Problem = phrase.New("command-if-nothing")
		return
	}
	c.Ahead = [][]string{line}
}

// goesOn reports whether a line below belongs to the answers above it.
func (p *page) goesOn(above string, at int, apart bool) bool {
	line := p.lines[at]
	if p.isCommand(line) || politeness(line) != notPolite || p.drawing(at) > at {
		return false
	}
	first, last := bareWords(line), bareWords(above)
	if len(first) > 0 && p.means("then", first[0]) || len(last) > 0 && p.means("then", last[len(last)-1]) {
		return true
	}
	return !apart && p.canBeTurn(line)
}

// isAny knows what stands for whatever the opponent plays.
func (v *vocabulary) isAny(text string) bool {
	words := strings.Join(bareWords(text), " ")
	return v.means("any", words) || slices.Contains([]string{"any", "anything", "any turn", "any other turn", "any other", "any move", "anything else"}, words)
}

// gatherAhead takes the lines of a letter about one game together, for they make one tree, and puts them behind the turn that they begin
// behind, wherever that stands.
func gatherAhead(list []Command) []Command {
	if !slices.ContainsFunc(list, joinsAhead) {
		return list
	}
	var out []Command
	for _, c := range list {
		i := -1
		if joinsAhead(c) {
			i = slices.IndexFunc(out, func(other Command) bool { return joinsAhead(other) && sameFront(c, other) })
		}
		if i < 0 {
			out = append(out, c)
			continue
		}
		out[i].Apart = append(out[i].placed(), c.placed()...)
		out[i].Line += "\n" + c.Line
		out[i].Text += "\n" + c.Text
		out[i].Ahead = append(out[i].Ahead, c.Ahead...)
	}
	for i := len(out) - 1; i >= 0; i-- {
		c := out[i]
		if !joinsAhead(c) {
			continue
		}
		turn := slices.IndexFunc(out[i:], func(other Command) bool {
			return other.Kind == Turn && other.Problem.Empty() && other.Game == c.Game && other.Number == c.Number
		})
		if turn > 0 {
			copy(out[i:], out[i+1:i+turn+1])
			out[i+turn] = c
		}
	}
	return out
}

// placed are the lines of a command where they stood.
func (c Command) placed() []Placed {
	if c.Apart != nil {
		return c.Apart
	}
	return []Placed{{c.Place, c.Line}}
}

func joinsAhead(c Command) bool { return c.Kind == If && c.Problem.Empty() }

func sameFront(a, b Command) bool {
	return a.Game == b.Game && a.Guard == b.Guard && a.Number == b.Number
}

// readBranch reads which branch is to be taken back: a number, "all" or nothing.
func readBranch(c *Command, args string, _ Context) {
	args = strings.ToLower(argument(args))
	if args == "" || args == "all" || args == "everything" {
		return
	}
	n, ok := positive(strings.TrimPrefix(strings.TrimPrefix(args, "branch "), "#"))
	if !ok {
		c.Text, c.Problem = args, phrase.New("command-unif", "words", phrase.Words(args))
		return
	}
	c.Branch = n
}
