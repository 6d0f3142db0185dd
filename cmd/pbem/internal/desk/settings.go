package desk

import (
	"strings"

	"pbem/mailer/command"
)

// setting changes what the speaker has chosen for himself.
func (t *visit) setting(c command.Command) answer {
	p := t.who.Player
	a := answer{line: c.Line}
	switch c.Kind {
	case command.Name:
		name := cleanName(c.Text)
		if name == "" || strings.Contains(name, "@") {
			return refuse(c.Line, "That is no name that others could see. Write “name” and what you want to be called; it must be no mail address.")
		}
		p.Name = name
		a = say(c.Line, "In new games you are called %s. Games that are under way keep the name they began with.", name)
	case command.Mail:
		p.Plain = strings.EqualFold(c.Text, "text")
		a = say(c.Line, "Your letters will come %s from now on.", map[bool]string{true: "as plain text only", false: "as plain text and HTML"}[p.Plain])
	case command.Block:
		p.Blocked = true
		a = say(c.Line, "This is the last letter from here, and your letters do nothing any more but “unblock”. Games that are under way go on, and so do their clocks.")
	case command.Unblock:
		p.Blocked = false
		a = say(c.Line, "You will get mail from here again.")
	}
	t.who.Player, t.players[p.Address] = p, p
	return a
}
