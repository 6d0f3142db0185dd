package release

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbem/cmd/internal/config"
	"pbem/internal/testing/servers"
)

// small is a program that stands for pbem: what is built of it takes moments.
const small = `package main

import "os"

func main() {
	if os.Args[1] == "man" {
		os.WriteFile(os.Args[2]+"/pbem.1", []byte(".TH PBEM 1\n"), 0o644)
		return
	}
	os.Stdout.WriteString("# " + os.Args[1] + " " + os.Args[2] + "\n")
}
`

// checkout is a repository with the small program and the texts of ours.
func checkout(t *testing.T, dir string) {
	t.Helper()
	files := map[string][]byte{"go.mod": []byte("module pbem\n\ngo 1.26.0\n"), "cmd/pbem/main.go": []byte(small)}
	for _, name := range texts() {
		text, err := os.ReadFile(filepath.Join(repository, name))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = text
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, path, text)
	}
	git(t, dir, "init", "-q")
	git(t, dir, "add", ".")
	git(t, dir, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Begin")
	git(t, dir, "tag", "v1.2.3")
}

func git(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

func made(t *testing.T, source, out string) map[string][32]byte {
	t.Helper()
	names, err := Make(t.Context(), Options{Source: source, Out: out, Targets: []Target{{"linux", runtime.GOARCH}}, Progress: func(string) {}})
	if err != nil {
		t.Fatal(err)
	}
	sums := map[string][32]byte{}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			t.Fatal(err)
		}
		sums[name] = sha256.Sum256(text)
	}
	return sums
}

// TestSameBytesInTwoFolders makes a release of a small program in two folders: every file is the same, and the sums are right. The real
// program is compared by "make release-check".
func TestSameBytesInTwoFolders(t *testing.T) {
	t.Parallel()
	servers.Need(t)
	first, second := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "elsewhere", "and", "deeper")
	if err := os.Mkdir(first, 0o755); err != nil {
		t.Fatal(err)
	}
	checkout(t, first)
	git(t, ".", "clone", "-q", first, second)
	out := t.TempDir()
	sums := made(t, first, filepath.Join(out, "1"))
	if again := made(t, second, filepath.Join(out, "2")); !maps.Equal(sums, again) {
		t.Errorf("the same commit made\n%x, and\n%x", sums, again)
	}
	arch := runtime.GOARCH
	want := []string{"SHA256SUMS", "pbem-1.2.3-linux-" + arch + ".cdx.json", "pbem-1.2.3-linux-" + arch + ".oci.tar", "pbem-1.2.3-linux-" + arch + ".tar.gz", "pbem_1.2.3_" + arch + ".deb"}
	if got := slices.Sorted(maps.Keys(sums)); !slices.Equal(got, want) {
		t.Errorf("made %v, want %v", got, want)
	}
	list, err := os.ReadFile(filepath.Join(out, "1", "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range want[1:] {
		if !bytes.Contains(list, fmt.Appendf(nil, "%x  %s\n", sums[name], name)) {
			t.Errorf("the sums lack %s:\n%s", name, list)
		}
	}
	write(t, filepath.Join(second, "more"), nil)
	if _, err := Make(context.Background(), Options{Source: second, Out: filepath.Join(out, "3"), Targets: Targets()}); !errors.Is(err, errModified) {
		t.Errorf("of a checkout that is not its commit: %v", err)
	}
}

// TestConfigOfThePackage: it is read, and keeps what it keeps where the unit may write.
func TestConfigOfThePackage(t *testing.T) {
	t.Parallel()
	run := func(...string) (string, error) { return "", nil }
	shared, err := Gather(run, repository, "v1.0.0", nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := shared.Config()
	if err != nil {
		t.Fatal(err)
	}
	c, err := config.Parse("/etc/pbem/pbem.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	if c.Store != "/var/lib/pbem/games.db" || c.Key != "/var/lib/pbem/server.key" || c.Archive != "/var/lib/pbem/records" || c.InboxSecret.File != "/etc/pbem/password" {
		t.Errorf("store %s, key %s, archive %s, password %s", c.Store, c.Key, c.Archive, c.InboxSecret.File)
	}
	unit, err := shared.Unit()
	if err != nil || !strings.Contains(string(unit), "\nExecStart=/usr/bin/pbem serve --config /etc/pbem/pbem.yaml\nUser=pbem\n") {
		t.Errorf("%v: the unit is\n%s", err, unit)
	}
}

// TestDebianVersion: versions as Go makes them are in the same order as Debian sorts them.
func TestDebianVersion(t *testing.T) {
	t.Parallel()
	order := []string{"v0.0.0-20261122131101-0123456789ab", "v0.0.0-20261123131101-0123456789ab", "v1.2.3-rc.1", "v1.2.3", "v1.2.4-0.20261122131101-0123456789ab", "v1.2.4", "v1.10.0"}
	if got := debianVersion(order[0]); got != "0.0.0~20261122131101~0123456789ab" {
		t.Errorf("%s is %s", order[0], got)
	}
	dpkg, err := exec.LookPath("dpkg")
	if err != nil {
		leaveOut(t, err)
	}
	for i := range order[1:] {
		older, newer := debianVersion(order[i]), debianVersion(order[i+1])
		if err := exec.Command(dpkg, "--compare-versions", older, "lt", newer).Run(); err != nil {
			t.Errorf("%s is not older than %s: %v", older, newer, err)
		}
	}
}
