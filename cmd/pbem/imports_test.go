package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// root is the module's folder, seen from here.
const root = "../.."

// layers says what of the module each folder may import; folders below one that is named share its line, and "x/..." is x
// and all below it. It is the table of docs/architecture.md: rules → notation → adjudicator → mailer/*, games → cmd.
func layers() map[string][]string {
	return map[string][]string{
		"rules":                           {"rules", "rules/line", "rules/phrase"}, // the engines: they know the contract, what position lines share, and not each other
		"rules/phrase":                    {},
		"rules/board":                     {"rules", "rules/phrase"},
		"rules/line":                      {"rules", "rules/phrase"},
		"rules/amp":                       {"rules", "rules/board", "rules/line", "rules/phrase"},
		"rules/presets":                   {"rules/..."},
		"rules/presets/loader":            {"rules/..."},
		"rules/presets/tree":              {"rules", "rules/phrase"},
		"rules/listing":                   {"rules", "rules/phrase"},
		"rules/robot":                     {"rules", "rules/robot/beam"},
		"rules/robot/beam":                {"rules"},
		"rules/robot/study":               {"rules", "rules/robot"},
		"rules/measure":                   {"rules", "rules/phrase", "rules/robot"},
		"notation":                        {"rules", "rules/phrase", "notation/..."},
		"adjudicator":                     {"rules", "rules/phrase", "notation", "notation/seal", "adjudicator/clock"},
		"adjudicator/clock":               {},
		"adjudicator/club":                {"adjudicator", "adjudicator/clock", "adjudicator/tournament", "rules", "rules/phrase"},
		"adjudicator/clock/abacus":        {"adjudicator/clock"},
		"adjudicator/tournament":          {"adjudicator/tournament/matching", "notation/eventfile", "notation/record", "rules"},
		"adjudicator/tournament/matching": {},
		"adjudicator/rating":              {"notation/record", "rules"},
		"mailer":                          {"rules/phrase"},
		"mailer/catalog":                  {"rules/phrase", "mailer/catalog", "mailer/tongue"},
		"mailer/tongue":                   {},
		"mailer/chat":                     {},
		"mailer/mime":                     {"mailer", "mailer/token", "mailer/mime/...", "rules/phrase"},
		"mailer/command":                  {"mailer", "mailer/token", "mailer/tongue", "mailer/chat", "adjudicator", "adjudicator/clock", "notation", "rules", "rules/phrase"},
		"mailer/crosstable":               {"adjudicator/tournament", "mailer/catalog", "notation/record", "rules/phrase"},
		"mailer/assent":                   {"mailer/mime/quotations", "mailer/tongue", "mailer/chat"},
		"mailer/token":                    {"adjudicator"},
		"mailer/auth":                     {"mailer", "mailer/mime/parts"},
		"mailer/compose":                  {"mailer", "mailer/catalog", "mailer/crosstable", "adjudicator", "adjudicator/tournament", "notation/diagram", "notation/diagram/raster", "rules", "rules/board", "rules/phrase", "rules/robot/study"},
		"mailer/imap":                     {"mailer", "mailer/arrival", "mailer/endpoint", "mailer/login"},
		"mailer/smtp":                     {"mailer", "mailer/endpoint", "mailer/login", "mailer/refusal"},
		"mailer/refusal":                  {},
		"mailer/login":                    {},
		"mailer/calendar":                 {},
		"mailer/receiver":                 {"mailer", "mailer/panics"},
		"mailer/arrival":                  {"mailer/auth"},
		"mailer/panics":                   {},
		"mailer/endpoint":                 {},
		"mailer/mailtest":                 {"mailer", "mailer/token", "mailer/mailtest/..."},
		"games":                           {"mailer", "rules", "adjudicator", "adjudicator/clock", "adjudicator/club", "games/...", "adjudicator/rating"},
		"games/sqlite":                    {"mailer", "adjudicator", "adjudicator/clock", "adjudicator/club", "games/...", "rules", "adjudicator/rating"}, // rules: how games ended, in stores of before that was a table
		"games/archive":                   {"games/durable", "games/system", "notation/record", "notation/eventfile", "notation/offers", "rules/phrase"},  // records are all it knows: no store, no mail
		"games/ratings":                   {"adjudicator/rating", "games"},
		"games/archive/query":             {"games/archive/...", "notation/record", "rules"},
		"games/archive/catalogue":         {"adjudicator/rating", "games/archive/...", "notation/record", "rules"},
		"games/presetfile":                {"rules/phrase", "rules/presets"},
		"games/archive/rulebook":          {"games/archive", "games/presetfile", "notation/record", "rules", "rules/phrase", "rules/presets"},
		"games/archive/signers":           {"games/archive", "games/durable", "games/serverkey", "notation/record", "rules/phrase"},
		"games/archive/verify":            {"games/archive/...", "games/presetfile", "notation/eventfile", "notation/record", "notation/signatures", "rules", "rules/phrase", "mailer/mime"},
		"games/archive/tournaments":       {"adjudicator/tournament", "notation/eventfile", "notation/record", "rules", "rules/phrase"},
		"games/names":                     {},
		"games/system":                    {},
		"games/tutorial":                  {"notation", "rules", "rules/phrase"}, // it is told how to find a game
		"games/storetest":                 {"mailer", "adjudicator", "adjudicator/clock", "adjudicator/club", "adjudicator/rating", "rules", "games", "games/archive/gamelog"},
		"games/quarantine":                {"games", "mailer", "mailer/mime", "mailer/panics"},
		// A letter's way: what it changes → what it is to those who answer it, and who is told → the subjects, none of which imports another but those
		// that end all that somebody has → the referee, who has their rows.
		"games/changes":       {"adjudicator", "adjudicator/clock", "adjudicator/club", "adjudicator/rating", "adjudicator/tournament", "games", "games/archive/gamelog", "games/names", "games/ratings", "mailer/catalog", "mailer/token", "notation/record", "rules", "rules/measure", "rules/phrase", "rules/presets", "rules/robot", "rules/robot/study"},
		"games/talk":          conversation(),
		"games/reply":         conversation("games/talk", "games/archive/gamelog", "web/composer"),
		"games/talk/play":     conversation("games/talk", "games/reply"),
		"games/talk/people":   conversation("games/talk", "games/reply"),
		"games/talk/bench":    conversation("games/talk"),
		"games/talk/lobby":    conversation("games/talk", "games/reply"),
		"games/talk/events":   conversation("games/talk", "games/reply", "adjudicator/rating"),
		"games/talk/watching": conversation("games/talk", "games/reply"),
		"games/talk/learn":    conversation("games/talk", "games/reply", "games/archive/verify", "games/tutorial"),
		"games/talk/leave":    conversation("games/talk", "games/reply", "games/talk/events", "games/talk/people", "games/talk/watching"),
		"games/talk/hosts":    conversation("games/talk", "games/reply", "games/talk/events", "games/talk/leave", "games/talk/watching"),
		"games/referee":       conversation("games/talk/...", "games/talk", "games/reply"),
		"games/daemon":        {"adjudicator", "adjudicator/clock", "adjudicator/club", "mailer/...", "games", "games/changes", "games/ratings", "games/referee", "games/reply", "games/robots", "games/talk", "games/talk/..."},
		"games/robots":        {"mailer/panics", "notation", "rules", "rules/presets", "rules/robot"},
		"games/trace":         {"games", "games/names", "rules/phrase"},
		"docs":                {"rules/...", "mailer/catalog"},
		"docs/scene":          {"rules", "rules/presets", "notation", "notation/diagram"},
		"web":                 {"rules/...", "notation/...", "adjudicator/rating", "adjudicator/tournament", "games/archive/catalogue", "games/archive/tournaments", "mailer/crosstable", "games/archive/query", "games/archive/signers", "games/durable", "mailer/catalog", "docs", "docs/scene", "web/composer", "web/inspect", "web/library", "adjudicator/clock"},
		"web/library":         {"rules", "rules/phrase", "rules/presets", "notation", "notation/eventfile", "notation/offers", "notation/record", "adjudicator/rating", "adjudicator/tournament", "games/archive/catalogue", "games/archive/query", "games/archive/tournaments"}, // what the pages are made of: no page, no language
		"web/composer":        {"rules", "rules/phrase", "rules/presets/loader", "rules/presets/tree", "notation/diagram", "web/composer/..."},                                                                                                                                   // no more: it is compiled for browsers, and is to be small
		"web/judge":           {"rules/...", "notation/...", "mailer/catalog"},                                                                                                                                                                                                   // nothing that has files or a clock: other sites have it in their pages
		"web/judge/wasm":      {"mailer/catalog", "web/inspect", "web/judge"},
		"web/inspect":         {"rules/phrase", "rules/presets/...", "mailer/catalog", "docs"},
		"internal/testing":    {"internal/testing/..."}, // servers for tests: they know nothing of the program
		"cmd":                 {"rules/...", "notation/...", "adjudicator", "adjudicator/clock", "adjudicator/clock/abacus", "adjudicator/club", "adjudicator/rating", "adjudicator/tournament", "mailer/...", "games/...", "docs", "web/...", "cmd/..."},
		"cmd/pbem-dev":        {"rules/...", "notation/...", "adjudicator", "adjudicator/clock", "adjudicator/clock/abacus", "adjudicator/club", "adjudicator/rating", "adjudicator/tournament", "mailer/...", "games/...", "docs", "web/...", "cmd/...", "internal/testing/..."},

		// the rooms of the reader: text, quotations and robots stand on parts, and robots reads the words of reports
		"mailer/mime/parts":      {"mailer", "rules/phrase"},
		"mailer/mime/text":       {"mailer/mime/parts", "rules/phrase"},
		"mailer/mime/quotations": {"mailer/mime/parts"},
		"mailer/mime/robots":     {"mailer", "mailer/refusal", "mailer/token", "mailer/mime/parts", "mailer/mime/text"},

		// records also lie in letters
		"games/archive/collection": {"games/archive", "games/archive/gamelog", "games/archive/spool", "games/presetfile", "notation/...", "rules/phrase", "mailer/mime/text"},
	}
}

// conversation is what answering letters stands on, and what else one of its rooms may import.
func conversation(besides ...string) []string {
	return append([]string{"rules", "rules/...", "notation", "notation/...", "adjudicator", "adjudicator/clock", "adjudicator/club", "adjudicator/tournament", "mailer", "mailer/...", "games", "games/archive", "games/archive/collection", "games/changes", "games/names", "games/ratings", "games/robots", "docs"}, besides...)
}

// core lists what the pure middle may import from outside the module: nothing that has a clock, dice, files or sockets.
func core() map[string][]string {
	words := []string{"bytes", "cmp", "errors", "fmt", "iter", "maps", "math", "math/bits", "slices", "strconv", "strings", "unicode", "unicode/utf8"}
	return map[string][]string{
		"rules":                   words,
		"rules/phrase":            append([]string{"time"}, words...),
		"rules/robot":             append([]string{"math/rand/v2"}, words...), // numbers that follow from a seed: see impure
		"rules/presets":           append([]string{"crypto/sha256", "embed", "encoding/hex", "io", "regexp", "gopkg.in/yaml.v3"}, words...),
		"rules/presets/loader":    append([]string{"github.com/agnivade/levenshtein", "reflect"}, words...), // reflect: whether two options make the same game
		"rules/presets/tree":      words,
		"notation":                append([]string{"html", "github.com/agnivade/levenshtein"}, words...),
		"notation/record":         append([]string{"crypto/ed25519", "crypto/sha256", "encoding/base64", "encoding/csv", "encoding/hex", "encoding/json", "io", "time", "unicode/utf16", "golang.org/x/text/unicode/norm"}, words...),
		"notation/diagram":        append([]string{"embed", "html", "image", "image/color", "image/draw", "golang.org/x/image/vector"}, words...),
		"notation/diagram/raster": {"bytes", "errors", "image", "image/gif", "image/png"},
		"notation/seal":           {"crypto/sha256", "encoding/hex"},
		"adjudicator":             append([]string{"encoding/json", "sync", "time"}, words...), // sync for a table that is made once
		"adjudicator/tournament":  append([]string{"math/big", "time"}, words...),
		"mailer/chat":             append([]string{"embed", "sync", "golang.org/x/text/unicode/norm"}, words...),
		"mailer/assent":           append([]string{"golang.org/x/text/unicode/norm"}, words...),
		"web/composer":            words,
		"web/composer/wasm":       {"strings", "syscall/js"},
		"web/judge/wasm":          {"encoding/json", "syscall/js"},
		"web/judge":               append([]string{"bufio", "encoding/json", "io", "unicode/utf16"}, words...),

		"notation/signatures": {"crypto/ed25519", "crypto/sha512", "encoding/binary", "slices", "filippo.io/edwards25519"},
		"notation/offers":     append([]string{"encoding/json", "time"}, words...),
		"notation/eventfile":  append([]string{"crypto/ed25519", "crypto/sha256", "encoding/hex", "time", "golang.org/x/text/unicode/norm"}, words...),
		"notation/pgn":        append([]string{"regexp", "time", "golang.org/x/text/encoding/charmap"}, words...),
	}
}

// unsorted lists the ranges over maps in the core whose order cannot matter: "folder function", with the reason.
func unsorted() map[string]string { return map[string]string{} }

// TestImports walks the import graph and the syntax trees: imports go downwards only, and the core has no clock, no dice,
// no files, no sockets, and goes through no map in an order that could matter.
func TestImports(t *testing.T) {
	t.Parallel()
	m := parseModule(t)
	for folder, p := range m.folders {
		allowed, known := longest(layers(), folder)
		if !known {
			t.Errorf("%s stands in no layer", folder)
		}
		outside, pure := longest(core(), folder)
		for _, f := range p.files {
			for _, spec := range f.Imports {
				name, _ := strconv.Unquote(spec.Path.Value)
				inner, ours := strings.CutPrefix(name, "pbem/")
				switch {
				case ours && !slices.ContainsFunc(allowed, func(a string) bool { return covers(a, inner) }):
					t.Errorf("%s: %s imports %s, which lies above it", m.at(spec), folder, inner)
				case !ours && pure && !slices.Contains(outside, name):
					t.Errorf("%s: %s imports %s", m.at(spec), folder, name)
				}
			}
		}
		if pure {
			m.pure(t, folder, p)
		}
	}
	if len(m.folders) < 25 {
		t.Errorf("only %d folders were found", len(m.folders))
	}
}

// covers reports whether a folder is the one that a line names, or lies below "x/...".
func covers(line, folder string) bool {
	above, wide := strings.CutSuffix(line, "/...")
	return folder == above || wide && strings.HasPrefix(folder, above+"/")
}

// longest finds the line of a table that stands for a folder: its own, or that of the nearest folder above.
func longest(table map[string][]string, folder string) (line []string, known bool) {
	for ; folder != "."; folder = path.Dir(folder) {
		if line, known = table[folder]; known {
			return line, true
		}
	}
	return nil, false
}

// module is the program's own source without its tests.
type module struct {
	set     *token.FileSet
	folders map[string]*folderSource
}

type folderSource struct {
	files   []*ast.File
	checked *types.Package
	info    types.Info
}

func parseModule(t *testing.T) *module {
	t.Helper()
	m := &module{set: token.NewFileSet(), folders: map[string]*folderSource{}}
	err := filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && entry.Name() == "testdata" {
			return fs.SkipDir // as the go tool does
		}
		if err != nil || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		syntax, err := parser.ParseFile(m.set, file, nil, 0)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(file))
		if m.folders[folder] == nil {
			m.folders[folder] = &folderSource{info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
		}
		m.folders[folder].files = append(m.folders[folder].files, syntax)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func (m *module) at(n ast.Node) string { return m.set.Position(n.Pos()).String() }

// Import implements types.Importer. The module's own packages are checked; of others, only the name is known: that is
// enough to see the maps, and quick.
func (m *module) Import(name string) (*types.Package, error) {
	inner, ours := strings.CutPrefix(name, "pbem/")
	p := m.folders[inner]
	if !ours || p == nil {
		other := types.NewPackage(name, strings.TrimSuffix(path.Base(name), ".v3"))
		other.MarkComplete()
		return other, nil
	}
	if p.checked == nil {
		config := types.Config{Importer: m, Error: func(error) {}} // unknown names of other modules
		p.checked, _ = config.Check(name, m.set, p.files, &p.info)
	}
	return p.checked, nil
}

// pure refuses calls of the clock and ranges over maps that are not sorted.
func (m *module) pure(t *testing.T, folder string, p *folderSource) {
	t.Helper()
	if _, err := m.Import("pbem/" + folder); err != nil {
		t.Fatal(err)
	}
	allowed := unsorted()
	for _, f := range p.files {
		for _, d := range f.Decls {
			name := ""
			if function, ok := d.(*ast.FuncDecl); ok {
				name = function.Name.Name
			}
			ast.Inspect(d, func(n ast.Node) bool {
				if what := impure(n, p); what != "" && allowed[folder+" "+name] == "" {
					t.Errorf("%s: %s in the core", m.at(n), what)
				}
				return true
			})
		}
	}
}

func impure(n ast.Node, p *folderSource) string {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		if of, ok := n.X.(*ast.Ident); ok && of.Name == "time" && slices.Contains([]string{"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker", "Local", "LoadLocation"}, n.Sel.Name) {
			return "time." + n.Sel.Name
		}
		if of, ok := n.X.(*ast.Ident); ok && of.Name == "rand" && !slices.Contains([]string{"New", "NewPCG", "Rand"}, n.Sel.Name) {
			return "rand." + n.Sel.Name // dice without a seed
		}
	case *ast.GoStmt:
		return "a goroutine"
	case *ast.RangeStmt:
		if of, ok := p.info.Types[n.X]; ok && of.Type != nil {
			if _, isMap := of.Type.Underlying().(*types.Map); isMap {
				return "a range over a map"
			}
		}
		if call, ok := n.X.(*ast.CallExpr); ok {
			if f, ok := call.Fun.(*ast.SelectorExpr); ok {
				if of, ok := f.X.(*ast.Ident); ok && of.Name == "maps" {
					return "a range over maps." + f.Sel.Name
				}
			}
		}
	}
	return ""
}
