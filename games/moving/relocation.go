package moving

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

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

// ErrRefused: these two stores cannot be those of a move, and nothing was done. Its error is a sentence that says why.
var ErrRefused = errors.New("nothing was done")

func refused(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrRefused, fmt.Errorf(format, args...))
}

// look finds out how far the move has come, and refuses stores that are not of one.
func (m *Move) look(ctx context.Context) (err error) {
	if m.tables == nil {
		if m.carriage, err = between(ctx, m.From, m.To, m.at); err != nil {
			return err
		}
	}
	if m.old, err = relocationOf(ctx, m.From, away); err != nil {
		return fmt.Errorf("%s: %w", m.From.Name(), err)
	}
	if m.new, err = relocationOf(ctx, m.To, hither); err != nil {
		return fmt.Errorf("%s: %w", m.To.Name(), err)
	}
	return m.refuse(ctx)
}

// refuse says why two stores cannot be those of a move.
func (m *Move) refuse(ctx context.Context) error {
	from, to := m.From.Name(), m.To.Name()
	here, err := relocationOf(ctx, m.From, hither)
	if err != nil {
		return err
	}
	switch {
	case from == to:
		return refused("%s would take its own place", from)
	case here.why != "":
		return refused("%s is no whole store: %s", from, here.why)
	case m.new.id != "" && m.new.id == m.old.id:
		return nil
	case m.old.id != "" && m.old.other == to:
		return refused("%s is not the store any more that %s is being moved to. With --give-up %s is used again", to, from, from)
	case m.old.id != "":
		return refused("%s is being moved to %s, or was, and not to this %s", from, m.old.other, to)
	case m.new.state == filling && (m.new.other != from || m.new.data.Table != ""):
		return refused("%s is being filled from %s, and not from this %s", to, m.new.other, from)
	}
	return nil
}

// What is said to whoever opens a store that nothing may be done with. They are clauses behind "this store is not the one to work on".

func whyMoving(to string, at time.Time) string {
	return fmt.Sprintf("since %s it is being moved to %s. Call pbem store copy again to bring that to its end, or with --give-up to go on with this one", when(at), to)
}

func whyMoved(to string, at time.Time) string {
	return fmt.Sprintf("it was moved to %s on %s, for good: name that one as store in the configuration", to, when(at))
}

func whyFilling(from string, at time.Time) string {
	return fmt.Sprintf("since %s it is being filled from %s, and is not whole. Call pbem store copy again to bring that to its end, or with --give-up to go on with that one", when(at), from)
}

func whyRestoring(backup string, at time.Time) string {
	return fmt.Sprintf("since %s it is being filled from the backup %s, and is not whole. Call pbem restore again with that one to bring it to its end, or name another store in the configuration", when(at), backup)
}

func whyGivenUp(from string, at time.Time) string {
	return fmt.Sprintf("it was to be filled from %s, which was given up on %s: delete it, and go on with that one", from, when(at))
}

func when(at time.Time) string { return at.UTC().Format(time.RFC3339) }
