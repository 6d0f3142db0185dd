package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// outside lists the folders that read what other people and programs have written, where sentences are data: nobody else
// compares one.
func outside() map[string]string {
	return map[string]string{
		"mailer/mime":              "letters of all the world's mail programs",
		"mailer/auth":              "what other servers write into headers",
		"mailer/smtp":              "replies of mail servers",
		"mailer/imap":              "replies of mail servers",
		"mailer/mailtest":          "tests and their servers",
		"mailer/command":           "what players write",
		"notation/record/witness":  "the spelling of a format",
		"internal/testing/webtest": "what a browser says",
		"cmd/internal/doctor":      "replies of mail servers and name servers",
		"cmd/internal/config":      "what the YAML library says",
		"rules/presets/document":   "what the YAML library says",
		"games/storetest":          "tests of stores",
		"cmd/pbem-dev":             "tests of the developers'",
	}
}

// TestNoDecisionHangsOnASentence walks the syntax trees of the whole program: no text that was rendered for people, and no
// error's text, is compared with anything or searched in; and no sentence is searched for.
func TestNoDecisionHangsOnASentence(t *testing.T) {
	t.Parallel()
	set, seen := token.NewFileSet(), 0
	each(t, ".go", func(file string) {
		syntax, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		place, _ := filepath.Rel(root, file)
		ast.Inspect(syntax, func(n ast.Node) bool {
			for _, e := range compared(n) {
				seen++
				switch {
				case isRendered(e) && !readsOutside(place):
					t.Errorf("%s: a decision hangs on a rendered text", set.Position(e.Pos()))
				case isSentence(e) && !readsOutside(place):
					t.Errorf("%s: a decision hangs on a sentence", set.Position(e.Pos()))
				}
			}
			return true
		})
	})
	if seen < 1000 {
		t.Errorf("only %d comparisons were found", seen)
	}
}

// compared lists what a comparison or a search looks at.
func compared(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if n.Op == token.EQL || n.Op == token.NEQ {
			return []ast.Expr{n.X, n.Y}
		}
	case *ast.CaseClause:
		return n.List
	case *ast.SwitchStmt:
		if n.Tag != nil {
			return []ast.Expr{n.Tag}
		}
	case *ast.CallExpr:
		if searches(n) {
			return n.Args
		}
	}
	return nil
}

// searches reports whether a call looks into a text.
func searches(c *ast.CallExpr) bool {
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of, _ := f.X.(*ast.Ident)
	names := []string{"Contains", "HasPrefix", "HasSuffix", "Index", "LastIndex", "EqualFold", "Cut", "CutPrefix", "CutSuffix", "Count", "Compare", "TrimPrefix", "TrimSuffix"}
	return of != nil && (of.Name == "strings" || of.Name == "bytes") && slices.Contains(names, f.Sel.Name)
}

// isRendered reports whether an expression is a text for people: of a language, or an error's.
func isRendered(e ast.Expr) bool {
	c, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	switch f.Sel.Name {
	case "Say", "Tell":
		return true
	case "Error":
		return true
	case "String":
		inner, ok := f.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		of, ok := inner.Fun.(*ast.SelectorExpr)
		return ok && of.Sel.Name == "Phrase"
	}
	return false
}

// isSentence reports whether an expression is a literal that reads like one: three words or more.
func isSentence(e ast.Expr) bool {
	text, ok := literal(e)
	if !ok {
		return false
	}
	words := 0
	for word := range strings.FieldsSeq(text) {
		if strings.Trim(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,.;:'") == "" && len(word) > 1 {
			words++
		}
	}
	return words >= 3
}

func readsOutside(place string) bool {
	for folder := range outside() {
		if strings.HasPrefix(place, folder) {
			return true
		}
	}
	return false
}
