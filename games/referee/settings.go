package referee

import (
	"strings"

	"pbem/games"
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
		p.Plain, p.NoPictures = mailAs(c.Text, p.Plain, p.NoPictures)
		a = say(c.Line, "%s", t.referee.comesAs(p, c.Text))
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

// mailAs says what becomes of a player's two choices about his letters when he makes another one.
func mailAs(choice string, plain, noPictures bool) (bool, bool) {
	switch choice {
	case command.MailText:
		return true, noPictures
	case command.MailHTML:
		return false, noPictures
	case command.MailPictures:
		return plain, false
	}
	return plain, true
}

// comesAs says how a player's letters will look after a choice.
func (d *Referee) comesAs(p games.Player, choice string) string {
	pictures := choice == command.MailPictures || choice == command.MailNoPictures
	switch {
	case p.Plain && pictures:
		return "Noted; but your letters come as plain text only, which has no pictures. “mail html” changes that."
	case p.Plain:
		return "Your letters will come as plain text only from now on."
	case choice == command.MailPictures && !d.Pictures:
		return "Noted; but no pictures are sent from here at present."
	case pictures && p.NoPictures:
		return "Your letters will come as plain text and HTML, without pictures, from now on."
	case p.NoPictures || !d.Pictures:
		return "Your letters will come as plain text and HTML from now on."
	}
	return "Your letters will come as plain text and HTML, with pictures of the board, from now on."
}

// draws reports whether a player's letters show boards as pictures. Somebody who has never answered gets light letters:
// somebody else may have asked for them in his name.
func (d *Referee) draws(p games.Player) bool {
	return d.Pictures && p.Verified && !p.Plain && !p.NoPictures
}
