package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	syntax "text/template/parse"
)

// templateCalls finds {{say "key" "name" value …}} and {{markup …}} in the templates of pages.
func templateCalls(t *testing.T) []call {
	t.Helper()
	var calls []call
	each(t, ".html", func(file string) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		trees := map[string]*syntax.Tree{}
		page := syntax.New(file)
		page.Mode = syntax.SkipFuncCheck
		if _, err := page.Parse(string(text), "", "", trees); err != nil {
			t.Fatal(err)
		}
		for _, tree := range trees {
			commands(reflect.ValueOf(tree.Root), func(c *syntax.CommandNode) {
				if found, ok := readTemplateCall(c); ok {
					found.at = file
					calls = append(calls, found)
				}
			})
		}
	})
	if len(calls) < 100 {
		t.Errorf("only %d phrases were found in the templates", len(calls))
	}
	return calls
}

// commands visits every command below a node, also those in brackets and within conditions.
func commands(v reflect.Value, visit func(*syntax.CommandNode)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if _, up := v.Interface().(*syntax.Tree); up || v.IsNil() {
			return
		}
		if c, ok := v.Interface().(*syntax.CommandNode); ok {
			visit(c)
		}
		commands(v.Elem(), visit)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				commands(v.Field(i), visit)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			commands(v.Index(i), visit)
		}
	}
}

// readTemplateCall reads a call with a literal key; one with another argument says a phrase that was made elsewhere.
func readTemplateCall(c *syntax.CommandNode) (found call, ok bool) {
	name, ok := c.Args[0].(*syntax.IdentifierNode)
	if !ok || name.Ident != "say" && name.Ident != "markup" || len(c.Args) < 2 {
		return found, false
	}
	key, ok := c.Args[1].(*syntax.StringNode)
	if !ok {
		return found, false
	}
	found.key = key.Text
	for i := 2; i < len(c.Args); i += 2 {
		if arg, ok := c.Args[i].(*syntax.StringNode); ok {
			found.names = append(found.names, arg.Text)
		}
	}
	slices.Sort(found.names)
	return found, true
}

// tagCalls finds the keys in the tags of the command line: help:"flag-config" and placeholder:"place-file". What only those run who work on the
// program speaks English where it stands.
func tagCalls(t *testing.T) []call {
	t.Helper()
	var calls []call
	set := token.NewFileSet()
	each(t, ".go", func(file string) {
		if strings.HasPrefix(file, filepath.Join(root, "cmd", "pbem-dev")) {
			return
		}
		syntax, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(syntax, func(n ast.Node) bool {
			if f, ok := n.(*ast.Field); ok && f.Tag != nil {
				calls = append(calls, keysIn(set.Position(f.Pos()).String(), f.Tag.Value)...)
			}
			return true
		})
	})
	if len(calls) < 100 {
		t.Errorf("only %d phrases were found in the tags of the command line", len(calls))
	}
	return calls
}

func keysIn(at, quoted string) (calls []call) {
	tag, err := strconv.Unquote(quoted)
	if err != nil {
		return nil
	}
	for _, name := range []string{"help", "placeholder"} {
		if key, ok := reflect.StructTag(tag).Lookup(name); ok {
			calls = append(calls, call{at: at, key: key})
		}
	}
	return calls
}
