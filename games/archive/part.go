package archive

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/durable"
)

// parting moves the private copies of an archive of an earlier version out of it, so that its folder can be published whole. It may
// be broken off anywhere: what is done is not done again, nothing is ever in neither place, and nothing is overwritten.
type parting struct {
	from, to string
	step     func(what string) error // is called before each change; nil: nothing
}

// do moves the folder as a whole where that can be, and else file by file: into a folder that is there already, as it is after
// an older program ran once more, and to another disk.
func (p parting) do() error {
	info, err := os.Lstat(p.from)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.Mode().Type() == fs.ModeSymlink:
		return p.link()
	case !info.IsDir():
		return nil // somebody's file of that name
	}
	if _, err := os.Lstat(p.to); errors.Is(err, fs.ErrNotExist) {
		if err := p.before("rename"); err != nil {
			return err
		}
		if os.Rename(p.from, p.to) == nil {
			return errors.Join(durable.Sync(filepath.Dir(p.to)), durable.Sync(filepath.Dir(p.from)))
		}
	}
	return p.each()
}

func (p parting) before(what string) error {
	if p.step == nil {
		return nil
	}
	return p.step(what)
}

// link has the new name lead where the old one led.
func (p parting) link() error {
	target, err := filepath.EvalSymlinks(p.from)
	if err != nil {
		return fmt.Errorf("the private copies are behind a link that leads nowhere: %w", err)
	}
	if target, err = filepath.Abs(target); err != nil {
		return err
	}
	if err := p.before("link"); err != nil {
		return err
	}
	if err := os.Symlink(target, p.to); err != nil {
		if there, _ := filepath.EvalSymlinks(p.to); there != target {
			return err
		}
	}
	if err := p.before("unlink"); err != nil {
		return err
	}
	return errors.Join(durable.Sync(filepath.Dir(p.to)), os.Remove(p.from), durable.Sync(filepath.Dir(p.from)))
}

// each moves file by file.
func (p parting) each() error {
	if err := os.MkdirAll(p.to, 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(p.from)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if !e.Type().IsRegular() {
			continue // nothing of ours; it stays
		}
		if err := p.file(filepath.Join(p.from, e.Name()), filepath.Join(p.to, e.Name())); err != nil {
			return err
		}
	}
	if err := p.before("remove the folder"); err != nil {
		return err
	}
	if left, err := os.ReadDir(p.from); err != nil || len(left) > 0 {
		return err
	}
	return errors.Join(os.Remove(p.from), durable.Sync(filepath.Dir(p.from)))
}

// file moves one file: first it is there, then it is here no more. One that is there and other than this one keeps its name, and
// this one gets that of a record that was put aside.
func (p parting) file(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		name := to
		if n > 0 {
			name = fmt.Sprintf("%s.lost-%d%s", strings.TrimSuffix(to, Extension), n, Extension)
		}
		if err := p.before("create"); err != nil {
			return err
		}
		err := durable.Create(name, data, privateMode)
		if errors.Is(err, fs.ErrExist) {
			if there, read := os.ReadFile(name); read != nil || !bytes.Equal(there, data) {
				continue
			}
			err = nil
		}
		if err != nil {
			return err
		}
		break
	}
	if err := p.before("remove"); err != nil {
		return err
	}
	return os.Remove(from)
}
