package docs_test

import (
	"archive/tar"
	"compress/gzip"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/internal/testing/servers"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// verifier runs verify_record.py on files, and returns what it says of each: "ok LINK", or "bad WHY". A machine without
// python3 fails: the page is nothing if nobody can build from it.
func verifier(t *testing.T, keys string, files []string) map[string]string {
	t.Helper()
	out, err := exec.Command("python3", append([]string{"verify_record.py", keys}, files...)...).CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("verify_record.py needs python3: %v", err)
	}
	said := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if words := strings.SplitN(strings.TrimSpace(line), " ", 3); len(words) == 3 {
			said[words[1]] = words[0] + " " + words[2]
		}
	}
	if len(said) != len(files) {
		t.Fatalf("%d files, and %d were spoken of:\n%.2000s", len(files), len(said), out)
	}
	return said
}

// written writes a text to a file of a folder.
func written(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func keysIn(t *testing.T, dir string) string {
	t.Helper()
	public := vectorKey().Public().(ed25519.PublicKey)
	return written(t, dir, "server.pub", "# a key\n\ned25519:"+base64.StdEncoding.EncodeToString(public)+" retired since log size 7\n")
}

func python(t *testing.T) {
	t.Helper()
	servers.Need(t)
	t.Parallel()
}

// TestVerifierOnVectors: a program that was written from the page verifies its records, to the same last links.
func TestVerifierOnVectors(t *testing.T) {
	python(t)
	dir := t.TempDir()
	want := map[string]string{}
	var files []string
	for i, v := range pageVectors(t) {
		file := written(t, dir, fmt.Sprintf("%d.pbem", i), v.text)
		files = append(files, file)
		want[file] = "ok " + v.links[len(v.links)-1]
	}
	for file, said := range verifier(t, keysIn(t, dir), files) {
		if said != want[file] {
			t.Errorf("%s: %s, want %s", file, said, want[file])
		}
	}
}

// TestVerifierOnPresets: fresh records of every preset, finished and in play, are in order, and not one of them
// that was damaged is.
func TestVerifierOnPresets(t *testing.T) {
	python(t)
	dir, dice := t.TempDir(), rand.New(rand.NewPCG(3, 4))
	var good, bad []string
	for _, s := range presets.Names() {
		done := made(t, preset(t, s.Name, ""), 3, "", rules.BlackWins, "resigned", nil).String()
		open := made(t, preset(t, s.Name, ""), 3, "", rules.Ongoing, "", nil).String()
		off := made(t, preset(t, s.Name, ""), 3, "", rules.Ongoing, "called-off", func(h *record.Header) {
			h.Ended, h.Revision = time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC), 1
		}).String()
		good = append(good, written(t, dir, s.Name+"-off.pbem", off), written(t, dir, s.Name+".pbem", done), written(t, dir, s.Name+"-in-play.pbem", open))
		for i := range 6 {
			bad = append(bad, written(t, dir, fmt.Sprintf("%s-bad-%d.pbem", s.Name, i), damaged(done, dice)))
		}
		bad = append(bad, written(t, dir, s.Name+"-turn.pbem", strings.Replace(open, "10:11:12Z} #", "10:11:13Z} #", 1)))
		bad = append(bad, written(t, dir, s.Name+"-ends.pbem", strings.ReplaceAll(done, "\n", "\r\n")))
		bad = append(bad, written(t, dir, s.Name+"-cut.pbem", cut(done)))
	}
	said := verifier(t, keysIn(t, dir), append(good, bad...))
	for _, file := range good {
		if !strings.HasPrefix(said[file], "ok ") {
			t.Errorf("%s: %s", file, said[file])
		}
	}
	for _, file := range bad {
		if !strings.HasPrefix(said[file], "bad ") {
			text, _ := os.ReadFile(file)
			t.Errorf("%s is said to be %s:\n%s", file, said[file], text)
		}
	}
}

// damaged changes, drops or doubles a byte.
func damaged(text string, dice *rand.Rand) string {
	for {
		i := dice.IntN(len(text))
		c := []string{"", text[i:i+1] + text[i:i+1], string(rune('a' + dice.IntN(26))), " "}[dice.IntN(4)]
		if edited := text[:i] + c + text[i+1:]; edited != text {
			return edited
		}
	}
}

// cut takes the last turn away, and leaves the result.
func cut(text string) string {
	lines := strings.SplitAfter(text, "\n")
	n := len(lines)
	return strings.Join(append(lines[:n-3], lines[n-2:]...), "")
}

// TestVerifierOnStored: of all records that stores of released versions kept it says the same as the program.
func TestVerifierOnStored(t *testing.T) {
	python(t)
	dir := t.TempDir()
	packs, err := filepath.Glob("../games/referee/testdata/stored/*.tar.gz")
	if err != nil || len(packs) == 0 {
		t.Fatalf("no stores: %v", err)
	}
	s := storedRecords{fine: map[string]func([]ed25519.PublicKey) bool{}}
	for i, pack := range packs {
		s.add(t, pack, filepath.Join(dir, fmt.Sprint(i)))
	}
	for file, said := range verifier(t, written(t, dir, "keys", s.keys), s.files) {
		if fine := s.fine[file](publicKeys(t, s.keys)); fine != strings.HasPrefix(said, "ok ") {
			t.Errorf("%s: %s; the program says %v", file, said, fine)
		}
	}
	if len(s.files) < 30 {
		t.Errorf("only %d records were seen", len(s.files))
	}
}

// storedRecords are records of packs, with all that is needed to verify them.
type storedRecords struct {
	files []string
	fine  map[string]func(keys []ed25519.PublicKey) bool // what the program says of each
	keys  string
}

func (s *storedRecords) add(t *testing.T, pack, dir string) {
	t.Helper()
	unpacked(t, pack, dir)
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".pbem" {
			return err
		}
		home := strings.TrimSuffix(filepath.Dir(path), "-private")
		keys, err := os.ReadFile(filepath.Join(home, "server.pub"))
		if err != nil {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		r, err := record.Parse(text)
		if err != nil {
			return err
		}
		hash := strings.TrimPrefix(r.Tag("Rules"), "sha256:")
		data, err := os.ReadFile(filepath.Join(home, "rules", hash+".yaml"))
		if err != nil {
			return err
		}
		p := under(t, r, data)
		s.fine[path] = func(keys []ed25519.PublicKey) bool {
			_, err := record.Verify(r, record.Rules{Game: p.Game, Repetition: p.Repetition, QuietTurns: p.QuietTurns}, keys)
			return err == nil && p.Name == r.Tag("Variant")
		}
		s.files, s.keys = append(s.files, path), s.keys+string(keys)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// unpacked unpacks a pack of our own.
func unpacked(t *testing.T, pack, dir string) {
	t.Helper()
	file, err := os.Open(pack)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	zipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for in := tar.NewReader(zipped); ; {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if ext := filepath.Ext(h.Name); ext != ".pbem" && ext != ".pub" && ext != ".yaml" {
			continue
		}
		data, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, h.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestVerifierIsShort: it is to be read.
func TestVerifierIsShort(t *testing.T) {
	text, err := os.ReadFile("verify_record.py")
	if n := strings.Count(string(text), "\n"); err != nil || n >= 100 {
		t.Errorf("%d lines, %v", n, err)
	}
}

func publicKeys(t *testing.T, text string) (keys []ed25519.PublicKey) {
	t.Helper()
	for line := range strings.Lines(text) {
		if code, found := strings.CutPrefix(strings.TrimSpace(line), "ed25519:"); found {
			key, err := base64.StdEncoding.DecodeString(code)
			if err != nil {
				t.Fatal(err)
			}
			keys = append(keys, key)
		}
	}
	return keys
}
