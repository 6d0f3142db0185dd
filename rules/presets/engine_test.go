package presets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/rules/presets/loader"
)

// TestEveryEngineHasALine compares the folders that hold an engine, known by its positions' method Judge, with the table.
func TestEveryEngineHasALine(t *testing.T) {
	var names []string
	for _, e := range loader.Engines() {
		names = append(names, e.Name())
	}
	folders, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, f := range folders {
		if f.IsDir() && judges(t, filepath.Join("..", f.Name())) {
			found = append(found, f.Name())
		}
	}
	for _, f := range found {
		if !slices.Contains(names, f) {
			t.Errorf("rules/%s holds an engine, but the table of engines has no line for it", f)
		}
	}
	for _, n := range names {
		if !slices.Contains(found, n) {
			t.Errorf("the table of engines has a line for %s, but rules/%s holds no engine", n, n)
		}
	}
}

// judges reports whether the folder's code, tests left out, declares a method Judge.
func judges(t *testing.T, folder string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(syntax.Decls, isJudge) {
			return true
		}
	}
	return false
}

func isJudge(d ast.Decl) bool {
	f, ok := d.(*ast.FuncDecl)
	return ok && f.Recv != nil && f.Name.Name == "Judge"
}

// TestEveryEngineHasAPreset sees that no line of the table is dead.
func TestEveryEngineHasAPreset(t *testing.T) {
	played := map[string]bool{}
	for _, name := range names() {
		if p, err := Builtin(name, nil); err == nil {
			played[p.Engine] = true
		}
	}
	for _, e := range loader.Engines() {
		if !played[e.Name()] {
			t.Errorf("no built-in preset is played by the engine %s", e.Name())
		}
	}
}
