package docs_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// promised are the packages of "Which packages are promised", each with the types alone that count of it; none are all.
func promised() map[string][]string {
	return map[string][]string{
		"rules": nil, "rules/phrase": nil, "rules/listing": nil, "rules/presets": nil,
		"rules/presets/loader": {"Preset", "Option", "Setting", "FileError", "Mistake"}, // presets calls them its own
		"notation":             nil, "notation/record": nil, "notation/diagram": nil, "mailer/catalog": nil, "web/judge": nil,
	}
}

// TestPromisedGolden: the packages that programs of others may import export what promised.golden lists. A name that went breaks a
// promise; -update adds those that came.
func TestPromisedGolden(t *testing.T) {
	t.Parallel()
	var names []string
	for folder, only := range promised() {
		names = append(names, exported(t, folder, only)...)
	}
	slices.Sort(names)
	got := strings.Join(slices.Compact(names), "\n") + "\n"
	if *update {
		if err := os.WriteFile("promised.golden", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want := read(t, "promised.golden")
	for _, name := range lacking(want, got) {
		t.Errorf("%s is promised, and gone", name)
	}
	for _, name := range lacking(got, want) {
		t.Errorf("%s is new: -update promises it", name)
	}
	page := read(t, "embedding.md")
	for folder, only := range promised() {
		if only == nil && !strings.Contains(page, "| `pbem/"+folder+"` |") {
			t.Errorf("the page does not promise %s", folder)
		}
	}
}

// lacking returns the lines of one text that another has not.
func lacking(one, other string) []string {
	var list []string
	has := strings.Split(other, "\n")
	for name := range strings.Lines(one) {
		if name = strings.TrimSpace(name); !slices.Contains(has, name) {
			list = append(list, name)
		}
	}
	return list
}

// exported lists what a package exports, a line each: "rules.Verdict.Next field".
func exported(t *testing.T, folder string, only []string) []string {
	t.Helper()
	var list []string
	files, err := filepath.Glob("../" + folder + "/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v", folder, err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range syntax.Decls {
			list = append(list, declared(d)...)
		}
	}
	var named []string
	for _, line := range list {
		name, _, _ := strings.Cut(line, " ")
		name, _, _ = strings.Cut(name, ".")
		if ast.IsExported(name) && (only == nil || slices.Contains(only, name)) {
			named = append(named, folder+"."+line)
		}
	}
	return named
}

// declared lists the names of a declaration with what they are; of a method and a field behind its type's.
func declared(d ast.Decl) []string {
	if f, ok := d.(*ast.FuncDecl); ok {
		if f.Recv == nil {
			return []string{f.Name.Name + " func"}
		}
		of := f.Recv.List[0].Type
		if star, ok := of.(*ast.StarExpr); ok {
			of = star.X
		}
		return inside(fmt.Sprint(of), []*ast.Ident{f.Name}, "method")
	}
	var list []string
	for _, spec := range d.(*ast.GenDecl).Specs {
		switch s := spec.(type) {
		case *ast.ValueSpec:
			for _, n := range s.Names {
				list = append(list, n.Name+" "+d.(*ast.GenDecl).Tok.String())
			}
		case *ast.TypeSpec:
			list = append(append(list, s.Name.Name+" type"), members(s)...)
		}
	}
	return list
}

// members lists the fields of a struct and the methods of an interface.
func members(s *ast.TypeSpec) []string {
	fields, what := (*ast.FieldList)(nil), "field"
	switch of := s.Type.(type) {
	case *ast.StructType:
		fields = of.Fields
	case *ast.InterfaceType:
		fields, what = of.Methods, "method"
	}
	if fields == nil {
		return nil
	}
	var list []string
	for _, f := range fields.List {
		list = append(list, inside(s.Name.Name, f.Names, what)...)
	}
	return list
}

func inside(of string, names []*ast.Ident, what string) []string {
	var list []string
	for _, n := range names {
		if n.IsExported() {
			list = append(list, of+"."+n.Name+" "+what)
		}
	}
	return list
}
