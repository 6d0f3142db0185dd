package rated_test

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/rating"
	"pbem/cmd/internal/rated"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/signers"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// played is a game of an archive that a test makes: what differs from a rated one of five turns that White won in January.
type played struct {
	number, white, black int
	change               func(*record.Header)
	result               rules.Result
	cause                string
	turns                int
	file                 string // "" for the name by the number
}

type archive struct {
	t      testing.TB
	dir    string
	key    ed25519.PrivateKey
	preset *presets.Preset
}

func newArchive(t testing.TB) archive {
	t.Helper()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	seed := sha256.Sum256([]byte("ratings"))
	a := archive{t, t.TempDir(), ed25519.NewKeyFromSeed(seed[:]), p}
	keys := signers.Text([]signers.Signer{{Key: a.key.Public().(ed25519.PublicKey), Standing: signers.Current}})
	a.write("server.pub", keys)
	return a
}

func (a archive) write(name string, data []byte) {
	a.t.Helper()
	if err := os.WriteFile(filepath.Join(a.dir, name), data, 0o644); err != nil {
		a.t.Fatal(err)
	}
}

// january is when games end of which a test does not say.
func january(day int) time.Time { return time.Date(2027, 1, day, 10, 0, 0, 0, time.UTC) }

func (a archive) add(g played) {
	a.t.Helper()
	turns, position := []record.Turn{}, a.preset.Game.Start()
	if g.turns == 0 {
		g.turns = 5
	}
	for k := range g.turns {
		turn, ok := robot.Random{}.Turn(position, 0, robot.Seed(1, uint64(k)))
		if !ok {
			a.t.Fatal("no turn")
		}
		v, err := position.Judge(rules.Draft{Turn: turn})
		if err != nil || v.Outcome.Over() {
			a.t.Fatal("the game ended too soon", err)
		}
		turns, position = append(turns, record.Turn{Text: v.Turn.String(), At: time.Date(2026, 12, 1+k, 10, 0, 0, 0, time.UTC)}), v.Next
	}
	h := record.Header{Site: "example.org", Game: fmt.Sprint(g.number), Date: "2026.12.01",
		White: fmt.Sprint("Player ", g.white), Black: fmt.Sprint("Player ", g.black), Variant: a.preset.Name, Rules: a.preset.Hash, TimeControl: "3d",
		WhiteId: fmt.Sprint("p", g.white), BlackId: fmt.Sprint("p", g.black), Judged: a.preset.Judged(), Rated: "yes", Ended: january(10), Revision: 1}
	if g.change != nil {
		g.change(&h)
	}
	if g.result == "" {
		g.result, g.cause = rules.WhiteWins, "resigned"
	}
	r := record.New(h, a.preset.Game.Start().String(), turns, g.result, g.cause)
	if err := r.Sign(a.key); err != nil {
		a.t.Fatal(err)
	}
	if g.file == "" {
		g.file = fmt.Sprintf("%03d.pbem", g.number)
	}
	a.write(g.file, []byte(r.String()))
}

// gathered reads the archive as "pbem ratings" does.
func (a archive) gathered() (g *rated.Gathering, complaints string) {
	a.t.Helper()
	keys, err := verify.NewKeys("")
	if err != nil {
		a.t.Fatal(err)
	}
	logs, err := verify.NewLogs(a.t.Context(), keys, a.dir)
	if err != nil {
		a.t.Fatal(err)
	}
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}, Logs: logs, Vouched: true}
	var told bytes.Buffer
	g = &rated.Gathering{Err: &told, Words: catalog.English()}
	if err := v.All(a.t.Context(), collection.Walk(a.t.Context(), strings.NewReader(""), a.dir), g.Take); err != nil {
		a.t.Fatal(err)
	}
	return g, told.String()
}

func (a archive) printed(at, format string) string {
	a.t.Helper()
	now, err := time.Parse(time.DateOnly, at)
	if err != nil {
		a.t.Fatal(err)
	}
	g, _ := a.gathered()
	games, names := g.Games()
	var out bytes.Buffer
	if err := rated.Print(&out, format, rating.Tables(games, now), names, catalog.English()); err != nil {
		a.t.Fatal(err)
	}
	return out.String()
}

// TestCounted: which games count, by the rulings.
func TestCounted(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		game played
		want int
	}{
		"rated":                                     {played{}, 1},
		"CR-53: without Rated a game is unrated":    {played{change: func(h *record.Header) { h.Rated = "" }}, 0},
		"unrated":                                   {played{change: func(h *record.Header) { h.Rated = "no" }}, 0},
		"CR-9: two turns of each side":              {played{turns: 4}, 1},
		"CR-9: one side has one":                    {played{turns: 3}, 0},
		"C-5: from a position":                      {played{change: func(h *record.Header) { h.From = "position" }}, 0},
		"C-5: a takeover":                           {played{change: func(h *record.Header) { h.From = "takeover 42" }}, 0},
		"C-5: adjusted as void":                     {played{result: rules.Ongoing, cause: "void", change: func(h *record.Header) { h.Adjudicated = "void a mistake" }}, 0},
		"CR-9: another result of the host's":        {played{result: rules.Drawn, cause: "adjudicated", change: func(h *record.Header) { h.Adjudicated = "1/2-1/2 agreed by telephone" }}, 1},
		"CR-2: without an id it is not rated":       {played{change: func(h *record.Header) { h.BlackId = "" }}, 0},
		"nobody plays for a rating with themselves": {played{change: func(h *record.Header) { h.BlackId = h.WhiteId }}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := newArchive(t)
			c.game.number, c.game.white, c.game.black = 1, 1, 2
			a.add(c.game)
			g, complaints := a.gathered()
			if games, _ := g.Games(); len(games) != c.want || g.Wrong {
				t.Errorf("%d games count, want %d; %s", len(games), c.want, complaints)
			}
			if without := strings.HasPrefix(name, "CR-2:"); without != (complaints != "") {
				t.Errorf("told: %q", complaints)
			}
		})
	}
}

// TestTampered: a result that was changed in a signed record counts for nobody, though turns are not judged again.
func TestTampered(t *testing.T) {
	t.Parallel()
	a := newArchive(t)
	a.add(played{number: 1, white: 1, black: 2})
	path := filepath.Join(a.dir, "001.pbem")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a.write("001.pbem", bytes.ReplaceAll(text, []byte("1-0"), []byte("0-1")))
	g, complaints := a.gathered()
	if games, _ := g.Games(); len(games) != 0 || !g.Wrong || !strings.Contains(complaints, "001.pbem: left out: ") {
		t.Errorf("%d games count; %s", len(games), complaints)
	}
}

// TestRevisions, CR-53: of the records of a game the highest revision counts, and of two different ones of one revision neither.
func TestRevisions(t *testing.T) {
	t.Parallel()
	a := newArchive(t)
	a.add(played{number: 1, white: 1, black: 2})
	a.add(played{number: 1, white: 1, black: 2, result: rules.BlackWins, cause: "resigned", change: func(h *record.Header) { h.Revision = 2 }, file: "001-again.pbem"})
	a.add(played{number: 2, white: 3, black: 4})
	a.add(played{number: 2, white: 3, black: 4, result: rules.BlackWins, cause: "resigned", file: "002-other.pbem"})
	a.add(played{number: 2, white: 3, black: 4, file: "002-copy.pbem"})
	g, complaints := a.gathered()
	games, _ := g.Games()
	if len(games) != 1 || games[0].Score != 0 {
		t.Errorf("counted: %+v", games)
	}
	for _, want := range []string{"001.pbem: this is revision 1; ", "001-again.pbem is revision 2, which counts\n",
		"002.pbem: left out: ", "002-other.pbem: left out: ", "so neither counts\n"} {
		if !strings.Contains(complaints, want) {
			t.Errorf("%q is not told:\n%s", want, complaints)
		}
	}
	if !g.Wrong {
		t.Error("two records of one revision are nothing wrong")
	}
}

// TestNewestName, CR-19: a player is called as in the record that ended last, rated or not, whatever the date that is asked about.
func TestNewestName(t *testing.T) {
	t.Parallel()
	a := newArchive(t)
	a.add(played{number: 1, white: 1, black: 2})
	a.add(played{number: 2, white: 2, black: 3, change: func(h *record.Header) { h.White, h.Rated, h.Ended = "Zoë", "no", january(400) }})
	want := "list,rank,name,rating,deviation,games,won,drawn,lost\r\ncosmic,1,Player 1,1662.31,290.32,1,1,0,0\r\ncosmic,2,Zoë,1337.69,290.32,1,0,0,1\r\n"
	if got := a.printed("2027-02-01", "csv"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// TestForms, CR-21: whole numbers for people, decimals for programs.
func TestForms(t *testing.T) {
	t.Parallel()
	a := newArchive(t)
	a.add(played{number: 1, white: 1, black: 2})
	for format, want := range map[string]string{
		"text": "cosmic\nrank  name      rating  deviation  games  won  drawn  lost\n   1  Player 1    1662        290      1    1      0     0\n   2  Player 2    1338        290      1    0      0     1\n",
		"json": `{"list":"cosmic","rank":1,"name":"Player 1","rating":1662.31,"deviation":290.32,"volatility":0.060000,"games":1,"won":1,"drawn":0,"lost":0}` + "\n" +
			`{"list":"cosmic","rank":2,"name":"Player 2","rating":1337.69,"deviation":290.32,"volatility":0.060000,"games":1,"won":0,"drawn":0,"lost":1}` + "\n",
	} {
		if got := a.printed("2027-02-01", format); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", format, got, want)
		}
	}
	if got := a.printed("2027-01-31", "text"); got != "" {
		t.Errorf("CR-1: before the month has ended: %s", got)
	}
}

// TestTextsAreLetGo: of a record nothing is kept but what ratings ask of it. A part of its text would keep all of it in memory.
func TestTextsAreLetGo(t *testing.T) {
	a := newArchive(t)
	const records, size = 60, 500 << 10
	for n := 1; n <= records; n++ {
		a.add(played{number: n, white: n, black: n + 1, change: func(h *record.Header) { h.Event = strings.Repeat("long ", size/5) }})
	}
	g, complaints := a.gathered()
	runtime.GC()
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	if games, _ := g.Games(); len(games) != records {
		t.Fatalf("%d games count; %s", len(games), complaints)
	}
	if now.HeapAlloc > records*size/2 {
		t.Errorf("%d bytes are in use after %d records of %d bytes", now.HeapAlloc, records, size)
	}
}

// BenchmarkRatings reckons the ratings of an archive of 3,000 records: reading, verifying, all of it.
func BenchmarkRatings(b *testing.B) {
	a := newArchive(b)
	for n := 1; n <= 3000; n++ {
		a.add(played{number: n, white: n % 500, black: (n*7+n/500)%499 + 500, turns: 5, change: func(h *record.Header) { h.Ended = january(n / 10) }})
	}
	for b.Loop() {
		if got := a.printed("2027-12-01", "csv"); len(got) < 1000 {
			b.Fatal(got)
		}
	}
}
