package release

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// chosen makes what the scripts of the packages have made: the links to a program of several (awk), and a few files.
func (m *machine) chosen() error {
	for name, text := range map[string]string{"etc/machine-id": strings.Repeat("0123456789abcdef", 2) + "\n", "etc/hostname": "clean\n", "etc/hosts": "127.0.0.1 localhost\n",
		"etc/nsswitch.conf": "passwd: files\ngroup: files\nshadow: files\nhosts: files dns\n"} {
		if err := m.write(name, text, 0o644); err != nil {
			return err
		}
	}
	for name, link := range map[string]string{"awk": "usr/bin/awk", "which": "usr/bin/which"} {
		target, err := filepath.EvalSymlinks("/etc/alternatives/" + name)
		if err != nil {
			continue
		}
		if _, err := os.Lstat(filepath.Join(m.root, target)); err != nil {
			continue
		}
		if err := os.Symlink(target, filepath.Join(m.root, link)); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	return nil
}

// users and groups are those of every Debian, without a password.
func (m *machine) users() error {
	const shadow = 42 // the group of that name, everywhere
	for _, file := range []struct{ open, closed, rest string }{{"passwd", "shadow", ":*:20000:0:99999:7:::\n"}, {"group", "gshadow", ":*::\n"}} {
		text, err := os.ReadFile("/usr/share/base-passwd/" + file.open + ".master")
		if err != nil {
			return err
		}
		open, closed := "", ""
		for line := range strings.Lines(string(text)) {
			name, _, _ := strings.Cut(line, ":")
			open += strings.Replace(line, ":*:", ":x:", 1)
			closed += name + file.rest
		}
		if err := errors.Join(m.write("etc/"+file.open, open, 0o644), m.write("etc/"+file.closed, closed, 0o640),
			os.Chown(filepath.Join(m.root, "etc", file.closed), 0, shadow)); err != nil {
			return err
		}
	}
	return nil
}

// devices are the few that every program may ask for. Where none can be made, or what is made cannot be opened, a plain file stands for
// /dev/null: what is written there is lost anyway.
func (m *machine) devices() error {
	for name, number := range map[string]int{"null": 1<<8 | 3, "zero": 1<<8 | 5, "full": 1<<8 | 7, "random": 1<<8 | 8, "urandom": 1<<8 | 9} {
		path := filepath.Join(m.root, "dev", name)
		err := syscall.Mknod(path, syscall.S_IFCHR|0o666, number)
		if err == nil {
			err = errors.Join(os.Chmod(path, 0o666), opens(path))
		}
		if err == nil {
			continue
		}
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if name == "null" {
			if err := m.write("dev/null", "", 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

func opens(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return file.Close()
}
