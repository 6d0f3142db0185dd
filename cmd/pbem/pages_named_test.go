package main

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestPagesThatMessagesName: a page that the program names in what it says comes with its package, and has the section that is named.
func TestPagesThatMessagesName(t *testing.T) {
	t.Parallel()
	list, err := os.ReadFile(filepath.Join(root, "cmd", "pbem-dev", "internal", "release", "tree.go"))
	if err != nil {
		t.Fatal(err)
	}
	page := regexp.MustCompile(`(?:“([^”]+)” in )?([a-z/-]*[a-z-]+\.md)\b`)
	m, found := parseModule(t), 0
	for folder, p := range m.folders {
		if folder == "docs" || strings.HasPrefix(folder, "cmd/pbem-dev") || strings.HasPrefix(folder, "web") { // they read pages, and say nothing of them
			continue
		}
		for _, f := range p.files {
			ast.Inspect(f, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING {
					return true
				}
				text, _ := strconv.Unquote(lit.Value)
				for _, named := range page.FindAllStringSubmatch(text, -1) {
					found++
					pageNamed(t, m.at(lit)+": ", string(list), named[2], named[1])
				}
				return true
			})
		}
	}
	if found < 3 {
		t.Errorf("%d pages are named", found)
	}
}

func pageNamed(t *testing.T, at, list, name, section string) {
	t.Helper()
	if !strings.Contains(list, `"docs/`+name+`"`) {
		t.Errorf("%s%s does not come with the package", at, name)
		return
	}
	text, err := os.ReadFile(filepath.Join(root, "docs", name))
	if err != nil {
		t.Error(at, err)
	}
	if section != "" && !regexp.MustCompile(`(?m)^#+ `+regexp.QuoteMeta(section)+`$`).Match(text) {
		t.Errorf("%s%s has no section %q", at, name, section)
	}
}
