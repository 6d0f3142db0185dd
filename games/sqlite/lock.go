package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"pbem/games"
	"pbem/games/system"
)

// ErrInUse means that another process has the store open.
var ErrInUse = errors.New("the store is in use")

// lock is a hold on the file beside the store that all who open it share, and that one alone must have who puts another
// store in its place. The kernel gives it back when a process dies, however it dies. The store's own file cannot be
// locked for this: it is the one that is put aside.
type lock struct{ file *os.File }

// lockName is the file's name. It stays when nobody holds it.
func lockName(path string) string { return path + ".lock" }

// share is what Open takes: many may have it at once.
func share(path string) (*lock, error) {
	l, err := hold(path, system.Shared)
	if errors.Is(err, ErrInUse) {
		return nil, fmt.Errorf("another store is being put in its place just now: %w", games.ErrUnavailable)
	}
	return l, err
}

// alone is ErrInUse while anybody has the store open.
func alone(path string) (*lock, error) { return hold(path, system.Alone) }

func hold(path string, how system.Lock) (*lock, error) {
	file, err := os.OpenFile(lockName(path), os.O_CREATE|os.O_RDWR|system.NoFollow, 0o600)
	if err != nil {
		return nil, err
	}
	if err := adopt(lockName(path), path); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	err = system.Take(file, how)
	if err == nil {
		return &lock{file}, nil
	}
	if errors.Is(err, system.ErrHeld) {
		err = ErrInUse
	}
	return nil, errors.Join(err, file.Close())
}

// inTurn waits until nobody else has their turn with stores of the same folder. The folder itself is locked: no file is left behind, and
// none of SQLite's is touched, whose own locks would end with it.
func inTurn(path string) (*lock, error) {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	if err := system.Take(folder, system.Waiting); err != nil {
		return nil, errors.Join(fmt.Errorf("lock the folder of the store: %w", err), folder.Close())
	}
	return &lock{folder}, nil
}

func (l *lock) release() error { return l.file.Close() }

// adopt gives a new file that lies beside a store to the store's owner, or while there is no store to the folder's. SQLite
// does so with its own files: a root who makes or restores a backup must not lock out the user that the service runs as.
// Who is not root owns what they make. Links are not followed: the service must not be able to have root give it other files.
func adopt(file, store string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	model, err := os.Stat(store)
	if errors.Is(err, fs.ErrNotExist) {
		model, err = os.Stat(filepath.Dir(store))
	}
	if err != nil {
		return err
	}
	owner, ok := system.OwnerOf(model)
	if !ok {
		return nil
	}
	return os.Lchown(file, owner.User, owner.Group)
}

// Holders lists the processes that have the store at path open, in order, without this one. It asks the kernel (Linux's
// /proc/locks), and touches nothing; known is false where that cannot tell.
func Holders(path string) (processes []int, known bool) {
	info, err := os.Stat(lockName(path))
	if err != nil {
		return nil, os.IsNotExist(err) // nobody has ever had it open
	}
	number, ok := system.Number(info)
	table, err := os.ReadFile("/proc/locks")
	if !ok || err != nil {
		return nil, false
	}
	for line := range strings.Lines(string(table)) {
		if pid, holds := holder(line, number); holds && pid != os.Getpid() && !slices.Contains(processes, pid) {
			processes = append(processes, pid)
		}
	}
	slices.Sort(processes)
	return processes, true
}

// holder reads a line as "1: FLOCK  ADVISORY  READ 4711 08:01:131090 0 EOF" and returns its process if it is about the file.
// Devices are not compared: some file systems show another one here than to stat.
func holder(line string, file uint64) (pid int, holds bool) {
	words := strings.Fields(line)
	if len(words) < 6 || words[1] != "FLOCK" || !strings.HasSuffix(words[5], fmt.Sprintf(":%d", file)) {
		return 0, false
	}
	pid, err := strconv.Atoi(words[4])
	return pid, err == nil
}
