package storetest

import (
	"pbem/games"
)

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
