package completion

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// tree is a small command line with everything that the scripts must cope with.
type tree struct {
	Key struct {
		Show struct {
			Config string `required:"" placeholder:"FILE" help:"The host's file: [path]."`
		} `cmd:"" help:"Show it."`
		Make struct{} `cmd:"" help:"Make it."`
	} `cmd:"" help:"Look at the server's key."`
	Board struct {
		Format string   `enum:"text,svg," default:"" help:"How."`
		Preset string   `help:"Which."`
		Output string   `short:"o" help:"Where to."`
		Yes    bool     `help:"Do it."`
		Option []string `help:"More."`
		Secret string   `hidden:"" help:"Not shown."`
	} `cmd:"" help:"Draw \"it\"; $HOME stays."`
	Show  struct{} `cmd:"" help:"A word that is also below another."`
	Shell struct {
		Name string `arg:"" enum:"one,two" help:"Which."`
	} `cmd:"" help:"Choose."`
	Hidden struct{} `cmd:"" hidden:"" help:"Nobody's business."`
}

func script(t *testing.T, shell string) string {
	t.Helper()
	parser, err := kong.New(&tree{}, kong.Name("pbem"))
	if err != nil {
		t.Fatal(err)
	}
	var s strings.Builder
	if err := Write(&s, parser.Model, shell); err != nil {
		t.Fatal(err)
	}
	return s.String()
}

// offers is what stands at a place, for all shells: the words before it, and the word that was begun.
func offers() map[string][]string {
	return map[string][]string{
		"pbem ":                 {"board", "key", "shell", "show"},
		"pbem k":                {"key"},
		"pbem key ":             {"make", "show"},
		"pbem key s":            {"show"},
		"pbem board --f":        {"--format"},
		"pbem board --format ":  {"svg", "text"},
		"pbem board --format s": {"svg"},
		"pbem board --preset l": {"lifeform", "long"},
		"pbem shell ":           {"one", "two"},
		"pbem key show --c":     {"--config"},
		"pbem board --s":        nil, // hidden
		"pbem show --c":         nil, // not that of key show
		"pbem show ":            nil, // no files either
	}
}

// program is a folder with a pbem that knows three presets.
func program(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	text := "#!/bin/sh\n[ \"$1\" = presets ] && printf 'lifeform  a b\\nlong  c\\namoeba  d\\n'\n"
	if err := os.WriteFile(filepath.Join(dir, "pbem"), []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// shell runs a script of a shell that must be there in CI.
func shell(t *testing.T, name string, args ...string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && os.Getenv("CI") != "true" {
		t.Skipf("LEFT OUT, this test has proved nothing: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	home := program(t)
	cmd := exec.Command(path, args...)
	cmd.Env = append(os.Environ(), "PATH="+home+":"+os.Getenv("PATH"), "HOME="+home, "XDG_CONFIG_HOME="+home)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

// TestBash and TestFish have the shells themselves complete.
func TestBash(t *testing.T) {
	t.Parallel()
	ask := script(t, "bash") + "\nask() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _pbem; echo \"${COMPREPLY[*]}\"; }\n"
	lines, want := asked()
	for _, line := range lines {
		words := strings.Split(line, " ")
		ask += "ask '" + strings.Join(words, "' '") + "'\n"
	}
	got := strings.Split(shell(t, "bash", "-c", ask+"ask pbem board --format = t\n"), "\n")
	for i, line := range lines {
		offered := strings.Fields(got[i])
		if slices.Sort(offered); !slices.Equal(offered, want[i]) {
			t.Errorf("%q: %q, want %q", line, offered, want[i])
		}
	}
	if got[len(lines)] != "text" { // --format=t comes as three words
		t.Errorf("behind an equals sign: %q", got[len(lines)])
	}
}

func TestFish(t *testing.T) {
	t.Parallel()
	ask := script(t, "fish")
	lines, want := asked()
	for _, line := range lines {
		ask += "complete -C '" + line + "' | string replace -r '\\t.*' ''\necho =====\n"
	}
	got := strings.Split(shell(t, "fish", "-N", "-c", ask), "=====\n")
	for i, line := range lines {
		offered := strings.Fields(got[i])
		if slices.Sort(offered); !slices.Equal(offered, want[i]) {
			t.Errorf("%q: %q, want %q", line, offered, want[i])
		}
	}
}

func asked() (lines []string, want [][]string) {
	for line := range offers() {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	for _, line := range lines {
		want = append(want, offers()[line])
	}
	return lines, want
}

// TestZsh reads the script; completing needs a terminal there.
func TestZsh(t *testing.T) {
	t.Parallel()
	text := script(t, "zsh")
	file := filepath.Join(t.TempDir(), "_pbem")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	const check = `set -e; zsh -n "$1"; compdef() { true }; source "$1"; for f in _pbem _pbem_key _pbem_key_show _pbem_board _pbem_show; do functions $f >/dev/null; done`
	if out := shell(t, "zsh", "-f", "-c", check, "zsh", file); out != "" {
		t.Errorf("zsh says: %s", out)
	}
	for _, part := range []string{`'--config=[The host'\''s file\: \[path\].]:config:_files'`, `'*--option=[More.]:option:_files'`, `:format:(text svg)`, "key) _pbem_key ;;"} {
		if !strings.Contains(text, part) {
			t.Errorf("the script lacks %s:\n%s", part, text)
		}
	}
	if strings.Contains(text, "ecret") || strings.Contains(text, "idden") {
		t.Error("the script tells what is hidden")
	}
}
