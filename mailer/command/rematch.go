package command

import "strings"

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
