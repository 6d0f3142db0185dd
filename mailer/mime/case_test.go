package mime

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestCases reads every testdata/*.txtar: a comment that says what the letter shows, the letter ("letter.eml"), the
// envelope where it matters ("envelope": sender, then recipient), and the Message as text ("want").
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d case files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { runCase(t, file) })
	}
}

func runCase(t *testing.T, file string) {
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string]string{}
	for _, f := range archive.Files {
		parts[f.Name] = string(f.Data)
	}
	in := mailer.Incoming{Raw: []byte(parts["letter.eml"])}
	if envelope := strings.Fields(parts["envelope"]); len(envelope) == 2 {
		in.Sender, in.Recipient = envelope[0], envelope[1]
	}
	got := render(Reader{Own: []string{"games@example.org"}}.Read(in))
	if *update {
		rewrite(t, file, archive, got)
		return
	}
	if diff := cmp.Diff(parts["want"], got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", archive.Comment, diff)
	}
}

var update = flag.Bool("update", false, "write what was got into the case files")

func rewrite(t *testing.T, file string, archive *txtar.Archive, got string) {
	t.Helper()
	kept := archive.Files[:0]
	for _, f := range archive.Files {
		if f.Name != "want" {
			kept = append(kept, f)
		}
	}
	archive.Files = append(kept, txtar.File{Name: "want", Data: []byte(got)})
	if err := os.WriteFile(file, txtar.Format(archive), 0o644); err != nil {
		t.Fatal(err)
	}
}

// render shows what is not empty; the words are set off by "| ".
func render(m mailer.Message) string {
	var b strings.Builder
	line := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", name, value)
		}
	}
	for _, a := range m.From {
		line("from", fmt.Sprintf("%q %s", a.Name, a.Mailbox))
	}
	line("to", strings.Join(m.Recipients, " "))
	line("subject", m.Subject)
	line("id", m.MessageID)
	line("in-reply-to", strings.Join(m.InReplyTo, " "))
	line("references", strings.Join(m.References, " "))
	line("automatic", m.Automatic)
	if m.Bounce {
		line("bounce", "yes")
	}
	if m.Quoted {
		line("quoted", "yes")
	}
	line("refused", catalog.English().Say(m.Refused))
	for _, words := range strings.Split(m.Text, "\n") {
		if m.Text != "" {
			b.WriteString(strings.TrimRight("| "+words, " ") + "\n")
		}
	}
	return b.String()
}
