package composer_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"pbem/mailer/catalog"
)

// compiledFile holds the composer for browsers, packed by Brotli: of all forms, this is the smallest to keep.
const compiledFile = "composer.wasm.br"

// TestWasm builds the composer for browsers again and compares the bytes with those of the repository. With -update, which is
// what make web does, they are made anew where they are others. Nothing is inlined: so what a browser loads is smaller by a
// fourteenth, and as quick.
func TestWasm(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles for another machine")
	}
	t.Parallel()
	file := filepath.Join(t.TempDir(), "composer.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w -buildid=", "-o", file, "./wasm")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	same := bytes.Equal(unpacked(t), want)
	if *update && !same {
		pack(t, want)
		same = bytes.Equal(unpacked(t), want)
	}
	if !same {
		t.Errorf("web/composer/%s is not what %s makes of the source: run make web", compiledFile, runtime.Version())
	}
}

func pack(t *testing.T, data []byte) {
	t.Helper()
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if _, err := w.Write(data); err != nil || w.Close() != nil || os.WriteFile(compiledFile, b.Bytes(), 0o644) != nil {
		t.Fatalf("%s cannot be written", compiledFile)
	}
}

func unpacked(t *testing.T) []byte {
	t.Helper()
	packed, err := os.ReadFile(compiledFile)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestNoSentences: a changed sentence changes nothing that is compiled. What is compiled does not rest on the catalogue, and
// holds none of its sentences.
func TestNoSentences(t *testing.T) {
	t.Parallel()
	list := exec.Command("go", "list", "-deps", "./wasm")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	deps, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Fields(string(deps)) {
		if strings.HasPrefix(name, "pbem/mailer") {
			t.Errorf("what is compiled rests on %s", name)
		}
	}
	data, long := unpacked(t), 0
	for _, text := range catalog.English().Texts() {
		if len(text) < 24 {
			continue
		}
		if long++; bytes.Contains(data, []byte(text)) {
			t.Errorf("what is compiled holds %q", text)
		}
	}
	if long < 300 {
		t.Errorf("only %d sentences were looked for", long)
	}
}

// TestRunner: the script that runs the compiled composer is that of the Go distribution that compiled it. With -update it is
// taken from there.
func TestRunner(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "lib", "wasm", "wasm_exec.js"))
	if err == nil && *update {
		err = os.WriteFile("wasm_exec.js", want, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("wasm_exec.js")
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("wasm_exec.js is not that of %s: run make web (%v)", runtime.Version(), err)
	}
}
