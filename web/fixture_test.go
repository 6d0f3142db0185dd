package web_test

import (
	"crypto/ed25519"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web"
	"pbem/web/library"
)

// key signs the records of these tests.
func key() ed25519.PrivateKey { return ed25519.NewKeyFromSeed(make([]byte, ed25519.SeedSize)) }

// today is when the tests look at the archive.
func today() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC) }

// all returns the built-in presets.
func all(t testing.TB) []*presets.Preset {
	t.Helper()
	var found []*presets.Preset
	for _, s := range presets.Names() {
		found = append(found, builtin(t, s.Name))
	}
	return found
}

func builtin(t testing.TB, name string) *presets.Preset {
	t.Helper()
	p, err := readOnce.find(name, "")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// byName finds the rules of a record among the built-in presets.
func byName(r *record.Record) (*presets.Preset, error) {
	return readOnce.find(r.Tag("Variant"), r.Tag("Options"))
}

// known are presets that tests have asked for, by name and options: to make one takes longer than to make most pages.
type known struct {
	mu   sync.Mutex
	made map[[2]string]*presets.Preset
}

var readOnce = known{made: map[[2]string]*presets.Preset{}}

func (k *known) find(name, options string) (*presets.Preset, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if p := k.made[[2]string{name, options}]; p != nil {
		return p, nil
	}
	settings, err := presets.ParseSettings(options)
	if err != nil {
		return nil, err
	}
	p, err := presets.Builtin(name, settings)
	if err == nil {
		k.made[[2]string{name, options}] = p
	}
	return p, err
}

// site is a site with all presets, of an archive with the records given; records are named by their place in the list.
func site(t testing.TB, records ...*record.Record) web.Site {
	t.Helper()
	dir := t.TempDir()
	for i, r := range records {
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.pbem", i+1)), []byte(r.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return web.Site{
		Name: "games.example.org", Address: "games@example.org", URL: "https://games.example.org/", Archive: library.Folder{Dir: dir},
		Rules: byName, Presets: all(t), Keys: []ed25519.PublicKey{key().Public().(ed25519.PublicKey)}, Now: today,
	}
}

// dirOf is the folder of a site's archive.
func dirOf(s web.Site) string { return s.Archive.(library.Folder).Dir }

func pages(t testing.TB, s web.Site) *web.Pages {
	t.Helper()
	p, err := web.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// get asks for an address as a browser would.
func get(t testing.TB, h http.Handler, path string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w
}

// static is where a file lies whose name has a hash: as the pages name it.
func static(t testing.TB, h http.Handler, name string) string {
	t.Helper()
	base, ending, _ := strings.Cut(name, ".")
	named := regexp.MustCompile(regexp.QuoteMeta("static/"+base) + `\.[0-9a-f]{12}\.` + ending)
	for _, page := range []string{"/index.html", "/compose.html", "/game/1/index.html"} {
		if found := named.FindString(get(t, h, page).Body.String()); found != "" {
			return "/" + found
		}
	}
	t.Fatalf("no page names %s", name)
	return ""
}

// has fails unless a page is there and holds all these words.
func has(t testing.TB, h http.Handler, path string, words ...string) string {
	t.Helper()
	w := get(t, h, path)
	if w.Code != http.StatusOK {
		t.Fatalf("%s: status %d", path, w.Code)
	}
	body := w.Body.String()
	for _, word := range words {
		if !strings.Contains(body, word) {
			t.Errorf("%s does not say %q", path, word)
		}
	}
	return body
}

// header is that of a game which these two play.
func header(preset *presets.Preset, number int, white, black string) record.Header {
	return record.Header{
		Event: "Casual game", Site: "games.example.org", Game: fmt.Sprint(number), Date: fmt.Sprintf("2026.11.%02d", 1+number%28),
		White: white, Black: black, Variant: preset.Name, Options: preset.OptionText(), Rules: preset.Hash, Judged: preset.Judged(), TimeControl: "3d",
	}
}

// play plays random legal turns and signs the record, by the seed alone.
func play(t testing.TB, preset *presets.Preset, number, turns int) *record.Record {
	t.Helper()
	random := rand.New(rand.NewPCG(uint64(number), 7))
	position, at := preset.Game.Start(), time.Date(2026, 11, 1+number%28, 8, 0, 0, 0, time.UTC)
	var played []record.Turn
	result, why := rules.BlackWins, "resigned"
	for len(played) < turns {
		v := randomTurn(t, position, random)
		at = at.Add(7*time.Hour + time.Duration(random.IntN(3600))*time.Second)
		played, position = append(played, record.Turn{Text: v.Turn.String(), At: at}), v.Next
		if v.Outcome.Over() {
			result, why = v.Outcome.Result, string(v.Outcome.Cause)
			break
		}
	}
	names := []string{"Ada", "Bo", "Chloë Ünal", "Dmitri"}
	h := header(preset, number, names[number%4], names[(number+1+number/4)%4])
	h.Ended = at
	r := record.New(h, preset.Game.Start().String(), played, result, why)
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	return r
}

// randomTurn plays a set-up where one is awaited; of AMPs some activations, elsewhere one of the first turns there are.
func randomTurn(t testing.TB, p rules.Position, random *rand.Rand) rules.Verdict {
	t.Helper()
	if s, ok := p.(rules.Setting); ok {
		if turn, ok := s.Example(); ok {
			return judge(t, p, turn)
		}
	}
	first, ok := p.(rules.Partial)
	if !ok {
		return judge(t, p, choice(t, p.Turns(), random))
	}
	v := judge(t, p, choice(t, first.FirstActions(), random))
	for range 60 {
		more := choice(t, first.FirstActions(), random)
		if more.IsPass() || more.Lead != v.Turn.Lead || v.Outcome.Over() {
			continue
		}
		longer := rules.Turn{Lead: v.Turn.Lead, Actions: append(append([]rules.Action(nil), v.Turn.Actions...), more.Actions...)}
		if next, err := p.Judge(rules.Draft{Turn: longer}); err == nil {
			v = next
		}
	}
	return v
}

func judge(t testing.TB, p rules.Position, turn rules.Turn) rules.Verdict {
	t.Helper()
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		t.Fatalf("%s: %v", turn, err)
	}
	return v
}

// choice takes one of the first few hundred turns.
func choice(t testing.TB, turns func(func(rules.Turn) bool), random *rand.Rand) (chosen rules.Turn) {
	t.Helper()
	n := 0
	for turn := range turns {
		if n++; random.IntN(n) == 0 {
			chosen = turn
		}
		if n == 400 {
			break
		}
	}
	if n == 0 {
		t.Fatal("there is no turn to play")
	}
	return chosen
}

// oneOfEach is a finished game of every preset.
func oneOfEach(t testing.TB, turns int) []*record.Record {
	t.Helper()
	var records []*record.Record
	for i, p := range all(t) {
		records = append(records, play(t, p, i+1, turns))
	}
	return records
}

// TestMain ends the browser in which the tests look at the pages.
func TestMain(m *testing.M) { webtest.Main(m) }
