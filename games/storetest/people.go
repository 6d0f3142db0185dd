package storetest

import (
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/mailer"
)

func people() group {
	return group{"people", []testCase{
		{"a player that is not known", func(f fixture) {
			_, err := f.Player(f.Context(), ada)
			missing(f, err)
		}},
		{"a player comes back, and is replaced", func(f fixture) {
			first := games.Player{Address: ada, Name: "Ada “A”", Verified: true, Epoch: 3, Plain: true, NoPictures: true, OneSubject: true, Board: games.BoardWide, Closed: 2, Doubted: 3, Invitations: 2, Invited: morning(), Believed: morning(), Began: morning()}
			f.must(games.Commit{Players: []games.Player{first, {Address: bo, Blocked: true, NoPictures: true}}})
			got := noError[games.Player](f)(f.Player(f.Context(), ada))
			first.Version, first.Number = 1, 1
			f.same("player", got, first)
			f.utc("Invited", got.Invited)
			f.same("the other", noError[games.Player](f)(f.Player(f.Context(), bo)), games.Player{Number: 2, Version: 1, Address: bo, Blocked: true, NoPictures: true})
			second := games.Player{Version: 1, Address: ada, Name: "A", Blocked: true, Epoch: 4}
			f.must(games.Commit{Players: []games.Player{second}})
			second.Version, second.Number = 2, 1
			f.same("player", noError[games.Player](f)(f.Player(f.Context(), ada)), second)
		}},
		{"a player who was written meanwhile", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada, Epoch: 1}}})
			f.conflict("player ada@example.org", games.Commit{Digest: "twice new", Players: []games.Player{{Address: ada}}})
			f.must(games.Commit{Players: []games.Player{{Version: 1, Address: ada, Epoch: 2}}})
			for _, version := range []int{1, 3} {
				f.conflict("player ada@example.org", games.Commit{Digest: "again", Players: []games.Player{{Version: version, Address: ada}}})
			}
			f.conflict("player bo@example.net", games.Commit{Digest: "nobody", Players: []games.Player{{Version: 1, Address: bo}}})
			f.same("epoch", noError[games.Player](f)(f.Player(f.Context(), ada)).Epoch, 2)
			_, err := f.Player(f.Context(), bo)
			missing(f, err)
		}},
		{"a player who is written twice in one call", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada}}}, games.Commit{Players: []games.Player{{Version: 1, Address: ada, Blocked: true}}})
			f.same("player", noError[games.Player](f)(f.Player(f.Context(), ada)), games.Player{Number: 1, Version: 2, Address: ada, Blocked: true})
		}},
		{"where a player's letters go", func(f fixture) {
			p := games.Player{Address: ada, Mail: "ada@example.com"}
			f.must(games.Commit{Players: []games.Player{p, {Address: bo}}})
			f.same("mailbox", noError[games.Player](f)(f.Player(f.Context(), ada)).Mailbox(), "ada@example.com")
			f.same("mailbox", noError[games.Player](f)(f.Player(f.Context(), bo)).Mailbox(), bo)
		}},
	}}
}

func addresses() group {
	return group{"addresses", []testCase{
		{"an address that nothing is kept about", func(f fixture) {
			_, err := f.PlayerAt(f.Context(), ada)
			missing(f, err)
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{})
		}},
		{"addresses are given to a player and taken away", func(f fixture) {
			f.must(games.Commit{Addresses: []games.Address{{Address: "b@example.com", Player: ada}, {Address: "a@example.com", Player: ada}}})
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{"a@example.com", "b@example.com"})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), ada)
			f.must(games.Commit{Addresses: []games.Address{{Address: "a@example.com", Player: bo, Before: ada}}})
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{"b@example.com"})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), bo)
		}},
		{"an address changes hands once", func(f fixture) {
			f.must(games.Commit{Addresses: []games.Address{{Address: "a@example.com", Player: ada}}})
			f.conflict("address a@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "a@example.com", Player: bo}}})
			f.conflict("address a@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "a@example.com", Player: bo, Before: "cy@example.com"}}})
			f.conflict("address b@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "b@example.com", Player: bo, Before: ada}}})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), ada)
		}},
	}}
}

func called() group {
	return group{"names", []testCase{
		{"a name that nobody ever had", func(f fixture) {
			_, err := f.Name(f.Context(), "bo")
			missing(f, err)
		}},
		{"a name comes back, is given up and taken", func(f fixture) {
			f.must(games.Commit{Names: []games.Name{{Look: "bo", Player: bo}, {Look: "李雷", Player: ada, GivenUp: morning()}}})
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "bo")), games.Name{Version: 1, Look: "bo", Player: bo})
			got := noError[games.Name](f)(f.Name(f.Context(), "李雷"))
			f.same("name", got, games.Name{Version: 1, Look: "李雷", Player: ada, GivenUp: morning()})
			f.utc("GivenUp", got.GivenUp)
			f.must(games.Commit{Names: []games.Name{{Version: 1, Look: "bo", Player: bo, GivenUp: morning().Add(time.Hour)}}},
				games.Commit{Names: []games.Name{{Version: 2, Look: "bo", Player: ada}}})
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "bo")), games.Name{Version: 3, Look: "bo", Player: ada})
		}},
		{"a name that was written meanwhile", func(f fixture) {
			f.must(games.Commit{Names: []games.Name{{Look: "bo", Player: bo}}})
			for _, version := range []int{0, 2} {
				f.conflict("name bo", games.Commit{Digest: "again", Players: []games.Player{{Address: ada, Name: "Bo"}},
					Names: []games.Name{{Version: version, Look: "bo", Player: ada}}})
			}
			f.conflict("name cy", games.Commit{Digest: "nobody's", Names: []games.Name{{Version: 1, Look: "cy", Player: ada}}})
			f.same("player", noError[games.Name](f)(f.Name(f.Context(), "bo")).Player, bo)
			_, err := f.Player(f.Context(), ada)
			missing(f, err)
		}},
		{"one of many who take a name at once gets it", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit {
				return games.Commit{Digest: fmt.Sprint(n), Names: []games.Name{{Look: "bo", Player: fmt.Sprint(n)}}}
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
	}}
}

func beliefs() group {
	return group{"beliefs", []testCase{
		{"what was kept first stays", func(f fixture) {
			half := mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}
			for _, j := range []mailer.Judgement{half, {Belief: mailer.Believed}} {
				if err := f.KeepJudgement(f.Context(), "a", j); err != nil {
					f.Fatal(err)
				}
				f.same("judgement", noError[mailer.Judgement](f)(f.Judgement(f.Context(), "a")), half)
			}
		}},
		{"every one of them", func(f fixture) {
			for letter, j := range map[string]mailer.Judgement{"n": {Doubt: mailer.Unborne}, "h": {Belief: mailer.HalfBelieved, Doubt: mailer.TokenTrust}, "b": {Belief: mailer.Believed}} {
				if err := f.KeepJudgement(f.Context(), letter, j); err != nil {
					f.Fatal(err)
				}
				f.same(letter, noError[mailer.Judgement](f)(f.Judgement(f.Context(), letter)), j)
			}
		}},
		{"none", func(f fixture) {
			if _, err := f.Judgement(f.Context(), "a"); !errors.Is(err, games.ErrNotFound) {
				f.Fatalf("%v, want ErrNotFound", err)
			}
			if err := f.KeepJudgement(f.Context(), "", mailer.Judgement{}); err == nil {
				f.Fatal("a judgement of no letter was kept")
			}
		}},
	}}
}
