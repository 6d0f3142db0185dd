package command

import (
	"strings"

	"pbem/rules/phrase"
)

// readWatched reads the number of a game that the speaker need not play: "unwatch 42".
func readWatched(c *Command, args string, _ Context) {
	if rest := watched(c, args); c.Problem.Empty() && argument(rest) != "" {
		c.Problem = phrase.New("command-watch-number", "command", phrase.Command(c.Kind))
	}
}

// readWatch reads "watch 42" and "watch 42 end".
func readWatch(c *Command, args string, _ Context) {
	rest := strings.ToLower(argument(watched(c, args)))
	if !c.Problem.Empty() {
		return
	}
	switch rest {
	case "":
	case "end", "the end", "only end", "only the end", "end only":
		c.AtEnd = true
	default:
		c.Problem = phrase.New("command-watch-end", "game", c.Watched)
	}
}

// readComment reads "comment 42 What a turn!".
func readComment(c *Command, args string, _ Context) {
	c.Text = strings.TrimSpace(strings.TrimLeft(watched(c, args), " :,"))
	if c.Problem.Empty() && c.Text == "" {
		c.Problem = phrase.New("command-comment-what", "game", c.Watched)
	}
}

// readComments reads "comments 42 off" and "comments 42 on".
func readComments(c *Command, args string, _ Context) {
	rest := strings.ToLower(argument(watched(c, args)))
	c.Yes, c.No = rest == "on", rest == "off"
	if c.Problem.Empty() && !c.Yes && !c.No {
		c.Problem = phrase.New("command-comments-switch", "game", c.Watched)
	}
}

// watched takes the number of a game from the front: "42", "#42", "game 42".
func watched(c *Command, args string) (rest string) {
	text := strings.TrimLeft(args, " :,.")
	if after, ok := cutWords(text, "game"); ok {
		text = strings.TrimLeft(after, " ")
	}
	text = strings.TrimPrefix(text, "#")
	end := strings.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' })
	if end < 0 {
		end = len(text)
	}
	n, ok := positive(text[:end])
	if !ok || end < len(text) && !strings.ContainsRune(" ,.:;!", rune(text[end])) {
		c.Problem = phrase.New("command-watch-number", "command", phrase.Command(c.Kind))
		return ""
	}
	c.Watched = n
	return text[end:]
}

// isProse reports whether words that begin as a command are none without a number: "Take care!", "Watch out!".
func (b *phrasebook) isProse(k Kind, args string) bool {
	switch k {
	case Send: // "Send my regards to Martha"
		return b.withoutPoliteness(argument(args)) != ""
	case Take, Watch, Unwatch, Watching, Comment, Comments:
		return strings.TrimSpace(args) != "" && !strings.ContainsAny(args, "0123456789")
	}
	return b.isSentence(k, args)
}
