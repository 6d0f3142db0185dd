package deb

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func example() Package {
	return Package{
		Name: "pbem", Version: "1.2.3~0.1", Architecture: "all", Maintainer: "A <a@example.org>", Depends: "passwd", Section: "games",
		Summary: "a referee", Description: []string{"It judges.", "", "And tells."}, Time: time.Unix(1_795_000_001, 0),
		Files: []File{
			{Path: "usr/share/doc/pbem/copyright", Mode: 0o644, Data: []byte("MIT\n")}, // not in order
			{Path: "usr/bin/pbem", Mode: 0o755, Data: bytes.Repeat([]byte("x"), 1025)},
		},
		Scripts: map[string][]byte{"prerm": []byte("#!/bin/sh\n"), "postinst": []byte("#!/bin/sh\n")},
	}
}

func bytesOf(t *testing.T, p Package) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := p.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestSameBytes: in whatever order the files and scripts are met, and with every letter of a member in its place.
func TestSameBytes(t *testing.T) {
	t.Parallel()
	first := bytesOf(t, example())
	for range 20 {
		p := example()
		slices.Reverse(p.Files)
		if !bytes.Equal(first, bytesOf(t, p)) {
			t.Fatal("the same package has other bytes")
		}
	}
	const head = "!<arch>\ndebian-binary   1795000001  0     0     100644  4         `\n2.0\ncontrol.tar.gz  1795000001  0     0     100644  "
	if !strings.HasPrefix(string(first), head) {
		t.Errorf("it begins %q", first[:len(head)])
	}
}

// TestDpkgReads has dpkg-deb read what was written.
func TestDpkgReads(t *testing.T) {
	t.Parallel()
	dpkg, err := exec.LookPath("dpkg-deb")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skipf("LEFT OUT, this test has proved nothing: %v", err)
	}
	file := filepath.Join(t.TempDir(), "pbem.deb")
	if err := os.WriteFile(file, bytesOf(t, example()), 0o600); err != nil {
		t.Fatal(err)
	}
	ask := func(args ...string) string {
		cmd := exec.Command(dpkg, args...)
		cmd.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
		return string(out)
	}
	const control = "Package: pbem\nVersion: 1.2.3~0.1\nArchitecture: all\nMaintainer: A <a@example.org>\nInstalled-Size: 3\nDepends: passwd\n" +
		"Section: games\nPriority: optional\nDescription: a referee\n It judges.\n .\n And tells.\n"
	if got := ask("-f", file); got != control {
		t.Errorf("control:\n%s\nwant\n%s", got, control)
	}
	const contents = `drwxr-xr-x root/root         0 2026-11-18 11:06 ./
drwxr-xr-x root/root         0 2026-11-18 11:06 ./usr/
drwxr-xr-x root/root         0 2026-11-18 11:06 ./usr/bin/
-rwxr-xr-x root/root      1025 2026-11-18 11:06 ./usr/bin/pbem
drwxr-xr-x root/root         0 2026-11-18 11:06 ./usr/share/
drwxr-xr-x root/root         0 2026-11-18 11:06 ./usr/share/doc/
drwxr-xr-x root/root         0 2026-11-18 11:06 ./usr/share/doc/pbem/
-rw-r--r-- root/root         4 2026-11-18 11:06 ./usr/share/doc/pbem/copyright
`
	if got := ask("-c", file); got != contents {
		t.Errorf("contents:\n%s\nwant\n%s", got, contents)
	}
	const sums = "41b2b8ce59ecc0c64c9c7ecaae3002c3  usr/bin/pbem\n477dfa54ede28e2f361e7db05941d7a7  usr/share/doc/pbem/copyright\n"
	if got := ask("-I", file, "md5sums"); got != sums {
		t.Errorf("sums:\n%s", got)
	}
}

// TestRefused: a name that would lead out of the package is an error, and so is a disk that is full.
func TestRefused(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"/etc/passwd", "../etc/passwd", "usr//bin/pbem", "usr/bin/"} {
		p := example()
		p.Files[0].Path = name
		if err := p.Write(io.Discard); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
	if err := example().Write(full{}); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("a full disk: %v", err)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, io.ErrShortWrite }
