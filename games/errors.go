package games

import "errors"

// Older is an [ErrOlder] with what showed it, as a clause: "the record of game 3 has more turns".
type Older struct{ Found string }

func (o *Older) Error() string { return ErrOlder.Error() + ": " + o.Found }

func (o *Older) Unwrap() error { return ErrOlder }

var (
	// ErrDuplicate: a letter with this digest was handled before.
	ErrDuplicate = errors.New("this letter was handled before")
	// ErrConflict: the match has changed since it was read; read it again and decide again.
	ErrConflict = errors.New("the game has changed meanwhile")
	// ErrNotFound: there is no such match, player or request.
	ErrNotFound = errors.New("not found")
	// ErrUnavailable: the store itself cannot work just now (its disk is full, it cannot be read or written, it is locked
	// for too long). It says nothing about what was asked of it; the same may work later.
	ErrUnavailable = errors.New("the store is not available")

	// ErrUnfit: no store can keep what a commit holds. It will fail again, whenever it is tried.
	ErrUnfit = errors.New("this cannot be stored")

	// ErrStillRead: what was taken out of the store cannot leave its files yet, for somebody reads what was there before, or uses a table. The
	// store works; to be tried again later.
	ErrStillRead = errors.New("what was taken out of the store cannot leave its files yet")

	// ErrNotKept: the disk did not keep what it was given, so nobody knows what is on it. The store takes nothing more
	// (each such error is ErrUnavailable, too): the process must end, and a new one open the store.
	ErrNotKept = errors.New("the disk did not keep what was written to it; the program must be started anew")

	// ErrDamaged: a row of the store is not as it was written (each such error is ErrUnavailable, too). The process must end: a backup is to be put
	// in the store's place.
	ErrDamaged = errors.New("it is damaged")

	// ErrApart: this machine's clock and the store's differ by more than AtMostApart.
	ErrApart = errors.New("the clocks of this machine and of the store differ")

	// ErrBarred: nothing may be done with this store, for it was moved, or takes the place of another and is not whole yet (package moving). That of
	// a write is ErrUnavailable, too. It does not heal: the process must end, and be told of the right store.
	ErrBarred = errors.New("this store is not the one to work on")

	// ErrOlder: the store is older than what was done with it: a backup of before was put in its place, or it was lost.
	ErrOlder = errors.New("the store is older than what this service has done")
)
