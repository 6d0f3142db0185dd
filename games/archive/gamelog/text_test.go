package gamelog_test

import (
	"crypto/ed25519"
	"errors"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"pbem/games/archive/gamelog"
)

func key(n byte) ed25519.PrivateKey {
	seed := make([]byte, ed25519.SeedSize)
	seed[0] = n
	return ed25519.NewKeyFromSeed(seed)
}

func public(n byte) ed25519.PublicKey { return key(n).Public().(ed25519.PublicKey) }

func TestParseLine(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"begin games.example.org 42 0123456789abcdef0123456789abcdef", "begin - 1 0123456789abcdef0123456789abcdef private",
		"end a%20b 42 0 0123456789abcdef0123456789abcdef", "end x 42 7 0123456789abcdef0123456789abcdef private", "resume x 42 8 0123456789abcdef0123456789abcdef", "resume x 42 8 0123456789abcdef0123456789abcdef private",
	} {
		if l, err := gamelog.ParseLine(text); err != nil || l.String() != text || l.Private != strings.HasSuffix(text, "private") {
			t.Errorf("%q: %+v, %v", text, l, err)
		}
	}
	for _, text := range []string{
		"", "begin", "begin x 0 0123456789abcdef0123456789abcdef", "begin x 042 0123456789abcdef0123456789abcdef", "begin x +1 0123456789abcdef0123456789abcdef", "begin x 1 0123456789abcde",
		"begin x 1 0123456789ABCDEF", "begin  x 1 0123456789abcdef0123456789abcdef", "begin x 1 0123456789abcdef0123456789abcdef ", "begin x 1 2 0123456789abcdef0123456789abcdef", "end x 1 0123456789abcdef0123456789abcdef", "resume x 1 0123456789abcdef0123456789abcdef",
		"end x 1 -1 0123456789abcdef0123456789abcdef", "end x 1 01 0123456789abcdef0123456789abcdef", "begin a+b 1 0123456789abcdef0123456789abcdef", "begin a\tb 1 0123456789abcdef0123456789abcdef", "begin x 1 0123456789abcdef0123456789abcdef\r",
		"begin a\u00a0b 1 0123456789abcdef0123456789abcdef", "begin " + strings.Repeat("x", 2000) + " 1 0123456789abcdef0123456789abcdef", "start x 1 0123456789abcdef0123456789abcdef",
	} {
		if l, err := gamelog.ParseLine(text); err == nil {
			t.Errorf("%q was read as %+v", text, l)
		}
	}
}

func TestSiteName(t *testing.T) {
	t.Parallel()
	for site, want := range map[string]string{"": "-", "games.example.org": "games.example.org", "Ada's  club": "Ada's%20%20club", "100% + ü": "100%25%20%2B%20ü"} {
		if got := gamelog.SiteName(site); got != want {
			t.Errorf("%q: %q, want %q", site, got, want)
		}
		if _, err := gamelog.ParseLine("begin " + want + " 1 0123456789abcdef0123456789abcdef"); err != nil {
			t.Errorf("%q: %v", want, err)
		}
	}
}

func TestRead(t *testing.T) {
	t.Parallel()
	text := strings.Join(lines(3), "\n") + "\nhello\nbegin x 1 01234"
	l, err := gamelog.Read(strings.NewReader(text))
	if err != nil || l.Size() != 4 || len(l.Faults) != 2 || l.Faults[0] != (gamelog.Fault{Line: 3, Err: gamelog.ErrNoLine}) || l.Faults[1] != (gamelog.Fault{Line: 4, Err: gamelog.ErrCut}) {
		t.Errorf("%+v, %v", l, err)
	}
	if _, err := gamelog.Read(strings.NewReader(strings.Repeat("x", 5000) + "\n")); !errors.Is(err, gamelog.ErrLong) {
		t.Error(err)
	}
}

func TestBegins(t *testing.T) {
	t.Parallel()
	old, now := logOf(lines(10)), logOf(lines(20))
	head, _ := old.Head(10)
	if err := now.Begins(head); err != nil {
		t.Error(err)
	}
	shorter := (*gamelog.Shorter)(nil)
	if head, _ := now.Head(20); !errors.As(old.Begins(head), &shorter) || shorter.Has != 10 {
		t.Error(old.Begins(head))
	}
	changed := lines(20)
	changed[4] = lines(6)[5]
	rewritten := (*gamelog.Rewritten)(nil)
	if err := logOf(changed).Begins(head); !errors.As(err, &rewritten) {
		t.Error(err)
	}
}

func TestSignedHead(t *testing.T) {
	t.Parallel()
	h, _ := logOf(lines(12)).Head(12)
	text, err := gamelog.Sign(h, "games.example.org", key(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		keys []ed25519.PublicKey
		by   int
		err  error
	}{
		{nil, -1, nil}, {[]ed25519.PublicKey{public(1)}, 0, nil}, {[]ed25519.PublicKey{public(2), public(1)}, 1, nil}, {[]ed25519.PublicKey{public(2)}, -1, gamelog.ErrUnsigned},
	} {
		if got, err := gamelog.Open(text, c.keys); !errors.Is(err, c.err) || got != (gamelog.Signed{Head: h, Site: "games.example.org", Key: c.by}) {
			t.Errorf("%+v, %v", got, err)
		}
	}
	own, err := gamelog.VerifierKey("games.example.org", public(1))
	if err != nil {
		t.Fatal(err)
	}
	verifier, err := note.NewVerifier(own)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := note.Open(text, note.VerifierList(verifier)); err != nil || !strings.HasPrefix(n.Text, "games.example.org\n12\n") {
		t.Errorf("another program does not read the head: %v", err)
	}
	for i := range text {
		for _, bits := range []byte{1, 2, 4, 7} { // the last letter of base 64 has bits that mean nothing
			changed := slices.Clone(text)
			changed[i] ^= bits
			if got, err := gamelog.Open(changed, []ed25519.PublicKey{public(1)}); err == nil && got.Key == 0 {
				t.Fatalf("byte %d was changed unseen:\n%s", i, changed)
			}
		}
	}
	for _, text := range []string{"", "x", "x\n1\n", "x\n1\nroot\n\n— x y\n", "x\n01\n" + tlog.Hash(h.Root).String() + "\n\n— x y\n", "\n1\n" + tlog.Hash(h.Root).String() + "\n\n— x y\n", strings.Repeat("x", 1<<17)} {
		if _, err := gamelog.Open([]byte(text), nil); !errors.Is(err, gamelog.ErrHead) {
			t.Errorf("%.40q: %v", text, err)
		}
	}
	if _, err := gamelog.Sign(h, "a b", key(1)); err == nil {
		t.Error("a site with a space was signed")
	}
}

func TestProofFile(t *testing.T) {
	t.Parallel()
	whole := logOf(lines(12))
	h, _ := whole.Head(12)
	head, _ := gamelog.Sign(h, "games.example.org", key(1))
	path, _ := whole.ProveLine(12, 7)
	p := gamelog.Proof{Line: lines(8)[7], Index: 7, Path: path, Head: head}
	got, err := gamelog.ReadProof(p.Bytes())
	if err != nil || got.Line != p.Line || got.Index != 7 || !slices.Equal(got.Path, path) || string(got.Head) != string(head) {
		t.Errorf("%+v, %v", got, err)
	}
	for _, text := range []string{"", "pbem log proof 1\n\n", strings.Replace(string(p.Bytes()), "index 7", "index 07", 1), strings.Replace(string(p.Bytes()), "index 7", "index 7\nx", 1), strings.Replace(string(p.Bytes()), "end", "und", 1)} {
		if _, err := gamelog.ReadProof([]byte(text)); !errors.Is(err, gamelog.ErrProof) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// FuzzRead: no bytes make the reader fail in another way than it says, and what it reads it writes.
func FuzzRead(f *testing.F) {
	h, _ := logOf(lines(3)).Head(3)
	head, _ := gamelog.Sign(h, "x", key(1))
	f.Add([]byte(strings.Join(lines(5), "\n") + "\n"))
	f.Add([]byte(strings.Join(lines(2), "\r\n")))
	f.Add(head)
	f.Add([]byte(h.String()))
	f.Add(gamelog.Proof{Line: lines(1)[0], Head: head}.Bytes())
	f.Fuzz(func(t *testing.T, text []byte) {
		l, err := gamelog.Read(strings.NewReader(string(text)))
		if err != nil && !errors.Is(err, gamelog.ErrLong) {
			t.Fatal(err)
		}
		var written strings.Builder
		for _, line := range l.Lines() {
			written.WriteString(line.String() + "\n")
		}
		if err == nil && len(l.Faults) == 0 && written.String() != string(text) {
			t.Fatalf("%q was read as %q", text, written.String())
		}
		if _, ok := l.Head(l.Size()); !ok {
			t.Fatal("it has no head")
		}
		if signed, err := gamelog.Open(text, []ed25519.PublicKey{public(1)}); err == nil && signed.Key != 0 {
			t.Fatalf("%+v", signed)
		}
		if p, err := gamelog.ReadProof(text); err == nil && string(p.Bytes()) != string(text) {
			t.Fatalf("%q was read as %q", text, p.Bytes())
		}
	})
}
