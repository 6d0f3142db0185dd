package docs_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// adding is a page that tells how something is added to the module, and the folder with the files of its example.
type adding struct{ page, example string }

func addingAGame() adding { return adding{"adding-a-game.md", "testdata/hexapawn"} }

// fence is a fenced block of the page under a marker:
//
//	<!-- from FILE -->   an excerpt of a file of the example
//	<!-- line FILE -->   a line to add to a file of the module
//	<!-- line FILE behind "WORDS" -->
//	                     the same, behind the line that holds the words
//	<!-- run -->         calls of pbem with their output, which -update writes
type fence struct {
	kind, file  string
	behind      string
	text        string
	start, stop int // of the text in the page
}

var fenced = regexp.MustCompile("(?m)^<!-- (from|line|run) ?(\\S*)(?: behind \"([^\"]+)\")? -->\n```.*\n((?s:.*?))^```$")

func fences(t *testing.T, page string) (list []fence) {
	t.Helper()
	for _, at := range fenced.FindAllStringSubmatchIndex(page, -1) {
		f := fence{kind: page[at[2]:at[3]], file: page[at[4]:at[5]], start: at[8], stop: at[9]}
		if at[6] >= 0 {
			f.behind = page[at[6]:at[7]]
		}
		f.text = page[f.start:f.stop]
		list = append(list, f)
	}
	if blocks := strings.Count(page, "\n```") / 2; blocks != len(list) || blocks < 8 {
		t.Errorf("the page has %d fenced blocks, %d of them under a marker", blocks, len(list))
	}
	return list
}

// TestAddingExcerpts finds every excerpt of the pages in the file it names.
func TestAddingExcerpts(t *testing.T) {
	for _, a := range []adding{addingAGame(), addingAnAction()} {
		for _, f := range fences(t, read(t, a.page)) {
			if f.kind == "from" && !strings.Contains(read(t, filepath.Join(a.example, f.file)), f.text) {
				t.Errorf("%s: %s does not have\n%s", a.page, f.file, f.text)
			}
		}
	}
}

// TestAddingInterfaces wants every optional interface of the contract on the page.
func TestAddingInterfaces(t *testing.T) {
	page, found := read(t, addingAGame().page), 0
	contract := read(t, "../rules/position.go") + read(t, "../rules/optional.go")
	for _, m := range regexp.MustCompile(`(?m)^type (\w+) interface`).FindAllStringSubmatch(contract, -1) {
		found++
		if !strings.Contains(page, "`"+m[1]+"`") && m[1] != "Position" && m[1] != "Game" {
			t.Errorf("the page does not tell of the interface %s", m[1])
		}
	}
	if found < 6 {
		t.Errorf("only %d interfaces were found", found)
	}
}

// TestAddingAGame follows the page in a copy of the module: adds the example's files and the lines, and runs the tests that
// the page promises, the calls that it shows and a game by mail. It needs no network.
func TestAddingAGame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program anew")
	}
	a := addingAGame()
	module := a.follow(t)
	if *update {
		run(t, module, "go", "test", "./rules", "-run", "Cases/HE-", "-update")
		run(t, module, "go", "test", "./docs", "-run", "Examples/hexapawn", "-update")
		a.bringHome(t, module)
	}
	run(t, module, "go", "vet", "./rules/hexapawn", "./rules/presets/...")
	// With the garbage collector that programs for browsers have, for what is compiled for them is compiled with it already.
	run(t, module, "env", "GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc", "go", "vet", "./web/composer/wasm/hexapawn")
	run(t, module, "go", "test", "./rules/presets", "-run", "Mistakes$", "-update") // as the page says, as the next
	run(t, module, "go", "test", "./docs", "-run", "RecordVectors|StatsTables", "-update")
	run(t, module, "go", "test", "-short", "./rules/hexapawn", "./rules", "./rules/presets", "./mailer/catalog", "./docs")
	run(t, module, "go", "test", "-run", "Imports|CommandLine|Correspondence/hexapawn", "./cmd/pbem")
	run(t, module, "go", "build", "-o", "pbem", "./cmd/pbem")
	for _, f := range fences(t, read(t, a.page)) {
		if f.kind == "run" {
			a.calls(t, module, f)
		}
	}
}

// follow copies the module, and adds the example's files and the lines of the page.
func (a adding) follow(t *testing.T) (module string) {
	t.Helper()
	module = t.TempDir()
	copyModule(t, module)
	if err := os.CopyFS(module, os.DirFS(a.example)); err != nil {
		t.Fatal(err)
	}
	for _, f := range fences(t, read(t, a.page)) {
		if f.kind == "line" {
			addLine(t, module, f)
		}
	}
	return module
}

// bringHome takes over what the copy has written anew: the example's answers and drawings.
func (a adding) bringHome(t *testing.T, module string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(a.example), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return os.WriteFile(filepath.Join(a.example, path), []byte(read(t, filepath.Join(module, path))), 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// copyModule copies what the tests of the copy need.
func copyModule(t *testing.T, to string) {
	t.Helper()
	for _, part := range []string{"go.mod", "go.sum", "README.md", "adjudicator", "cmd", "docs", "games", "internal", "mailer", "notation", "rules", "web"} {
		from := filepath.Join("..", part)
		info, err := os.Stat(from)
		if err != nil {
			t.Fatal(err)
		}
		if info.IsDir() {
			err = os.CopyFS(filepath.Join(to, part), os.DirFS(from))
		} else {
			err = os.WriteFile(filepath.Join(to, part), []byte(read(t, from)), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// addLine adds a line: behind the one that the page names, else in Go behind the last row of the file's first table, elsewhere
// at the end.
func addLine(t *testing.T, module string, f fence) {
	t.Helper()
	path := filepath.Join(module, f.file)
	text := read(t, path)
	end := len(text)
	switch {
	case f.behind != "":
		if strings.Count(text, f.behind) != 1 {
			t.Fatalf("%s does not have %q once", f.file, f.behind)
		}
		at := strings.Index(text, f.behind)
		end = at + strings.Index(text[at:], "\n") + 1
	case filepath.Ext(path) == ".go":
		table := strings.Index(text, "return []")
		end = table + strings.Index(text[table:], "\n\t}\n") + 1
	}
	if err := os.WriteFile(path, []byte(text[:end]+f.text+text[end:]), 0o644); err != nil {
		t.Fatal(err)
	}
}

// run calls a program in the copy. What it builds is quick to make: the page's own vetting is a call of its own, and -trimpath leaves out of it
// where the copy lies, so that what is the same in every copy is compiled once.
func run(t *testing.T, folder, name string, args ...string) string {
	t.Helper()
	c := exec.CommandContext(t.Context(), name, args...)
	c.Dir = folder
	c.Env = append(os.Environ(), "GOPROXY=off", "GOWORK=off", "GOFLAGS=-mod=readonly -trimpath -vet=off '-ldflags=-s -w'")
	var out, log bytes.Buffer
	c.Stdout, c.Stderr = &out, &log
	if err := c.Run(); err != nil {
		t.Errorf("%s %s: %v\n%s%s", name, strings.Join(args, " "), err, &out, &log)
	}
	return out.String()
}

// calls runs the calls of a block and compares what they print.
func (a adding) calls(t *testing.T, module string, f fence) {
	t.Helper()
	page := read(t, a.page)
	var got strings.Builder
	for line := range strings.Lines(f.text) {
		call, ok := strings.CutPrefix(strings.TrimSpace(line), "$ pbem ")
		if !ok {
			continue
		}
		got.WriteString(line)
		c := exec.CommandContext(t.Context(), filepath.Join(module, "pbem"), split(call)...)
		out, err := c.Output()
		if err != nil && c.ProcessState.ExitCode() != 1 { // 1: an illegal turn
			t.Errorf("%s: %v", call, err)
		}
		got.Write(out)
	}
	switch {
	case got.String() == f.text:
	case *update:
		if err := os.WriteFile(a.page, []byte(page[:f.start]+got.String()+page[f.stop:]), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the calls print\n%s\nand the page has\n%s", got.String(), f.text)
	}
}

func addingAnAction() adding { return adding{"adding-an-action.md", "testdata/truce"} }

// TestAddingAnAction follows the page in a copy of the module: adds the example's files and the lines, and runs the tests of all
// that an action touches, the action's script, and a conversation by mail. It needs no network.
func TestAddingAnAction(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program anew")
	}
	a := addingAnAction()
	module := a.follow(t)
	if *update {
		run(t, module, "go", "test", "./adjudicator", "-run", "Scripts/truce", "-update")
		a.bringHome(t, module)
	}
	run(t, module, "go", "vet", "./adjudicator")
	if unlike := run(t, module, "gofmt", "-l", "adjudicator"); unlike != "" {
		t.Errorf("not as gofmt writes it: %s", unlike)
	}
	run(t, module, "go", "test", "./adjudicator", "-run", "Actions|Facts|EveryDeed|Stored|Scripts/(truce|draw|undo|returned|G-5|CO-8)|RandomLives/chesimals")
	run(t, module, "go", "test", "./mailer/command", "./mailer/catalog")
	run(t, module, "go", "test", "./games/referee", "-run", "Row")
	run(t, module, "go", "test", "-short", "./docs")
	run(t, module, "go", "test", "./cmd/pbem", "-run", "Correspondence/truce$")
}
