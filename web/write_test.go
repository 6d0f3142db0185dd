package web_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules/presets"
	"pbem/web"
)

// written writes a site and returns the names of its files, in order, and what is in them, but for the engines.
func written(t testing.TB, p *web.Pages) (names []string, text map[string]string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "site")
	if _, err := p.Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	names, text = filesIn(t, dir), map[string]string{}
	for _, name := range names {
		if strings.HasSuffix(name, ".wasm.gz") { // large
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		text[name] = string(data)
	}
	return names, text
}

func filesIn(t testing.TB, dir string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			name, _ := filepath.Rel(dir, path)
			names = append(names, filepath.ToSlash(name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == ".pbem-site" })
}

// TestWrittenIsServed: the files are what the server answers, byte for byte, but for the list of games, for how the composer's programs lie, and for what pages of games tell of pictures and forms that a server makes.
func TestWrittenIsServed(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, site(t, oneOfEach(t, 2)...)))
	dir := t.TempDir()
	done, err := p.Write(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	names := filesIn(t, dir)
	if done.Games != 17 || done.Files != len(names) || done.Changed != done.Files || done.Removed != 0 {
		t.Errorf("%+v, and there are %d files", done, len(names))
	}
	for _, name := range names {
		file, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		w, page := get(t, p, "/"+name), strings.TrimPrefix(name, "de/")
		if same := w.Body.String() == string(file); w.Code != 200 || same == (page == "games/index.html" || page == "compose.html" || strings.HasPrefix(page, "game/") && strings.HasSuffix(page, ".html")) {
			t.Errorf("%s: status %d, served as it is written: %v", name, w.Code, same)
		}
	}
}

// TestWriteAgain: only what has changed is written, and what is no longer wanted goes, but nothing of anybody else's.
func TestWriteAgain(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	s := site(t, play(t, cosmic, 1, 4), play(t, cosmic, 2, 4))
	dir := filepath.Join(t.TempDir(), "a", "site")
	write := func() web.Summary {
		t.Helper()
		done, err := pages(t, s).Write(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		return done
	}
	first := write()
	if again := write(); again.Changed != 0 || again.Removed != 0 || again.Files != first.Files {
		t.Errorf("nothing has changed, but %+v", again)
	}
	put(t, dir, "own.txt", "mine")
	put(t, dir, "game/2/mine.txt", "mine")
	put(t, dir, "presets/cosmic.html", "spoilt")
	put(t, dirOf(s), "001.pbem", play(t, cosmic, 1, 3).String())
	if err := os.Remove(filepath.Join(dirOf(s), "002.pbem")); err != nil {
		t.Fatal(err)
	}
	third := write()
	names := filesIn(t, dir)
	for name, want := range map[string]bool{
		"own.txt": true, "game/2/mine.txt": true, "game/2/index.html": false, "game/2/002.pbem": false, "game/1/index.html": true,
	} {
		if slices.Contains(names, name) != want {
			t.Errorf("%s is there: %v", name, !want)
		}
	}
	if third.Games != 1 || third.Removed < 2 || third.Changed == 0 || third.Changed > 20 {
		t.Errorf("%+v", third)
	}
	if page, _ := os.ReadFile(filepath.Join(dir, "presets/cosmic.html")); string(page) == "spoilt" {
		t.Error("a file that somebody spoilt is left so")
	}
	for _, name := range names {
		if strings.HasSuffix(name, ".new") {
			t.Errorf("%s was left behind", name)
		}
	}
}

// TestUnchangedGames: with the same program, the pages of a game are made anew when its record is another, and not before.
func TestUnchangedGames(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	s, dir := site(t, play(t, cosmic, 1, 4), play(t, cosmic, 2, 4)), t.TempDir()
	s.Build = "1"
	write := func(want int) {
		t.Helper()
		done, err := pages(t, s).Write(t.Context(), dir)
		if names := filesIn(t, dir); err != nil || done.Files != len(names) || want >= 0 && done.Removed != 0 {
			t.Fatalf("%+v and %d files, %v", done, len(names), err)
		}
		if done.Changed != want && want >= 0 {
			t.Errorf("%d files were written, want %d", done.Changed, want)
		}
	}
	write(-1)
	write(0)
	put(t, dir, "game/1/index.html", "spoilt")
	write(0)
	text := play(t, cosmic, 1, 4).String()
	put(t, dirOf(s), "001.pbem", strings.Replace(text, "[Site \"games", "[Site \"Games", 1))
	write(-1)
	if page, _ := os.ReadFile(filepath.Join(dir, "game/1/index.html")); string(page) == "spoilt" {
		t.Error("a game was not made anew, though its record is another")
	}
	put(t, dir, "game/2/index.html", "spoilt")
	s.Build = "2"
	write(1)
}

// TestRulesComeLater: a game whose rules are not known is looked at again by every writing.
func TestRulesComeLater(t *testing.T) {
	t.Parallel()
	s, dir := site(t, play(t, builtin(t, "cosmic"), 1, 2)), t.TempDir()
	s.Build, s.Rules = "1", nil
	for _, want := range []string{"replay this record to its end", "Verified."} {
		if _, err := pages(t, s).Write(t.Context(), dir); err != nil {
			t.Fatal(err)
		}
		if page, _ := os.ReadFile(filepath.Join(dir, "game/1/index.html")); !strings.Contains(string(page), want) {
			t.Errorf("the page of the game does not say %q", want)
		}
		s.Rules = byName
	}
}

// TestRulesGoAndComeBack: the page of a game links its rules as long as they can be had, and is left alone when other rules
// join them.
func TestRulesGoAndComeBack(t *testing.T) {
	t.Parallel()
	own := ownPreset(t)
	s, dir := site(t, play(t, own, 1, 2), play(t, builtin(t, "cosmic"), 2, 2)), t.TempDir()
	digits := strings.TrimPrefix(own.Hash, "sha256:")
	link, other := "rules/"+digits+".yaml", *builtin(t, "cosmic")
	other.Hash = "sha256:" + strings.Repeat("0", 64)
	s.Build = "1"
	unnamed := func(r *record.Record) (*presets.Preset, error) { return &other, nil } // the record replays by other rules
	for _, rules := range []func(*record.Record) (*presets.Preset, error){rulesOf(own), unnamed, rulesOf(own)} {
		s.Rules = rules
		if _, err := pages(t, s).Write(t.Context(), dir); err != nil {
			t.Fatal(err)
		}
		_, err := os.Stat(filepath.Join(dir, filepath.FromSlash(link)))
		page, _ := os.ReadFile(filepath.Join(dir, "game/1/index.html"))
		if there := err == nil; strings.Contains(string(page), link) != there {
			t.Errorf("the rules are there: %v, and the page links them: %v", there, !there)
		}
	}
	put(t, dir, "game/1/index.html", "left alone")
	put(t, dirOf(s), "003.pbem", play(t, builtin(t, "amoeba"), 3, 2).String())
	if _, err := pages(t, s).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	if page, _ := os.ReadFile(filepath.Join(dir, "game/1/index.html")); string(page) != "left alone" {
		t.Error("the pages of a game are made anew because another game brought rules along")
	}
}

// TestForeignFolder: nothing is written among files of somebody else's.
func TestForeignFolder(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{"notes.txt": "mine", ".pbem-site": "mine\n", ".hidden": ""} {
		dir := t.TempDir()
		put(t, dir, name, text)
		if _, err := pages(t, site(t)).Write(t.Context(), dir); !errors.Is(err, web.ErrForeign) {
			t.Errorf("beside %s: %v", name, err)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
			t.Errorf("beside %s: %v, %v", name, left, err)
		}
	}
}

// TestListThatPointsOutside: a list of files that was tampered with removes nothing elsewhere.
func TestListThatPointsOutside(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	put(t, dir, "precious", "mine")
	target := filepath.Join(dir, "site")
	if err := os.Mkdir(target, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"../precious", filepath.Join(dir, "precious"), "game/../../precious", ""} {
		put(t, target, ".pbem-site", "pbem site 1\n"+name+"\n")
		if _, err := pages(t, site(t)).Write(t.Context(), target); err == nil {
			t.Errorf("%q was taken for a file of the site", name)
		}
		if _, err := os.Stat(filepath.Join(dir, "precious")); err != nil {
			t.Fatal(err)
		}
	}
}

// TestWriteIsStopped: a writing that is broken off can be taken up again.
func TestWriteIsStopped(t *testing.T) {
	t.Parallel()
	s, dir := site(t, play(t, builtin(t, "cosmic"), 1, 2)), t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := pages(t, s).Write(ctx, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("the writing went on: %v", err)
	}
	if _, err := pages(t, s).Write(t.Context(), dir); err != nil {
		t.Error(err)
	}
}
