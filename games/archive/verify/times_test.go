package verify_test

import (
	"context"
	"testing"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
)

// TestDateThatDoesNotGoWithTheTimes: no link has the tag Date in it, so whoever has the key can write any; it is told where the chained
// times cannot be of that game.
func TestDateThatDoesNotGoWithTheTimes(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]bool{"2026.11.21": false, "2026.12.01": false, "2026.12.02": true, "2025.12.02": false, "2019.11.21": true, "": false} {
		s := newScene(t)
		again(1, 1, func(p *played) { p.header.Date = date })(s)
		keys, err := verify.NewKeys("")
		if err != nil {
			t.Fatal(err)
		}
		v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
		err = v.All(context.Background(), collection.Walk(context.Background(), nil, s.dir+"/001.pbem"), func(r verify.Result) error {
			if r.Fault != nil || r.Misdated != want {
				t.Errorf("%q: misdated %v, want %v; %v", date, r.Misdated, want, r.Fault)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}
