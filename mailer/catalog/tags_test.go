package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

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
