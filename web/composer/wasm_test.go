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

	"pbem/mailer/catalog"
	"pbem/rules/presets/loader"
)

// program is a program for browsers, and the file that holds it.
type program struct {
	source string // its folder
	file   string // packed by Brotli, which is smallest, or by gzip, which browsers and Node unpack by themselves
	flag   string // of the build
}

// ofEngine is the composer of an engine. Nothing is inlined in it: so what a browser loads is smaller by a fourteenth, and quick enough for
// somebody who taps. (The judge would be a ninth smaller, and need half as long again for a turn.)
func ofEngine(name string) program {
	return program{"./wasm/" + name, name + ".wasm.br", "-gcflags=all=-l"}
}

// programs are the composer of each engine, and the judge, which has all of them and what is left out of a composer.
func programs() map[string]program {
	all := map[string]program{"judge": {"../judge/wasm", "../judge/wasm/judge.wasm.gz", "-tags=whole"}}
	for _, e := range loader.Engines() {
		all[e.Name()] = ofEngine(e.Name())
	}
	return all
}

// TestWasm builds each program for browsers again and compares the bytes with those of the repository. With
// -update, which is what make web does, they are made anew where they are others.
func TestWasm(t *testing.T) {
	t.Parallel()
	for name, p := range programs() {
		t.Run(name, func(t *testing.T) {
			want := p.compiled(t)
			same := bytes.Equal(p.unpacked(t), want)
			if *update && !same {
				p.pack(t, want)
				same = bytes.Equal(p.unpacked(t), want)
			}
			if !same {
				t.Errorf("%s is not what %s makes of the source: run make web", p.file, runtime.Version())
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

// compiled compiles a program.
func (p program) compiled(t *testing.T) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", p.flag, "-ldflags=-s -w -buildid=", "-o", file, p.source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=", "GOEXPERIMENT="+collector)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	change := nameless
	if p.gzip() { // other sites may want to know where it failed
		change = nil
	}
	program, err := joined(data, change)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

func (p program) gzip() bool { return strings.HasSuffix(p.file, ".gz") }

func (p program) pack(t *testing.T, data []byte) {
	t.Helper()
	var b bytes.Buffer
	var w io.WriteCloser = brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if p.gzip() {
		w, _ = gzip.NewWriterLevel(&b, gzip.BestCompression) // which is a level
	}
	if _, err := w.Write(data); err != nil || w.Close() != nil || os.WriteFile(p.file, b.Bytes(), 0o644) != nil {
		t.Fatalf("%s cannot be written", p.file)
	}
}

// unpacked returns a compiled program as it is kept; nil if there is none yet.
func (p program) unpacked(t *testing.T) []byte {
	t.Helper()
	packed, err := os.ReadFile(p.file)
	if os.IsNotExist(err) || len(packed) == 0 {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	var r io.Reader = brotli.NewReader(bytes.NewReader(packed))
	if p.gzip() {
		if r, err = gzip.NewReader(bytes.NewReader(packed)); err != nil {
			t.Fatal(err)
		}
	}
	data, err := io.ReadAll(r)
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
	for _, p := range programs() { // the judge has a catalogue's reader, and gets its sentences from outside
		data = append(data, p.unpacked(t)...)
	}
	compiled := string(data)
	const head = 8
	long := 0
	by := map[string][]string{} // by their heads: the programs are many megabytes, so they are passed through once
	for _, text := range catalog.English().Texts() {
		if len(text) >= 24 {
			long++
			by[text[:head]] = append(by[text[:head]], text)
		}
	}
	for i := range len(compiled) - head {
		for _, text := range by[compiled[i:i+head]] {
			if strings.HasPrefix(compiled[i:], text) {
				t.Errorf("what is compiled holds %q", text)
			}
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
