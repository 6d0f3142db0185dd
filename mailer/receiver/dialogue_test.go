package receiver

import (
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pbem/mailer"
)

// TestDialogue plays conversations: testdata/dialogue/*.txtar. "setup" names the protocol and, if it matters, where the
// client comes from and what the handler does. In "dialogue" C: is sent with a line end, C> as a quoted string as it is, S:
// is how the server's next line begins, and "S: (closed)" that it has hung up. "letters" is what was handled in the end.
func TestDialogue(t *testing.T) {
	files, err := filepath.Glob("testdata/dialogue/*.txtar")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { play(t, file) })
	}
}

func play(t *testing.T, file string) {
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string]string{}
	for _, f := range archive.Files {
		parts[f.Name] = string(f.Data)
	}
	r := prepared(t, strings.Fields(parts["setup"]))
	converse(t, r.dial(), parts["dialogue"])
	var got strings.Builder
	for _, l := range r.handled() {
		got.WriteString(show(l) + "\n")
	}
	if got.String() != parts["letters"] {
		t.Errorf("handled\n%swant\n%s", got.String(), parts["letters"])
	}
}

func prepared(t *testing.T, words []string) *rig {
	cfg := Config{LMTP: words[0] == "lmtp", MaxLetter: 1000}
	var client string
	ack := func(mailer.Incoming) Ack { return Safe }
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "client":
			client = value
		case "postmaster":
			cfg.Postmaster = value
		case "handler":
			ack = map[string]func(mailer.Incoming) Ack{
				"later":  func(mailer.Incoming) Ack { return TryLater },
				"panics": func(mailer.Incoming) Ack { panic("broken") },
			}[value]
		default:
			t.Fatalf("setup: %s", word)
		}
	}
	r := start(t, cfg)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.client, r.ack = client, ack
	return r
}

func converse(t *testing.T, c *talker, dialogue string) {
	t.Helper()
	for line := range strings.Lines(dialogue) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "C: "):
			c.send(line[3:] + "\r\n")
		case strings.HasPrefix(line, "C> "):
			text, err := strconv.Unquote(line[3:])
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			c.send(text)
		case line == "S: (closed)":
			if got := c.hear(); got != "" {
				t.Fatalf("the server said %q, want it to hang up", got)
			}
		case strings.HasPrefix(line, "S: "):
			if got := c.hear(); !strings.HasPrefix(got, line[3:]) {
				t.Fatalf("the server said %q, want %q", got, line[3:])
			}
		default:
			t.Fatalf("what is %q?", line)
		}
	}
}
