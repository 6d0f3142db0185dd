package archive_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive"
)

func open(t *testing.T) (*archive.Archive, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "a", "records")
	a, err := archive.Open(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	return a, dir
}

func write(t *testing.T, a *archive.Archive, number int, public, private string) {
	t.Helper()
	if err := a.Write(number, []byte(public), []byte(private)); err != nil {
		t.Fatal(err)
	}
}

// placed is where an archive has a file; the private copies lie beside it.
func placed(dir, name string) string {
	if rest, ok := strings.CutPrefix(name, "private"); ok {
		return dir + "-private" + rest
	}
	return filepath.Join(dir, name)
}

func TestWriteAndRead(t *testing.T) {
	a, dir := open(t)
	write(t, a, 7, "Ada", "Ada <ada@example.org>")
	write(t, a, 1234, "long", "long too")
	write(t, a, 7, "Ada, turn 2", "Ada <ada@example.org>, turn 2")
	public, err := a.Read(7)
	if err != nil || string(public) != "Ada, turn 2" {
		t.Errorf("Read: %q, %v", public, err)
	}
	private, err := a.ReadPrivate(7)
	if err != nil || string(private) != "Ada <ada@example.org>, turn 2" {
		t.Errorf("ReadPrivate: %q, %v", private, err)
	}
	for name, want := range map[string]fs.FileMode{"007.pbem": 0o644, "private/007.pbem": 0o600, "1234.pbem": 0o644, "private": 0o700} {
		info, err := os.Stat(placed(dir, name))
		if err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: mode %v, %v, want %v", name, info.Mode(), err, want)
		}
	}
}

func TestWritingTheSameDoesNothing(t *testing.T) {
	a, dir := open(t)
	before := map[string]fs.FileInfo{}
	for round := range 2 {
		write(t, a, 1, "public", "private")
		for _, name := range []string{"001.pbem", "private/001.pbem"} {
			info, err := os.Stat(placed(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			if round > 0 && !os.SameFile(info, before[name]) {
				t.Errorf("%s was written again", name)
			}
			before[name] = info
		}
	}
}

func TestMissing(t *testing.T) {
	a, _ := open(t)
	_, err := a.Read(1)
	_, err2 := a.ReadPrivate(1)
	if !errors.Is(err, fs.ErrNotExist) || !errors.Is(err2, fs.ErrNotExist) {
		t.Errorf("Read: %v, ReadPrivate: %v, want fs.ErrNotExist", err, err2)
	}
	for _, number := range []int{0, -1} {
		if err := a.Write(number, nil, nil); err == nil {
			t.Errorf("game %d was written", number)
		}
	}
}

// TestPrivateFirst: when the public copy cannot be written, the old one stays and the error says so.
func TestPrivateFirst(t *testing.T) {
	a, dir := open(t)
	if err := os.Mkdir(filepath.Join(dir, "001.pbem"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := a.Write(1, []byte("public"), []byte("private")); err == nil {
		t.Fatal("a directory was written over")
	}
	if data, err := a.ReadPrivate(1); err != nil || string(data) != "private" {
		t.Errorf("ReadPrivate: %q, %v", data, err)
	}
}

func TestNumbers(t *testing.T) {
	a, dir := open(t)
	for _, n := range []int{1000, 2, 11, 999} {
		write(t, a, n, "public", "private")
	}
	private := placed(dir, "private")
	for _, name := range []string{"0002.pbem", "3.pbem", "-04.pbem", "005.pbem~", ".006.pbem.123", "007.txt", "+08.pbem", "000.pbem", "README"} {
		if err := os.WriteFile(filepath.Join(private, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(private, "012.pbem"), 0o755); err != nil {
		t.Fatal(err)
	}
	got, err := a.PrivateNumbers()
	if diff := cmp.Diff([]int{2, 11, 999, 1000}, got); err != nil || diff != "" {
		t.Errorf("PrivateNumbers: %v (-want +got)\n%s", err, diff)
	}
}

func TestWritersAtOnce(t *testing.T) {
	a, _ := open(t)
	var wait sync.WaitGroup
	for n := range 8 {
		wait.Go(func() {
			text := strings.Repeat(fmt.Sprint(n), 10_000)
			if err := a.Write(1, []byte(text), []byte(text)); err != nil {
				t.Errorf("Write: %v", err)
			}
		})
	}
	wait.Wait()
	data, err := a.Read(1)
	if err != nil || len(data) != 10_000 || strings.Trim(string(data), string(data[:1])) != "" {
		t.Errorf("the record is a mixture of %d bytes, %v", len(data), err)
	}
}

func TestOpenRefuses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := archive.Open(path, ""); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("Open on a file: %v", err)
	}
}

// TestKeepRules: the rules lie where a record's reader looks, whole, and are mended when something else is there.
func TestKeepRules(t *testing.T) {
	a, dir := open(t)
	hash := "sha256:" + strings.Repeat("0a", 32)
	path := filepath.Join(dir, "rules", strings.Repeat("0a", 32)+".yaml")
	var before fs.FileInfo
	for range 2 {
		if err := a.KeepRules(hash, []byte("name: mine")); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != 0o644 || before != nil && !os.SameFile(before, info) {
			t.Errorf("%v, %v, or written twice", info.Mode(), err)
		}
		before = info
	}
	if err := os.WriteFile(path, []byte("name: theirs"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := a.KeepRules(hash, []byte("name: mine")); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "name: mine" {
		t.Errorf("%q, %v", text, err)
	}
	for _, wrong := range []string{"", "sha256:", hash[7:], hash + "00", "sha256:../" + hash[10:], "sha256:" + strings.Repeat("x", 64)} {
		if err := a.KeepRules(wrong, nil); err == nil || !strings.Contains(err.Error(), "is no hash") {
			t.Errorf("%q: %v", wrong, err)
		}
	}
}

// TestRulesOfPrivateGames: the rules of a game that is not for everybody lie with its private record; nothing of them is in the folder that may be
// published. Once the game is for everybody its rules are, too.
func TestRulesOfPrivateGames(t *testing.T) {
	a, dir := open(t)
	game := archive.Game{Number: 7, RulesHash: "sha256:" + strings.Repeat("0a", 32), Rules: []byte("name: mine"), Private: []byte("private")}
	public := filepath.Join(dir, archive.RulesName(game.RulesHash))
	private := filepath.Join(archive.PrivateOf(dir), archive.RulesName(game.RulesHash))
	for range 2 {
		if err := a.Keep(game); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(private); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%v, %v", info, err)
		}
		if _, err := os.Stat(public); !errors.Is(err, fs.ErrNotExist) {
			t.Error("its rules are in the folder for everybody")
		}
	}
	if first := game.Files()[0]; first.Path != "private/"+filepath.ToSlash(archive.RulesName(game.RulesHash)) {
		t.Errorf("a shared archive has it as %s", first.Path)
	}
	game.Public = []byte("public")
	if err := a.Keep(game); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(public); err != nil {
		t.Error(err)
	}
}

func TestHome(t *testing.T) {
	for file, want := range map[string]string{"042.pbem": ".", "a/042.pbem": "a", "a/private/042.pbem": "a", "private/042.pbem": ".", "a-private/042.pbem": "a", "x/records-private/2.pbem": "x/records", "/042.pbem": "/"} {
		if got := archive.Home(file); got != want {
			t.Errorf("%s: %s, want %s", file, got, want)
		}
	}
	for hash, want := range map[string]string{"sha256:0a": "rules/0a.yaml", "sha256:../../etc/passwd": "rules/passwd.yaml", "": "rules/..yaml"} {
		if got := archive.RulesName(hash); got != want {
			t.Errorf("%s: %s, want %s", hash, got, want)
		}
	}
}

// lay writes files into a new folder, by their paths below it.
func lay(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestInPrivate: a private copy is known by the folders that it lies in.
func TestInPrivate(t *testing.T) {
	t.Parallel()
	for dir, want := range map[string]bool{
		"records": false, "records/private": true, "private/old": true, "privately": false, "records-private": true, "a/records-private/2026": true, "-private": false, "private-games": false,
	} {
		if got := archive.InPrivate(dir); got != want {
			t.Errorf("%s: %v", dir, got)
		}
	}
}
