package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the module's folder, seen from here.
const root = "../.."

// prefixes are the families of messages whose keys the program puts together, each with what follows the prefix.
func prefixes() map[string]string {
	return map[string]string{
		"code-":         "rules.Code",
		"lesson-":       "a lesson of a tutorial, of which package tutorial holds the names",
		"diagram-mark-": "what the last turn did to a square",
		"cause-":        "rules.Cause",
		"quiet-":        "rules.Quiet",
		"month-":        "a month, 1 to 12",
		"weekday-":      "a day of the week, 0 to 6",
		"unit-":         "the name of a kind of unit: a term",
		"group-":        "the name of an AMP: a term",
		"language-":     "the name of a language, by its tag",
	}
}

// own are the messages that the renderer itself asks for.
func own() []string {
	return []string{"days", "hours", "minutes", "less-than-a-minute", "list-comma", "list-and", "list-or",
		"moment", "moment-with-day", "moment-here", "moment-with-day-here", "date"}
}

// TestEveryPhraseIsInTheCatalogue walks the syntax trees of the whole program: every phrase that it makes is in the catalogue
// with just these arguments, and every message of the catalogue is said somewhere.
func TestEveryPhraseIsInTheCatalogue(t *testing.T) {
	t.Parallel()
	english, err := Load("en")
	if err != nil {
		t.Fatal(err)
	}
	calls := slices.Concat(phraseCalls(t), templateCalls(t), tagCalls(t))
	if len(calls) < 100 {
		t.Errorf("only %d phrases were found in the program", len(calls))
	}
	used := map[string]bool{}
	for _, key := range own() {
		used[key] = true
	}
	for _, c := range calls {
		m := english.message(c.key)
		if m == nil {
			t.Errorf("%s: the catalogue has no message %q", c.at, c.key)
			continue
		}
		used[c.key] = true
		if want := slices.Sorted(maps.Keys(english.arguments(m))); !slices.Equal(c.names, want) {
			t.Errorf("%s: %q is given %v, and says %v", c.at, c.key, c.names, want)
		}
	}
	for _, word := range quotedWords(t) {
		used[word] = true
	}
	for _, key := range english.Keys() {
		for _, other := range english.message(key).references() {
			used[other] = true
		}
	}
	for _, key := range english.Keys() {
		if selfReferring(english, key, map[string]bool{}) {
			t.Errorf("%s puts in itself", key)
		}
		if !used[key] && !inFamily(key) {
			t.Errorf("%s is never said", key)
		}
	}
}

func inFamily(key string) bool {
	for prefix := range prefixes() {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}

// arguments lists what a message puts in, also in its forms and in the messages that it refers to.
func (l *Language) arguments(m *message) map[string]bool {
	names := map[string]bool{}
	for _, p := range append(slices.Collect(maps.Values(m.forms)), m.pattern) {
		p.each(func(e element) {
			switch {
			case e.choice != nil:
				names[e.choice.arg] = true
			case e.arg != "":
				names[e.arg] = true
			case e.message != "" && l.entries[e.message] != nil:
				maps.Copy(names, l.arguments(l.message(e.message)))
			}
		})
	}
	return names
}

// call is one phrase in the source.
type call struct {
	at, key string
	names   []string // of its arguments, sorted
}

// phraseCalls finds phrase.New("key", "name", value, …) and its kin in all Go files that are no tests.
func phraseCalls(t *testing.T) []call {
	t.Helper()
	var calls []call
	set := token.NewFileSet()
	each(t, ".go", func(file string) {
		syntax, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(syntax, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok && makesPhrase(c) {
				if found, ok := readCall(t, set, c); ok {
					calls = append(calls, found)
				}
			}
			return true
		})
	})
	return calls
}

// makesPhrase reports whether a call is phrase.New, phrase.Errorf or a language's Tell.
func makesPhrase(c *ast.CallExpr) bool {
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || len(c.Args) == 0 {
		return false
	}
	of, _ := f.X.(*ast.Ident)
	return f.Sel.Name == "Tell" || of != nil && of.Name == "phrase" && (f.Sel.Name == "New" || f.Sel.Name == "Errorf")
}

func readCall(t *testing.T, set *token.FileSet, c *ast.CallExpr) (found call, ok bool) {
	found.at = set.Position(c.Pos()).String()
	key, ok := literal(c.Args[0])
	if !ok {
		checkFamily(t, found.at, c.Args[0])
		return found, false
	}
	found.key = key
	if c.Ellipsis.IsValid() {
		return found, false
	}
	for i := 1; i < len(c.Args); i += 2 {
		name, ok := literal(c.Args[i])
		if !ok {
			t.Errorf("%s: argument %d of %q has no name", found.at, i, key)
		}
		found.names = append(found.names, name)
	}
	slices.Sort(found.names)
	return found, true
}

// checkFamily: a key that is put together begins with the prefix of a family.
func checkFamily(t *testing.T, at string, key ast.Expr) {
	sum, ok := key.(*ast.BinaryExpr)
	if ok {
		if prefix, ok := literal(sum.X); ok && prefixes()[prefix] != "" {
			return
		}
	}
	if field, ok := key.(*ast.SelectorExpr); ok {
		key = field.Sel
	}
	if id, ok := key.(*ast.Ident); ok && id.Name == "key" {
		return // handed on by a function that is given a key itself
	}
	t.Errorf("%s: the key is neither a literal nor one of a family", at)
}

func literal(e ast.Expr) (string, bool) {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// quotedWords finds whatever stands in quotation marks in templates, scripts and Go files: a key that is handed to a function
// of ours stands so.
func quotedWords(t *testing.T) []string {
	t.Helper()
	var words []string
	quoted := regexp.MustCompile("[\"'`]([a-z][a-z0-9-]+)[\"'`]")
	for _, ending := range []string{".go", ".html", ".js"} {
		each(t, ending, func(file string) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
				words = append(words, m[1])
			}
		})
	}
	return words
}

// each visits the program's own files with an ending, without tests.
func each(t *testing.T, ending string, visit func(file string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && (entry.Name() == "testdata" || strings.HasPrefix(entry.Name(), ".") && file != root) {
			return fs.SkipDir
		}
		if err == nil && strings.HasSuffix(file, ending) && !strings.HasSuffix(file, "_test.go") {
			visit(file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
