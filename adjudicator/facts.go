package adjudicator

import "encoding/json"

// factRow is all that the program knows of one kind of fact.
type factRow struct {
	name  string // under which it is stored: never to be changed
	stage Stage  // in which it can happen
	is    func(Fact) bool
	read  func(data []byte) (Fact, error)
	add   func(*Match, Event) error // what it changes in the match
	told  func(*Match, Event) bool  // both players can know of it; asked before it is added
	own   bool                      // no more than one of them ever can
	// without is the fact once a player is forgotten; nil for what tells nothing of a person.
	without func(Fact, leaver) Fact
}

// fact is the row of one kind of fact.
func fact[F Fact](name string, stage Stage, add func(*Match, Event, F) error) factRow {
	return factRow{
		name: name, stage: stage,
		is: func(f Fact) bool { _, ok := f.(F); return ok },
		read: func(data []byte) (Fact, error) {
			var f F
			err := json.Unmarshal(data, &f)
			return f, err
		},
		add:  func(m *Match, e Event) error { return add(m, e, e.Fact.(F)) },
		told: func(*Match, Event) bool { return true },
	}
}

// hidden marks what only one of the players knows, or nobody: a held try, and which letters came back.
func hidden(row factRow) factRow {
	row.told, row.own = func(*Match, Event) bool { return false }, true
	return row
}

// Private reports whether nobody but the player whose event it is can know of it, if they can: nothing that others see depends on it.
func (e Event) Private() bool {
	row, ok := rowOf(rows().facts, e.Fact)
	return ok && row.own
}

// rowOf finds the row of a fact; ok is false for nil and for a type that has none.
func rowOf(table []factRow, f Fact) (row factRow, ok bool) {
	for _, row := range table {
		if row.is(f) {
			return row, true
		}
	}
	return factRow{}, false
}
