package storetest

import (
	"errors"

	"pbem/games"
	"pbem/mailer"
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
		{"an imprint is seen, and committed once", func(f fixture) {
			honest, copied := opening(1), opening(2)
			honest.Imprint, copied.Imprint = "imprint", "imprint"
			f.must(honest)
			f.same("imprinted", noError[bool](f)(f.Handled(f.Context(), "imprint")), true)
			f.same("another", noError[bool](f)(f.Handled(f.Context(), "another")), false)
			f.same("none", noError[bool](f)(f.Handled(f.Context(), "")), false)
			f.same("an imprint is no digest", noError[bool](f)(f.Seen(f.Context(), "imprint")), false)
			f.same("a digest is no imprint", noError[bool](f)(f.Handled(f.Context(), honest.Digest)), false)
			f.refused(games.ErrDuplicate, copied)
			nothing(f, 2)
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
		{"a report of what was set aside", setAsideReported},
		{"drop", dropAside},
		{"release", release},
		{"release under another digest", releaseAnother},
		{"a release that fails leaves the letter", releaseFails},
		{"set aside what was handled", func(f fixture) {
			f.must(opening(1))
			err := f.SetAside(f.Context(), games.Quarantined{Digest: "opening-1", Letter: mailer.Incoming{Received: morning()}})
			if !errors.Is(err, games.ErrDuplicate) {
				f.Fatalf("SetAside: %v, want ErrDuplicate", err)
			}
			f.same("quarantine", noError[[]games.Quarantined](f)(f.Quarantine(f.Context())), []games.Quarantined(nil))
			if err := f.SetAside(f.Context(), games.Quarantined{}); err == nil {
				f.Fatal("a letter without digest was set aside")
			}
		}},
	}}
}
