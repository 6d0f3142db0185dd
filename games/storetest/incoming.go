package storetest

import (
	"bytes"
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

// poison is a letter with everything that a transport can tell of it.
func poison(digest string) games.Quarantined {
	return games.Quarantined{Digest: digest, Reason: "cannot be read: “?”", Stack: "goroutine 1 [running]:\nmain.main()", Letter: mailer.Incoming{
		Raw: bytes.Repeat([]byte("\x00\xff\r\n"), 250_000), Received: morning(), Recipient: "games+42w1.t@example.org", Sender: "<>",
		Route: "lmtp", Client: "192.0.2.7", Helo: "mail.example.org", Size: 5 << 20}}
}

func (f fixture) setAside(q games.Quarantined, report ...games.Outgoing) {
	f.Helper()
	if err := f.SetAside(f.Context(), q, report...); err != nil {
		f.Fatal(err)
	}
}

// quarantined checks which letters are in quarantine, by digest.
func (f fixture) quarantined(want ...string) {
	f.Helper()
	var got []string
	for _, q := range noError[[]games.Quarantined](f)(f.Quarantine(f.Context())) {
		got = append(got, q.Digest)
	}
	f.same("quarantine", got, want)
}

func setAside(f fixture) {
	letters := []games.Quarantined{
		poison("z"), {Digest: "a", Reason: "tried three times", Letter: mailer.Incoming{Received: morning().Add(-1)}},
	}
	noError[int](f)(f.Attempt(f.Context(), "z"))
	for i := range letters {
		q := &letters[i]
		f.setAside(*q)
		f.same("seen", noError[bool](f)(f.Seen(f.Context(), q.Digest)), true)
		if err := f.SetAside(f.Context(), *q); !errors.Is(err, games.ErrDuplicate) {
			f.Fatalf("SetAside again: %v, want ErrDuplicate", err)
		}
		q.Number = i + 1
		one := noError[games.Quarantined](f)(f.Aside(f.Context(), q.Number))
		f.same("one letter", one, *q)
		f.utc("Received", one.Letter.Received)
		q.Letter.Raw = nil
	}
	f.same("quarantine", noError[[]games.Quarantined](f)(f.Quarantine(f.Context())), letters)
	f.refused(games.ErrDuplicate, games.Commit{Digest: "z"})
	_, err := f.Aside(f.Context(), 3)
	missing(f, err)
}

// The report is there when the letter is, and when it is not neither is the report.
func setAsideReported(f fixture) {
	report := letter(0, 1, 0)
	f.setAside(poison("a"), report)
	f.same("letters", f.leased(9), []games.Outgoing{report})
	if err := f.SetAside(f.Context(), poison("a"), letter(0, 2, 0)); !errors.Is(err, games.ErrDuplicate) {
		f.Fatalf("SetAside again: %v, want ErrDuplicate", err)
	}
	unsendable := letter(0, 3, 0)
	unsendable.MessageID = ""
	if err := f.SetAside(f.Context(), poison("b"), unsendable); err == nil {
		f.Fatal("a letter was set aside without its report")
	}
	f.quarantined("a")
	f.same("letters", len(f.everAgain()), 1)
}

// A dropped letter stays seen, and its number is never another's.
func dropAside(f fixture) {
	f.setAside(poison("a"))
	f.setAside(poison("b"))
	if err := f.Drop(f.Context(), 2); err != nil {
		f.Fatal(err)
	}
	missing(f, f.Drop(f.Context(), 2))
	f.quarantined("a")
	f.refused(games.ErrDuplicate, games.Commit{Digest: "b"})
	f.setAside(poison("c"))
	f.same("number", noError[games.Quarantined](f)(f.Aside(f.Context(), 3)).Digest, "c")
}

// A letter that is handled after all leaves the quarantine with what it causes; of two who handle it, one does.
func release(f fixture) {
	f.setAside(poison("opening-1"))
	again := opening(1)
	again.Release = again.Digest
	f.must(again)
	f.quarantined()
	f.same("letters", len(f.leased(9)), 2)
	f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), true)
	f.refused(games.ErrDuplicate, again)
	f.refused(games.ErrDuplicate, opening(1))
	f.refused(games.ErrDuplicate, games.Commit{Digest: "never", Release: "never"})
	f.same("never seen", noError[bool](f)(f.Seen(f.Context(), "never")), false)
}

// A mended program may know the letter by another digest, and may have handled it under that one.
func releaseAnother(f fixture) {
	f.setAside(poison("raw"))
	mended := opening(1)
	mended.Release = "raw"
	f.must(mended)
	f.quarantined()
	f.setAside(poison("raw 2"))
	mended.Release = "raw 2"
	f.refused(games.ErrDuplicate, mended)
	f.quarantined("raw 2")
	f.refused(games.ErrDuplicate, games.Commit{Digest: "raw"})
}

func releaseFails(f fixture) {
	f.setAside(poison("opening-1"))
	wrong := opening(1)
	wrong.Release = wrong.Digest
	wrong.Changes[0].Expect, wrong.Changes[0].Summary.Version = 7, 8
	f.refused(games.ErrConflict, wrong)
	f.quarantined("opening-1")
	f.same("letters", len(f.leased(9)), 0)
}
