package command

import (
	"strings"

	"pbem/rules/phrase"
)

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
