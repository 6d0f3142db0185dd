package web_test

import (
	"testing"
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
	fill(b, s.Dir, 10_000)
	p := pages(b, s)
	get(b, p, "/index.html")
	for name, path := range map[string]string{"list": "/index.html", "found": "/index.html?player=Player+9", "players": "/players/index.html", "presets": "/presets/index.html"} {
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
