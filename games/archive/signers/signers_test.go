package signers_test

import (
	"crypto/ed25519"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/mailer/catalog"
	"pbem/notation/record"
)

func key(n byte) ed25519.PublicKey {
	seed := make([]byte, ed25519.SeedSize)
	seed[0] = n
	return ed25519.NewKeyFromSeed(seed).Public().(ed25519.PublicKey)
}

func signer(n byte, standing signers.Standing) signers.Signer {
	return signers.Signer{Key: key(n), Standing: standing}
}

// TestLeaveKeepsWhatIsThere: the current key comes first, and none is ever lost.
func TestLeaveKeepsWhatIsThere(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	steps := []struct {
		ours []signers.Signer
		want []byte
	}{
		{[]signers.Signer{signer(1, signers.Current)}, []byte{1}},
		{[]signers.Signer{signer(2, signers.Current), signer(1, signers.Older)}, []byte{2, 1}},
		{[]signers.Signer{signer(3, signers.Current), signer(2, signers.Retired)}, []byte{3, 2, 1}},
		{[]signers.Signer{signer(1, signers.Current)}, []byte{1, 3, 2}},
	}
	for i, step := range steps {
		if err := signers.Leave(path, step.ours); err != nil {
			t.Fatal(err)
		}
		keys, err := signers.Read(path)
		if err != nil || len(keys) != len(step.want) {
			t.Fatalf("step %d: %d keys, %v; want %d", i, len(keys), err, len(step.want))
		}
		for j, n := range step.want {
			if !keys[j].Equal(key(n)) {
				t.Errorf("step %d: key %d is not that of %d", i, j, n)
			}
		}
	}
	text, err := os.ReadFile(path)
	if err != nil || strings.Count(string(text), ", "+string(signers.Gone)+"\n") != 2 || strings.Count(string(text), ", current\n") != 1 {
		t.Errorf("%v\n%s", err, text)
	}
}

// TestLeaveTheSame does nothing, and a file that cannot be read is left alone.
func TestLeaveTheSame(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	ours := []signers.Signer{signer(1, signers.Current)}
	var before fs.FileInfo
	for range 2 {
		if err := signers.Leave(path, ours); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(path)
		if err != nil || before != nil && !os.SameFile(before, info) {
			t.Errorf("the file was written again: %v", err)
		}
		before = info
	}
	spoilt := "# mine\ned25519:AAAA\n"
	if err := os.WriteFile(path, []byte(spoilt), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := signers.Leave(path, ours); err == nil || !strings.Contains(catalog.English().Error(err), archive.KeysFile+":2: not an Ed25519 public key") {
		t.Errorf("a spoilt file: %v", err)
	}
	if text, _ := os.ReadFile(path); string(text) != spoilt {
		t.Errorf("it was changed to %q", text)
	}
}

// TestRetired: the words behind a key that was stolen are read, and stay when the file is left again.
func TestRetired(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	text := signers.Line(key(1)) + " retired since log size 42\n" + signers.Line(key(2)) + "\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := signers.Leave(path, []signers.Signer{signer(3, signers.Current), signer(1, signers.Older)}); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	retired, err := signers.ParseRetired(path, left)
	if err != nil || len(retired) != 1 || !retired[0].Key.Equal(key(1)) || retired[0].Since != 42 || retired[0].ID() != record.KeyID(key(1)) {
		t.Errorf("%+v, %v of\n%s", retired, err, left)
	}
	if keys, err := signers.Read(path); err != nil || len(keys) != 3 {
		t.Errorf("%d keys, %v", len(keys), err)
	}
	for _, words := range []string{" retired since log size", " retired since log size 042", " retired since log size -1", " retired", " retired since log size 9999999999999999999"} {
		if _, err := signers.Parse("k", []byte(signers.Line(key(1))+words+"\n")); err == nil || !strings.HasPrefix(err.Error(), "k:1: ") {
			t.Errorf("%q: %v", words, err)
		}
	}
}

// TestRetire: a key is retired, and the size can be mended; the next start leaves the words, and a file that cannot be read is left alone.
func TestRetire(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	ours := []signers.Signer{signer(2, signers.Current), signer(1, signers.Retired)}
	for _, since := range []int64{42, 7} {
		if err := signers.Retire(path, signers.Retirement{Key: key(1), Since: since}, ours); err != nil {
			t.Fatal(err)
		}
		if err := signers.Leave(path, ours); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		retired, err := signers.ParseRetired(path, text)
		if err != nil || len(retired) != 1 || retired[0].Since != since || strings.Count(string(text), "ed25519:") != 2 {
			t.Errorf("%+v, %v of\n%s", retired, err, text)
		}
	}
	if err := os.WriteFile(path, []byte("ed25519:AAAA\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := signers.Retire(path, signers.Retirement{Key: key(1)}, ours); err == nil || !strings.Contains(catalog.English().Error(err), archive.KeysFile+":1: ") {
		t.Errorf("a spoilt file: %v", err)
	}
}

// TestReadIsBounded: what lies beside a record may be anything, and is not read without end.
func TestReadIsBounded(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), archive.KeysFile)
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 1<<40); err != nil {
		t.Fatal(err)
	}
	if _, err := signers.Read(path); err == nil || !strings.Contains(catalog.English().Error(err), "too big for a key file") {
		t.Errorf("%v", err)
	}
}

func TestOf(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "server.key")
	text := strings.Repeat("0c", 32) + "\nretired " + strings.Repeat("0b", 32) + "\n" + strings.Repeat("0a", 32) + "\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	ring, err := serverkey.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	list, err := signers.Of(ring)
	if err != nil || len(list) != 3 {
		t.Fatalf("%d keys, %v", len(list), err)
	}
	if list[0].Standing != signers.Current || list[1].Standing != signers.Older || list[2].Standing != signers.Retired {
		t.Errorf("%v", list)
	}
	if public, _ := ring.First.Public(); !list[1].Key.Equal(public) {
		t.Error("the older key is not the first one")
	}
	for _, signer := range list {
		id := record.KeyID(signer.Key)
		found, err := signers.Find(ring, id)
		if public, _ := found.Public(); err != nil || !public.Equal(signer.Key) {
			t.Errorf("%s: %v", id, err)
		}
		if _, err := signers.Find(ring, "0000"); err == nil || !strings.Contains(err.Error(), id) {
			t.Errorf("the keys that are there are not named: %v", err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(signers.Text([]signers.Signer{signer(1, signers.Current)})))
	f.Add([]byte("\n # x\r\n" + strings.TrimPrefix(signers.Line(key(2)), "ed25519:")))
	path := filepath.Join(f.TempDir(), "keys")
	f.Fuzz(func(t *testing.T, text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		keys, err := signers.Read(path)
		if err != nil && !strings.HasPrefix(err.Error(), path+":") {
			t.Fatalf("%q: %v", text, err)
		}
		for _, k := range keys {
			if len(k) != ed25519.PublicKeySize {
				t.Fatalf("%q: a key of %d bytes", text, len(k))
			}
		}
	})
}
