package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"pbem/mailer/catalog"
)

// admin has the host do something on the machine, as of now: the words, and what must be printed. "! admin" wants it refused.
func (p *post) admin(refused bool, args []string) {
	var out bytes.Buffer
	env := &Env{Context: context.Background(), In: strings.NewReader(""), Out: &out, Err: &out, Getenv: p.ts.Getenv, Words: catalog.English()}
	line := append([]string{"admin", "--config", p.ts.MkAbs("pbem.yaml"), "--now", p.now.Format(time.RFC3339), "--yes"}, strings.Fields(args[0])...)
	want := 0
	if refused {
		want = exitNotSo
	}
	if got := run(env, line); got != want {
		p.ts.Fatalf("pbem admin %s: exit code %d, want %d\n%s", args[0], got, want, &out)
	}
	for _, pattern := range args[1:] {
		if !regexp.MustCompile(`(?m)` + pattern).Match(out.Bytes()) {
			p.ts.Fatalf("pbem admin %s: %q is not in\n%s", args[0], pattern, &out)
		}
	}
	p.collect()
}

// TestHostTasksAreRun wants every command of the host's page of tasks to be run by a script: a line "pbem admin …" by the harness's command
// of that name, any other by "exec" or "exit 0"; what is written in a letter stands in one.
func TestHostTasksAreRun(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/hosting-tasks.md")
	if err != nil {
		t.Fatal(err)
	}
	scripts := ""
	files, err := filepath.Glob("testdata/mail/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		scripts += string(data)
	}
	n := 0
	for line := range strings.Lines(string(page)) {
		text, ok := strings.CutPrefix(line, "    ")
		if !ok {
			continue
		}
		n++
		text, _, _ = strings.Cut(strings.TrimSpace(text), "  #")
		text = strings.TrimSpace(strings.ReplaceAll(strings.ReplaceAll(text, " --config FILE", ""), " --yes", ""))
		if said, ok := strings.CutPrefix(text, "pbem admin "); ok {
			text = "admin '" + strings.ReplaceAll(said, "'", "")
		}
		if !strings.Contains(strings.ReplaceAll(scripts, " --config pbem.yaml", ""), text) {
			t.Errorf("no script runs %q", text)
		}
	}
	if n < 15 {
		t.Errorf("the page has %d commands", n)
	}
}
