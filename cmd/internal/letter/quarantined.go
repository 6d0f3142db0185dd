package letter

import (
	"fmt"
	"io"
	"strings"
	"time"

	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/quarantine"
)

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
