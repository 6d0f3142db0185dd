package serverkey_test

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"pbem/games/serverkey"
)

func load(t *testing.T, path string, random io.Reader) (serverkey.Key, bool) {
	t.Helper()
	ring, made, err := serverkey.LoadOrMake(path, random)
	if err != nil {
		t.Fatal(err)
	}
	return ring.Current, made
}

func mac(t *testing.T, key serverkey.Key, purpose string) string {
	t.Helper()
	sum, err := key.MAC(purpose)
	if err != nil || len(sum) != 32 {
		t.Fatalf("MAC: %d bytes, %v", len(sum), err)
	}
	return hex.EncodeToString(sum)
}

func TestMadeOnceThenLoaded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "server.key")
	key, made := load(t, path, rand.Reader)
	again, madeAgain := load(t, path, strings.NewReader(""))
	if !made || madeAgain {
		t.Errorf("made: %v, then %v", made, madeAgain)
	}
	if mac(t, key, "a") != mac(t, again, "a") {
		t.Error("the key changed between two starts")
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

// TestDerivedKeysStay: a change of these values would end every reply address and signature in use.
func TestDerivedKeysStay(t *testing.T) {
	key, _ := load(t, filepath.Join(t.TempDir(), "k"), strings.NewReader("0123456789abcdef0123456789abcdef"))
	if got, want := mac(t, key, "reply tokens"), "e0dde89a82d0b4364627da5e1b2b25ecee264d3e2199ac35989c6fe9761587e2"; got != want {
		t.Errorf("MAC: %s, want %s", got, want)
	}
	private, err := key.Signing()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := hex.EncodeToString(private.Public().(ed25519.PublicKey)), "e0ed513d2c94a4b7027f3c86108f1deef4865fd2b986ca7c5d23f4d3b5fd4f28"; got != want {
		t.Errorf("public key: %s, want %s", got, want)
	}
	if !ed25519.Verify(private.Public().(ed25519.PublicKey), []byte("record"), ed25519.Sign(private, []byte("record"))) {
		t.Error("a signature does not verify")
	}
}

func TestPurposesAndSecretsDiffer(t *testing.T) {
	dir := t.TempDir()
	one, _ := load(t, filepath.Join(dir, "1"), strings.NewReader(strings.Repeat("1", 32)))
	two, _ := load(t, filepath.Join(dir, "2"), strings.NewReader(strings.Repeat("2", 32)))
	seen := map[string]bool{mac(t, one, "a"): true, mac(t, one, "b"): true, mac(t, two, "a"): true, mac(t, one, ""): true}
	signing, err := one.Signing()
	if err != nil {
		t.Fatal(err)
	}
	seen[hex.EncodeToString(signing.Seed())] = true
	if len(seen) != 5 {
		t.Errorf("of five keys only %d differ", len(seen))
	}
}

func TestRefused(t *testing.T) {
	long := strings.Repeat("ab", 32)
	for name, c := range map[string]struct {
		content string
		mode    fs.FileMode
		want    string
	}{
		"others may read":     {long, 0o644, "chmod 600"},
		"the group may write": {long, 0o660, "chmod 600"},
		"too short":           {long[:62], 0o600, "holds 31 bytes"},
		"empty":               {"", 0o600, "holds no secret"},
		"all retired":         {"retired " + long, 0o600, "holds no secret that is in use"},
		"only a comment":      {"# " + long, 0o600, "holds no secret"},
		"twice":               {long + "\n\nretired " + strings.ToUpper(long), 0o600, "line 3: it holds the secret of line 1 again"},
		"a spoilt second":     {long + "\n# older\n" + long[2:], 0o600, "line 3: it holds 31 bytes"},
		"not hexadecimal":     {"secret words, and more of them, long enough", 0o600, "hexadecimal"},
	} {
		path := filepath.Join(t.TempDir(), "server.key")
		if err := errors.Join(os.WriteFile(path, []byte(c.content), c.mode), os.Chmod(path, c.mode)); err != nil {
			t.Fatal(err)
		}
		_, _, err := serverkey.LoadOrMake(path, rand.Reader)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v, want %q and the path", name, err, c.want)
		}
		if err != nil && c.content != "" && strings.Contains(err.Error(), c.content) {
			t.Errorf("%s: the secret is in the error", name)
		}
		if now, err := os.ReadFile(path); err != nil || string(now) != c.content {
			t.Errorf("%s: the file was changed", name)
		}
	}
}

func TestAccepted(t *testing.T) {
	for content, mode := range map[string]fs.FileMode{
		strings.Repeat("ab", 32): 0o400, strings.Repeat("AB", 64) + "\r\n": 0o440, "\n" + strings.Repeat("ab", 32) + "\n": 0o600,
	} {
		path := filepath.Join(t.TempDir(), "server.key")
		if err := errors.Join(os.WriteFile(path, []byte(content), mode), os.Chmod(path, mode)); err != nil {
			t.Fatal(err)
		}
		if _, made := load(t, path, rand.Reader); made {
			t.Errorf("%q was replaced", content)
		}
	}
}

func TestFailingRandomMakesNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "server.key")
	_, _, err := serverkey.LoadOrMake(path, strings.NewReader("too short"))
	if !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("error %v, want that of the source", err)
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("there is a file: %v", err)
	}
}

func TestStartsAtOnceAgree(t *testing.T) {
	path := filepath.Join(t.TempDir(), "server.key")
	var mutex sync.Mutex
	keys, makers := map[string]bool{}, 0
	var wait sync.WaitGroup
	for range 16 {
		wait.Go(func() {
			ring, made, err := serverkey.LoadOrMake(path, rand.Reader)
			sum, err2 := ring.Current.MAC("a")
			mutex.Lock()
			defer mutex.Unlock()
			if err != nil || err2 != nil {
				t.Errorf("LoadOrMake: %v, %v", err, err2)
			}
			keys[string(sum)] = true
			if made {
				makers++
			}
		})
	}
	wait.Wait()
	if len(keys) != 1 || makers != 1 {
		t.Errorf("%d keys, made by %d", len(keys), makers)
	}
}

func TestNeverPrinted(t *testing.T) {
	secret := strings.Repeat("S", 32)
	key, _ := load(t, filepath.Join(t.TempDir(), "k"), strings.NewReader(secret))
	var out bytes.Buffer
	fmt.Fprintf(&out, "%v %+v %#v %s %q %x %d %v", key, key, key, key, key, key, key, struct{ K serverkey.Key }{key})
	ring := serverkey.Ring{Current: key, Older: []serverkey.Key{key}, First: key}
	fmt.Fprintf(&out, "%v %+v %#v %s %x %v", ring, ring, ring, ring, ring, struct{ R serverkey.Ring }{ring})
	timeless := &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr { // whose digits may be those of a leak
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}
	slog.New(slog.NewTextHandler(&out, timeless)).Info("start", "ring", ring)
	slog.New(slog.NewJSONHandler(&out, timeless)).Info("start", "key", key)
	for _, leak := range []string{secret, "83 83", "0x53", "5353", hex.EncodeToString([]byte(secret))} {
		if strings.Contains(out.String(), leak) {
			t.Errorf("printed: %s", out.String())
		}
	}
	if _, err := (serverkey.Key{}).MAC("a"); err == nil {
		t.Error("an empty key derives keys")
	}
}
