package docs_test

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
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
func tags(p *presets.Preset, format int) record.Header {
	h := record.Header{
		Format: format, Event: "Casual game", Site: "games.example.org", Game: "42", Date: "2026.11.21", White: "Ada", Black: "Bo",
		Variant: p.Name, Options: p.OptionText(), Rules: p.Hash, TimeControl: "3d",
	}
	if format == record.Version2 {
		h.Second = record.Second{WhiteId: "p7", BlackId: "p9", Judged: p.Judged(), Ended: time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC), Revision: 1}
	}
	return h
}

// made is a record of a random game: what it says besides, change sets; it is signed where the game is over.
func made(t testing.TB, p *presets.Preset, format, turns int, from string, result rules.Result, why string, change func(h *record.Header)) *record.Record {
	t.Helper()
	start, played, outcome := random(t, p, from, turns, 7)
	h := tags(p, format)
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
	one, two := record.Version1, record.Version2
	make := func(about, name, options string, format, turns int, result rules.Result, why string, change func(h *record.Header)) vector {
		return vector{about, made(t, preset(t, name, options), format, turns, "", result, why, change)}
	}
	from := func(about, name string, format int, position string, change func(h *record.Header)) vector {
		return vector{about, made(t, preset(t, name, ""), format, 3, position, rules.WhiteWins, "resigned", change)}
	}
	const cosmic = "3nrk/3pnr/4pn/NP4/RNP3/KRN3 b"
	return []vector{
		make("A finished game of version 2.", "chesimals-2", "setback=1", two, 4, rules.WhiteWins, "resigned", nil),
		make("The same game in play: no signature, and the line of the result stands alone.", "chesimals-2", "setback=1", two, 4, rules.Ongoing, "", nil),
		make("A rated game of a tournament; quotes, a backslash and letters that are no ASCII in tags, of which Tournament is chained with its escapes.",
			"amoeba", "", two, 4, rules.Drawn, "agreed", func(h *record.Header) {
				h.Event, h.White, h.Tournament, h.Round, h.Rated = `The "Grand" Cup`, "Zoë Ünal", `The "Grand" \ Cup`, "2.3", "yes"
			}),
		make("Secret set-ups: lines with the number 0, and their seals.", "lifeform-secret", "", two, 2, rules.BlackWins, "time", nil),
		make("Lost on time.", "fusion-1", "", two, 3, rules.WhiteWins, "time", func(h *record.Header) { h.TimeControl = "30d+1d" }),
		from("A game that was taken over, with Black to move first.", "cosmic", two, cosmic, func(h *record.Header) { h.From = "takeover 42"; h.Game = "57"; h.Rated = "no" }),
		make("A host's decision.", "lifeform", "", two, 2, rules.WhiteWins, "adjudicated", func(h *record.Header) { h.Adjudicated, h.Revision = "1-0 Bo asked a program", 2 }),
		make("A void game: its last link is that of its last turn.", "chesimals-0.1", "", two, 2, rules.Ongoing, "void", func(h *record.Header) {
			h.Ended, h.Revision, h.Adjudicated = time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC), 1, "void the same person twice"
		}),
		make("Over before the first turn.", "chesimals-0.1", "", two, 0, rules.BlackWins, "resigned", nil),
		make("A finished game of version 1.", "chesimals-0.1", "", one, 4, rules.WhiteWins, "resigned", nil),
		make("Version 1 with options, in play.", "chesimals-2", "setback=1", one, 3, rules.Ongoing, "", nil),
		make("Version 1 with secret set-ups.", "lifeform-secret", "", one, 2, rules.BlackWins, "resigned", nil),
		from("Version 1 from a position of its own.", "cosmic", one, cosmic, func(h *record.Header) { h.Position = cosmic }),
	}
}

// links computes all links of a record from its text, by the page and in other words than package record.
func links(text, start string) (all [][sha256.Size]byte) {
	head, game, _ := strings.Cut(text, "\n\n")
	value := func(name string) (line, value string) {
		for line := range strings.SplitSeq(head, "\n") {
			if strings.HasPrefix(line, "["+name+" ") {
				value, _ = strings.CutPrefix(line, "["+name+` "`)
				return line + "\n", strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(strings.TrimSuffix(value, `"]`))
			}
		}
		return "", ""
	}
	second := strings.HasPrefix(head, `[Format "pbem record 2"]`)
	first := "pbem record 1\n"
	for _, name := range []string{"Variant", "Options", "Rules"} {
		_, v := value(name)
		first += v + "\n"
	}
	first += start + "\n"
	if second {
		first = "pbem record 2\n"
		for name := range strings.FieldsSeq("Site Game WhiteId BlackId Variant Options Rules Judged Start TimeControl Rated Tournament Round From") {
			line, _ := value(name)
			first += line
		}
	}
	link := sha256.Sum256([]byte(first))
	all = append(all, link)
	for line := range strings.SplitSeq(strings.TrimSuffix(game, "\n"), "\n") {
		chained, _, has := strings.Cut(line, " #")
		if !has {
			continue
		}
		if !second {
			_, chained, _ = strings.Cut(chained, " ")
			chained, _, _ = strings.Cut(chained, " {")
		}
		link = sha256.Sum256(append(link[:], chained...))
		all = append(all, link)
	}
	return all
}

// generated is what stands below the line "<!-- starts -->".
func generated(t testing.TB) string {
	t.Helper()
	var b strings.Builder
	for _, row := range starts(t) {
		fmt.Fprintf(&b, "    %s\n", row)
	}
	b.WriteString("\n## Vectors\n\nThe key has the seed 01 02 03 … 20 (hex, 32 bytes). A file `server.pub` for it:\n\n")
	public := vectorKey().Public().(ed25519.PublicKey)
	fmt.Fprintf(&b, "    ed25519:%s\n\nIts KEY is %s. Below each record stand its links in full, the first one on top.\n", base64.StdEncoding.EncodeToString(public), record.KeyID(public))
	for i, v := range vectors(t) {
		fmt.Fprintf(&b, "\n### %d. %s\n\n", i+1, v.about)
		text := v.r.String()
		for line := range strings.Lines(text) {
			b.WriteString(strings.TrimRight("    "+line, " \n") + "\n")
		}
		b.WriteString("\nLinks:\n\n")
		for _, link := range links(text, startOf(t, v.r)) {
			fmt.Fprintf(&b, "    %x\n", link)
		}
	}
	return b.String()
}

func startOf(t testing.TB, r *record.Record) string {
	t.Helper()
	if line := r.Tag("Start") + r.Tag("Position"); line != "" {
		return line
	}
	return playedBy(t, r).Game.Start().String()
}

// starts are the rows of the table: each preset that there ever was without options, and with each value of an option that makes
// another start.
func starts(t testing.TB) (rows []string) {
	t.Helper()
	files, err := filepath.Glob("../rules/presets/*.yaml")
	older, err2 := filepath.Glob("../rules/presets/older/*.yaml")
	if err != nil || err2 != nil || len(files) == 0 || len(older) == 0 {
		t.Fatalf("no presets: %v, %v", err, err2)
	}
	for _, file := range append(files, older...) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, startsOf(t, file, data)...)
	}
	slices.Sort(rows)
	return slices.Compact(rows)
}

func startsOf(t testing.TB, file string, data []byte) (rows []string) {
	t.Helper()
	p, err := presets.Parse(file, data, nil)
	if err != nil {
		t.Fatal(err)
	}
	name, own := p.Name+" "+p.Hash, p.Game.Start().String()
	rows = append(rows, name+" |  | "+own)
	for _, o := range p.OwnOptions() {
		for _, value := range valuesOf(o) {
			with, err := presets.Parse(file, data, []presets.Setting{{Name: o.Name, Value: value}})
			if err == nil && with.Game.Start().String() != own {
				rows = append(rows, name+" | "+with.OptionText()+" | "+with.Game.Start().String())
			}
		}
	}
	return rows
}

func valuesOf(o presets.Option) []string {
	if len(o.Values) > 0 || o.Word {
		return o.Values
	}
	var list []string
	for n := o.Low; n <= min(o.High, o.Low+9); n++ {
		list = append(list, fmt.Sprint(n))
	}
	return list
}

const startsMarker = "<!-- starts -->\n\n"

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
// page tells. -update writes them where there are none, and adds the starts of
// new presets; what is there once is there for ever.
func TestRecordVectors(t *testing.T) {
	page, err := os.ReadFile("record.md")
	if err != nil {
		t.Fatal(err)
	}
	if written, there, _ := strings.Cut(string(page), startsMarker); there == "" && *update {
		page = []byte(written + startsMarker + generated(t))
	}
	for _, row := range starts(t) {
		switch {
		case strings.Contains(string(page), "\n    "+row+"\n"):
		case *update:
			page = withStart(page, row)
		default:
			t.Errorf("the page does not have the start %q: go test ./docs -run RecordVectors -update adds it", row)
		}
	}
	if *update {
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

// withStart puts a row of a preset that is new into the page's table, in the order of the table.
func withStart(page []byte, row string) []byte {
	before, table, _ := strings.Cut(string(page), startsMarker)
	at := 0
	for line := range strings.Lines(table) {
		if !strings.HasPrefix(line, "    ") || strings.TrimSpace(line) > row {
			break
		}
		at += len(line)
	}
	return []byte(before + startsMarker + table[:at] + "    " + row + "\n" + table[at:])
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
	for _, link := range links(v.text, startOf(t, r)) {
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
