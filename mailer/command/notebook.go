package command

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// readKeep reads the name of what is kept, or none: "keep", "keep main line", "keep as main line".
func readKeep(c *Command, args string, _ Context) {
	c.Text = argument(args)
	if rest, ok := cutWords(c.Text, "as"); ok {
		c.Text = strings.TrimSpace(rest)
	}
	c.Text = strings.Trim(c.Text, "\"“”")
}

// isFarewell knows what people write that begins with "keep" and keeps nothing: "Keep well!", "Keep it up".
func isFarewell(args string) bool {
	words := bareWords(args)
	return len(words) > 0 && slices.Contains([]string{"calm", "fit", "going", "healthy", "in", "it", "me", "on", "playing", "safe", "smiling", "up", "warm", "well", "you", "your"}, words[0])
}

// readVariation reads the number of a variation: "unkeep 2", "unkeep variation 2".
func readVariation(c *Command, args string, _ Context) {
	text := argument(args)
	if rest, ok := cutWords(text, "variation"); ok {
		text = strings.TrimSpace(rest)
	}
	n, ok := positive(strings.TrimPrefix(text, "#"))
	if !ok {
		c.Problem = phrase.New("command-unkeep-number")
		return
	}
	c.Variation = n
}

// diary reads a private note with the lines below that belong to it, or with "diary:" alone all that follows, as say does. With nothing
// behind it the diary is to be shown.
func (r *reader) diary(c *Command, args string) {
	r.say(c, args)
	if c.Text == "" || strings.EqualFold(c.Text, "show") {
		c.Kind, c.Text, c.Problem = ShowDiary, "", phrase.Phrase{}
	}
}

// readStrict reads "strict on" and "strict off"; alone it asks which it is.
func readStrict(c *Command, args string, _ Context) {
	switch c.Text = strings.ToLower(argument(args)); c.Text {
	case "":
	case "on", "yes":
		c.Yes = true
	case "off", "no":
		c.No = true
	default:
		c.Problem = phrase.New("command-strict-what", "words", phrase.Words(c.Text))
	}
}
