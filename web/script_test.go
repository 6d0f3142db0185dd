package web_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/web"
	"pbem/web/inspect"
	judging "pbem/web/judge"
)

// scripted returns a folder with pbem.js and the files of docs/examples that are named.
func scripted(tb testing.TB, examples ...string) string {
	tb.Helper()
	dir := tb.TempDir()
	script, err := web.Script(catalog.English())
	if err != nil {
		tb.Fatal(err)
	}
	files := map[string][]byte{"pbem.js": script}
	for _, name := range examples {
		if files[name], err = os.ReadFile(filepath.Join("..", "docs", "examples", name)); err != nil {
			tb.Fatal(err)
		}
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			tb.Fatal(err)
		}
	}
	return dir
}

// node runs a script of Node. CI does not let pass that there is none: other sites rest on what is tried here.
func node(tb testing.TB, dir, script, in string, args ...string) string {
	tb.Helper()
	if _, err := exec.LookPath("node"); err != nil && os.Getenv("CI") != "true" {
		tb.Skip("left out, for want of node")
	}
	path := filepath.Join(dir, "test.mjs")
	if err := os.WriteFile(path, []byte(script), 0o644); err != nil {
		tb.Fatal(err)
	}
	run := exec.Command("node", append([]string{path}, args...)...)
	run.Stdin = strings.NewReader(in)
	var errs bytes.Buffer
	run.Stderr = &errs
	out, err := run.Output()
	if err != nil {
		tb.Fatalf("node: %v\n%s%s", err, out, errs.String())
	}
	return string(out)
}

// here answers the questions by the same packages, compiled for this machine.
func here(list []question) []string {
	words := catalog.English()
	s := judging.New(words)
	calls := map[string]func([]byte) []byte{
		"judge": s.Judge, "legal": s.Legal, "svg": s.SVG,
		"inspect": func(asked []byte) []byte { return inspect.Inspect(asked, words) },
	}
	var answers []string
	for _, q := range list {
		answers = append(answers, string(calls[q.call]([]byte(q.text))))
	}
	return answers
}

// asking answers, in Node, each line of its input, ["judge", "{…}"], with a line.
const asking = `
import {createInterface} from "node:readline";
import pbem from "./pbem.js";
for await (const line of createInterface({input: process.stdin, crlfDelay: Infinity})) {
  const [call, text] = JSON.parse(line);
  process.stdout.write(JSON.stringify(pbem[call](text)) + "\n");
}`

// TestScriptInNode: in Node the judge answers as the program itself does, letter by letter.
func TestScriptInNode(t *testing.T) {
	t.Parallel()
	list := asks(t)
	var in strings.Builder
	for _, q := range list {
		line, _ := json.Marshal([]string{q.call, q.text})
		in.Write(append(line, '\n'))
	}
	out := bufio.NewScanner(strings.NewReader(node(t, scripted(t), asking, in.String())))
	out.Buffer(nil, 1<<22)
	for i, want := range here(list) {
		var got string
		if !out.Scan() || json.Unmarshal(out.Bytes(), &got) != nil || got != want {
			t.Fatalf("%s(%.500s)\nsays    %.2000s\nand not %.2000s", list[i].call, list[i].text, got, want)
		}
	}
	t.Logf("%d questions", len(list))
}

// TestScriptManners: the script says what is wrong with a call, leaves nothing but pbem behind, and lets Node end.
func TestScriptManners(t *testing.T) {
	t.Parallel()
	const script = `
import {createRequire} from "node:module";
const before = new Set(Object.getOwnPropertyNames(globalThis));
const pbem = createRequire(import.meta.url)("./pbem.js"); // at once, without waiting
if (!process.getBuiltinModule) await pbem.ready; // an old Node
console.log(pbem.judge('{"id":1,"preset":"cosmic","turn":"Pc2-d3"}').startsWith('{"id":1,"legal":true'));
console.log(await pbem.ready === pbem, Object.keys(pbem).join(" "));
for (const wrong of [undefined, {}, 3]) try { pbem.judge(wrong); } catch (e) { console.log(String(e)); }
console.log(Object.getOwnPropertyNames(globalThis).filter(name => !before.has(name)).join(" ") || "nothing is left");`
	const want = "true\ntrue judge legal svg inspect ready\n" +
		"TypeError: pbem.judge takes a text of JSON\nTypeError: pbem.judge takes a text of JSON\nTypeError: pbem.judge takes a text of JSON\nnothing is left\n"
	if got := node(t, scripted(t), script, ""); got != want {
		t.Errorf("it says:\n%s", got)
	}
}

// TestScriptBehindThePage: where a program may not be unpacked at once, and where there is no good chance, it is loaded behind the page, and
// says so until then.
func TestScriptBehindThePage(t *testing.T) {
	t.Parallel()
	const script = `
process.getBuiltinModule = undefined;
Object.defineProperty(globalThis, "crypto", {value: undefined});
const {default: pbem} = await import("./pbem.js");
try { pbem.judge("{}"); } catch (e) { console.log(String(e)); }
const ready = await pbem.ready;
console.log(ready.judge('{"preset":"cosmic","turn":"Pc2-d3"}').slice(0, 23));`
	const want = "Error: pbem is still being loaded: wait for the promise pbem.ready\n{\"id\":null,\"legal\":true\n"
	if got := node(t, scripted(t), script, ""); got != want {
		t.Errorf("it says:\n%s", got)
	}
}

// TestScriptExample: the example of the manual judges lines as "pbem check --stream" does.
func TestScriptExample(t *testing.T) {
	t.Parallel()
	in := `{"id":1,"preset":"cosmic","turn":"Pc2-d3"}` + "\n" + `{"id":2,"turn":"Pc2-c9"}` + "\n"
	var want bytes.Buffer
	if err := judging.New(catalog.English()).Stream(strings.NewReader(in), &want); err != nil {
		t.Fatal(err)
	}
	if got := node(t, scripted(t, "judge.mjs"), `import "./judge.mjs";`, in); got != want.String() || strings.Count(got, "\n") != 2 {
		t.Errorf("it says:\n%s\nand not:\n%s", got, want.String())
	}
}

// BenchmarkScript judges turns by the program for this machine, and by that for browsers in Node: the second divided by the first is
// what WebAssembly costs.
func BenchmarkScript(b *testing.B) {
	text := []byte(`{"preset":"chesimals-2","turn":"orange: Wn4-n6"}`)
	b.Run("here", func(b *testing.B) {
		s := judging.New(catalog.English())
		for b.Loop() {
			s.Judge(text)
		}
	})
	b.Run("node", func(b *testing.B) {
		const script = `
import pbem from "./pbem.js";
const [n, text] = [Number(process.argv[2]), process.argv[3]];
for (let i = 0; i < 2000; i++) pbem.judge(text);
const begun = performance.now();
for (let i = 0; i < n; i++) pbem.judge(text);
console.log((performance.now() - begun) * 1e6 / n);`
		var each float64
		if _, err := fmt.Sscan(node(b, scripted(b), script, "", fmt.Sprint(20_000), string(text)), &each); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(each, "ns/op")
	})
}
