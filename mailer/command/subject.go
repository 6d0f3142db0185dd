package command

import (
	"fmt"
	"strings"

	"pbem/mailer/token"
)

// mostTags bounds how many tags of a subject are looked at.
const mostTags = 10

// subjectTags returns what stands in the "[pbem …]" of a subject, and what is left without them. cut reports that one begins there and
// does not end: a program has cut the subject off.
func subjectTags(subject string) (tags []string, rest string, cut bool) {
	rest = subject
	for range mostTags {
		tag, without, ok := cutTag(rest)
		if !ok {
			break
		}
		tags, rest = append(tags, tag), without
	}
	at := strings.LastIndex(strings.ToLower(rest), "[pbem")
	if at >= 0 && len(strings.ToLower(rest)) == len(rest) && !strings.Contains(rest[at:], "]") {
		return tags, strings.TrimSpace(rest[:at]), true
	}
	return tags, rest, false
}

// SubjectToken returns the secret tag that a subject has where a host has no plus-addresses: wherever it stands. White space in it is a program's that breaks lines. A subject with two different ones has none. damaged reports that one was
// there and cannot be read: it was cut off, or changed.
func SubjectToken(subject string) (found token.Tag, damaged bool) {
	tags, _, cut := subjectTags(subject)
	damaged = cut
	for _, text := range tags {
		tag := token.Parse(strings.Join(strings.Fields(text), ""))
		switch {
		case tag.Kind == token.None:
			damaged = damaged || strings.Contains(text, ".")
		case found.Kind != token.None && tag != found:
			return token.Tag{}, true
		default:
			found = tag
		}
	}
	return found, damaged && found.Kind == token.None
}

// SubjectGame returns the number of the game that the subject's "[pbem …]" names; 0 for none.
func SubjectGame(subject string) int {
	tags, _, _ := subjectTags(subject)
	for _, tag := range tags {
		if n, ok := positive(leadingDigits(tag)); ok {
			return n
		}
	}
	return 0
}

// PublicSubject is a subject without secrets: "[pbem 42] … [pbem 42w13.TOKEN]" becomes "[pbem 42] …".
func PublicSubject(subject string) string {
	tags, rest, cut := subjectTags(subject)
	if len(tags) == 0 && !cut {
		return token.Scrub(subject)
	}
	rest = token.Scrub(rest)
	if n := SubjectGame(subject); n > 0 {
		marks := rest[:len(rest)-len(withoutReplyMarks(rest))]
		rest = fmt.Sprintf("%s [pbem %d] %s", marks, n, rest[len(marks):])
	}
	return strings.Join(strings.Fields(rest), " ")
}

// fromSubject reads a subject as one command. A turn is taken from it only where it looks like one, for the subjects of our
// own letters stand in every answer.
func fromSubject(subject string, ctx Context) (Command, bool) {
	game := SubjectGame(subject)
	if game == ctx.Game {
		game = 0
	}
	_, line, _ := subjectTags(subject)
	line = withoutReplyMarks(line)
	if ours(line, ctx.Titles) {
		return Command{}, false
	}
	inGame := ctx
	if inGame.Game == 0 {
		inGame.Game = game
	}
	commands := parseBody(line, inGame)
	if len(commands) != 1 || commands[0].Kind == Unknown {
		return Command{}, false
	}
	c := commands[0]
	if !c.Problem.Empty() && inGame.Game != 0 { // half a subject of ours, and nothing that somebody wrote for us
		return Command{}, false
	}
	if c.Kind == Turn && !looksLikeTurn(c.Text) || c.Kind == "confirm" { // as the subject of a letter that asks for a yes begins
		return Command{}, false
	}
	if c.Game == 0 && game != 0 {
		c.Game, c.Line = game, fmt.Sprintf("[pbem %d] %s", game, c.Line) // the tag names the game, and a number behind it the turn
		if c.Number != 0 {
			c.Guard, c.Number = c.Number, 0
		}
	}
	return c, true
}

// ours reports whether a subject is that of a letter of ours, which stands in every answer to it: it names a game behind a colon,
// and then a player, or begins with it. A player may be called like a turn, and a mail program may have cut the end off.
func ours(line string, titles []string) bool {
	const enough = 3 // characters of a title
	_, named, _ := strings.Cut(line, ": ")
	for _, title := range titles {
		switch {
		case strings.HasPrefix(line, title+": "), strings.HasPrefix(named, title+","):
			return true
		case len(named) >= enough && strings.HasPrefix(title, named):
			return true
		}
	}
	return false
}

// withoutReplyMarks drops "Re:", "AW:", "Fwd: " and their translations, and tags like "[EXT]" that gateways add.
func withoutReplyMarks(line string) string {
	for {
		before := line
		line = strings.TrimSpace(line)
		if end := strings.IndexByte(line, ']'); strings.HasPrefix(line, "[") && end > 0 {
			line = line[end+1:]
		}
		head, rest, ok := strings.Cut(strings.Replace(line, "：", ":", 1), ":")
		if ok && isReplyMark(head) {
			line = rest
		}
		if line == before {
			return line
		}
	}
}

func isReplyMark(head string) bool {
	head, _, _ = strings.Cut(strings.ToLower(strings.TrimSpace(head)), "[")
	switch strings.TrimSpace(head) {
	case "re", "aw", "antw", "antwort", "sv", "vs", "ref", "rif", "r", "res", "odp", "ynt", "vá", "回复", "答复", "回覆", "返信",
		"fw", "fwd", "wg", "tr", "rv", "enc", "i", "pd", "doorst", "vb", "转发", "轉寄", "転送", "ha", "на", "отв", "ответ":
		return true
	}
	return false
}
