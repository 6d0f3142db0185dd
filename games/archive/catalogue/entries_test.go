package catalogue_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pbem/games/archive/catalogue"
)

// dice make entries as records make them, of few names, so that much comes twice.
type dice struct {
	*rand.Rand
	rating bool // nearly all games are rated
}

func newDice(seed uint64) dice { return dice{Rand: rand.New(rand.NewPCG(seed, 9))} }

func pick[T any](d dice, of ...T) T { return of[d.IntN(len(of))] }

func (d dice) oneIn(n int) bool { return d.IntN(n) == 0 }

// someNames are files of an archive: of a service, and of others in folders beside it.
func someNames() []string {
	all := []string{"a/x.pbem", "a.pbem", "a/b/x.pbem", "a b.pbem", "a-b.pbem", "ä.pbem"}
	for i := range 18 {
		all = append(all, fmt.Sprintf("%03d.pbem", i+1))
	}
	return all
}

// began is the month before the first in which games end here.
var began = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// entry makes one of the file of a name.
func (d dice) entry(name, address string) catalogue.Entry {
	e := catalogue.Entry{File: catalogue.File{Name: name, Stamp: d.word(1000)}, Address: address, Verifier: int64(1 + d.IntN(3))}
	e.Number, _ = strconv.Atoi(strings.TrimSuffix(name, ".pbem"))
	if d.oneIn(12) {
		e.Unread = true
		return e
	}
	e.Date = pick(d, "", "2025", "2025-12", "2026-01-30", "2026-01-31", "2026-02", "2026-02-01", "2027-10-10")
	e.Turns, e.Setups, e.Head, e.Verdict = d.IntN(30), d.IntN(3), []byte("head "+d.word(1000)), []byte("verdict "+d.word(1000))
	if e.Turns > 0 {
		e.Last = began.Add(time.Duration(d.IntN(40)) * time.Hour)
	}
	event := pick(d, "", "Rated game", "Winter Cup", "Wïnter Cup", "%_")
	e.Event = catalogue.Name{Name: event, Folded: fold(event)}
	year, _, _ := strings.Cut(e.Date, "-")
	e.Kind = catalogue.Kind{Variant: pick(d, "amoeba", "cosmic", "chesimals-2"), Options: pick(d, "-", "-", "draws=50"), Rules: pick(d, "", "aa", "bb"), Year: year}
	site := pick(d, "", "play.example", "Play.Example", "other.example")
	if d.rating {
		site, e.Kind.Variant, e.Kind.Options = pick(d, "play.example", "Play.Example"), pick(d, "amoeba", "amoeba", "cosmic"), "-"
	}
	for side := range e.Players {
		e.Names[side], e.Players[side] = d.player(site)
	}
	state := d.IntN(10)
	if d.rating {
		state += 2
	}
	switch {
	case state == 0:
		e.Broken, e.Unruled, e.Kind.Result = true, d.oneIn(2), "?"
	case state < 3:
		e.InPlay, e.Kind.Result = true, "*"
	default:
		e.Kind.Result, e.Kind.Cause = pick(d, "1-0", "0-1", "1/2-1/2", "0-0", "void"), pick(d, "resigned", "time", "agreed")
		e.Rated = d.rated(&e, site)
	}
	if e.Broken {
		e.Verdict = nil
		return e
	}
	if !d.oneIn(4) {
		e.Opening = []byte("opening " + d.word(9))
	}
	if d.oneIn(3) {
		e.Tournament = &[2]string{strings.ToLower(site), pick(d, "cup", "league")}
	}
	return e
}

func (d dice) word(n int) string { return strconv.Itoa(d.IntN(n)) }

// fold writes a name as it is sought.
func fold(name string) string { return strings.ReplaceAll(strings.ToLower(name), "ï", "i") }

// player is somebody at a site, or a name alone.
func (d dice) player(site string) (catalogue.Name, catalogue.Player) {
	who := pick(d, "p1", "p2", "p3", "P1", "", "", "?")
	name := pick(d, "Ada", "ada", "Bo", "Cy", "Ïda")
	if d.rating {
		who = "p" + d.word(9)
	}
	switch who {
	case "?":
		return catalogue.Name{Name: "?", Folded: "?"}, catalogue.Player{}
	case "":
		return catalogue.Name{Name: name, Folded: fold(name)}, catalogue.Player{Page: "players/" + name + ".html"}
	}
	return catalogue.Name{Name: name, Folded: fold(name)},
		catalogue.Player{Page: "players/" + who + "-" + site + ".html", Site: site, Code: who, Rater: who + "@" + strings.ToLower(site)}
}

// rated is of one of few places, so that several records are of one game.
func (d dice) rated(e *catalogue.Entry, site string) *catalogue.Rated {
	ended := began.AddDate(0, d.IntN(8), pick(d, 0, 0, 3, 20)).Add(time.Duration(d.IntN(2)) * time.Minute)
	r := &catalogue.Rated{Place: strings.ToLower(site) + "\n" + d.word(24), Revision: d.IntN(3), Link: pick(d, "aa", "bb"), Ended: ended,
		Players: [2]string{e.Players[0].Rater, e.Players[1].Rater}}
	if d.rating {
		r.Place, r.Revision, r.Link = strings.ToLower(site)+"\n"+d.word(40), pick(d, 0, 0, 1, 2), pick(d, "aa", "aa", "bb")
	}
	score, known := map[string]float64{"1-0": 1, "0-1": 0, "1/2-1/2": 0.5}[e.Kind.Result]
	if known && r.Players[0] != "" && r.Players[1] != "" && r.Players[0] != r.Players[1] {
		r.Counts, r.List, r.Score = true, strings.TrimSuffix(e.Kind.Variant+" "+e.Kind.Options, " -"), score
	} else if d.oneIn(5) {
		r.Ended = time.Time{}
	}
	return r
}

// shelf is what is listed, by the names of the files.
type shelf struct {
	records map[string]catalogue.Entry
	others  map[string]string // stamps
}

func newShelf() *shelf { return &shelf{map[string]catalogue.Entry{}, map[string]string{}} }

func (s *shelf) entries() []catalogue.Entry {
	all := make([]catalogue.Entry, 0, len(s.records))
	for _, name := range slices.Sorted(maps.Keys(s.records)) {
		all = append(all, s.records[name])
	}
	return all
}

// move changes the shelf, and has it listed.
func (s *shelf) move(t testing.TB, d dice, l *catalogue.Catalogue) {
	t.Helper()
	ctx := context.Background()
	if len(s.records) > 0 && d.oneIn(5) {
		gone := slices.Sorted(maps.Keys(s.records))
		d.Shuffle(len(gone), func(i, j int) { gone[i], gone[j] = gone[j], gone[i] })
		gone = gone[:1+d.IntN(min(len(gone), 4))]
		for _, name := range gone {
			delete(s.records, name)
		}
		done(t, l.Drop(ctx, append(gone, "nobody knows.pbem")...))
		return
	}
	if d.oneIn(12) {
		name := pick(d, "a/x.yaml", "b.yaml", "offers.json")
		s.others[name] = d.word(1000)
		done(t, l.Note(ctx, catalogue.File{Name: name, Stamp: s.others[name]}))
		return
	}
	if len(s.others) > 0 && d.oneIn(12) {
		name := pick(d, slices.Sorted(maps.Keys(s.others))...)
		delete(s.others, name)
		done(t, l.Drop(ctx, name))
		return
	}
	var some []catalogue.Entry
	var gone []string
	for range 1 + d.IntN(6) {
		e, old := s.put(d)
		some, gone = append(some, e), append(gone, old...)
	}
	done(t, l.Put(ctx, some...))
	if len(gone) > 0 {
		done(t, l.Drop(ctx, gone...))
	}
}

// put draws an entry for the shelf, and names files that are gone for it.
func (s *shelf) put(d dice) (e catalogue.Entry, gone []string) {
	name := pick(d, someNames()...)
	old, known := s.records[name]
	switch {
	case known && d.oneIn(3): // the same again, or nearly
		e = old
		e.Stamp = d.word(1000)
		if !e.Unread {
			e.Turns++
		}
	case known && d.oneIn(3): // at another address
		e = d.entry(name, name+" moved "+d.word(1000))
	case known:
		e = d.entry(name, old.Address)
	default:
		e = d.entry(name, name)
	}
	for other, of := range s.records {
		if other != name && of.Address == e.Address { // the file has another name now
			gone = append(gone, other)
			delete(s.records, other)
		}
	}
	s.records[name] = e
	return e, gone
}

// anew lists what is on the shelf in a listing of its own, in another order.
func (s *shelf) anew(t testing.TB, d dice) *catalogue.Catalogue {
	t.Helper()
	l, all := inMemory(t), s.entries()
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for len(all) > 0 {
		n := 1 + d.IntN(len(all))
		done(t, l.Put(context.Background(), all[:n]...))
		all = all[n:]
	}
	for name, stamp := range s.others {
		done(t, l.Note(context.Background(), catalogue.File{Name: name, Stamp: stamp}))
	}
	return l
}

func inMemory(t testing.TB) *catalogue.Catalogue { return opened(t, "") }

func inFile(t testing.TB) *catalogue.Catalogue { return opened(t, filepath.Join(t.TempDir(), "pages")) }

func opened(t testing.TB, path string) *catalogue.Catalogue {
	t.Helper()
	l, err := catalogue.Open(path)
	done(t, err)
	t.Cleanup(func() { done(t, l.Close()) })
	return l
}

func done(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// settle folds a listing's log into its file.
func settle(t testing.TB, l *catalogue.Catalogue) {
	t.Helper()
	if !must(l.Settle(context.Background()))(t) {
		t.Fatal("somebody still reads")
	}
}

// must returns an answer, and ends a test that gets none.
func must[T any](answer T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		done(t, err)
		return answer
	}
}

// same compares an answer; none is the same as an empty one.
func same(t testing.TB, of string, want, got any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Fatalf("%s (-want +got)\n%s", of, diff)
	}
}
