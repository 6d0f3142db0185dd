package storetest

import (
	"bytes"
	"errors"

	"pbem/games"
)

func incoming() group {
	return group{"incoming letters", []testCase{
		{"seen after the commit", func(f fixture) {
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), false)
			f.must(opening(1))
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), true)
			f.same("another", noError[bool](f)(f.Seen(f.Context(), "opening-2")), false)
			f.same("none", noError[bool](f)(f.Seen(f.Context(), "")), false)
		}},
		{"attempts are counted by letter", func(f fixture) {
			for want := 1; want <= 3; want++ {
				f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "a")), want)
			}
			f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "b")), 1)
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "a")), false)
		}},
		{"an attempt does not hinder the commit", func(f fixture) {
			noError[int](f)(f.Attempt(f.Context(), "opening-1"))
			f.must(opening(1))
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), true)
			noError[int](f)(f.Attempt(f.Context(), "opening-1"))
			f.refused(games.ErrDuplicate, opening(1))
		}},
		{"set aside", setAside},
		{"set aside what was handled", func(f fixture) {
			f.must(opening(1))
			err := f.SetAside(f.Context(), games.Quarantined{Digest: "opening-1", At: morning()})
			if !errors.Is(err, games.ErrDuplicate) {
				f.Fatalf("SetAside: %v, want ErrDuplicate", err)
			}
			f.same("quarantine", noError[[]games.Quarantined](f)(f.Quarantine(f.Context())), []games.Quarantined(nil))
			if err := f.SetAside(f.Context(), games.Quarantined{}); err == nil {
				f.Fatal("a letter without digest was set aside")
			}
		}},
		{"marks", func(f fixture) {
			f.same("mark", noError[string](f)(f.Mark(f.Context(), "alive")), "")
			for _, value := range []string{"1", "2026-11-21T10:11:12.000000001Z", ""} {
				if err := f.SetMark(f.Context(), "alive", value); err != nil {
					f.Fatal(err)
				}
				f.same("mark", noError[string](f)(f.Mark(f.Context(), "alive")), value)
			}
			f.same("another", noError[string](f)(f.Mark(f.Context(), "read")), "")
		}},
	}}
}

func setAside(f fixture) {
	letters := []games.Quarantined{
		{Digest: "z", At: morning(), Reason: "cannot be read: “?”", Raw: bytes.Repeat([]byte("\x00\xff\r\n"), 250_000)},
		{Digest: "a", At: morning().Add(-1), Reason: "tried three times"},
	}
	noError[int](f)(f.Attempt(f.Context(), "z"))
	for _, q := range letters {
		if err := f.SetAside(f.Context(), q); err != nil {
			f.Fatal(err)
		}
		f.same("seen", noError[bool](f)(f.Seen(f.Context(), q.Digest)), true)
		if err := f.SetAside(f.Context(), q); !errors.Is(err, games.ErrDuplicate) {
			f.Fatalf("SetAside again: %v, want ErrDuplicate", err)
		}
	}
	got := noError[[]games.Quarantined](f)(f.Quarantine(f.Context()))
	f.same("quarantine", got, letters)
	f.utc("At", got[0].At)
	f.refused(games.ErrDuplicate, games.Commit{Digest: "z"})
}
