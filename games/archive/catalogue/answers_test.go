package catalogue_test

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/catalogue"
)

// aCrowd is a listing of many entries, of which some have changed, and the entries, the newest first.
func aCrowd(t testing.TB, seed uint64) (*catalogue.Catalogue, []catalogue.Entry) {
	d, l, s := newDice(seed), inMemory(t), newShelf()
	all := crowd(d, 250)
	for _, e := range all {
		s.records[e.Name] = e
	}
	done(t, l.Put(context.Background(), all...))
	for range 40 {
		s.move(t, d, l)
	}
	return l, slices.SortedFunc(slices.Values(s.entries()), newerFirst)
}

// TestLists: lists of games are those of the entries.
func TestLists(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	l, all := aCrowd(t, 11)
	var games []catalogue.Game
	for g, err := range l.All(ctx, false) {
		done(t, err)
		games = append(games, g)
	}
	same(t, "all", chosen(all, func(catalogue.Entry) bool { return true }), games)
	for _, e := range all {
		one := must(l.One(ctx, e.Address))(t)
		if e.Unread {
			same(t, e.Address, (*catalogue.Game)(nil), one)
			continue
		}
		same(t, e.Address, gameOf(e), *one)
		opening, known, err := l.Verdict(ctx, e.Name, e.Verdict, 2)
		done(t, err)
		if fresh := !e.Broken && e.Verifier == 2; known != fresh || fresh && string(opening) != string(e.Opening) {
			t.Errorf("%+v: %v, %q", e, known, opening)
		}
	}
	for _, site := range []string{"", "play.example", "other.example"} {
		for _, name := range []string{"cup", "league", "none"} {
			of := [2]string{site, name}
			want := chosen(all, func(e catalogue.Entry) bool { return e.Tournament != nil && *e.Tournament == of })
			same(t, site+name, want, must(l.OfTournament(ctx, site, name))(t))
		}
	}
	for _, variant := range []string{"amoeba", "cosmic", "none"} {
		var want []catalogue.Begun
		for _, e := range all {
			if !e.Unread && !e.Broken && e.Opening != nil && e.Kind.Variant == variant {
				want = append(want, catalogue.Begun{Game: gameOf(e), Opening: e.Opening})
			}
		}
		same(t, variant, want[:min(len(want), 20)], must(l.Openings(ctx, variant, 20))(t))
		same(t, variant, want, must(l.Openings(ctx, variant, 1000))(t))
	}
	latest := slices.SortedFunc(slices.Values(all), latestFirst)
	for least := range 4 {
		playing := chosen(latest, func(e catalogue.Entry) bool { return e.InPlay && !e.Broken && e.Turns >= least })
		ended := chosen(latest, func(e catalogue.Entry) bool { return !e.InPlay && !e.Broken && e.Turns >= least })
		same(t, "playing", playing, must(l.Playing(ctx, least, 1000))(t))
		same(t, "playing", playing[:7], must(l.Playing(ctx, least, 7))(t))
		same(t, "ended", ended[:7], must(l.Ended(ctx, least, 7))(t))
	}
}

// TestCounts: kinds of games, and records of which something is to be told or done, are those of the entries.
func TestCounts(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	l, all := aCrowd(t, 12)
	kinds := map[catalogue.Kind]catalogue.Counted{}
	var unread, unruled []string
	before := 0
	for _, e := range all {
		if e.Verifier < 3 {
			before++
		}
		if e.Unruled {
			unruled = append(unruled, e.Name)
		}
		if e.Unread {
			unread = append(unread, e.Name)
			continue
		}
		k := kinds[e.Kind]
		kinds[e.Kind] = catalogue.Counted{Kind: e.Kind, Games: k.Games + 1, Turns: k.Turns + e.Turns}
	}
	got := must(l.Kinds(ctx))(t)
	if len(got) != len(kinds) || !slices.IsSortedFunc(got, func(a, b catalogue.Counted) int { return strings.Compare(a.Variant, b.Variant) }) {
		t.Errorf("%d kinds, want %d", len(got), len(kinds))
	}
	for _, k := range got {
		same(t, "kind", kinds[k.Kind], k)
	}
	slices.Sort(unread)
	slices.Sort(unruled)
	names, count, err := l.Unreadable(ctx, 3)
	done(t, err)
	same(t, "unreadable", unread[:3], names)
	if count != len(unread) {
		t.Errorf("%d cannot be read, want %d", count, len(unread))
	}
	var found []string
	for after := ""; ; {
		some := must(l.Unruled(ctx, after, 2))(t)
		if len(some) == 0 {
			break
		}
		for _, f := range some {
			found, after = append(found, f.Name), f.Name
			if known := must(l.Stamp(ctx, f.Name))(t); known != f.Stamp {
				t.Errorf("%s has the stamps %q and %q", f.Name, known, f.Stamp)
			}
		}
	}
	same(t, "unruled", unruled, found)
	if got := must(l.VerifiedBefore(ctx, 3, 1000))(t); len(got) != before {
		t.Errorf("%d were verified before, want %d", len(got), before)
	}
}

// played are the games of a player, the newest first.
type played struct {
	catalogue.Player
	games []catalogue.Entry
}

func (p *played) nameIn(e catalogue.Entry) string {
	if e.Players[0] == p.Player {
		return e.Names[0].Name
	}
	return e.Names[1].Name
}

func playedOf(all []catalogue.Entry) map[string]*played {
	people := map[string]*played{}
	for _, e := range all {
		for side, who := range e.Players {
			if who.Page == "" || side == 1 && who == e.Players[0] {
				continue
			}
			if people[who.Page] == nil {
				people[who.Page] = &played{Player: who}
			}
			people[who.Page].games = append(people[who.Page].games, e)
		}
	}
	return people
}

// TestPeople: who played, by which names, how often and how, is told by the entries.
func TestPeople(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	l, all := aCrowd(t, 13)
	people := playedOf(all)
	var want []catalogue.Person
	bearers := map[string]int{}
	for _, p := range people {
		name := p.nameIn(p.games[0])
		bearers[name]++
		want = append(want, catalogue.Person{Player: p.Player, Name: name, Games: len(p.games)})
	}
	slices.SortFunc(want, func(a, b catalogue.Person) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Page, b.Page))
	})
	pageOf := map[string]string{}
	var pages []string
	for i, p := range want {
		want[i].Shared, want[i].Rater = bearers[p.Name] > 1, ""
		pages = append(pages, p.Page)
		if p.Rater != "" {
			pageOf[p.Rater] = p.Page
		}
		same(t, p.Page, want[i], *must(l.Who(ctx, p.Page))(t))
	}
	same(t, "people", want, must(l.People(ctx, 0, 1000))(t))
	same(t, "people", want[3:7], must(l.People(ctx, 3, 4))(t))
	same(t, "pages", pages, must(l.Pages(ctx))(t))
	same(t, "count", len(want), must(l.PeopleCount(ctx))(t))
	for _, who := range raters() {
		same(t, who, pageOf[who], must(l.PageOf(ctx, who))(t))
	}
	same(t, "nobody", (*catalogue.Person)(nil), must(l.Who(ctx, "players/nobody.html"))(t))
	for page, p := range people {
		of(t, l, page, p)
	}
}

// TestNewestName: somebody goes by the name of their newest game, whichever side they had in it, also where games have no numbers.
func TestNewestName(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	for newest := range 2 { // the side
		l := inMemory(t)
		for side := range 2 {
			e := catalogue.Entry{File: catalogue.File{Name: fmt.Sprint(side, ".pbem"), Stamp: "1"}, Address: fmt.Sprint(side), Date: "2025-01-01", Head: []byte("head")}
			e.Players[side], e.Names[side] = catalogue.Player{Page: "players/p1.html", Code: "p1"}, catalogue.Name{Name: fmt.Sprint("Name ", side)}
			if side == newest {
				e.Date = "2026-01-01"
			}
			done(t, l.Put(ctx, e))
		}
		same(t, "name", fmt.Sprint("Name ", newest), must(l.Who(ctx, "players/p1.html"))(t).Name)
	}
}

// TestShared: a name is shared by those who write it alike, in small letters and large.
func TestShared(t *testing.T) {
	t.Parallel()
	ctx, l := context.Background(), inMemory(t)
	for i, name := range []string{"Ada", "ada", "Bo", "Bo"} {
		e := catalogue.Entry{File: catalogue.File{Name: fmt.Sprint(i, ".pbem"), Stamp: "1"}, Address: fmt.Sprint(i), Head: []byte("head")}
		e.Players[1], e.Names[1] = catalogue.Player{Page: fmt.Sprint("players/p", i, ".html")}, catalogue.Name{Name: name}
		done(t, l.Put(ctx, e))
	}
	for _, p := range must(l.People(ctx, 0, 10))(t) {
		if p.Shared != (p.Name == "Bo") {
			t.Errorf("%+v", p)
		}
	}
}

// of compares what is told of a player.
func of(t *testing.T, l *catalogue.Catalogue, page string, p *played) {
	ctx := context.Background()
	var names []string
	var games []catalogue.Game
	scores := map[catalogue.Played]int{}
	for _, e := range p.games {
		if name := p.nameIn(e); !slices.Contains(names, name) {
			names = append(names, name)
		}
		games = append(games, gameOf(e))
		scores[catalogue.Played{Variant: e.Kind.Variant, Result: e.Kind.Result, White: e.Players[0] == p.Player, Black: e.Players[1] == p.Player}]++
	}
	same(t, page, names, must(l.NamesOf(ctx, page))(t))
	same(t, page, games, must(l.GamesOf(ctx, page, 1000))(t))
	same(t, page, games[:min(len(games), 3)], must(l.GamesOf(ctx, page, 3))(t))
	got := must(l.Scores(ctx, page))(t)
	counted := map[catalogue.Played]int{}
	for _, s := range got {
		n := s.Games
		s.Games = 0
		counted[s] = n
	}
	same(t, page, scores, counted)
	if !slices.IsSortedFunc(got, func(a, b catalogue.Played) int { return strings.Compare(a.Variant, b.Variant) }) || len(got) != len(counted) {
		t.Errorf("%s: %v", page, got)
	}
}

// TestTournamentWord: it is another one after each change of a game of the tournament, and the same after those of others.
func TestTournamentWord(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	d, l := newDice(5), inMemory(t)
	seen := map[string]bool{}
	next := func(what string) {
		t.Helper()
		word := must(l.TournamentWord(ctx, "play.example", "cup"))(t)
		if seen[word] {
			t.Errorf("%s leaves %q", what, word)
		}
		seen[word] = true
	}
	next("nothing")
	game := func(name string) catalogue.Entry {
		for {
			if e := d.entry(name, name); !e.Unread && !e.Broken {
				e.Tournament = &[2]string{"play.example", "cup"}
				return e
			}
		}
	}
	for i := range 4 {
		done(t, l.Put(ctx, game(fmt.Sprintf("%03d.pbem", i))))
		next("a game more")
	}
	changed := game("002.pbem")
	done(t, l.Put(ctx, changed))
	next("another record")
	changed.Tournament = nil
	done(t, l.Put(ctx, changed))
	next("a game that is of no tournament")
	done(t, l.Drop(ctx, "001.pbem"))
	next("a game that is gone")
	before := must(l.TournamentWord(ctx, "play.example", "cup"))(t)
	other := game("007.pbem")
	other.Tournament = &[2]string{"other.example", "cup"}
	done(t, l.Put(ctx, other))
	if after := must(l.TournamentWord(ctx, "play.example", "cup"))(t); after != before {
		t.Errorf("the word was %q, and is %q after a change of another tournament", before, after)
	}
}

// TestMarks: a mark is as it was set last, and the version is another one after each change.
func TestMarks(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	l, seen := inMemory(t), map[int64]bool{}
	for _, change := range []func() error{
		func() error { return nil },
		func() error { return l.Put(ctx, newDice(1).entry("1.pbem", "1")) },
		func() error { return l.Note(ctx, catalogue.File{Name: "b.yaml", Stamp: "1"}) },
		func() error { return l.Drop(ctx, "b.yaml") },
		func() error { return l.Drop(ctx, "1.pbem") },
	} {
		done(t, change())
		version := must(l.Version(ctx))(t)
		if seen[version] {
			t.Errorf("the version is %d again", version)
		}
		seen[version] = true
	}
	for _, value := range []string{"", "one", "two", ""} {
		done(t, l.SetMark(ctx, "place", value))
		same(t, "mark", value, must(l.Mark(ctx, "place"))(t))
	}
	same(t, "no mark", "", must(l.Mark(ctx, "none"))(t))
}
