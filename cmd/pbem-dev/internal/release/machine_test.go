package release

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// machine is the root of a Debian on which nothing is but the essential packages, and those that are asked for: their files as this machine has
// them, with users, groups and dpkg's list made anew. Nothing else of this machine is in it, and nothing that is done there reaches it. No mount
// is needed, so it can be had wherever somebody is root.
type machine struct{ root string }

// newMachine fills a folder.
func newMachine(root string, names ...string) (*machine, error) {
	here, err := installedHere()
	if err != nil {
		return nil, err
	}
	list, err := withNeeds(here, names...)
	if err != nil {
		return nil, err
	}
	m := &machine{root}
	for _, step := range []func() error{
		func() error { return m.files(list) },
		func() error { return m.database(list) },
		m.chosen, m.users, m.devices,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// files copies what belongs to the packages, but what nobody reads here.
func (m *machine) files(list []*installed) error {
	var paths []string
	for _, p := range list {
		text, err := os.ReadFile(p.info("list"))
		if err != nil {
			return err
		}
		paths = append(paths, strings.Fields(string(text))...)
	}
	slices.Sort(paths) // a folder before what is in it
	paths = slices.DeleteFunc(slices.Compact(paths), unread)
	for _, path := range paths {
		// A system for containers may have left some of them out.
		if err := m.copy(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	for _, folder := range []string{"proc", "sys", "dev", "run", "tmp", "root", "given"} {
		if err := os.MkdirAll(filepath.Join(m.root, folder), 0o755); err != nil {
			return err
		}
	}
	return os.Chmod(filepath.Join(m.root, "tmp"), 0o1777)
}

func unread(path string) bool {
	return slices.ContainsFunc([]string{"/usr/share/doc/", "/usr/share/locale/", "/usr/share/man/", "/usr/share/info/", "/usr/share/zoneinfo/", "/usr/lib/udev/hwdb.d/"},
		func(folder string) bool { return strings.HasPrefix(path, folder) })
}

// copy copies one path as it is: a folder without what is in it. A folder that is a link on this machine (/bin) is one there.
func (m *machine) copy(path string) error {
	parent, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return err
	}
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	to := filepath.Join(m.root, parent, filepath.Base(path))
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	switch {
	case info.IsDir():
		err = os.MkdirAll(to, 0o755)
	case info.Mode()&fs.ModeSymlink != 0:
		return m.link(path, to)
	case info.Mode().IsRegular():
		err = duplicate(path, to)
	default:
		return nil
	}
	owner := info.Sys().(*syscall.Stat_t)
	if err := errors.Join(err, os.Lchown(to, int(owner.Uid), int(owner.Gid))); err != nil {
		return err
	}
	return os.Chmod(to, info.Mode()&(fs.ModePerm|fs.ModeSetuid|fs.ModeSetgid|fs.ModeSticky))
}

func (m *machine) link(path, to string) error {
	target, err := os.Readlink(path)
	if err != nil {
		return err
	}
	if err := os.Symlink(target, to); !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

func duplicate(path, to string) error {
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// info is the path of what dpkg keeps of a package ("list").
func (p *installed) info(kind string) string {
	path := fmt.Sprintf("/var/lib/dpkg/info/%s:%s.%s", p.name, p.arch, kind)
	if _, err := os.Stat(path); err == nil {
		return path
	}
	return fmt.Sprintf("/var/lib/dpkg/info/%s.%s", p.name, kind)
}

// database is dpkg's, with these packages.
func (m *machine) database(list []*installed) error {
	for _, folder := range []string{"info", "updates", "triggers", "alternatives"} {
		if err := os.MkdirAll(filepath.Join(m.root, "var/lib/dpkg", folder), 0o755); err != nil {
			return err
		}
	}
	// The names of what dpkg keeps of packages of several architectures follow from this file.
	if err := m.copy("/var/lib/dpkg/info/format"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	status := ""
	for _, p := range list {
		status += p.stanza + "\n\n"
		kept, err := filepath.Glob(strings.TrimSuffix(p.info("list"), "list") + "*")
		if err != nil {
			return err
		}
		for _, path := range kept {
			if err := m.copy(path); err != nil {
				return err
			}
		}
	}
	return m.write("var/lib/dpkg/status", status, 0o644)
}

func (m *machine) write(name, text string, mode fs.FileMode) error {
	path := filepath.Join(m.root, name)
	return errors.Join(os.WriteFile(path, []byte(text), mode), os.Chmod(path, mode))
}
