package moving

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"pbem/games/relational"
)

// The rows of relocations.
const (
	away   = "to"     // of the old store: it is moved to another
	hither = "from"   // of the new one: it takes the place of another
	copier = "copier" // the transaction is the copy's
)

// state is how far a move has come, as one of its stores tells it.
type state string

const (
	moving   state = "moving"   // the old store is barred, and can be had back
	moved    state = "moved"    // the old store is barred for ever
	filling  state = "filling"  // the new store is not whole yet
	released state = "released" // the new store counts
	givenUp  state = "given up" // the new store will never be whole
)

// relocation is what a store tells of a move.
type relocation struct {
	id    string
	other string // how the other store is called
	state state
	why   string   // why nobody may use this one; "" where everybody may
	data  progress // of a new store
}

// progress is how far a new store is filled.
type progress struct {
	Table string   `json:"table,omitempty"` // the table that is being filled, "" before the first
	After []string `json:"after,omitempty"` // the key of its last row that is there (written)
	Again []string `json:"again,omitempty"` // what brings the triggers back
}

const (
	relocationSQL    = `SELECT id, other, state, why, data FROM relocations WHERE role = ?`
	setRelocationSQL = `INSERT INTO relocations (role, id, other, state, why, data) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (role) DO UPDATE SET id = excluded.id, other = excluded.other, state = excluded.state, why = excluded.why, data = excluded.data`
	endRelocationSQL = `DELETE FROM relocations WHERE role = ?`
)

// relocationOf reads what a store tells of a move; id is "" where it tells of none.
func relocationOf(ctx context.Context, r relational.Reader, role string) (m relocation, err error) {
	found, err := r.Query(ctx, relocationSQL, role)
	if err != nil {
		return m, err
	}
	var data string
	if found.Next() {
		err = found.Scan(&m.id, &m.other, (*string)(&m.state), &m.why, &data)
		if err == nil {
			err = json.Unmarshal([]byte(data), &m.data)
		}
	}
	return m, errors.Join(err, found.Err(), found.Close())
}

func (m relocation) set(ctx context.Context, w relational.Writer, role string) error {
	data, err := json.Marshal(m.data)
	if err != nil {
		return err
	}
	_, err = w.Exec(ctx, setRelocationSQL, role, m.id, m.other, string(m.state), m.why, string(data))
	return err
}

// errElsewhere means that a move is at another point than this process has left it at.
var errElsewhere = errors.New("another pbem fills the same store, or has given it up; call this again when that has ended")

// asCopier runs do in a transaction that may write to a store that is barred, if what the store tells of the move is still what it was; then the
// store tells what do has made of it, nothing where that has no id.
func asCopier(ctx context.Context, side Side, was relocation, do func(context.Context, relational.Writer) (relocation, error)) (now relocation, err error) {
	err = side.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) error {
		is, err := relocationOf(ctx, w, hither)
		if err != nil {
			return err
		}
		if !equal(is, was) {
			return errElsewhere
		}
		if err := (relocation{}).set(ctx, w, copier); err != nil {
			return err
		}
		if now, err = do(ctx, w); err != nil {
			return err
		}
		if now.id == "" {
			_, err = w.Exec(ctx, endRelocationSQL, hither)
		} else {
			err = now.set(ctx, w, hither)
		}
		if err != nil {
			return err
		}
		_, err = w.Exec(ctx, endRelocationSQL, copier)
		return err
	})
	if err != nil {
		return was, fmt.Errorf("%s: %w", side.Name(), err)
	}
	return now, nil
}

func equal(a, b relocation) bool {
	return a.id == b.id && a.state == b.state && a.data.Table == b.data.Table && fmt.Sprint(a.data.After) == fmt.Sprint(b.data.After)
}
