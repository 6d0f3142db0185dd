package index

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/durable"
)

// Cache is a file of positions for files and folders of records.
type Cache struct {
	Path  string   // "" for none: everything is replayed each time
	Names []string // files and folders
	Rules []string // files and folders that the rules are sought in, besides
	By    Rules
	Words func(error) string
	Say   func(sentence string) // why the file is made anew, or cannot be kept
}

// Open returns the positions, from the file if it fits the records. The error is that of the context, or of a disk that is full.
func (c Cache) Open(ctx context.Context) (*Index, error) {
	stamp := c.stamp()
	if x := c.kept(stamp); x != nil {
		return x, nil
	}
	if c.Path != "" {
		if x, err := c.make(ctx, stamp); x != nil || err != nil {
			return x, err
		}
	}
	var data bytes.Buffer
	if err := Build(ctx, &data, collection.Walk(ctx, nil, c.Names...), c.By, stamp, c.Words); err != nil {
		return nil, err
	}
	return Open(data.Bytes())
}

// make makes the file anew; nil if it cannot be kept, which is said.
func (c Cache) make(ctx context.Context, stamp [stampSize]byte) (*Index, error) {
	var failed error // not the file
	err := os.MkdirAll(filepath.Dir(c.Path), 0o700)
	if err == nil {
		err = durable.ReplaceBy(c.Path, func(temporary string) error {
			file, err := os.OpenFile(temporary, os.O_WRONLY, 0)
			if err != nil {
				return err
			}
			out := bufio.NewWriter(file)
			failed = Build(ctx, out, collection.Walk(ctx, nil, c.Names...), c.By, stamp, c.Words)
			return errors.Join(failed, out.Flush(), file.Close())
		})
	}
	if failed != nil && ctx.Err() != nil {
		return nil, failed
	}
	if err != nil {
		c.Say(fmt.Sprintf("the positions cannot be kept in %s, and are made anew each time: %v", c.Path, err))
		return nil, nil
	}
	return OpenFile(c.Path)
}

// kept reads the file; nil if it is to be made anew.
func (c Cache) kept(stamp [stampSize]byte) *Index {
	if c.Path == "" {
		return nil
	}
	x, err := OpenFile(c.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		c.Say(fmt.Sprintf("the positions in %s are made anew: %v", c.Path, err))
		return nil
	}
	if x.Stamp != stamp { // the records have changed
		return nil
	}
	return x
}

// stamp is of the names, sizes and times of all files: another one means that there may be other records.
func (c Cache) stamp() (stamp [stampSize]byte) {
	sum := sha256.New()
	for _, name := range append(append([]string{}, c.Names...), c.Rules...) {
		fmt.Fprintf(sum, "%q\n", name)
		filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && path != name && archive.IsPrivate(path) {
				return fs.SkipDir // as those who look for records do
			}
			if err != nil || entry.IsDir() {
				return nil // who reads it tells
			}
			if info, err := os.Stat(path); err == nil {
				fmt.Fprintf(sum, "%q %d %d\n", path, info.Size(), info.ModTime().UnixNano())
			}
			return nil
		})
	}
	copy(stamp[:], sum.Sum(nil))
	return stamp
}

// PathFor is where the positions of these files and folders are kept, in the folder of a user's caches.
func PathFor(dir string, names []string) string {
	sum := sha256.New()
	for _, name := range names {
		if abs, err := filepath.Abs(name); err == nil {
			name = abs
		}
		fmt.Fprintf(sum, "%q\n", name)
	}
	return filepath.Join(dir, "pbem", fmt.Sprintf("%x.positions", sum.Sum(nil)[:16]))
}

// ReadAgain replays a game of the index for the turns that were not kept.
func (c Cache) ReadAgain(g Game) ([]string, error) {
	for m := range collection.Walk(context.Background(), nil, g.File) {
		if m.Name == g.Name {
			m.Root = c.root(g.File)
			return play(m, c.By).turns, nil
		}
	}
	return nil, fmt.Errorf("the record %s is not there any more", g.Name)
}

// root is the folder that was named and that a file lies in; "" for none. Rules lie there, or below.
func (c Cache) root(file string) string {
	for _, name := range c.Names {
		if inside, err := filepath.Rel(name, file); err == nil && inside != "." && filepath.IsLocal(inside) {
			return name
		}
	}
	return ""
}
