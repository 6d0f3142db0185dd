package command

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"pbem/adjudicator"
)

// argument cleans what follows a verb: punctuation at its ends, a "please".
func argument(args string) string {
	args = strings.TrimSpace(strings.TrimLeft(args, " :,."))
	args = strings.TrimRight(args, " .!?;,")
	if rest, ok := cutWords(args, "please"); ok {
		args = strings.TrimSpace(rest)
	}
	if len(args) > 7 && strings.EqualFold(args[len(args)-7:], " please") {
		args = args[:len(args)-7]
	}
	return strings.TrimRight(args, " ,")
}

func readNothing(c *Command, args string, _ Context) {
	if args = argument(args); args != "" {
		c.Text = args
		c.Problem = fmt.Sprintf("“%s” stands alone on its line; I do not know what “%s” behind it means.", c.Kind, args)
	}
}

// readGame reads an optional game number.
func readGame(c *Command, args string, _ Context) {
	args = argument(args)
	if args == "" {
		return
	}
	c.Text = args
	n, ok := gameNumber(args)
	if !ok {
		c.Problem = fmt.Sprintf("“%s” takes nothing or the number of a game behind it, not “%s”.", c.Kind, args)
		return
	}
	nameGame(c, n)
}

// gameNumber reads "42", "#42", "game 42".
func gameNumber(args string) (int, bool) {
	if rest, ok := cutWords(args, "game"); ok {
		args = strings.TrimSpace(rest)
	}
	return positive(strings.TrimPrefix(args, "#"))
}

// nameGame notes a game that stands behind the verb; it must not contradict one in front of it.
func nameGame(c *Command, n int) {
	if c.Game != 0 && c.Game != n {
		c.Problem = fmt.Sprintf("The line names two games, %d and %d.", c.Game, n)
		return
	}
	c.Game = n
}

// readNote reads "accept", "accept 42", "accept say Have fun".
func readNote(c *Command, args string, ctx Context) {
	if note, ok := cutWords(strings.TrimLeft(args, " ,."), "say"); ok {
		c.Text = strings.TrimSpace(strings.TrimLeft(note, " :"))
		return
	}
	readGame(c, args, ctx)
	if c.Problem != "" && c.Game == 0 {
		c.Problem = fmt.Sprintf("“%s” stands alone on its line, or with a note: “%s say …”.", c.Kind, c.Kind)
	}
	if c.Problem == "" {
		c.Text = ""
	}
}

func readYes(c *Command, args string, ctx Context) {
	readNothing(c, args, ctx)
	c.Yes = c.Problem == ""
}

func readNo(c *Command, args string, ctx Context) {
	readNothing(c, args, ctx)
	c.No = c.Problem == ""
}

// readAnswer reads nothing, yes or no.
func readAnswer(c *Command, args string, _ Context) {
	c.Text = argument(args)
	switch strings.ToLower(c.Text) {
	case "", "offer", "offered":
		c.Text = ""
	case "yes", "y", "accept", "accepted", "ok", "agreed":
		c.Yes = true
	case "no", "n", "decline", "declined", "refuse", "refused", "reject", "rejected":
		c.No = true
	default:
		c.Problem = fmt.Sprintf("Write “%[1]s” to ask for it, “%[1]s yes” or “%[1]s no” to answer; I cannot read “%[1]s %[2]s”.", c.Kind, c.Text)
	}
}

func readClaim(c *Command, args string, _ Context) {
	c.Text = argument(args)
	switch strings.ToLower(c.Text) {
	case "repetition", "threefold", "threefold repetition", "draw by repetition", "a draw by repetition":
		c.Claim = adjudicator.ClaimRepetition
	case "quiet", "quiet turns", "draw by quiet turns":
		c.Claim = adjudicator.ClaimQuiet
	case "time", "time-out", "timeout", "win on time", "a win on time":
		c.Claim = adjudicator.ClaimTime
	default:
		c.Problem = "Say what you claim: “claim repetition”, “claim quiet” or “claim time”."
	}
}

// readSquare reads an optional square, with or without the unit that stands there.
func readSquare(c *Command, args string, _ Context) {
	c.Text = argument(args)
	if c.Text != "" && !isSquare(c.Text) {
		c.Problem = fmt.Sprintf("“legal” takes nothing or one square behind it, such as “legal n4”, not “%s”.", c.Text)
	}
}

// isSquare knows the spelling of a square, "n4", "-a-2", with a unit's letter allowed in front.
func isSquare(s string) bool {
	s = strings.ToLower(s)
	digits := len(s) - len(strings.TrimRight(s, "0123456789"))
	name := strings.TrimPrefix(strings.TrimSuffix(s[:len(s)-digits], "-"), "-")
	return digits >= 1 && digits <= 3 && len(name) >= 1 && len(name) <= 3 && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") == ""
}

// readShow reads "show", "show 42", "show at 10", "show 42 at 10", "show 42#10".
func readShow(c *Command, args string, _ Context) {
	c.Text = argument(strings.TrimSpace(args))
	words := strings.Fields(strings.ToLower(strings.ReplaceAll(strings.TrimPrefix(c.Text, "#"), "#", " at ")))
	for len(words) > 0 {
		n, ok := 0, false
		switch {
		case (words[0] == "at" || words[0] == "turn") && len(words) > 1:
			if n, ok = count(words[1]); ok {
				c.At, words = n, words[2:]
			}
		case words[0] == "game":
			words, ok = words[1:], len(words) > 1
		default:
			if n, ok = positive(words[0]); ok {
				nameGame(c, n)
				words = words[1:]
			}
		}
		if !ok {
			c.Problem = fmt.Sprintf("Write “show”, “show 42” for game 42, or “show 42 at 10” for its board after 10 turns; I cannot read “show %s”.", c.Text)
			return
		}
	}
}

// count reads a number from 0 on.
func count(digits string) (int, bool) {
	if strings.Trim(digits, "0") == "" && digits != "" {
		return 0, true
	}
	return positive(digits)
}

func readTopic(c *Command, args string, _ Context) { c.Text = strings.ToLower(argument(args)) }

func readRules(c *Command, args string, ctx Context) {
	c.Text = strings.Join(strings.Fields(strings.ToLower(argument(args))), "-")
	switch {
	case c.Text == "" && ctx.Game == 0:
		c.Problem = "Say of which preset: “rules chesimals-2”, for instance. “presets” lists them all."
	case c.Text != "":
		c.Problem = unknownPreset(c.Text, ctx)
	}
}

const longestName = 60 // characters

func readName(c *Command, args string, _ Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :"))
	switch n := utf8.RuneCountInString(c.Text); {
	case n == 0:
		c.Problem = "Write your name behind it: “name Ada”."
	case n > longestName:
		c.Problem = fmt.Sprintf("The name has %d characters; %d are the most.", n, longestName)
	case strings.ContainsAny(c.Text, "<>@\"[]{}"):
		c.Problem = "A name has letters, spaces and plain punctuation, no address and no brackets."
	}
}

func readNoAddress(c *Command, args string, _ Context) {
	if c.Text = argument(args); c.Text != "" {
		c.Problem = "Write “address” to see your addresses, “address add” or “address remove” and a mail address to change them."
	}
}

func readAddress(c *Command, args string, _ Context) {
	c.Text = address(argument(args)).Mailbox
	if c.Text == "" {
		c.Problem = fmt.Sprintf("Behind “%s” stands a mail address, such as ada@example.org.", c.Kind)
	}
}

// What Text says of a Mail command that can be read.
const (
	MailText       = "text"
	MailHTML       = "html"
	MailPictures   = "pictures on"
	MailNoPictures = "pictures off"
)

func readMail(c *Command, args string, _ Context) {
	switch c.Text = strings.Join(strings.Fields(strings.ToLower(argument(args))), " "); c.Text {
	case MailText, MailHTML, MailPictures, MailNoPictures:
	case "pictures", "picture on", "with pictures":
		c.Text = MailPictures
	case "no pictures", "picture off", "without pictures":
		c.Text = MailNoPictures
	default:
		c.Problem = "Write “mail text” to get plain text alone, or “mail html” to get both; “mail pictures on” or “mail pictures off” to get boards in HTML as pictures, or not."
	}
}
