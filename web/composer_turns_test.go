package web_test

import (
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/notation"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestComposedTurns: for each game system a turn is tapped together on a phone, and the letter that the page prepares holds
// that turn as the referee reads it.
func TestComposedTurns(t *testing.T) {
	t.Parallel()
	tests := []struct {
		preset, position string
		steps            []string
		want             string
	}{
		{"chesimals-2", "", []string{"n4", "n6", "n3", "n4", "m4", "m5"}, "orange: Wn4-n6, Cn3-n4, Gm4-m5"},
		{"chesimals-0.1", "2kFkCkF3/2kFkFkF3/8/8/8/2wZ5/3wZwZ3/2wZwCwZ3 w", []string{"[Turn round]", "d2", "d3"}, "white: Zd2-d3"},
		{"lifeform", "", []string{"c1", "b3", "c2", "c1", "d2", "d3"}, "Bc1-b3, Pc2-c1, Pd2-d3"},
		{"fusion-1", "", []string{"g4", "g5", "h3", "i5", "[Led by the grey King on j3]"}, "Kj3: Pg4-g5, Nh3-i5"},
		{"amoeba", "", []string{"c1", "d3", "c5", "c4"}, "Nc1-d3 / c5-c4"},
		{"lifeform-secret", "", []string{"[Use an example set-up]"}, "setup: "},
		{"cosmic", "1k4/3p2/6/3n2/2P3/K4R w", []string{"c2", "e4", "c6"}, "Pc2xe4xc6"},
		{"amoeba", "*2k2*/*P4*/7/2***2/7/*5*/*2K2* w -", []string{"b6", "b7", "[Promote b7 to rook]"}, "Pb6-b7=R"},
	}
	for i, tt := range tests {
		if testing.Short() && i%2 > 0 { // one of each engine
			continue
		}
		t.Run(tt.preset, func(t *testing.T) {
			t.Parallel()
			d := openTab(t, composerSite(t))
			d.open(composer.Start{Preset: tt.preset, Position: tt.position, Game: 42, Turn: 7})
			d.do(tt.steps...)
			turn := d.turn()
			if turn != tt.want && !(strings.HasSuffix(tt.want, ": ") && strings.HasPrefix(turn, tt.want)) {
				t.Errorf("%v make %q, want %q", tt.steps, turn, tt.want)
			}
			d.wantLetter(t, tt.preset, tt.position, turn)
		})
	}
}

// wantLetter checks the prefilled letter: to whom, about what, and that the turn in it is legal and read as the same.
func (d tab) wantLetter(t *testing.T, preset, position, turn string) {
	t.Helper()
	var href string
	d.Eval(`document.getElementById("mail").href`, &href)
	letter, err := url.Parse(href)
	if err != nil || letter.Scheme != "mailto" || strings.Contains(href, "+") {
		t.Fatalf("the letter's address is %q (%v), want mailto without a bare plus sign, which some programs take for a space", href, err)
	}
	to, _ := url.PathUnescape(letter.Opaque)
	if to != "games+play@example.org" {
		t.Errorf("the letter goes to %q", to)
	}
	subject, number := "[pbem 42] turn 7", "7: "
	if strings.HasPrefix(turn, "setup") {
		subject, number = "[pbem 42] set-up", ""
	}
	if got := letter.Query().Get("subject"); got != subject {
		t.Errorf("the letter's subject is %q, want %q", got, subject)
	}
	body, numbered := strings.CutPrefix(letter.Query().Get("body"), number)
	if !numbered || !strings.HasSuffix(body, "\r\n") {
		t.Errorf("the letter says %q, want the turn's number in front and a line of its own", letter.Query().Get("body"))
	}
	game := builtin(t, preset).Game
	p := game.Start()
	if position != "" {
		if p, err = game.Parse(position); err != nil {
			t.Fatal(err)
		}
	}
	verdict, err := notation.Judge(body, game.Vocabulary(), p)
	if err != nil || verdict.Turn.String() != turn {
		t.Errorf("the referee reads %q as %v (%v), want %q", body, verdict.Turn, err, turn)
	}
}

// TestUndo: every step can be taken back, by button and keys, and the whole turn too.
func TestUndo(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "chesimals-2", Game: 42, Turn: 7})
	want := func(how, turn string) {
		t.Helper()
		if got := d.turn(); got != turn {
			t.Errorf("after %s the turn is %q, want %q", how, got, turn)
		}
	}
	d.do("n4", "n6", "n3", "n4", "m4", "m5")
	d.do("[Undo]")
	want("Undo", "orange: Wn4-n6, Cn3-n4")
	d.Press("Control+z")
	want("Ctrl and Z", "orange: Wn4-n6")
	d.do("[Turn round]")
	want("turning round", "orange: Wn4-n6")
	d.Press("Backspace")
	want("Backspace", "")
	if got := d.Text("#verdict"); got != "Nothing yet." {
		t.Errorf("without a turn the page says %q", got)
	}
	d.do("n4", "n6", "n3", "n4", "[Clear]")
	want("Clear", "")
}

// TestRefusal: a tap that cannot be is answered by the engine's own words, and costs nothing.
func TestRefusal(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 1})
	d.do("d6")
	if got := d.Text("#prompt"); !strings.Contains(got, "Black") {
		t.Errorf("a tap on an enemy unit is answered %q, want that it is Black's", got)
	}
	d.do("c2", "d3")
	if got := d.turn(); got != "Pc2-d3" {
		t.Errorf("after a wrong tap the turn is %q", got)
	}
}

// TestCopy: the turn goes to the clipboard, also in browsers that keep it from pages without encryption. One after the other,
// for all tabs have one clipboard.
func TestCopy(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, before, from, to, want string }{
		{"clipboard", ``, "c2", "d3", "Pc2-d3"},
		{"selection", `Object.defineProperty(navigator, "clipboard", {value: undefined})`, "a3", "b5", "Na3-b5"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := openTab(t, composerSite(t))
			d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 1})
			d.Eval(tt.before, nil)
			d.do(tt.from, tt.to)
			d.Click("#copy")
			d.Wait(`document.getElementById("copied").textContent !== ""`)
			if got := d.Text("#copied"); got != "Copied. Now reply to the letter and paste it on top." || d.Text("#prompt") != got {
				t.Errorf("the page says %q", got)
			}
			d.Eval(`(field => { field.readOnly = false; field.value = ""; field.focus(); })(document.getElementById("turn"))`, nil)
			d.Press("Control+v")
			if got := d.turn(); got != tt.want {
				t.Errorf("the clipboard holds %q", got)
			}
		})
	}
}

// TestWrittenComposer: in a written site the composer's programs lie packed, once, and work: also where the host says that they are packed, so that
// the browser unpacks them, and in another language.
func TestWrittenComposer(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := pages(t, inAll(t, site(t, oneOfEach(t, 1)[0]))).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	bytes, programs := int64(0), 0
	err := filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if strings.Contains(path, ".wasm") {
			programs, bytes = programs+1, bytes+info.Size()
		}
		return err
	})
	if err != nil || programs != len(loader.Engines()) || bytes > 4_000_000 {
		t.Errorf("%d programs of %d bytes, %v", programs, bytes, err)
	}
	files := http.FileServer(http.Dir(filepath.Clean(dir)))
	for name, host := range map[string]http.HandlerFunc{
		"as it lies": files.ServeHTTP,
		"unpacked": func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, ".gz") {
				w.Header().Set("Content-Encoding", "gzip")
			}
			files.ServeHTTP(w, r)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := tab{webtest.Open(t, host)}
			d.Size(phoneWidth, phoneHeight)
			for _, below := range []string{"", "de/"} {
				d.Visit(below + "compose.html#" + composer.Start{Preset: "cosmic", Game: 42, Turn: 7}.Fragment())
				d.settled()
				d.do("c2", "d3")
				if got := d.turn(); got != "Pc2-d3" {
					t.Errorf("%scompose.html makes %q", below, got)
				}
				d.Eval(`localStorage.clear()`, nil)
			}
		})
	}
}
