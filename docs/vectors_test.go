package docs_test

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/notation"
	"pbem/notation/record"
	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/presets"
)

// vector is a record of the page, with what it is there for.
type vector struct {
	about string
	r     *record.Record
}

// vectorKey is the key that the page's records are signed with: its seed is 1, 2, …, 32.
func vectorKey() ed25519.PrivateKey {
	seed := make([]byte, ed25519.SeedSize)
	for i := range seed {
		seed[i] = byte(i + 1)
	}
	return ed25519.NewKeyFromSeed(seed)
}

// random plays so many random turns of a preset from a position, "" for its own start, the set-ups first where there are any.
func random(t testing.TB, p *presets.Preset, from string, turns int, seed uint64) (start string, played []record.Turn, outcome rules.Outcome) {
	t.Helper()
	position, dice := p.Game.Start(), rand.New(rand.NewPCG(seed, 1))
	if from != "" {
		var err error
		if position, err = p.Game.Parse(from); err != nil {
			t.Fatal(err)
		}
	}
	start = position.String()
	for i := 0; i < turns && !outcome.Over(); i++ {
		if rules.AwaitsSetup(position) {
			turns++
		}
		verdict := anyTurn(t, p, position, dice)
		at := time.Date(2026, 11, 21+i, 10, 11, 12, 0, time.UTC)
		played = append(played, record.Turn{Text: verdict.Turn.String(), At: at})
		position, outcome = verdict.Next, verdict.Outcome
	}
	return start, played, outcome
}

// anyTurn is one of the first turns of a position, or the set-up that it awaits.
func anyTurn(t testing.TB, p *presets.Preset, position rules.Position, dice *rand.Rand) rules.Verdict {
	t.Helper()
	if rules.AwaitsSetup(position) {
		text := "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"
		if position.ToMove() == rules.Black {
			text = strings.NewReplacer("1", "8", "2", "7").Replace(text)
		}
		verdict, err := notation.Judge(text, p.Game.Vocabulary(), position)
		if err != nil {
			t.Fatalf("%s: %s: %v", p.Name, text, err)
		}
		return verdict
	}
	chosen, seen := rules.Turn{}, 0
	for turn := range position.Turns() {
		if seen++; dice.IntN(seen) == 0 {
			chosen = turn
		}
		if seen == 300 {
			break
		}
	}
	verdict, err := position.Judge(rules.Draft{Turn: chosen})
	if err != nil {
		t.Fatalf("%s: %s: %v", p.Name, chosen, err)
	}
	return verdict
}

func preset(t testing.TB, name, options string) *presets.Preset {
	t.Helper()
	settings, err := presets.ParseSettings(options)
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Builtin(name, settings)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// tags are those of a record of a preset.
func tags(p *presets.Preset) record.Header {
	return record.Header{
		Event: "Casual game", Site: "games.example.org", Game: "42", Date: "2026.11.21", White: "Ada", Black: "Bo",
		WhiteId: "p7", BlackId: "p9", WhiteType: record.Human, BlackType: record.Human, Judged: p.Judged(), Ended: time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC), Revision: 1,
		Variant: p.Name, Options: p.OptionText(), Rules: p.Hash, TimeControl: "3d",
	}
}

// made is a record of a random game: what it says besides, change sets; it is signed where the game is over.
func made(t testing.TB, p *presets.Preset, turns int, from string, result rules.Result, why string, change func(h *record.Header)) *record.Record {
	t.Helper()
	start, played, outcome := random(t, p, from, turns, 7)
	h := tags(p)
	if outcome.Over() {
		t.Fatalf("%s ends after %d turns", p.Name, len(played))
	}
	if len(played) > 1 && strings.HasPrefix(played[0].Text, "setup:") && p.Game.Start().(rules.Setting).Secret() {
		h.WhiteSalt, h.BlackSalt = "5a17", "0ff5"
		h.WhiteCommitment, h.BlackCommitment = seal.Commit("5a17", played[0].Text), seal.Commit("0ff5", played[1].Text)
	}
	if result == rules.Ongoing {
		h.Ended, h.Revision, h.WhiteSalt, h.BlackSalt = time.Time{}, 0, "", ""
	}
	if change != nil {
		change(&h)
	}
	r := record.New(h, start, played, result, why)
	if !r.InPlay() {
		if err := r.Sign(vectorKey()); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// vectors are the records of the page.
func vectors(t testing.TB) []vector {
	t.Helper()
	make := func(about, name, options string, turns int, result rules.Result, why string, change func(h *record.Header)) vector {
		return vector{about, made(t, preset(t, name, options), turns, "", result, why, change)}
	}
	from := func(about, name, position string, change func(h *record.Header)) vector {
		return vector{about, made(t, preset(t, name, ""), 3, position, rules.WhiteWins, "resigned", change)}
	}
	const cosmic = "3nrk/3pnr/4pn/NP4/RNP3/KRN3 b"
	return []vector{
		make("A finished game.", "chesimals-2", "setback=1", 4, rules.WhiteWins, "resigned", nil),
		make("The same game in play: no signature, and the line of the result stands alone.", "chesimals-2", "setback=1", 4, rules.Ongoing, "", nil),
		make("A rated game of a tournament; quotes, a backslash and letters that are no ASCII in tags, of which Tournament is chained with its escapes.",
			"amoeba", "", 4, rules.Drawn, "agreed", func(h *record.Header) {
				h.Event, h.White, h.Tournament, h.Round, h.Rated = `The "Grand" Cup`, "Zoë Ünal", `The "Grand" \ Cup`, "2.3", "yes"
			}),
		make("Secret set-ups: lines with the number 0, and their seals.", "lifeform-secret", "", 2, rules.BlackWins, "time", nil),
		make("Lost on time.", "fusion-1", "", 3, rules.WhiteWins, "time", func(h *record.Header) { h.TimeControl = "30d+1d" }),
		from("A game that was taken over, with Black to move first.", "cosmic", cosmic, func(h *record.Header) { h.From = "takeover 42"; h.Game = "57"; h.Rated = "no" }),
		make("A host's decision.", "lifeform", "", 2, rules.WhiteWins, "adjudicated", func(h *record.Header) { h.Adjudicated, h.Revision = "1-0 Bo asked a program", 2 }),
		make("A void game: its last link is that of its last turn.", "chesimals-0.1", "", 2, rules.Ongoing, "void", func(h *record.Header) {
			h.Ended, h.Revision, h.Adjudicated = time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC), 1, "void the same person twice"
		}),
		make("Over before the first turn.", "chesimals-0.1", "", 0, rules.BlackWins, "resigned", nil),
		make("A game against a program, with options.", "chesimals-2", "chain=own", 3, rules.BlackWins, "resigned", func(h *record.Header) { h.BlackType = record.Program }),
	}
}

// links computes all links of a record from its text, by the page and in other words than package record.
func links(text string) (all [][sha256.Size]byte) {
	head, game, _ := strings.Cut(text, "\n\n")
	value := func(name string) string {
		for line := range strings.SplitSeq(head, "\n") {
			if strings.HasPrefix(line, "["+name+" ") {
				return line + "\n"
			}
		}
		return ""
	}
	first := "pbem record 2\n"
	for name := range strings.FieldsSeq("Site Game WhiteId BlackId WhiteType BlackType Variant Options Rules Judged Start TimeControl Rated Tournament Round From") {
		first += value(name)
	}
	link := sha256.Sum256([]byte(first))
	all = append(all, link)
	for line := range strings.SplitSeq(strings.TrimSuffix(game, "\n"), "\n") {
		chained, _, has := strings.Cut(line, " #")
		if !has {
			continue
		}
		link = sha256.Sum256(append(link[:], chained...))
		all = append(all, link)
	}
	return all
}

// generated is what stands below the line "<!-- vectors -->".
func generated(t testing.TB) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("## Vectors\n\nThe key has the seed 01 02 03 … 20 (hex, 32 bytes). A file `server.pub` for it:\n\n")
	public := vectorKey().Public().(ed25519.PublicKey)
	fmt.Fprintf(&b, "    ed25519:%s\n\nIts KEY is %s. Below each record stand its links in full, the first one on top.\n", base64.StdEncoding.EncodeToString(public), record.KeyID(public))
	for i, v := range vectors(t) {
		fmt.Fprintf(&b, "\n### %d. %s\n\n", i+1, v.about)
		text := v.r.String()
		for line := range strings.Lines(text) {
			b.WriteString(strings.TrimRight("    "+line, " \n") + "\n")
		}
		b.WriteString("\nLinks:\n\n")
		for _, link := range links(text) {
			fmt.Fprintf(&b, "    %x\n", link)
		}
	}
	return b.String()
}

const vectorsMarker = "<!-- vectors -->\n\n"

// pageVector is a record as it stands on the page, and its links.
type pageVector struct {
	text  string
	links []string
}

// pageVectors reads them.
func pageVectors(t testing.TB) (all []pageVector) {
	t.Helper()
	page, err := os.ReadFile("record.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(page), "\n## Vectors\n")
	for part := range strings.SplitSeq(section, "\n### ") {
		_, block, _ := strings.Cut(part, "\n\n")
		text, list, found := strings.Cut(block, "\nLinks:\n\n")
		if !found {
			continue
		}
		v := pageVector{links: strings.Fields(list)}
		for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
			v.text += strings.TrimPrefix(line, "    ") + "\n"
		}
		all = append(all, v)
	}
	return all
}

// playedBy are the rules that a record names by their hash, under its options.
func playedBy(t testing.TB, r *record.Record) *presets.Preset {
	t.Helper()
	return under(t, r, presets.Text(r.Tag("Rules")))
}

func under(t testing.TB, r *record.Record, text []byte) *presets.Preset {
	t.Helper()
	settings, err := presets.ParseSettings(r.Tag("Options"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Parse(r.Tag("Variant")+".yaml", text, settings)
	if err != nil {
		t.Fatalf("%s: %v", r.Tag("Rules"), err)
	}
	return p
}

// TestRecordVectors: the records of the page are read, verified and written in the same bytes, and their links are those that the
// page tells. -update writes them anew.
func TestRecordVectors(t *testing.T) {
	page, err := os.ReadFile("record.md")
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		written, there, _ := strings.Cut(string(page), vectorsMarker)
		events := "### 11. " + strings.SplitN(there, "### 11. ", 2)[1] // of TestEventVectors
		page = []byte(written + vectorsMarker + generated(t) + "\n" + events)
		if err := os.WriteFile("record.md", page, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	all := pageVectors(t)
	if len(all) < 10 {
		t.Fatalf("the page has %d records", len(all))
	}
	for i, v := range all {
		v.check(t, i+1)
	}
}

func (v pageVector) check(t *testing.T, number int) {
	t.Helper()
	r, err := record.Parse([]byte(v.text))
	if err != nil {
		t.Fatalf("record %d: %v", number, err)
	}
	p := playedBy(t, r)
	by := record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
	report, err := record.Verify(r, by, []ed25519.PublicKey{vectorKey().Public().(ed25519.PublicKey)})
	if err != nil || report.Checked == r.InPlay() || r.String() != v.text {
		t.Errorf("record %d: %+v, %v", number, report, err)
	}
	var all []string
	for _, link := range links(v.text) {
		all = append(all, fmt.Sprintf("%x", link))
	}
	if !slices.Equal(all, v.links) {
		t.Errorf("record %d has the links %q, by the page %q", number, all, v.links)
	}
	for n, turn := range r.Turns {
		if !strings.HasPrefix(v.links[n+1], turn.Hash) {
			t.Errorf("record %d, line %d: %s, by the page %s", number, n+1, turn.Hash, v.links[n+1])
		}
	}
}
