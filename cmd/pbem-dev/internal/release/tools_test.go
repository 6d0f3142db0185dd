package release

import (
	"debug/buildinfo"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"pbem/internal/testing/servers"
)

// TestDpkgReads has dpkg-deb read a package.
func TestDpkgReads(t *testing.T) {
	t.Parallel()
	servers.Need(t)
	dpkg, err := exec.LookPath("dpkg-deb")
	if err != nil {
		leaveOut(t, err)
	}
	shared, err := Gather(func(...string) (string, error) { return "", nil }, repository, "v1.0.0", []byte("MIT\n"))
	if err != nil {
		t.Fatal(err)
	}
	shared.Level = 1
	data, err := shared.Debian(t.Context(), []byte("x"), "amd64", "1.2.3~0.1", time.Unix(1_795_000_001, 0))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "pbem.deb")
	write(t, file, data)
	ask := func(args ...string) string {
		cmd := exec.Command(dpkg, args...)
		cmd.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
		return string(out)
	}
	control := ask("-f", file)
	for _, want := range []string{"Package: pbem\n", "Version: 1.2.3~0.1\n", "Architecture: amd64\n", "Maintainer: " + Builder + "\n", "Depends: passwd, init-system-helpers\n",
		"Recommends: ca-certificates, systemd\n", "Section: games\n", "Priority: optional\n", "Description: referee for correspondence board games by e-mail\n People write", "\n .\n pbem doctor"} {
		if !strings.Contains(control, want) {
			t.Errorf("control lacks %q:\n%s", want, control)
		}
	}
	contents := ask("-c", file)
	for line := range strings.Lines(contents) {
		if !strings.Contains(line, " root/root ") || !strings.Contains(line, " 2026-11-18 11:06 ./") {
			t.Errorf("belongs to somebody else, or is of another time: %s", line)
		}
	}
	for _, want := range []string{"-rwxr-xr-x root/root         1 2026-11-18 11:06 ./usr/bin/pbem\n", "./usr/lib/systemd/system/pbem.service\n", "./usr/share/pbem/pbem.yaml\n", "./usr/share/doc/pbem/copyright\n"} {
		if !strings.Contains(contents, want) {
			t.Errorf("contents lack %q:\n%s", want, contents)
		}
	}
	for _, script := range []string{"postinst", "prerm", "postrm"} {
		if text, err := os.ReadFile(filepath.Join(repository, "packaging/debian", script)); err != nil || ask("-I", file, script) != string(text) {
			t.Errorf("%s is another: %v", script, err)
		}
	}
}

// TestParts: every module of a program is in the list of what it holds, with its version.
func TestParts(t *testing.T) {
	t.Parallel()
	servers.Need(t)
	program := filepath.Join(t.TempDir(), "hosted")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", program, "./cmd/pbem-dev")
	build.Dir = repository
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	info, err := buildinfo.ReadFile(program)
	if err != nil || len(info.Deps) < 20 {
		t.Fatalf("%v, %v", info, err)
	}
	text, err := parts(t.Context(), program, time.Unix(1_795_000_001, 0))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range info.Deps {
		if !strings.Contains(string(text), `"purl": "pkg:golang/`+m.Path+"@"+strings.ReplaceAll(m.Version, "+", "%2B")) && !strings.Contains(string(text), m.Path+"@"+m.Version) {
			t.Errorf("the list lacks %s %s", m.Path, m.Version)
		}
	}
	for _, want := range []string{`"timestamp": "2026-11-18T11:06:41Z"`, runtime.Version()} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the list lacks %s", want)
		}
	}
}
