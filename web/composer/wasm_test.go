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
	"pbem/rules/presets/loader"
)

// compiledFile holds the program of an engine for browsers, packed by Brotli: of all forms, this is the smallest to keep.
func compiledFile(engine string) string { return engine + ".wasm.br" }

// TestWasm builds the composer of each engine for browsers again and compares the bytes with those of the repository. With
// -update, which is what make web does, they are made anew where they are others. Nothing is inlined: so what a browser loads
// is smaller by a fourteenth, and as quick.
func TestWasm(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles for another machine")
	}
	t.Parallel()
	for _, e := range loader.Engines() {
		t.Run(e.Name(), func(t *testing.T) {
			want := compiled(t, e.Name())
			same := bytes.Equal(unpacked(t, e.Name()), want)
			if *update && !same {
				pack(t, e.Name(), want)
				same = bytes.Equal(unpacked(t, e.Name()), want)
			}
			if !same {
				t.Errorf("web/composer/%s is not what %s makes of the source: run make web", compiledFile(e.Name()), runtime.Version())
			}
		})
	}
}

// TestPrograms: there is a compiled file for each engine, and no other.
func TestPrograms(t *testing.T) {
	t.Parallel()
	found, err := filepath.Glob("*.wasm.br")
	if err != nil || len(found) != len(loader.Engines()) {
		t.Errorf("there are %v (%v), and %d engines", found, err, len(loader.Engines()))
	}
}

// collector leaves out Go's new garbage collector, which is for machines with many cores, and keeps the one before it: a program is a
// seventieth smaller. When a version of Go has no other than the new one, this goes.
const collector = "nogreenteagc"

// compiled compiles the program of an engine.
func compiled(t *testing.T, engine string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "composer.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w -buildid=", "-o", file, "./wasm/"+engine)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOEXPERIMENT="+collector)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	program, err := joined(data)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

func pack(t *testing.T, engine string, data []byte) {
	t.Helper()
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if _, err := w.Write(data); err != nil || w.Close() != nil || os.WriteFile(compiledFile(engine), b.Bytes(), 0o644) != nil {
		t.Fatalf("%s cannot be written", compiledFile(engine))
	}
}

// unpacked returns the compiled program of an engine as it is kept; nil if there is none yet.
func unpacked(t *testing.T, engine string) []byte {
	t.Helper()
	packed, err := os.ReadFile(compiledFile(engine))
	if os.IsNotExist(err) {
		return nil
	}
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
// holds none of its sentences; nor does it rest on YAML, which is a third of a megabyte.
func TestNoSentences(t *testing.T) {
	t.Parallel()
	list := exec.Command("go", "list", "-deps", "./wasm/...")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	deps, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Fields(string(deps)) {
		if strings.HasPrefix(name, "pbem/mailer") || name == "pbem/rules/presets" || strings.HasPrefix(name, "gopkg.in/") {
			t.Errorf("what is compiled rests on %s", name)
		}
	}
	var data []byte
	for _, e := range loader.Engines() {
		data = append(data, unpacked(t, e.Name())...)
	}
	long := 0
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
