package release

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// repository is the module's folder, seen from here.
const repository = "../../../.."

// TestPackageOnAMachine installs, upgrades, removes and purges the package in a root that is this machine's with everything forgotten
// afterwards, starts the unit there under a systemd of its own, and has the upgraded program open every store of an earlier version. The
// steps are testdata/inside.sh.
func TestPackageOnAMachine(t *testing.T) {
	t.Parallel()
	for _, tool := range []string{"dpkg", "unshare", "mount", "runuser", "useradd", "deb-systemd-invoke"} {
		if _, err := exec.LookPath(tool); err != nil {
			leaveOut(t, err)
		}
	}
	if os.Geteuid() != 0 {
		leaveOut(t, errors.New("only root can install packages"))
	}
	if _, err := os.Stat("/lib/systemd/systemd"); err != nil && os.Getenv("CI") == "true" {
		t.Error(err)
	}
	work := t.TempDir()
	for _, folder := range []string{"disk", "out", "given/stores"} {
		if err := os.MkdirAll(filepath.Join(work, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	given := filepath.Join(work, "given")
	packages(t, given)
	stores(t, filepath.Join(given, "stores"))
	script, err := os.ReadFile("testdata/inside.sh")
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(given, "inside.sh"), script)
	cmd := exec.Command("unshare", "--mount", "--pid", "--fork", "--kill-child", "--uts", "--ipc", "--net", "--cgroup", "--propagation", "private", "/bin/sh", "testdata/root.sh", work)
	outside, err := cmd.CombinedOutput()
	said, _ := os.ReadFile(filepath.Join(work, "out", "said"))
	if err != nil || !strings.HasSuffix(string(said), "\n== end\n") {
		t.Fatalf("%v\n%s\n%s", err, outside, said)
	}
	t.Logf("%s", said)
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
		text, err := shared.Debian(data, runtime.GOARCH, version, time.Unix(1_795_000_000, 0))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder, name), text)
	}
}

// stores unpacks what earlier versions have left.
func stores(t *testing.T, folder string) {
	t.Helper()
	packs, err := filepath.Glob(repository + "/games/referee/testdata/stored/*.tar.gz")
	if err != nil || len(packs) < 2 {
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

// leaveOut ends a test that cannot be done here.
func leaveOut(t *testing.T, why error) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatal(why)
	}
	t.Skipf("LEFT OUT, this test has proved nothing: %v", why)
}
