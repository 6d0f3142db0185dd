package catalogue_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// lot is how many records are listed together.
const lot = 256

// likeReal are entries as those of a service are, with so many games: a tenth as many people, most of them with few games, and heads of a kilobyte.
func likeReal(n int) []catalogue.Entry {
	d, all := newDice(61), make([]catalogue.Entry, n)
	for i := range all {
		number := i + 1
		e := catalogue.Entry{File: catalogue.File{Name: fmt.Sprintf("%03d.pbem", number), Stamp: fmt.Sprintf("%d %d 0", 3000+d.IntN(5000), d.Int64())}, Address: fmt.Sprint(number), Number: number, Verifier: 1}
		ended := began.AddDate(0, 0, i*700/n)
		e.Date, e.Turns, e.Last = ended.Format(time.DateOnly), 20+d.IntN(80), ended
		e.Kind = catalogue.Kind{Variant: fmt.Sprint("preset-", d.IntN(1+d.IntN(20))), Options: "-", Rules: d.word(20), Result: pick(d, "1-0", "0-1", "1/2-1/2"), Cause: pick(d, "resigned", "time", "won"), Year: e.Date[:4]}
		e.Event = catalogue.Name{Name: "Rated game", Folded: "rated game"}
		e.Head = []byte(d.blob(1000))
		verdict := [32]byte{}
		for j := range verdict {
			verdict[j] = byte(d.Uint32())
		}
		e.Verdict, e.Opening = verdict[:], []byte(d.blob(250))
		people := max(n/10, 10)
		white := d.IntN(1 + d.IntN(people))
		black := (white + 1 + d.IntN(1+d.IntN(people-1))) % people
		for side, who := range []int{white, black} {
			id, name := fmt.Sprint("p", who), fmt.Sprintf("Player %x %d", who*7919, who)
			e.Names[side] = catalogue.Name{Name: name, Folded: fold(name)}
			e.Players[side] = catalogue.Player{Page: "players/" + id + "-0123456789.html", Site: "play.example", Code: id, Rater: id + "@play.example"}
		}
		e.Rated = &catalogue.Rated{Place: "play.example\n" + e.Address, Link: d.blob(64), Counts: true, List: e.Kind.Variant, Ended: ended,
			Score: map[string]float64{"1-0": 1, "1/2-1/2": 0.5}[e.Kind.Result], Players: [2]string{e.Players[0].Rater, e.Players[1].Rater}}
		if i > n-n/50 {
			e.InPlay, e.Rated, e.Kind.Result, e.Kind.Cause = true, nil, "*", ""
		}
		all[i] = e
	}
	return all
}

// blob is a text of so many bytes.
func (d dice) blob(n int) string {
	text := make([]byte, n)
	for i := range text {
		text[i] = byte('a' + d.IntN(16))
	}
	quoted, _ := json.Marshal(string(text))
	return string(quoted[:n])
}

// BenchmarkPut lists ten thousand records, in a new listing and once more, and reckons their lists of ratings.
func BenchmarkPut(b *testing.B) {
	ctx, all := context.Background(), likeReal(10_000)
	put := func(b *testing.B, l *catalogue.Catalogue) {
		for some := range slices.Chunk(all, lot) {
			done(b, l.Put(ctx, some...))
		}
		settle(b, l)
	}
	perGame := func(b *testing.B) {
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(all)), "µs/game")
	}
	b.Run("new", func(b *testing.B) {
		for b.Loop() {
			put(b, inFile(b))
		}
		perGame(b)
	})
	l := inFile(b)
	put(b, l)
	b.Run("again", func(b *testing.B) {
		for b.Loop() {
			put(b, l)
		}
		perGame(b)
	})
	b.Run("one", func(b *testing.B) {
		i := 0
		for b.Loop() {
			i++
			done(b, l.Put(ctx, all[i%len(all)]))
		}
	})
	b.Run("reckon", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			must(l.Ratings(ctx, rating.MonthOf(began.AddDate(4, i%2, 0))))(b)
		}
		perGame(b)
	})
}

// BenchmarkFind asks a listing of a hundred thousand games what pages ask.
func BenchmarkFind(b *testing.B) {
	ctx, l := context.Background(), inFile(b)
	for some := range slices.Chunk(likeReal(100_000), lot) {
		done(b, l.Put(ctx, some...))
	}
	now := began.AddDate(1, 0, 0)
	settle(b, l)
	find := func(name string, w catalogue.Wanted, page int) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				found := must(l.Count(ctx, w))(b)
				if len(must(l.Find(ctx, w, found, page*100, 100))(b)) == 0 {
					b.Fatal("nothing is found")
				}
			}
		})
	}
	find("newest", catalogue.Wanted{}, 0)
	find("page 900", catalogue.Wanted{}, 900)
	find("common preset", catalogue.Wanted{Variant: "preset-0"}, 0)
	find("rare preset", catalogue.Wanted{Variant: "preset-19"}, 0)
	name := fold(must(l.People(ctx, 5000, 1))(b)[0].Name)
	find("rare name", catalogue.Wanted{Folded: name, Code: "x"}, 0)
	find("common name", catalogue.Wanted{Folded: "player", Code: "x"}, 0)
	find("long games", catalogue.Wanted{Least: new(95)}, 0)
	for name, ask := range asks(l, rating.MonthOf(now)) {
		b.Run("ask "+name, func(b *testing.B) {
			for b.Loop() {
				done(b, ask(ctx))
			}
		})
	}
	best := must(l.People(ctx, 0, 1))(b)[0].Page
	b.Run("games of", func(b *testing.B) {
		for b.Loop() {
			must(l.GamesOf(ctx, best, 101))(b)
			must(l.NamesOf(ctx, best))(b)
			must(l.Scores(ctx, best))(b)
		}
	})
}
