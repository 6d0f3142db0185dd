package storetest

import (
	"pbem/games"
	"pbem/games/archive/gamelog"
)

func logged() group {
	lines := []string{"begin x 1 0123456789abcdef", "begin x 2 0123456789abcdef", "end x 1 0 0123456789abcdef"}
	edgeOf := func(n int) (e gamelog.Edge) {
		for _, line := range lines[:n] {
			e = e.Add(line)
		}
		return e
	}
	check := func(f fixture, n int) {
		f.Helper()
		f.same("head", noError[gamelog.Edge](f)(f.LogEdge(f.Context())).Head(), edgeOf(n).Head())
		f.same("lines", noError[[]string](f)(f.LogLines(f.Context(), 0)), lines[:n])
	}
	adding := func(from int64, lines ...string) games.Commit {
		return games.Commit{At: morning(), Log: games.Logged{From: from, Lines: lines}}
	}
	return group{"log", []testCase{
		{"none", func(f fixture) { check(f, 0) }},
		{"lines come back in their order", func(f fixture) {
			f.must(adding(0, lines[0]), adding(1, lines[1]))
			f.must(adding(2, lines[2]))
			check(f, 3)
			f.same("the end", noError[[]string](f)(f.LogLines(f.Context(), 2)), lines[2:])
			f.same("beyond", noError[[]string](f)(f.LogLines(f.Context(), 3)), []string{})
		}},
		{"what others added meanwhile is a conflict", func(f fixture) {
			f.must(adding(0, lines[0]))
			c := opening(1)
			c.Log = games.Logged{From: 0, Lines: lines[1:2]}
			f.refused(games.ErrConflict, c)
			f.refused(games.ErrConflict, adding(2, lines[1]))
			check(f, 1)
			_, err := f.Events(f.Context(), 1)
			missing(f, err)
		}},
		{"a commit that fails adds none", func(f fixture) {
			f.must(opening(1))
			c := opening(1)
			c.Digest, c.Log = "another", games.Logged{Lines: lines[:1]}
			f.refused(games.ErrConflict, c)
			check(f, 0)
		}},
	}}
}
