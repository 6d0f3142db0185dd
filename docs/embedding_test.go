package docs_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbem/internal/testing/servers"
	"pbem/mailer/catalog"
	"pbem/web"
)

// programFile is a fenced file of the page, and what it prints.
var (
	programFile = regexp.MustCompile("(?m)^<!-- file (\\S+) -->\n```.*\n((?s:.*?))^```$")
	printed     = regexp.MustCompile("(?m)^<!-- prints (\\S+) -->\n```\n((?s:.*?))^```$")
)

// interpreters say how a program is run, by the end of its name.
func interpreters() map[string][]string {
	return map[string][]string{".py": {"python3"}, ".php": {"php"}, ".mjs": {"node"}, ".go": {"go", "run"}}
}

// TestEmbedding runs the programs of the page, beside a pbem of this source, and compares what they print.
func TestEmbedding(t *testing.T) {
	servers.Need(t)
	page := read(t, "embedding.md")
	dir, env := bench(t)
	script, err := web.Script(catalog.English())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "pbem.js"), script, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, f := range programFile.FindAllStringSubmatch(page, -1) {
		if err := os.WriteFile(filepath.Join(dir, f[1]), []byte(f[2]), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	all := printed.FindAllStringSubmatchIndex(page, -1)
	for i := len(all) - 1; i >= 0; i-- { // from the end, so that places stay right
		at := all[i]
		name, want := page[at[2]:at[3]], page[at[4]:at[5]]
		got, ok := ran(t, dir, env, name)
		switch {
		case !ok:
		case *update:
			page = page[:at[4]] + got + page[at[5]:]
		case got != want:
			t.Errorf("%s prints\n%s\nthe page says\n%s", name, got, want)
		}
	}
	if len(all) < 3 {
		t.Errorf("only %d programs", len(all))
	}
	if *update {
		if err := os.WriteFile("embedding.md", []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// bench is a folder beside the module, with pbem in the path of what runs there.
func bench(t *testing.T) (dir string, env []string) {
	t.Helper()
	above := t.TempDir()
	module, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir = filepath.Join(above, "judge")
	if err := errors.Join(os.Mkdir(dir, 0o700), os.Symlink(module, filepath.Join(above, "pbem"))); err != nil {
		t.Fatal(err)
	}
	sums := read(t, filepath.Join(module, "go.sum")) // so that nobody is asked for them
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), []byte(sums), 0o600); err != nil {
		t.Fatal(err)
	}
	whole := exec.Command("go", "mod", "graph") // of all modules, also of those whose code nothing here needs: from here on none is fetched
	whole.Dir = module
	if out, err := whole.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", filepath.Join(above, "bin", "pbem"), "./cmd/pbem")
	build.Dir = module
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return dir, append(os.Environ(), "PATH="+filepath.Join(above, "bin")+":"+os.Getenv("PATH"), "GOFLAGS="+os.Getenv("GOFLAGS")+" -mod=mod", "GOWORK=off", "GOPROXY=off")
}

// ran runs a program of the page; ok is false where there is nothing to run it with, which CI does not let pass.
func ran(t *testing.T, dir string, env []string, name string) (out string, ok bool) {
	t.Helper()
	with := interpreters()[filepath.Ext(name)]
	if _, err := exec.LookPath(with[0]); err != nil {
		if os.Getenv("CI") == "true" {
			t.Errorf("%s is not here to run %s; CI leaves nothing out", with[0], name)
		}
		t.Logf("left out: %s, for want of %s", name, with[0])
		return "", false
	}
	args := append(with[1:], name)
	if with[0] == "go" {
		args = []string{"run", "."}
	}
	run := exec.Command(with[0], args...)
	run.Dir, run.Env = dir, env
	text, err := run.CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v\n%s", name, err, text)
	}
	return strings.ReplaceAll(string(text), "\r\n", "\n"), true
}
