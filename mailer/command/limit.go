package command

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// mostLimit is more games than anybody plays at once.
const mostLimit = 10000

// readLimit reads "limit cosmic 4", "limit total 12", "limit cosmic none".
func readLimit(c *Command, args string, ctx Context) {
	c.Text = argument(args)
	words := strings.Fields(c.Text)
	if n := len(words); n > 2 && (strings.EqualFold(words[n-1], "games") || strings.EqualFold(words[n-1], "game")) {
		words = words[:n-1]
	}
	if len(words) < 2 {
		c.Problem = phrase.New("command-limit-how", "words", phrase.Words(c.Text))
		return
	}
	last := strings.ToLower(words[len(words)-1])
	n, ok := positive(last)
	if !ok && !slices.Contains([]string{"none", "off", "unlimited", "any"}, last) || n > mostLimit {
		c.Problem = phrase.New("command-limit-how", "words", phrase.Words(c.Text))
		return
	}
	c.Most, c.Text = n, strings.Join(words[:len(words)-1], " ")
	switch strings.ToLower(c.Text) {
	case "total", "all", "all games", "games":
		c.Total, c.Text = true, ""
		return
	}
	c.Text, c.Problem = knownPreset(c.Text, ctx)
}

// wishing lets "accept" and "refuse", which answer a challenge, say also what or with whom somebody wants to play.
func wishing(kind Kind, read func(*Command, string, Context)) func(*Command, string, Context) {
	become, words := Accepting, []string{"accept"}
	switch kind {
	case "accept":
	case "decline":
		become, words = Refusing, []string{"refuse"}
	default:
		return read
	}
	return func(c *Command, args string, ctx Context) {
		about := argument(args)
		if _, says := cutWords(about, "say"); about == "" || says || !slices.ContainsFunc(words, func(w string) bool { _, ok := cutWords(ctx.head, w); return ok }) {
			read(c, args, ctx)
			return
		}
		if _, number := gameNumber(about); number || !wishable(about, ctx) {
			read(c, args, ctx)
			return
		}
		c.Kind = become
		readWish(c, args, ctx)
	}
}

// wishable reports whether words can be a game, an address or a name; names are written with a capital letter: "accept my apologies" is a
// note that was written wrongly.
func wishable(words string, ctx Context) bool {
	if strings.Contains(words, "@") {
		return true
	}
	if first, _ := utf8.DecodeRuneInString(words); unicode.IsUpper(first) || unicode.IsTitle(first) || unicode.Is(unicode.Lo, first) {
		return true
	}
	_, unknown := knownPreset(words, ctx)
	return len(ctx.Presets) > 0 && unknown.Empty()
}

// readWish reads a preset, a name or an address.
func readWish(c *Command, args string, _ Context) {
	if c.Text = argument(args); c.Text == "" || len(c.Text) > 254 {
		c.Problem = phrase.New("command-wish-how", "command", phrase.Command(strings.TrimSuffix(string(c.Kind), " anew")))
	}
}
