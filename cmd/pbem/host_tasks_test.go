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

// TestHostTasksAreRun wants every command of the host's pages to be run by a script: a line "pbem admin …" by the harness's command of that
// name, any other by "exec" or "exit 0"; what is written in a letter or a file stands in one.
func TestHostTasksAreRun(t *testing.T) {
	t.Parallel()
	scripts := ""
	for _, folder := range []string{"mail", "cli"} {
		files, err := filepath.Glob("testdata/" + folder + "/*.txtar")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			scripts += strings.ReplaceAll(string(data), " --config pbem.yaml", "")
		}
	}
	for page, least := range map[string]int{"hosting-tasks.md": 15, "hosting-tournament.md": 35} {
		text, err := os.ReadFile("../../docs/" + page)
		if err != nil {
			t.Fatal(err)
		}
		lines := shown(string(text))
		for _, line := range lines {
			if !strings.Contains(scripts, line) {
				t.Errorf("%s: no script runs %q", page, line)
			}
		}
		if len(lines) < least {
			t.Errorf("%s has %d lines to run", page, len(lines))
		}
	}
}

// shown are the lines of a page that stand for themselves, as scripts have them.
func shown(page string) (list []string) {
	for line := range strings.Lines(page) {
		text, ok := strings.CutPrefix(line, "    ")
		if !ok {
			continue
		}
		text, _, _ = strings.Cut(strings.TrimSpace(text), "  #")
		text = strings.NewReplacer(" --config FILE", "", " --config pbem.yaml", "", " --yes", "").Replace(text)
		if said, ok := strings.CutPrefix(text, "pbem admin "); ok {
			text = "admin '" + strings.ReplaceAll(said, "'", "")
		}
		list = append(list, strings.TrimSpace(text))
	}
	return list
}
