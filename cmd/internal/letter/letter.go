// Package letter reads a message, or bare words, from standard input as the daemon would read it, without acting on it; and
// shows a letter of the quarantine on a terminal.
package letter

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"

	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/quarantine"
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

// Summarise is quarantine.Summarise with everything that others wrote made safe for a terminal.
func Summarise(q games.Quarantined) quarantine.Summary {
	s := quarantine.Summarise(q)
	s.Sender, s.Recipient, s.Client = terminal.Visible(s.Sender), terminal.Visible(s.Recipient), terminal.Visible(s.Client)
	s.From, s.Subject, s.Reason = terminal.OneLine(s.From), terminal.OneLine(s.Subject), terminal.OneLine(s.Reason)
	return s
}

// Show writes a quarantined letter for a terminal: what its transport told, its header, and its words as the program reads
// them, if it can. The error is the writer's.
func Show(out io.Writer, q games.Quarantined) error {
	s, what := Summarise(q), "the words in it"
	header, words, readable := quarantine.Text(q.Letter)
	if !readable {
		what = "its bytes, for it cannot be read"
	}
	_, err := fmt.Fprintf(out, "letter %d, %s\narrived %s by %s, %d bytes\nenvelope: from %s to %s\nset aside because: %s\n%s\n--- its header\n%s\n\n--- %s\n%s\n",
		s.Number, s.Digest, s.Arrived.Format(time.RFC3339), OrNone(s.Route), s.Size, OrNone(s.Sender), OrNone(s.Recipient), s.Reason,
		stack(q), shown(header), what, shown(words))
	return err
}

// stack is where the program broke on a letter; "" if it did not.
func stack(q games.Quarantined) string {
	if q.Stack == "" {
		return ""
	}
	return "where the program broke:\n" + shown(q.Stack) + "\n"
}

// mostShown bounds what is shown of a letter, in bytes; --raw has no bound.
const mostShown = 64 << 10

func shown(text string) string {
	text = strings.TrimRight(text, "\n")
	if len(text) <= mostShown {
		return terminal.Visible(text)
	}
	return terminal.Visible(text[:mostShown]) + fmt.Sprintf("\n(and %d bytes more; --raw prints all)", len(text)-mostShown)
}

// OrNone is the text, or "(none)" where it is empty.
func OrNone(text string) string {
	if text == "" {
		return "(none)"
	}
	return text
}
