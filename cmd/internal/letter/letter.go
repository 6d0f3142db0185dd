// Package letter reads a message, or bare words, from standard input as the daemon would read it, without acting on it; and
// shows a letter of the quarantine on a terminal.
package letter

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/mime"
	"pbem/mailer/token"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// MaxInput bounds what is read from standard input, in bytes: more than any letter the daemon would read.
const MaxInput = 2 << 20

// Read reads a message as the daemon reads it. Bare words without a header are read as the text of one.
func Read(in io.Reader) (mailer.Message, error) {
	raw, err := io.ReadAll(io.LimitReader(in, MaxInput))
	if err != nil {
		return mailer.Message{}, fmt.Errorf("cannot read standard input: %w", err)
	}
	if !hasHeader(raw) {
		raw = append([]byte("Content-Type: text/plain; charset=utf-8\n\n"), raw...)
	}
	return mime.Read(mailer.Incoming{Raw: raw, Route: "pipe"}), nil
}

// hasHeader tells a message from bare words: among the lines before the first empty one stands a field that every message
// has. "orange: Wn4-n6" alone is a turn.
func hasHeader(raw []byte) bool {
	raw = bytes.TrimLeft(raw, "\r\n")
	head, _, _ := bytes.Cut(bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	for line := range strings.Lines(strings.ToLower(string(head))) {
		for _, field := range []string{"from:", "received:", "message-id:", "date:", "subject:", "mime-version:", "return-path:", "content-type:"} {
			if strings.HasPrefix(line, field) {
				return true
			}
		}
	}
	return false
}

// Commands reads the words of a message. In the thread of a game, words that are no command are a turn; game 0 is no thread.
func Commands(m mailer.Message, game int) []command.Command {
	var names, titles []string
	for _, p := range presets.Names() {
		names, titles = append(names, p.Name), append(titles, p.Title)
	}
	return command.Parse(m.Text, m.Subject, command.Context{Game: game, Presets: names, Titles: titles, From: m.From})
}

// Game returns the number of the game whose thread a message claims to be in; 0 for none.
func Game(m mailer.Message) int {
	for _, address := range m.Recipients {
		local, _, _ := strings.Cut(address, "@")
		_, tag, _ := strings.Cut(local, "+")
		if t := token.Parse(tag); t.Kind == token.ReplyTag {
			return t.Claim.Game
		}
	}
	return command.SubjectGame(m.Subject)
}

// anyGame has words that are no command read as a turn.
const anyGame = 1

// Turn reads a turn, or a whole message with one in it. If all the words are a turn, no part of them is another. The error is a
// *rules.Violation where the message is one that the daemon would not read.
func Turn(in io.Reader, words *rules.Vocabulary) (string, error) {
	m, err := Read(in)
	if err != nil {
		return "", err
	}
	if !m.Refused.Empty() {
		return "", &rules.Violation{Code: rules.CannotRead, Why: m.Refused}
	}
	if _, err := notation.Read(m.Text, words); err == nil {
		return m.Text, nil
	}
	for _, c := range Commands(m, anyGame) {
		if c.Kind == command.Turn {
			return c.Text, nil
		}
	}
	return m.Text, nil
}
