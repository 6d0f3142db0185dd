package main

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"pbem/cmd/internal/letter"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
)

var updateLetters = flag.Bool("update", false, "write what was read into testdata/letters/*/*.want")

const (
	lettersDir    = "testdata/letters"
	fewestLetters = 150
)

// The decoys stand in the quotations, forwards and signatures of the letters: orders that nobody gave with this letter.
const (
	decoyTurn = "Wa1-a2"
	decoyKind = command.Kind("resign")
)

// genuineDir holds the letters that do resign, spoofedDir those of which it matters who speaks.
const (
	genuineDir = "genuine"
	spoofedDir = "spoofed"
)

// TestLetters reads every testdata/letters/*/*.eml as "pbem read" does and compares with its .want file. README.md there
// tells what these hold.
func TestLetters(t *testing.T) {
	t.Parallel()
	files := letterFiles(t)
	if len(files) < fewestLetters {
		t.Errorf("there are %d letters, want at least %d", len(files), fewestLetters)
	}
	for _, file := range files {
		name, err := filepath.Rel(lettersDir, strings.TrimSuffix(file, ".eml"))
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.ToSlash(name), func(t *testing.T) { compareLetter(t, file) })
	}
}

func letterFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(lettersDir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".eml" {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func compareLetter(t *testing.T, file string) {
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := letter.Read(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	commands := letter.Commands(m, letter.Game(m))
	if filepath.Base(filepath.Dir(file)) != genuineDir {
		refuseDecoys(t, commands)
	}
	got := speaking(file, m) + reading(m, commands)
	wantFile := strings.TrimSuffix(file, ".eml") + ".want"
	if *updateLetters {
		if err := os.WriteFile(wantFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(wantFile)
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(string(want), got); diff != "" {
		t.Errorf("(-want +got):\n%s\nthe words that were read:\n%s", diff, m.Text)
	}
}

// refuseDecoys fails where an order is carried out that stands in a quotation.
func refuseDecoys(t *testing.T, commands []command.Command) {
	t.Helper()
	for _, c := range commands {
		if c.Kind == decoyKind || strings.Contains(c.Line, decoyTurn) {
			t.Errorf("an order was read that nobody gave: %s %q", c.Kind, c.Line)
		}
	}
}

// TestLettersHoldADecoy: a quotation without an order proves nothing.
func TestLettersHoldADecoy(t *testing.T) {
	for _, file := range letterFiles(t) {
		switch filepath.Base(filepath.Dir(file)) {
		case genuineDir, "encodings", "broken", "reports", "spoofed": // they are about other things
			continue
		}
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(withoutBase64(raw), []byte(decoyTurn)) {
			t.Errorf("%s holds no decoy", file)
		}
	}
}

// withoutBase64 replaces lines of base64 by what they say. Quoted-printable leaves a decoy as it is.
func withoutBase64(raw []byte) []byte {
	var out []byte
	for line := range bytes.Lines(raw) {
		decoded, err := base64.StdEncoding.DecodeString(string(bytes.TrimSpace(line)))
		if err != nil {
			decoded = line
		}
		out = append(out, decoded...)
	}
	return out
}

// reading shows what was read, one line a command: "KIND TEXT", with the game and the turn that are named in front of it,
// and with "⏎" for the end of a line. A command whose arguments cannot be read has a question mark behind its kind.
// Of a delivery report only that is shown.
func reading(m mailer.Message, commands []command.Command) string {
	var b strings.Builder
	if m.Automatic != "" {
		fmt.Fprintf(&b, "automatic: %s\n", m.Automatic)
	}
	if !m.Refused.Empty() {
		fmt.Fprintf(&b, "refused: %s\n", catalog.English().Say(m.Refused))
	}
	if m.Report != nil {
		return b.String() + "report: " + reported(*m.Report) + "\n"
	}
	for _, c := range commands {
		words := []string{string(c.Kind)}
		if !c.Problem.Empty() {
			words[0] += "?"
		}
		if c.Game != 0 {
			words = append(words, fmt.Sprintf("#%d:", c.Game))
		}
		if number := c.Guard + c.Number; number != 0 {
			words = append(words, fmt.Sprintf("%d:", number))
		}
		if c.Text != "" {
			words = append(words, strings.ReplaceAll(c.Text, "\n", "⏎"))
		}
		b.WriteString(strings.Join(words, " ") + "\n")
	}
	return cmp.Or(b.String(), "nothing\n")
}

// speaking shows the one mailbox that a spoofed letter can act for, or that there is none.
func speaking(file string, m mailer.Message) string {
	if filepath.Base(filepath.Dir(file)) != spoofedDir {
		return ""
	}
	if len(m.From) != 1 {
		return "from: nobody\n"
	}
	return "from: " + cmp.Or(m.From[0].Mailbox, "nobody") + "\n"
}

// reported shows a delivery report: "permanent 5.1.1 <the letter that came back>".
func reported(r mailer.Report) string {
	kind := "temporary"
	if r.Permanent {
		kind = "permanent"
	}
	return fmt.Sprintf("%s %s <%s>", kind, cmp.Or(r.Status, "-"), r.MessageID)
}
