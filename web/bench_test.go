package web_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/web"
)

// BenchmarkPages: a page from the address to the bytes, of a game that lies open.
func BenchmarkPages(b *testing.B) {
	p := pages(b, site(b, play(b, builtin(b, "chesimals-2"), 1, 60), play(b, builtin(b, "amoeba"), 2, 60)))
	for name, path := range map[string]string{"turn": "/game/1/index.html?turn=40", "game": "/game/1/index.html", "amoeba": "/game/2/index.html?turn=40", "preset": "/presets/chesimals-2.html", "json": "/game/1/001.json"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				get(b, p, path)
			}
		})
	}
}

// BenchmarkManyGames: lists of ten thousand games, and what it costs to look at the folder for the first time.
func BenchmarkManyGames(b *testing.B) {
	s := site(b)
	fill(b, dirOf(s), 10_000)
	s.Rules = rulebook.New().Of // as a service looks for them: each once
	p := pages(b, s)
	get(b, p, "/index.html")
	for name, path := range map[string]string{"list": "/index.html", "found": "/games/index.html?player=Player+9", "players": "/players/index.html", "presets": "/presets/index.html"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				get(b, p, path)
			}
		})
	}
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			get(b, pages(b, s), "/index.html")
		}
	})
}

// BenchmarkSite writes the pages of so many games as PBEM_SITE_GAMES says, 170 without it: games of every preset, of up to 75
// turns, signed, of some hundred players; in one language, and in all that are offered.
func BenchmarkSite(b *testing.B) {
	games, err := strconv.Atoi(os.Getenv("PBEM_SITE_GAMES"))
	if err != nil {
		games = 170
	}
	s, kinds := site(b), all(b)
	s.Rules = rulebook.New().Of
	var played []*record.Record
	for i, p := range kinds {
		played = append(played, play(b, p, i+1, 75))
	}
	for n := 1; n <= games; n++ {
		of, p := played[n%len(played)], kinds[n%len(kinds)]
		h := header(p, n, fmt.Sprint("Player ", n%1997), fmt.Sprint("Player ", n*7%1999))
		h.Ended = today()
		r := record.New(h, p.Game.Start().String(), of.Turns, of.Result, of.Termination)
		if err := r.Sign(key()); err != nil {
			b.Fatal(err)
		}
		put(b, dirOf(s), fmt.Sprintf("%03d.pbem", n), r.String())
	}
	b.Run("one", func(b *testing.B) { writeSite(b, s) })
	b.Run("all", func(b *testing.B) { writeSite(b, inAll(b, s)) })
}

func writeSite(b *testing.B, s web.Site) {
	b.Helper()
	for b.Loop() {
		dir := b.TempDir()
		done, err := pages(b, s).Write(b.Context(), dir)
		if err != nil {
			b.Fatal(err)
		}
		var size int64
		for _, name := range filesIn(b, dir) {
			info, err := os.Stat(filepath.Join(dir, name))
			if err != nil {
				b.Fatal(err)
			}
			size += info.Size()
		}
		b.ReportMetric(float64(done.Files), "files")
		b.ReportMetric(float64(size), "bytes")
	}
}
