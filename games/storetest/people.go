package storetest

import "pbem/games"

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
