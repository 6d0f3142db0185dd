package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

// The README's calls "pbem …" work as they stand there.
func TestReadmeCommands(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for line := range strings.Lines(string(readme)) {
		call, ok := strings.CutPrefix(line, "    pbem ")
		if !ok {
			continue
		}
		count++
		call, _, _ = strings.Cut(call, " #")
		var out, errors bytes.Buffer
		env := &Env{Context: t.Context(), In: strings.NewReader(""), Out: &out, Err: &errors, Getenv: func(string) string { return "" }, Words: catalog.English()}
		if code := run(env, words(call)); code != 0 || out.Len() == 0 {
			t.Errorf("pbem %s: exit %d, %d bytes of output, %s", call, code, out.Len(), errors.String())
		}
	}
	if count < 4 {
		t.Errorf("the README has only %d calls", count)
	}
	for _, command := range []string{"    go run ./cmd/pbem demo\n", "    make quick\n", "    make test\n"} {
		if !strings.Contains(string(readme), command) {
			t.Errorf("the README does not say %q", command)
		}
	}
}

// words splits a command line at blanks, but for what stands in double quotes.
func words(line string) []string {
	var list []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}
