package collection_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"

	"pbem/games/archive/collection"
)

// TestCutOff: of a pack that was cut off, what stands before the cut is read, and the cut is named.
func TestCutOff(t *testing.T) {
	var files []file
	for n := range 50 {
		files = append(files, file{strings.Repeat("d/", n%5) + string(rune('a'+n%26)) + ".pbem", game(n)})
	}
	packs := map[string]string{"tar": tarOf(t, files...), "tar.gz": gzipOf(t, tarOf(t, files...)), "tar.zst": zstdOf(t, tarOf(t, files...)), "zip": zipOf(t, files...)}
	for name, pack := range packs {
		for _, part := range []int{len(pack) - 1100, len(pack) / 2, len(pack) - 1} {
			got := piped(pack[:max(20, part)])
			last := got[len(got)-1]
			if name == "tar" && part == len(pack)-1 {
				continue // the second of two empty blocks lacks a byte; nothing is lost
			}
			if !strings.Contains(last, "is cut off") && !strings.Contains(last, "is damaged") && !strings.Contains(last, " ! ") {
				t.Errorf("%s, %d of %d bytes: %q", name, part, len(pack), last)
			}
		}
	}
	got := piped(packs["tar"][:30*1024])
	if len(got) != 31 || got[30] != "-: the tar file is cut off" {
		t.Errorf("%q", got)
	}
}

// zeros writes so many of them.
func zeros(t *testing.T, w io.WriteCloser, n int64) {
	t.Helper()
	if _, err := io.CopyN(w, zero{}, n); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

type zero struct{}

func (zero) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// TestBombs: what unpacks to more than records do is given up early, in little memory, and what comes behind it is read.
func TestBombs(t *testing.T) {
	var packed bytes.Buffer
	w, err := zstd.NewWriter(&packed)
	if err != nil {
		t.Fatal(err)
	}
	zeros(t, w, 100<<20)
	nested := zipOf(t, file{"a.pbem", game(1)})
	for range 6 {
		nested = zipOf(t, file{"a.zip", nested}, file{"b.zip", nested})
	}
	var sparse bytes.Buffer
	g := gzip.NewWriter(&sparse)
	zeros(t, g, 100<<20)
	dir := folder(t, file{"1.pbem.zst", packed.String()}, file{"2.zip", nested}, file{"3.pbem.gz", sparse.String()}, file{"4.pbem", game(4)})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	got := walked(t, dir, ".")
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 200<<20 {
		t.Errorf("%d MiB were used", used>>20)
	}
	deep := 0
	for _, line := range got {
		if strings.HasSuffix(line, ": packed more than 4 times over; unpack it first") {
			deep++
		}
	}
	if deep == 0 || !strings.HasPrefix(got[0], "1.pbem.zst ! record-long") || got[len(got)-1] != "4.pbem = 4" {
		t.Errorf("%q", got)
	}
	many := make([]file, 26)
	for i := range many {
		many[i] = file{string(rune('a'+i)) + ".pbem", strings.Repeat("x", 4<<20)}
	}
	same(t, tail(piped(zstdOf(t, tarOf(t, many...))), 1), "it unpacks to over 1000 times its size, unlike any records; I stopped there")
}

// tail is the last of some lines, without their names.
func tail(lines []string, n int) []string {
	var all []string
	for _, line := range lines[len(lines)-n:] {
		_, why, _ := strings.Cut(line, ": ")
		all = append(all, why)
	}
	return all
}

// TestNames: what a pack calls its files is never obeyed.
func TestNames(t *testing.T) {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	add := func(h tar.Header, text string) {
		h.Size, h.Mode, h.Format = int64(len(text)), 0o644, tar.FormatPAX
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
	}
	long := strings.Repeat("x", 3995) + ".pbem"
	add(tar.Header{Name: "../../etc/1.pbem", Typeflag: tar.TypeReg}, game(1))
	add(tar.Header{Name: "/etc/2.pbem", Typeflag: tar.TypeReg}, game(2))
	add(tar.Header{Name: "3.pbem", Typeflag: tar.TypeSymlink, Linkname: "/etc/passwd"}, "")
	add(tar.Header{Name: "4.pbem", Typeflag: tar.TypeFifo}, "")
	add(tar.Header{Name: "../server.pub", Typeflag: tar.TypeReg}, "key")
	add(tar.Header{Name: long, Typeflag: tar.TypeReg}, game(5))
	add(tar.Header{Name: "y" + strings.Repeat("x", 4095) + ".pbem", Typeflag: tar.TypeReg}, game(6))
	add(tar.Header{Name: "a/../7.pbem", Typeflag: tar.TypeReg}, game(7))
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	const out1, link = "not read: its name leads out of its folder", "skipped: a link or other special file in a pack"
	same(t, piped(out.String()), "-:../../etc/1.pbem: "+out1, "-:/etc/2.pbem: "+out1, "-:3.pbem: "+link, "-:4.pbem: "+link, "-:../server.pub: "+out1, "-:"+long+" = 5",
		"-:y"+strings.Repeat("x", 99)+"…: its name has 4101 bytes; at most 4095 are allowed", "-:a/../7.pbem = 7")
}

// TestIrregular: pipes and devices in a folder keep nobody waiting; endless input that is named ends.
func TestIrregular(t *testing.T) {
	dir := folder(t, file{"1.pbem", game(1)})
	if err := syscall.Mkfifo(filepath.Join(dir, "2.pbem"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, to := range map[string]string{"3.pbem": "1.pbem", "4.pbem": "nowhere", "5.pbem": "/dev/zero", "6": "."} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	same(t, walked(t, dir, "."), "1.pbem = 1", "2.pbem: skipped: not a file", "3.pbem = 1", "4.pbem: stat 4.pbem: no such file or directory",
		"5.pbem: skipped: not a file")
	got := walked(t, "/dev", "zero")
	if len(got) != 1 || !strings.HasPrefix(got[0], "zero ! record-long") {
		t.Errorf("%.200q", got)
	}
}

// TestStops: nothing is read any more when nobody wants it, or the context has ended.
func TestStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	n := 0
	for range collection.Walk(ctx, &endless{text: game(4)}, collection.StandardInput) {
		if n++; n == 1000 {
			cancel()
		}
	}
	if n != 1000 {
		t.Errorf("%d members", n)
	}
}

// TestWaitsForNobody: a pipe through which nothing comes does not outlast the context.
func TestWaitsForNobody(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, out := io.Pipe()
	defer out.Close()
	time.AfterFunc(50*time.Millisecond, cancel)
	for m := range collection.Walk(ctx, in, collection.StandardInput) {
		t.Errorf("%s: %v", m.Name, m.Err)
	}
}

// endless reads a text again and again.
type endless struct {
	text string
	at   int
}

func (e *endless) Read(p []byte) (int, error) {
	n := copy(p, e.text[e.at:])
	e.at = (e.at + n) % len(e.text)
	return n, nil
}

// TestBeside: keys and rules are found upwards from a record, in packs, also where they stand behind it, and no further than
// what was named.
func TestBeside(t *testing.T) {
	files := []file{{"r/2026/1.pbem", game(1)}, {"r/server.pub", "key"}, {"r/rules/aa.yaml", "rules"}, {"r-private/1.pbem", game(1)}, {"x/3.pbem", game(3)}}
	dir := folder(t, append(files, file{"server.pub", "not this"}, file{"p.tar.gz", gzipOf(t, tarOf(t, files...))}, file{"p.zip", zipOf(t, files...)})...)
	for _, name := range []string{"r", "p.tar.gz", "p.zip", "r-private"} {
		for m := range collection.Walk(t.Context(), nil, filepath.Join(dir, name)) {
			want := "key"
			if strings.Contains(m.Name, ":x/") {
				want = ""
			}
			if got, err := m.Beside("server.pub"); err != nil || string(got) != want && !(want == "" && string(got) == "not this") {
				t.Errorf("%s: %q, %v", m.Name, got, err)
			}
			if got, err := m.Beside("rules/aa.yaml"); err != nil || want != "" && string(got) != "rules" {
				t.Errorf("%s: %q, %v", m.Name, got, err)
			}
		}
	}
}

// TestManyProofs: the proofs of a pack are found however many there are, in front of their records and behind them.
func TestManyProofs(t *testing.T) {
	var files []file
	for n := range 700 {
		files = append(files, file{fmt.Sprintf("%d.proof", n), fmt.Sprint(n) + strings.Repeat("x", 64<<10)})
	}
	files = slices.Insert(files, 350, file{"3.pbem", game(3)}, file{"690.pbem", game(1)}, file{"699.pbem", game(1)}, file{"700.pbem", game(1)})
	dir := folder(t, file{"p.tar.gz", gzipOf(t, tarOf(t, files...))})
	var got []string
	for m := range collection.Walk(t.Context(), nil, filepath.Join(dir, "p.tar.gz")) {
		proof, err := m.Proof()
		number, _, _ := strings.Cut(string(proof), "x")
		got = append(got, fmt.Sprintf("%s %d %v", number, len(proof), err))
	}
	same(t, got, "3 65537 <nil>", "690 65539 <nil>", "699 65539 <nil>", " 0 <nil>")
}

func FuzzWalk(f *testing.F) {
	f.Add([]byte(game(1) + game(2)))
	f.Add([]byte("From x\nSubject: y\n\n> " + strings.ReplaceAll(game(1), "\n", "\n> ")))
	f.Add([]byte(`{"format":"pbem record by hand"}` + "\n" + `{"`))
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		n := 0
		for m := range collection.Walk(t.Context(), bytes.NewReader(data), collection.StandardInput) {
			if n++; n > len(data)+1 {
				t.Fatal("more members than bytes")
			}
			if (m.Err == nil) == (m.Text == nil) && len(data) > 0 {
				t.Errorf("%q: both or none of %q and %v", m.Name, m.Text, m.Err)
			}
			if _, _, err := m.Record(); err == nil {
				m.Private()
			}
		}
		if n == 0 {
			t.Error("nothing was said")
		}
	})
}
