package catalog

import (
	"os"
	"reflect"
	"slices"
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
