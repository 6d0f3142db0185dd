package command

import (
	"strings"

	"pbem/rules/phrase"
)

const wrappedFrom = 55 // a line at least so long may have been wrapped by a mail program

// say reads a line to the opponent with the lines below that belong to it, or with "say:" alone all that follows.
func (r *reader) say(c *Command, args string) {
	colon := strings.HasPrefix(strings.TrimSpace(args), ":")
	text := strings.TrimSpace(strings.TrimLeft(args, " :"))
	if text == "" && colon {
		r.sayAll(c)
	} else {
		said, lines := []string{text}, []string{c.Line}
		for text != "" && r.at < len(r.lines) && r.continuesSay() {
			line := strings.TrimSpace(r.lines[r.at])
			said, lines = append(said, line), append(lines, line)
			r.at++
		}
		c.Text, c.Line = strings.Join(said, "\n"), strings.Join(lines, "\n")
	}
	if c.Text == "" {
		c.Problem = phrase.New("command-say-nothing")
	}
}

func (r *reader) sayAll(c *Command) {
	var lines []string
	for r.at < len(r.lines) && !r.isEnd(r.lines[r.at]) {
		lines = append(lines, strings.TrimRight(r.lines[r.at], " \t\r"))
		r.at++
	}
	c.Text = strings.Trim(strings.Join(lines, "\n"), "\n")
	c.Line = strings.TrimRight(c.Line+"\n"+c.Text, "\n")
}

// continuesSay reports whether the current line, directly below what is said, is said too: it is no command and cannot be a
// turn, or the line above was wrapped and it does not look like a turn.
func (r *reader) continuesSay() bool {
	line := r.lines[r.at]
	if isBlank(line) || r.breaks(line) || r.beginsSetup() || strings.HasSuffix(plain(line), ":") {
		return false
	}
	return !r.canBeTurn(line) || len(strings.TrimSpace(r.lines[r.at-1])) >= wrappedFrom && !looksLikeTurn(line)
}
