// Package system has what operating systems spell differently: locks that end with the process that holds them, and owners of files.
//
// The service keeps its store and its records with such locks, so it runs on Linux, macOS and other Unixes. Windows has none for folders:
// there every lock is refused with ErrNoLocks, and what needs no store works: boards, turns, records, statistics.
package system

import "errors"

// ErrNoLocks means that this system has no locks as the service needs them.
var ErrNoLocks = errors.New("the service and its store need Linux, macOS or another Unix; on Windows pbem does everything else")

// ErrHeld means that somebody else holds a lock.
var ErrHeld = errors.New("somebody else holds the lock")

// Lock is how a file or a folder is locked.
type Lock int

// The ways to lock.
const (
	Shared  Lock = iota // many may
	Alone               // one at a time; ErrHeld while somebody else does
	Waiting             // one at a time, and this one waits for it
)

// Owner is the user and the group that a file belongs to.
type Owner struct{ User, Group int }
