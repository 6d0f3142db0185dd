package command

import (
	"strings"

	"pbem/rules/phrase"
)

// What Text says of a Mail command that can be read.
const (
	MailText             = "text"
	MailHTML             = "html"
	MailPictures         = "pictures on"
	MailNoPictures       = "pictures off"
	MailConstantSubjects = "subjects constant"
	MailTellingSubjects  = "subjects telling"
	MailBoardPlain       = "board plain"
	MailBoardWide        = "board wide"
	MailBoardUnicode     = "board unicode"
)

func readMail(c *Command, args string, _ Context) {
	if c.Letters, c.Problem = readLetters(argument(args)); c.Letters != nil || !c.Problem.Empty() {
		return
	}
	switch c.Text = strings.Join(strings.Fields(strings.ToLower(argument(args))), " "); c.Text {
	case MailText, MailHTML, MailPictures, MailNoPictures, MailConstantSubjects, MailTellingSubjects, MailBoardPlain, MailBoardWide, MailBoardUnicode:
	case "subject constant", "constant subjects", "constant subject":
		c.Text = MailConstantSubjects
	case "subject telling", "telling subjects", "subjects changing", "subject changing", "changing subjects":
		c.Text = MailTellingSubjects
	case "boards plain", "plain board", "plain boards", "board ascii":
		c.Text = MailBoardPlain
	case "boards wide", "wide board", "wide boards":
		c.Text = MailBoardWide
	case "boards unicode", "unicode board", "unicode boards", "unicode":
		c.Text = MailBoardUnicode
	case "board", "boards":
		c.Problem = phrase.New("command-mail-board-how")
	case "pictures", "picture on", "with pictures":
		c.Text = MailPictures
	case "no pictures", "picture off", "without pictures":
		c.Text = MailNoPictures
	default:
		c.Problem = phrase.New("command-mail-what")
	}
}

// readDisplay reads "display test", with the preset whose board is to be shown behind it, or none.
func readDisplay(c *Command, args string, ctx Context) {
	c.Text = argument(args)
	if c.Text != "" {
		c.Text, c.Problem = knownPreset(c.Text, ctx)
	}
}
