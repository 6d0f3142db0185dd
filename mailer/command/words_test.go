package command_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/presets"
)

// grammar are the sources that read what stands behind commands; those beside them read greetings, signatures, subjects and turns.
func grammar() []string {
	return []string{"admin", "ahead", "arguments", "duration", "limit", "mail", "new", "seek", "tournament", "tutorial", "vacation", "watch"}
}

// otherEnglish are further English spellings of words that the languages spell, and words that are the same in all of them.
func otherEnglish() []string {
	return strings.Split("a draw by repetition, a win on time, abcdefghijklmnopqrstuvwxyz, accepted, adjudicated, against, agreed, amoeba chess, an, any move, any other turn, any other, "+
		"any turn, anything else, anything, automatic, board ascii, board plain, board unicode, board wide, boards plain, boards unicode, boards wide, boards, by, "+
		"changing subjects, chesimal, chesimals, constant subject, constant subjects, continue, cosmic chess, count, decline, declined, default, digests, double-round-robin, "+
		"draw by quiet turns, draw by repetition, end only, ends, everything, exit, finish, five, free, fusion, go on, her, him, html, in, it, lifeform chess, my, "+
		"no-vacation, nolimit, offered, ok, only end, only the end, over, picture off, picture on, pictures off, pictures on, plain board, plain boards, player, quiet turns, "+
		"quit, refused, reject, rejected, restart, robin, round, roundrobin, section, skip, starts, subject changing, subject constant, subject telling, subjects changing, "+
		"subjects constant, subjects telling, take over, take-over, telling subjects, text, that, the end, the, them, this, threefold repetition, threefold, through, "+
		"till, time-out, timeout, unicode board, unicode boards, unicode, unlimited, us, usual, vacations, versus, wide board, wide boards, win on time, with pictures, "+
		"without pictures, without, you, your", ", ")
}

// TestEveryWordInEveryLanguage: each word that the reading of commands compares with is spelt in each language: as a command, behind one, or in a
// group. So a word that is new in the grammar is missed here until it has its spelling, or is told to be another for one that has.
func TestEveryWordInEveryLanguage(t *testing.T) {
	t.Parallel()
	words := comparedWords(t)
	if len(words) < 100 {
		t.Fatalf("only %d words were found", len(words))
	}
	for _, tg := range tongues(t) {
		known := append(tg.English(), tg.Words()...)
		for _, word := range words {
			spelt := slices.ContainsFunc(known, func(k string) bool { return k == word || slices.Contains(strings.Fields(k), word) })
			if !spelt && !slices.Contains(otherEnglish(), word) {
				t.Errorf("%s has no word for %q", tg.Tag(), word)
			}
		}
	}
}

// comparedWords lists the words in the sources of this package that something is compared with: in cases, comparisons, keys of tables and lists.
func comparedWords(t *testing.T) (list []string) {
	t.Helper()
	plain := regexp.MustCompile(`^[a-z][a-z -]*[a-z]$`)
	seen := map[string]bool{}
	for _, name := range grammar() {
		parsed, err := parser.ParseFile(token.NewFileSet(), name+".go", nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if _, imported := n.(*ast.ImportSpec); imported {
				return false
			}
			if call, ok := n.(*ast.CallExpr); ok && phrases(call) {
				return false
			}
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			text, _ := strconv.Unquote(lit.Value)
			if plain.MatchString(text) && !seen[text] {
				seen[text] = true
				list = append(list, text)
			}
			return true
		})
	}
	return list
}

// phrases reports whether a call makes a phrase, whose texts are keys and names.
func phrases(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of, ok := f.X.(*ast.Ident)
	return ok && of.Name == "phrase"
}

// TestEveryNameInEveryLanguage: in each preset every AMP and unit is understood by each of its spellings in each language, also as our letters
// call it.
func TestEveryNameInEveryLanguage(t *testing.T) {
	t.Parallel()
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range languages {
		if l.Tongue() == nil {
			continue
		}
		spelt := map[string][]string{}
		for _, group := range []string{"colours", "units"} {
			for _, m := range l.Tongue().Meanings(group) {
				spelt[strings.ToLower(m.English)] = append(spelt[strings.ToLower(m.English)], m.Own...)
			}
		}
		for _, s := range presets.Names() {
			v := gameOf(t, s.Name).Vocabulary()
			table := &command.Table{Vocabulary: v}
			ctx := command.Context{Game: 1, Tongues: tongues(t), Language: l.Tag(), Tables: func(int) *command.Table { return table }}
			read := func(words, want string) {
				t.Helper()
				if list := command.Parse(words, "", ctx); len(list) != 1 || list[0].Kind != command.Turn || !list[0].Problem.Empty() || !strings.EqualFold(list[0].Text, want) {
					t.Errorf("%s, %s: %q is not %q but %+v", s.Name, l.Tag(), words, want, list)
				}
			}
			for _, g := range v.Groups {
				names := spelt[g.Name]
				if len(names) == 0 {
					t.Errorf("%s: %s has no word for %s", s.Name, l.Tag(), g.Name)
				}
				for _, name := range names {
					read(name+": a1-a2", g.Name+": a1-a2")
					read(strings.ToUpper(name)+": a1-a2", g.Name+": a1-a2")
				}
			}
			for _, u := range v.Units {
				names := spelt[strings.ToLower(u.Name)]
				if shown := l.Tell("unit-" + strings.ToLower(u.Name)); !slices.Contains(names, shown) {
					t.Errorf("%s, %s: letters call %s %q, and turns don't: %q", s.Name, l.Tag(), u.Name, shown, names)
				}
				for _, name := range names {
					read(name+" a1-a2", u.Name+" a1-a2")
				}
			}
		}
	}
}
