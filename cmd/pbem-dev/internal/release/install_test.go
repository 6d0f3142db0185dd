package release

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/internal/testing/servers"
)

// repository is the module's folder, seen from here.
const repository = "../../../.."

// TestPackageOnAMachine installs, upgrades, removes and purges the package on a machine that has nothing else, and has the upgraded program
// open every store of an earlier version: in a root that needs nothing but somebody who is root. Where the kernel lets a systemd run there, all
// of it is done under one, and the unit is started; where it does not, which a probe of its own finds out, that is left out, and said. The steps
// are testdata/inside.sh.
func TestPackageOnAMachine(t *testing.T) {
	t.Parallel()
	servers.Need(t)
	if os.Geteuid() != 0 {
		leaveOut(t, errors.New("only root can install packages"))
	}
	for _, tool := range []string{"dpkg-deb", "apt-get", "unshare", "mount", "chroot", "useradd"} {
		if _, err := exec.LookPath(tool); err != nil {
			leaveOut(t, err)
		}
	}
	work := roomy(t)
	for _, folder := range []string{"root", "out"} {
		if err := os.Mkdir(filepath.Join(work, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	names := []string{"apt", "passwd", "init-system-helpers"} // what the package needs; that it is enough is for apt to say
	if _, err := os.Stat("/lib/systemd/systemd"); err == nil {
		names = append(names, "systemd")
	} else if os.Getenv("CI") == "true" {
		t.Error(err)
	}
	m, err := newMachine(filepath.Join(work, "root"), names...)
	if err != nil {
		t.Fatal(err)
	}
	m.give(t)
	m.live(t)
}

// give puts what the steps need into the root.
func (m *machine) give(t *testing.T) {
	t.Helper()
	given := filepath.Join(m.root, "given")
	packages(t, given)
	stores(t, filepath.Join(given, "stores"))
	if err := os.MkdirAll(filepath.Join(given, "out"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, folder := range map[string]string{"inside.sh": given, "inside.service": filepath.Join(m.root, "etc/systemd/system"), "probe.service": filepath.Join(m.root, "etc/systemd/system")} {
		text, err := os.ReadFile("testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder, name), text)
	}
}

// live goes through the steps.
func (m *machine) live(t *testing.T) {
	t.Helper()
	said := filepath.Join(m.root, "given/out/said")
	var err error
	if why := m.mayBoot(t.Context()); why != nil {
		partly(t, "the start of the package's unit under systemd: "+why.Error())
		cmd := exec.CommandContext(t.Context(), "chroot", m.root, "/bin/sh", "-c", "/bin/sh /given/inside.sh >/given/out/said 2>&1")
		cmd.Env = []string{"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C"}
		err = cmd.Run()
	} else {
		err = m.boot(t.Context(), "inside.service", longPatience)
		said = filepath.Join(filepath.Dir(m.root), "out", "said")
	}
	text, _ := os.ReadFile(said)
	if err != nil || !strings.HasSuffix(string(text), "\n== end\n") {
		t.Fatalf("%v\n%s", err, text)
	}
	t.Logf("%s", text)
}

// roomy is a new folder, of the places for such the first that has room for a machine.
func roomy(t *testing.T) string {
	t.Helper()
	const enough = 1 << 29
	for _, place := range []string{os.TempDir(), "/var/tmp", "/root"} {
		var free syscall.Statfs_t
		if syscall.Statfs(place, &free) != nil || int64(free.Bavail)*free.Bsize < enough {
			continue
		}
		work, err := os.MkdirTemp(place, "pbem-machine-")
		if err != nil {
			continue
		}
		t.Cleanup(func() {
			if err := os.RemoveAll(work); err != nil {
				t.Error(err)
			}
		})
		return work
	}
	t.Fatal("nowhere are 512 MB free")
	return ""
}

// packages writes two versions of the package.
func packages(t *testing.T, folder string) {
	t.Helper()
	program := filepath.Join(t.TempDir(), "pbem")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, "./cmd/pbem")
	build.Dir = repository // with cgo, for so other tests have built what it is made of
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := func(args ...string) (string, error) {
		out, err := exec.Command(program, args...).Output()
		return string(out), err
	}
	shared, err := Gather(run, repository, "v1.0.0", []byte("MIT\n"))
	if err != nil {
		t.Fatal(err)
	}
	shared.Level = gzip.BestSpeed
	data, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	for name, version := range map[string]string{"pbem_1.deb": "1.0.0", "pbem_2.deb": "1.0.1"} {
		shared.Maintainer = map[string]string{"pbem_2.deb": "Ada Example <ada@example.org>"}[name]
		text, err := shared.Debian(t.Context(), data, runtime.GOARCH, version, time.Unix(1_795_000_000, 0))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder, name), text)
	}
}

// stores unpacks what released versions have left.
func stores(t *testing.T, folder string) {
	t.Helper()
	packs, err := filepath.Glob(repository + "/games/referee/testdata/stored/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("%d packs of stores: %v", len(packs), err)
	}
	for _, pack := range packs {
		text, err := os.ReadFile(pack)
		if err != nil {
			t.Fatal(err)
		}
		z, err := gzip.NewReader(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		unpack(t, tar.NewReader(z), filepath.Join(folder, strings.TrimSuffix(filepath.Base(pack), ".tar.gz")))
	}
}

func unpack(t *testing.T, in *tar.Reader, folder string) {
	t.Helper()
	for {
		head, err := in.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, filepath.FromSlash(head.Name))
		if head.Typeflag != tar.TypeReg {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		write(t, path, text)
	}
}

func write(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// partly says loudly what of a test cannot be done here, though all else is: .ci/test shows it in its end.
func partly(t *testing.T, what string) {
	t.Helper()
	t.Log("LEFT OUT: " + what)
	path := os.Getenv("PBEM_LEFT_OUT")
	if path == "" {
		return
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	_, err = fmt.Fprintf(file, "%s: %s\n", t.Name(), what)
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
}

// leaveOut ends a test that cannot be done here.
func leaveOut(t *testing.T, why error) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatal(why)
	}
	t.Skipf("LEFT OUT, this test has proved nothing: %v", why)
}
