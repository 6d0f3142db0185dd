package web_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
	"pbem/web"
)

// noted is a site with a game of six turns and notes to it; HEAD3 stands for the digits after turn 3.
func noted(t testing.TB, lines string) (web.Site, *record.Record) {
	t.Helper()
	r := play(t, builtin(t, "chesimals-0.1"), 1, 6)
	head, err := r.Head(builtin(t, "chesimals-0.1").Game, 0)
	if err != nil {
		t.Fatal(err)
	}
	lines = strings.ReplaceAll(lines, "HEAD0", head)
	for i, turn := range r.Played() {
		lines = strings.ReplaceAll(lines, fmt.Sprint("HEAD", i+1), turn.Hash)
	}
	s := site(t, r)
	put(t, dirOf(s), "001.notes", lines)
	return s, r
}

// someNotes are of every kind, and some that do not fit. ALT stands for a legal turn of Black's in the place of turn 2.
func someNotes(t testing.TB) string {
	t.Helper()
	other := play(t, builtin(t, "chesimals-0.1"), 1, 6).Played()[1].Text
	return `3 #HEAD3 by Ada: I had not seen the <b>fork</b>.
3 #HEAD3 by Bo: $4
2 #HEAD2 by Bo: (1... ` + other + `)
0 #HEAD0 by Zoë Ünal (host): A quiet game.
6 #HEAD6 by Ada: $200
4 #HEAD3 by Ada: of another turn
5 #HEAD5 by Ada: (3. Zd7-d8)
no note at all
`
}

// TestNotes: words, marks and variations stand at their turns, others' words in elements of their own; what fits no link is named.
func TestNotes(t *testing.T) {
	t.Parallel()
	s, r := noted(t, someNotes(t))
	p := pages(t, s)
	body := has(t, p, "/game/1/index.html", `<blockquote class="comment"><p dir="auto">I had not seen the &lt;b&gt;fork&lt;/b&gt;.</p></blockquote><p class="by"><bdi>Ada</bdi></p>`,
		`<p class="nag"><b>??</b> bad mistake</p><p class="by"><bdi>Bo</bdi></p>`, `<p class="variation">Instead: <span>1... <bdi>`, "A quiet game.", `<p class="nag">mark 200</p>`,
		"Notes not shown", "of another turn", "isn&#39;t shown: ", "Zd7-d8", "no note at all", `href="001.notes"`, "Verified.")
	if strings.Contains(body, `<p dir="auto">of another turn`) {
		t.Error("a note is shown that fits no link")
	}
	if section(body, `id="told"`) == "" || !strings.Contains(has(t, p, "/game/1/index.html?turn=3"), `<div class="remark"><blockquote`) {
		t.Error("the notes do not stand at the turn")
	}
	file := has(t, p, "/game/1/001.notes", "3 #"+r.Turns[2].Hash+" by Bo: $4\n")
	if strings.Count(file, "\n") != 5 {
		t.Errorf("the file of notes is %q", file)
	}
	if pgn := strings.Join(strings.Fields(has(t, p, "/game/1/001.pgn")), " "); !strings.Contains(pgn, "$4") || !strings.Contains(pgn, "{Ada: I had not seen the <b>fork</b>.}") {
		t.Errorf("the notes are not in the PGN-shaped form: %s", pgn)
	}
	names, text := written(t, p)
	if text["game/1/001.notes"] != file {
		t.Errorf("the notes are not written: %v", names)
	}
	innocent(t, "game", body)
}

// TestNotesAreReadAgain: pages follow the notes as they do the record, and are written anew for them.
func TestNotesAreReadAgain(t *testing.T) {
	t.Parallel()
	s, r := noted(t, "")
	s.Build = "one"
	dir, at := filepath.Join(t.TempDir(), "site"), filepath.Join(dirOf(s), "001.notes")
	write := func() web.Summary {
		done, err := pages(t, s).Write(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		return done
	}
	write()
	put(t, dirOf(s), "001.notes", "3 #"+r.Turns[2].Hash+" by Ada: now\n")
	if done := write(); done.Changed != 2 {
		t.Errorf("a note changes %d files, want the page and the notes", done.Changed)
	}
	if err := os.Remove(at); err != nil {
		t.Fatal(err)
	}
	if done := write(); done.Changed != 1 || done.Removed != 1 {
		t.Errorf("without notes: %+v", done)
	}
}

// TestNotesOfOthers: nothing is shown of notes to a record that is not in order, or beside a private copy, or through a link.
func TestNotesOfOthers(t *testing.T) {
	t.Parallel()
	s, r := noted(t, "3 #HEAD3 by Ada: secret words\n")
	p := func(what, text string) {
		t.Helper()
		put(t, dirOf(s), "001.pbem", text)
		if body := has(t, pages(t, s), "/game/1/index.html"); strings.Contains(body, "secret words") {
			t.Errorf("%s: the notes are shown", what)
		}
	}
	p("changed", strings.Replace(r.String(), `[Black "`, `[Black "not `, 1))
	private := *r
	private.Tags = named(r.Tags, "Ada <ada@example.org>")
	_ = private.Sign(key())
	p("private", private.String())
	put(t, dirOf(s), "001.pbem", r.String())
	secret := filepath.Join(t.TempDir(), "secret")
	for _, f := range []func() error{
		func() error { return os.Rename(filepath.Join(dirOf(s), "001.notes"), secret) },
		func() error { return os.Symlink(secret, filepath.Join(dirOf(s), "001.notes")) },
	} {
		if err := f(); err != nil {
			t.Fatal(err)
		}
	}
	p("through a link", r.String())
}

// TestManyNotes: the page keeps its bound, and says what it leaves out.
func TestManyNotes(t *testing.T) {
	t.Parallel()
	var lines strings.Builder
	for i := range 900 {
		fmt.Fprintf(&lines, "3 #HEAD3 by Ada: %d %s\n7 #HEAD3 by Bo: %d\n", i, strings.Repeat("x", 100), i)
	}
	s, _ := noted(t, lines.String())
	body := has(t, pages(t, s), "/game/1/index.html", "more notes are in the file of notes", "And 880 others.")
	if len(body) > 100_000 {
		t.Errorf("%d bytes", len(body))
	}
}

// TestNotesAtThePosition: the script shows the notes with their turn.
func TestNotesAtThePosition(t *testing.T) {
	t.Parallel()
	s, _ := noted(t, someNotes(t))
	for _, look := range looks() {
		t.Run(look.String(), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, pages(t, s))
			look.of(b)
			b.Visit("game/1/index.html#3")
			b.Wait(`document.querySelectorAll("#told .remark").length === 2`)
			b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
			b.Shot("notes-" + look.String())
			b.Axe()
			b.Press("ArrowLeft")
			b.Wait(`document.querySelector("#told .variation bdi")`)
		})
	}
}
