package composer_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// TestWasm builds the composer for browsers again, as make web does, and compares the bytes with those of the repository.
func TestWasm(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles for another machine")
	}
	t.Parallel()
	file := filepath.Join(t.TempDir(), "composer.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", file, "./wasm")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := unpacked(t, "composer.wasm.gz"); !bytes.Equal(got, want) {
		t.Errorf("web/composer/composer.wasm.gz is not what %s makes of the source: run make web", runtime.Version())
	}
}

func unpacked(t *testing.T, file string) []byte {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	if z.Name != "" || !z.ModTime.IsZero() {
		t.Errorf("%s holds the name %q and the time %v, which differ from one build to the next", file, z.Name, z.ModTime)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestBrotli: the file packed by Brotli holds what the one packed by gzip does. With -update it is made anew.
func TestBrotli(t *testing.T) {
	t.Parallel()
	const file = "composer.wasm.br"
	want := unpacked(t, "composer.wasm.gz")
	if *update {
		var b bytes.Buffer
		w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
		if _, err := w.Write(want); err != nil || w.Close() != nil || os.WriteFile(file, b.Bytes(), 0o644) != nil {
			t.Fatalf("%s cannot be written", file)
		}
	}
	packed, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not composer.wasm.gz in another form: run make web (%v)", file, err)
	}
}

// TestRunner: the script that runs the compiled composer is that of the Go distribution that compiled it.
func TestRunner(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("wasm_exec.js")
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("wasm_exec.js is not that of %s: run make web (%v)", runtime.Version(), err)
	}
}
