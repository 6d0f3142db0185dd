package web_test

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules/presets"
	"pbem/web"
)

// keysLine is the key of these tests as server.pub has it.
func keysLine() string {
	return "# the keys\ned25519:" + base64.StdEncoding.EncodeToString(key().Public().(ed25519.PublicKey)) + "\n"
}

// TestRepeatTheVerification: what the page of a game names for it can be had, and is what the archive has, served and written.
func TestRepeatTheVerification(t *testing.T) {
	t.Parallel()
	own := ownPreset(t)
	s := site(t, play(t, builtin(t, "cosmic"), 1, 2), play(t, own, 2, 2))
	s.Rules = rulesOf(own)
	put(t, dirOf(s), "server.pub", keysLine())
	p := pages(t, s)
	digits := strings.TrimPrefix(own.Hash, "sha256:")
	cosmic := strings.TrimPrefix(builtin(t, "cosmic").Hash, "sha256:")
	has(t, p, "/game/1/index.html", "Verified.", `href="../../server.pub"`, `href="../../rules/`+cosmic+`.yaml"`, "<code>pbem verify --key server.pub 001.pbem</code>")
	has(t, p, "/game/2/index.html", "Verified.", `href="../../rules/`+digits+`.yaml"`, "<code>pbem verify --key server.pub --rules "+digits+".yaml 002.pbem</code>")
	repeat(t, p, 1)
	repeat(t, p, 2)
	names, text := written(t, p)
	for name, want := range map[string]string{
		"server.pub": keysLine(), "rules/" + digits + ".yaml": string(own.Data), "rules/" + cosmic + ".yaml": string(builtin(t, "cosmic").Data),
	} {
		if got := has(t, p, "/"+name); got != want || text[name] != want {
			t.Errorf("%s is served as %q and written as %q", name, got, text[name])
		}
	}
	if n := len(slices.DeleteFunc(names, func(n string) bool { return !strings.HasPrefix(n, "rules/") || !strings.HasSuffix(n, ".yaml") })); n != 2 {
		t.Errorf("%d rules files are written, want those of the two games", n)
	}
}

// rulesOf finds the host's own preset by its hash, and others by name.
func rulesOf(own *presets.Preset) func(*record.Record) (*presets.Preset, error) {
	return func(r *record.Record) (*presets.Preset, error) {
		if r.Tag("Rules") == own.Hash {
			return own, nil
		}
		return byName(r)
	}
}

// TestOlderRules: a version of a built-in preset that is not today's is named in the command.
func TestOlderRules(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../rules/presets/amoeba.yaml")
	if err != nil {
		t.Fatal(err)
	}
	data = append(data, "# Another version.\n"...)
	older, err := presets.Parse("amoeba.yaml", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := site(t, play(t, older, 1, 2))
	s.Rules = rulesOf(older)
	digits := strings.TrimPrefix(older.Hash, "sha256:")
	p := pages(t, s)
	has(t, p, "/game/1/index.html", "<code>pbem verify --rules "+digits+".yaml 001.pbem</code>")
	repeat(t, p, 1)
	if got := has(t, p, "/rules/"+digits+".yaml"); got != string(data) {
		t.Errorf("the older rules are %q", got)
	}
}

// TestNothingElseIsEvidence: what no public record names is not to be had, nor what only looks like keys.
func TestNothingElseIsEvidence(t *testing.T) {
	t.Parallel()
	own := ownPreset(t)
	s := site(t, play(t, builtin(t, "cosmic"), 1, 2))
	s.Rules = rulesOf(own)
	for _, dir := range []string{"rules", "private"} {
		if err := os.Mkdir(filepath.Join(dirOf(s), dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	digits := strings.TrimPrefix(own.Hash, "sha256:")
	put(t, dirOf(s), "rules/"+digits+".yaml", string(own.Data)) // of a private game alone
	put(t, dirOf(s), "private/002.pbem", play(t, own, 2, 2).String())
	p := pages(t, s)
	for _, path := range []string{
		"/rules/" + digits + ".yaml", "/rules/" + digits, "/rules/x.yaml", "/rules/..yaml", "/rules/../server.pub.yaml", "/rules/.yaml", "/server.pub", "/server.key",
		"/private/002.pbem", "/rules/" + strings.ToUpper(digits) + ".yaml",
	} {
		if w := get(t, p, path); w.Code != http.StatusNotFound {
			t.Errorf("%s: status %d", path, w.Code)
		}
	}
	has(t, p, "/game/1/index.html", "<code>pbem verify 001.pbem</code>")
	secret := strings.Repeat("0c", 32) + "\n"
	put(t, dirOf(s), "server.key", secret)
	for _, text := range []string{secret, "retired " + secret, keysLine() + secret} {
		put(t, dirOf(s), "server.pub", text)
		notShown(t, p, "server.pub")
	}
	retired := strings.TrimSpace(keysLine()) + " retired since log size "
	put(t, dirOf(s), "server.pub", retired+secret)
	notShown(t, p, "server.pub")
	put(t, dirOf(s), "server.pub", retired+"12\n")
	has(t, p, "/server.pub", "retired since log size 12")
	if err := os.Remove(filepath.Join(dirOf(s), "server.pub")); err != nil {
		t.Fatal(err)
	}
	put(t, dirOf(s), "elsewhere", keysLine())
	if err := os.Symlink("elsewhere", filepath.Join(dirOf(s), "server.pub")); err != nil {
		t.Fatal(err)
	}
	notShown(t, p, "server.pub")
}

// TestSpoiltKeysAreToldOnce: the log is told what is wrong with the keys when that changes, and not by every reader.
func TestSpoiltKeysAreToldOnce(t *testing.T) {
	t.Parallel()
	s := site(t, play(t, builtin(t, "cosmic"), 1, 2))
	var log bytes.Buffer
	s.Log = slog.New(slog.NewTextHandler(&log, nil))
	p, path := pages(t, s), filepath.Join(dirOf(s), "server.pub")
	told := func(what string, want int) {
		t.Helper()
		for range 5 {
			get(t, p, "/server.pub")
			get(t, p, "/game/1/index.html")
		}
		if got := strings.Count(log.String(), "the keys are not shown"); got != want {
			t.Errorf("%s: the log has been told %d times, want %d:\n%s", what, got, want, log.String())
		}
	}
	told("no keys", 0)
	put(t, dirOf(s), "server.pub", "spoilt\n")
	told("spoilt", 1)
	put(t, dirOf(s), "server.pub", keysLine())
	told("mended", 1)
	put(t, dirOf(s), "server.pub", "spoilt\n")
	told("spoilt again", 2)
	if err := errors.Join(os.Remove(path), os.Symlink("elsewhere", path)); err != nil {
		t.Fatal(err)
	}
	told("a link", 3)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	told("gone", 3)
}

func notShown(t *testing.T, p *web.Pages, name string) {
	t.Helper()
	if w := get(t, p, "/"+name); w.Code != http.StatusNotFound {
		t.Errorf("%s: status %d, %s", name, w.Code, w.Body)
	}
	if names, _ := written(t, p); slices.Contains(names, name) {
		t.Errorf("%s is written", name)
	}
}
