package storetest

import (
	"testing"

	"pbem/games"
)

// Run tests a kind of store. open returns a new, empty one; the suite closes it.
func Run(t *testing.T, open func(t *testing.T) games.Store) {
	for _, group := range []group{events(), matches(), commits(), each(), conflicts(), people(), numbered(), draws(), called(), addresses(), requests(), presets(), logged(), incoming(), beliefs(), outbox(), couriers(), traces(), losses(), races(), counted(), clubbed(), erased(), digested(), offered(), ends(), audited(), contested(), watched(), rated(), played(), recorded(), filed(), leases(), nodes(), claims(), oddities()} {
		t.Run(group.name, func(t *testing.T) {
			for _, c := range group.cases {
				t.Run(c.name, func(t *testing.T) {
					c.run(fixture{t, begin(t, open)})
				})
			}
		})
	}
}

type group struct {
	name  string
	cases []testCase
}

type testCase struct {
	name string
	run  func(fixture)
}

func begin(t *testing.T, open func(t *testing.T) games.Store) games.Store {
	store := open(t)
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return store
}
