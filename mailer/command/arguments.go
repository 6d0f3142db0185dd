package command

import (
	"strings"
	"unicode/utf8"

	"pbem/adjudicator"
	"pbem/rules/phrase"
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
		c.Problem = phrase.New("command-stands-alone", "command", phrase.Command(c.Kind), "words", phrase.Words(args))
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
		c.Problem = phrase.New("command-takes-game", "command", phrase.Command(c.Kind), "words", phrase.Words(args))
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
	if front := c.Game + c.Number; front != 0 && front != n { // one of the two at most
		c.Problem = phrase.New("command-two-games", "one", front, "other", n)
		return
	}
	c.Game, c.Number = n, 0
}

// readNote reads "accept", "accept 42", "accept say Have fun".
func readNote(c *Command, args string, ctx Context) {
	if note, ok := cutWords(strings.TrimLeft(args, " ,."), "say"); ok {
		c.Text = strings.TrimSpace(strings.TrimLeft(note, " :"))
		return
	}
	if terms, ok := cutWords(args, "with"); ok && c.Kind == "accept" {
		readTerms(c, terms, ctx)
		return
	}
	readGame(c, args, ctx)
	if !c.Problem.Empty() && c.Game == 0 {
		c.Problem = phrase.New("command-takes-note", "command", phrase.Command(c.Kind))
	}
	if c.Problem.Empty() {
		c.Text = ""
	}
}

func readYes(c *Command, args string, ctx Context) {
	readNothing(c, args, ctx)
	c.Yes = c.Problem.Empty()
}

func readNo(c *Command, args string, ctx Context) {
	readNothing(c, args, ctx)
	c.No = c.Problem.Empty()
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
		c.Problem = phrase.New("command-yes-or-no", "command", phrase.Command(c.Kind), "words", phrase.Words(c.Text))
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
		c.Problem = phrase.New("command-claim-what")
	}
}

// readSquare reads an optional square, with or without the unit that stands there.
func readSquare(c *Command, args string, _ Context) {
	c.Text = argument(args)
	if c.Text != "" && !isSquare(c.Text) {
		c.Problem = phrase.New("command-legal-square", "words", phrase.Words(c.Text))
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
			c.Problem = phrase.New("command-show-what", "words", phrase.Words(c.Text))
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
	c.Text = argument(args)
	switch {
	case c.Text == "" && ctx.Game == 0:
		c.Problem = phrase.New("command-rules-of-what")
	case c.Text != "":
		c.Text, c.Problem = knownPreset(c.Text, ctx)
	}
}

// readStudy reads what is to be studied: a game by its number, or a preset; neither is the game whose thread it is.
func readStudy(c *Command, args string, ctx Context) {
	c.Text = argument(args)
	if n, ok := gameNumber(c.Text); ok {
		c.Text, c.Watched = "", n
		return
	}
	if c.Text != "" {
		c.Text, c.Problem = knownPreset(c.Text, ctx)
	}
}

const (
	mostOfName  = 40 // characters, as in games/names, which proposes a shorter one
	longestName = 60 // from which on nothing is proposed
)

func readName(c *Command, args string, _ Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(args, " :"))
	switch n := utf8.RuneCountInString(c.Text); {
	case n == 0:
		c.Problem = phrase.New("command-name-missing")
	case n > longestName:
		c.Problem = phrase.New("command-name-too-long", "n", n, "most", mostOfName)
	case strings.ContainsAny(c.Text, "<>@\"[]{}"):
		c.Problem = phrase.New("command-name-characters")
	}
}

// readGames reads "games", and "games all" for those that are over, too.
func readGames(c *Command, args string, ctx Context) {
	if argument(strings.ToLower(args)) == "all" {
		c.All = true
		return
	}
	readNothing(c, args, ctx)
}

// readPlayer reads a player's name; without one all are meant.
func readPlayer(c *Command, args string, ctx Context) {
	if args = argument(args); args != "" {
		readName(c, args, ctx)
	}
}

// readRatings reads a list of ratings or a player's name; which of them, the lists tell.
func readRatings(c *Command, args string, _ Context) { c.Text = argument(args) }

func readNoAddress(c *Command, args string, _ Context) {
	if c.Text = argument(args); c.Text != "" {
		c.Problem = phrase.New("command-address-what")
	}
}

func readAddress(c *Command, args string, _ Context) {
	c.Text = address(argument(args)).Mailbox
	if c.Text == "" {
		c.Problem = phrase.New("command-address-missing", "command", phrase.Command(c.Kind))
	}
}

// verify reads "verify". A record that stands below it is no command, and neither is what stands below that: the lines of a record would be
// read as turns. Whoever verifies it finds it in the words of the letter, as they came.
func (r *reader) verify(c *Command, args string) {
	readNothing(c, args, r.ctx)
	if !c.Problem.Empty() {
		return
	}
	below := r.at
	for below < len(r.lines) && isBlank(r.lines[below]) {
		below++
	}
	if below < len(r.lines) && beginsRecord(r.lines[below]) {
		r.at = len(r.lines)
	}
}

// beginsRecord reports whether a line is the first of a record: a tag and its value, [Format "pbem record 2"].
func beginsRecord(line string) bool {
	name, value, found := strings.Cut(strings.TrimLeft(line, ">| \t"), " ")
	return found && len(name) > 1 && name[0] == '[' && strings.HasPrefix(strings.TrimLeft(value, " \t"), `"`)
}
