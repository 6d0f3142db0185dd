package composer_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/web/composer"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestGolden plays the scripts of testdata: what a player does stands behind ">", and below it what the page then says.
func TestGolden(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := transcript(t, string(want))
			if *update {
				err = os.WriteFile(file, []byte(got), 0o666)
			}
			if err != nil || got != string(want) && !*update {
				t.Errorf("%s is now (%v)\n%s", file, err, got)
			}
		})
	}
}

// transcript plays a script and writes it with the answers. Lines that begin with # are kept.
func transcript(t *testing.T, script string) string {
	t.Helper()
	var b strings.Builder
	var c *composer.Composer
	for _, line := range strings.Split(script, "\n") {
		if strings.HasPrefix(line, "#") {
			b.WriteString(line + "\n")
		}
		command, ok := strings.CutPrefix(line, "> ")
		if !ok {
			continue
		}
		fmt.Fprintf(&b, "> %s\n", command)
		verb, rest, _ := strings.Cut(command, " ")
		if verb == "open" {
			var err error
			if c, err = opened(rest, ""); err != nil {
				b.WriteString(described(failure(err)))
				continue
			}
			b.WriteString("title: " + c.State().Title + "\n")
		} else {
			do(t, c, verb, rest)
		}
		b.WriteString(described(c.State()))
	}
	return b.String()
}

func do(t *testing.T, c *composer.Composer, verb, rest string) {
	t.Helper()
	switch verb {
	case "tap":
		for _, word := range strings.Fields(rest) {
			s, n := rules.ParseSquare(word)
			if n == 0 {
				t.Fatalf("%q is no square", word)
			}
			c.Tap(s)
		}
	case "choose":
		for i, choice := range c.State().Choices {
			if strings.HasPrefix(choice.Label, rest) {
				c.Choose(i)
				return
			}
		}
		t.Fatalf("there is no choice %q", rest)
	case "undo":
		c.Undo()
	case "clear":
		c.Clear()
	default:
		t.Fatalf("there is no command %q", verb)
	}
}

// described writes what a page shows but for the board.
func described(s composer.State) string {
	var b strings.Builder
	say := func(key, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, text)
		}
	}
	say("error", s.Error)
	say("prompt", s.Prompt)
	say("warning", s.Warning)
	turn := s.Turn
	if turn != "" && !s.Legal {
		turn += " (not yet legal)"
	}
	say("turn", turn)
	say("ends", s.Ends)
	if s.Quota != nil {
		say("quota", fmt.Sprintf("%d of %d", s.Quota.Used, s.Quota.Of))
	}
	for _, choice := range s.Choices {
		if choice.On {
			choice.Label += " (on)"
		}
		say("choice", choice.Label)
	}
	for _, word := range []string{"acts", "selected", "target", "capture", "used", "origin", "lost", "victim"} {
		var list []string
		for _, square := range marked(s, word) {
			list = append(list, square.String())
		}
		say(word, strings.Join(list, " "))
	}
	if s.Mail.Subject != "" {
		say("mail", fmt.Sprintf("%s | %q", s.Mail.Subject, s.Mail.Body))
	}
	return b.String()
}
