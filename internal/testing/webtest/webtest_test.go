package webtest_test

import (
	"fmt"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbem/internal/testing/servers"
	"pbem/internal/testing/webtest"
)

func TestMain(m *testing.M) { webtest.Main(m) }

// fake is a test that only remembers what it is told.
type fake struct {
	testing.TB
	cleanups []func()
	errors   []string
}

func (f *fake) Helper()           {}
func (f *fake) Cleanup(do func()) { f.cleanups = append(f.cleanups, do) }
func (f *fake) Errorf(format string, args ...any) {
	f.errors = append(f.errors, fmt.Sprintf(format, args...))
}
func (f *fake) Fatalf(format string, args ...any) {
	f.Errorf(format, args...)
	runtime.Goexit()
}

// told does what a test would do, its cleanups included, and returns the errors that it would have shown.
func told(t *testing.T, handler http.Handler, test func(b *webtest.Browser)) []string {
	servers.Need(t)
	f := &fake{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() {
			for _, do := range slices.Backward(f.cleanups) {
				do()
			}
		}()
		test(webtest.Open(f, handler))
	}()
	<-done
	return f.errors
}

// page serves a page with a policy, a few files beside it, and a file that breaks off.
func page(policy, body string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/{$}", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		fmt.Fprintf(w, "<!doctype html><html lang=en><meta name=viewport content='width=device-width'><title>A page</title>"+
			"<link rel=icon href=/icon.svg><main><h1>A page</h1>%s</main>", body)
	})
	mux.HandleFunc("/icon.svg", func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "<svg/>") })
	mux.HandleFunc("/cut", func(w http.ResponseWriter, r *http.Request) { panic(http.ErrAbortHandler) })
	mux.HandleFunc("/worker.js", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		fmt.Fprint(w, `fetch("http://tracker.example/worker").catch(() => 0).then(() => postMessage("done"))`)
	})
	return mux
}

const (
	strict = "default-src 'self'; script-src 'self' 'unsafe-inline'"
	loose  = "default-src * 'unsafe-inline'"
)

// TestMisbehaviour: a page that misbehaves in any one way makes its test fail, with words that say how; a test that expects
// it passes.
func TestMisbehaviour(t *testing.T) {
	t.Parallel()
	const settled = `<script>addEventListener("load", async () => {
		await globalThis.slow;
		setTimeout(() => document.body.id = "settled", 20);
	})</script>`
	tests := []struct{ name, policy, body, want string }{
		{"exception", strict, `<script>throw new Error("oh no")</script>`, "uncaught exception: Uncaught Error: oh no"},
		{"rejection", strict, `<script>Promise.reject(new Error("oh no"))</script>`, "uncaught exception: Uncaught (in promise) Error: oh no"},
		{"exception later", strict, `<script>setTimeout(() => undefined.x, 1)</script>`, "uncaught exception: Uncaught TypeError"},
		{"console.error", strict, `<script>console.error("oh", {no: 1})</script>`, `console.error: "oh"`},
		{"console.warn", strict, `<script>console.warn("hm")</script>`, `console.warning: "hm"`},
		{"console.assert", strict, `<script>console.assert(false, "hm")</script>`, `console.assert: "hm"`},
		{"dialog", strict, `<script>alert("hello")</script>`, "a dialog opened (alert): hello"},
		{"inline style", strict, `<p style="color: red">red</p>`, "violates the following Content Security Policy directive"},
		{"missing file", strict, `<img src=nothing.png alt="">`, "status of 404"},
		{"broken file", strict, `<img src=cut alt="">`, "a request failed (net::ERR_EMPTY_RESPONSE)"},
		{"forbidden image", strict, `<img src=http://tracker.example/x.png alt="">`, "a request to outside: http://tracker.example/x.png"},
		{"forbidden beacon", strict, `<script>navigator.sendBeacon("http://tracker.example/b")</script>`, "Content Security Policy"},
		{"image from elsewhere", loose, `<img src=http://tracker.example/x.png alt="">`, "a request went outside: GET http://tracker.example/x.png"},
		{"beacon", loose, `<script>navigator.sendBeacon("http://tracker.example/b")</script>`, "a request to outside: http://tracker.example/b"},
		{"encrypted", loose, `<script>slow = fetch("https://tracker.example/").catch(() => 0)</script>`, "a request went outside: CONNECT"},
		{"another port", loose, `<script>slow = fetch("http://127.0.0.1:1/").catch(() => 0)</script>`, "a request to outside: http://127.0.0.1:1/"},
		{"worker", loose, `<script>slow = new Promise(done => new Worker("worker.js").onmessage = done)</script>`, "a request went outside: GET http://tracker.example/worker"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			look := func(b *webtest.Browser) {
				b.Visit("")
				b.Wait(`document.body.id == "settled"`)
			}
			got := told(t, page(tt.policy, tt.body+settled), look)
			if !strings.Contains(strings.Join(got, "\n"), tt.want) {
				t.Errorf("the test that looked at the page was told %q, want %q among it", got, tt.want)
			}
		})
	}
}

// TestExpect: what a test expects is allowed, everything else is not, and it must come.
func TestExpect(t *testing.T) {
	t.Parallel()
	handler := page(strict, `<script>console.error("one"); console.error("two")</script>`)
	got := told(t, handler, func(b *webtest.Browser) {
		b.Expect(`console.error: "one"`)
		b.Expect("three")
		b.Visit("")
	})
	want := []string{`in the browser: console.error: "two"`, `in the browser: the page was expected to cause "three", and did not`}
	if !slices.Equal(got, want) {
		t.Errorf("the test was told %q, want %q", got, want)
	}
}

// TestAxe: what keeps a blind reader out makes a test fail.
func TestAxe(t *testing.T) {
	t.Parallel()
	got := told(t, page(strict, `<button></button>`), func(b *webtest.Browser) {
		b.Visit("")
		b.Axe()
	})
	if len(got) != 1 || !strings.Contains(got[0], "button-name") {
		t.Errorf("the test was told %q, want that the button has no name", got)
	}
}

// TestBadQuestions: a test that asks for nonsense is told at once.
func TestBadQuestions(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		ask  func(b *webtest.Browser)
		want string
	}{
		{"wrong script", func(b *webtest.Browser) { b.Eval("nothing.at.all", nil) }, "nothing is not defined"},
		{"wrong condition", func(b *webtest.Browser) { b.Wait("nothing.at.all") }, "nothing is not defined"},
		{"wrong key", func(b *webtest.Browser) { b.Press("Hyper+x") }, "no modifier is called Hyper"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			got := told(t, page(strict, ""), func(b *webtest.Browser) { b.Visit(""); tt.ask(b) })
			if len(got) != 1 || !strings.Contains(got[0], tt.want) {
				t.Errorf("the test was told %q, want %q", got, tt.want)
			}
		})
	}
}

// TestHands: a test can do and see what a person can.
func TestHands(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, page(strict, `<p id=said>nothing</p><button onclick="said.textContent = 'clicked'">A button</button>
		<label>A field <input oninput="said.textContent = value" onkeydown="if (event.ctrlKey) { event.preventDefault(); said.textContent = 'ctrl ' + event.key }"></label>`))
	b.Visit("")
	b.Click("button")
	if got := b.Text("#said"); got != "clicked" {
		t.Errorf("after the click the page says %q", got)
	}
	b.Type("input", "hello")
	if got := b.Text("input"); got != "hello" {
		t.Errorf("the field holds %q", got)
	}
	b.Press("Control+z")
	b.Wait(`said.textContent == "ctrl z"`)
	var wide int
	b.Size(390, 844)
	if b.Eval("innerWidth", &wide); wide != 390 {
		t.Errorf("the page is %d pixels wide", wide)
	}
	b.Dark(true)
	b.Wait(`matchMedia("(prefers-color-scheme: dark)").matches`)
	b.Dark(false)
	b.Wait(`!matchMedia("(prefers-color-scheme: dark)").matches`)
	b.Axe()
	b.WithoutScripts()
	b.Reload()
	b.Click("button")
	if got := b.Text("#said"); got != "nothing" {
		t.Errorf("without scripts the page says %q", got)
	}
	b.Axe()
	b.Click("button")
	if got := b.Text("#said"); got != "nothing" {
		t.Errorf("after axe has run the page has scripts again: it says %q", got)
	}
}

// TestOffline: without a server nothing comes, and that is noticed like any other failure.
func TestOffline(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, page(strict, ""))
	b.Visit("")
	b.Expect("ERR_EMPTY_RESPONSE")
	b.Offline(true)
	var failed bool
	if b.Eval(`fetch("icon.svg").then(() => false, () => true)`, &failed); !failed {
		t.Error("the server answers although it is cut off")
	}
	b.Offline(false)
	b.Reload()
	if got := b.Text("h1"); got != "A page" {
		t.Errorf("back on line the page says %q", got)
	}
}
