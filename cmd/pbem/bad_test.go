package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/ed25519"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/klauspost/compress/zstd"

	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// damage is something bad that lies in a folder of records, or in their place.
type damage struct {
	name string
	make func(t *testing.T, dir string)
	// said is the sentence that names it, in what verify says; "" where there is nothing to say.
	said string
	// verify, lists and writes are the exit codes: of verify, of archive and tree, and of export and import.
	verify, lists, writes int
}

// bads are what people have lying about, and what somebody lays there on purpose.
func bads() []damage {
	return []damage{
		{"nothing bad", func(*testing.T, string) {}, "", 0, 0, 0},
		{"a tar file that is cut off", pack("p.tar", func(p []byte) []byte { return p[:700] }), `p\.tar.*is cut off`, 1, 2, 2},
		{"a tar.gz that is cut off", pack("p.tar.gz", func(p []byte) []byte { return p[:len(p)-20] }), `p\.tar\.gz.*is cut off`, 1, 2, 2},
		{"a tar.zst that is cut off", pack("p.tar.zst", func(p []byte) []byte { return p[:len(p)-20] }), `p\.tar\.zst.*is (cut off|damaged)`, 1, 2, 2},
		{"a zip file that is cut off", pack("p.zip", func(p []byte) []byte { return p[:len(p)-20] }), `p\.zip.*is damaged`, 1, 2, 2},
		{"a zip of zips of zips", deep, `packed more than 4 times over`, 1, 2, 2},
		{"ten gigabytes of zeros", zeroes, `zeros\.pbem\.zst.*(4194304|times its size)`, 1, 2, 2},
		{"members that lead out", members("../../out.pbem", "/etc/out.pbem"), `not read: its name leads out of its folder`, 1, 2, 2},
		{"links in a pack", linked, `skipped: a link or other special file`, 1, 2, 2},
		{"a name of 4,000 bytes", members(strings.Repeat("d/", 1990) + "good.pbem"), "", 0, 0, 0},
		{"a name of 5,000 bytes", members(strings.Repeat("d/", 2490) + "good.pbem"), `its name has 4989 bytes; at most 4095 are allowed`, 1, 2, 2},
		{"a pipe called a record", func(t *testing.T, dir string) { check(t, syscall.Mkfifo(filepath.Join(dir, "pipe.pbem"), 0o600)) }, `pipe\.pbem.*skipped: not a file`, 0, 0, 0},
		{"a link to nowhere", func(t *testing.T, dir string) { check(t, os.Symlink("nowhere", filepath.Join(dir, "a.pbem"))) }, `a\.pbem: no such file`, 2, 2, 2},
		{"a name in NFD", func(t *testing.T, dir string) { put(t, dir, "Mu\u0308ller.pbem", gameText(3, "Mu\u0308ller")) }, "", 0, 0, 0},
		{"times that run backwards", func(t *testing.T, dir string) {
			put(t, dir, "b.pbem", strings.Replace(gameText(4, "Ada"), "10:00:01Z", "09:00:01Z", 1))
		}, `came before an earlier`, 0, 0, 0},
		{"two logs in one folder", func(t *testing.T, dir string) { logOf(t, dir); put(t, dir, "log-2", "begin x 1 0123456789abcdef\n") }, `I didn.t read "log-2" beside it`, 0, 0, 0},
		{"a log that is cut in its last line", func(t *testing.T, dir string) { logOf(t, dir); more(t, dir, "log", "end games.exa") }, `last line is cut off`, 0, 0, 0},
		{"a log that was cut", func(t *testing.T, dir string) { logOf(t, dir); put(t, dir, "log", "") }, `its end was cut off`, 1, 0, 0},
		{"the head of another site", func(t *testing.T, dir string) { logOf(t, dir); otherHead(t, dir) }, `its head is from`, 1, 0, 0},
		{"JSON that breaks off", func(t *testing.T, dir string) { put(t, dir, "x.json", `{"format":"pbem record 2","tags":[{"name":"Ga`) }, `x\.json.*not a record in JSON`, 1, 2, 2},
		{"nothing but bytes", func(t *testing.T, dir string) { put(t, dir, "x.pbem", "\x00\xff\xfe") }, `x\.pbem.*`, 1, 2, 2},
		{"an empty file", func(t *testing.T, dir string) { put(t, dir, "x.pbem", "") }, `x\.pbem.*`, 1, 2, 2},
	}
}

// TestBadInput: whatever lies among records is named in a sentence, and the rest goes on, with every command that reads them.
func TestBadInput(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	for _, bad := range bads() {
		t.Run(bad.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "r")
			put(t, dir, "good.pbem", gameText(1, "Ada"))
			bad.make(t, dir)
			out := filepath.Join(t.TempDir(), "out") + "/"
			for _, c := range []struct {
				args []string
				code int
				good string // what the good record comes out as
			}{
				{[]string{"verify", dir}, bad.verify, `(?m)^ok .*good\.pbem 2 \*$`},
				{[]string{"archive", dir}, bad.lists, `(?m)good\.pbem .*2 turns`},
				{[]string{"export", dir}, bad.writes, `(?m)^\[Game "1"\]$`},
				{[]string{"export", "--format", "json", dir}, bad.writes, `"name":\s*"Game",\s*"value":\s*"1"`},
				{[]string{"import", dir, "-o", out}, bad.writes, ""},
				{[]string{"tree", dir}, bad.lists, `white: Zd2-d3, Zc2-c3`},
			} {
				code, said, complaints := call(t, c.args...)
				if code != c.code || !regexp.MustCompile(c.good).MatchString(said) {
					t.Errorf("%s: exit %d, want %d\n%.600s\n%.600s", c.args[0], code, c.code, said, complaints)
				}
				if told := said + complaints; c.args[0] == "verify" && !regexp.MustCompile(bad.said).MatchString(told) {
					t.Errorf("no %q in %.900s", bad.said, told)
				}
			}
			if _, err := os.Stat(out + "001.pbem"); err != nil {
				t.Errorf("the good record was not imported: %v", err)
			}
		})
	}
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	check(t, os.MkdirAll(dir, 0o755))
	check(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
}

func more(t *testing.T, dir, name, text string) {
	t.Helper()
	old, err := os.ReadFile(filepath.Join(dir, name))
	check(t, err)
	put(t, dir, name, string(old)+text)
}

// gameText is a game in play.
func gameText(number int, white string) string {
	return strings.NewReplacer("NUMBER", string(rune('0'+number)), "WHITE", white).Replace(`[Site "games.example.org"]
[Game "NUMBER"]
[White "WHITE"]
[Black "Bo"]
[Variant "chesimals-0.1"]
[Result "*"]

1. white: Zd2-d3, Zc2-c3 {2026-11-21T10:00:00Z}
1... black: Fd7-c6 {2026-11-21T10:00:01Z}
*
`)
}

// pack lays a pack of a record into the folder, after something was done to it.
func pack(name string, change func([]byte) []byte) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		var out bytes.Buffer
		switch filepath.Ext(name) {
		case ".zip":
			z := zip.NewWriter(&out)
			w, err := z.Create("in.pbem")
			check(t, err)
			_, err = io.WriteString(w, gameText(2, "Ada"))
			check(t, err)
			check(t, z.Close())
		case ".gz":
			z := gzip.NewWriter(&out)
			tarOf(t, z, tar.Header{Name: "in.pbem"})
			check(t, z.Close())
		case ".zst":
			z, err := zstd.NewWriter(&out)
			check(t, err)
			tarOf(t, z, tar.Header{Name: "in.pbem"})
			check(t, z.Close())
		default:
			tarOf(t, &out, tar.Header{Name: "in.pbem"})
		}
		put(t, dir, name, string(change(out.Bytes())))
	}
}

// tarOf packs records, or what is called so.
func tarOf(t *testing.T, out io.Writer, headers ...tar.Header) {
	t.Helper()
	w := tar.NewWriter(out)
	for _, h := range headers {
		text := gameText(2, "Ada")
		if h.Typeflag != 0 {
			text = ""
		}
		h.Size, h.Mode, h.Format = int64(len(text)), 0o644, tar.FormatPAX
		check(t, w.WriteHeader(&h))
		_, err := io.WriteString(w, text)
		check(t, err)
	}
	check(t, w.Close())
}

func members(names ...string) func(*testing.T, string) {
	return func(t *testing.T, dir string) {
		var out bytes.Buffer
		var headers []tar.Header
		for _, name := range names {
			headers = append(headers, tar.Header{Name: name})
		}
		tarOf(t, &out, headers...)
		put(t, dir, "p.tar", out.String())
	}
}

func linked(t *testing.T, dir string) {
	var out bytes.Buffer
	tarOf(t, &out, tar.Header{Name: "a.pbem", Typeflag: tar.TypeSymlink, Linkname: "/etc/passwd"}, tar.Header{Name: "b.pbem", Typeflag: tar.TypeLink, Linkname: "good.pbem"})
	put(t, dir, "p.tar", out.String())
}

func deep(t *testing.T, dir string) {
	inner, name := gameText(2, "Ada"), "in.pbem"
	for range 6 {
		var out bytes.Buffer
		z := zip.NewWriter(&out)
		w, err := z.Create(name)
		check(t, err)
		_, err = io.WriteString(w, inner)
		check(t, err)
		check(t, z.Close())
		inner, name = out.String(), "in.zip"
	}
	put(t, dir, "p.zip", inner)
}

func zeroes(t *testing.T, dir string) {
	z, err := zstd.NewWriter(nil)
	check(t, err)
	frame := z.EncodeAll(make([]byte, 100<<20), nil)
	put(t, dir, "zeros.pbem.zst", strings.Repeat(string(frame), 100))
}

func key(n byte) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{n}, ed25519.SeedSize))
}

// logOf gives the folder a log and a key.
func logOf(t *testing.T, dir string) {
	t.Helper()
	p, err := presets.Builtin("chesimals-0.1", nil)
	check(t, err)
	r, err := record.Parse([]byte(gameText(1, "Ada")))
	check(t, err)
	first, err := r.Head(p.Game, record.BeforeSetups)
	check(t, err)
	signedLog(t, dir, "games.example.org", "begin games.example.org 1 "+first)
}

func signedLog(t *testing.T, dir, site string, lines ...string) {
	t.Helper()
	put(t, dir, "server.pub", signers.Line(key(1).Public().(ed25519.PublicKey))+"\n")
	_, err := gamelog.NewFile(dir, site, key(1)).Grow(func(from int64) ([]string, error) { return lines[from:], nil }, math.MaxInt64)
	check(t, err)
}

// otherHead puts the head of another site in the place of the folder's own.
func otherHead(t *testing.T, dir string) {
	t.Helper()
	other := t.TempDir()
	signedLog(t, other, "elsewhere.example", "begin elsewhere.example 1 0123456789abcdef0123456789abcdef")
	head, err := os.ReadFile(filepath.Join(other, gamelog.HeadFile))
	check(t, err)
	put(t, dir, gamelog.HeadFile, string(head))
}
