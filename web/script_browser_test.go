package web_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
)

// TestScriptInBrowser: the plain page of the manual judges a game in a browser, and what it is told is what the program itself says.
func TestScriptInBrowser(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, http.FileServer(http.Dir(scripted(t, "judge.html"))))
	b.Size(390, 844)
	b.Visit("judge.html")
	b.Wait(`document.querySelector("#board svg")`)
	b.Axe()
	b.Shot("judge-example")
	play := func(turn, want string) {
		t.Helper()
		b.Type("#turn", turn)
		b.Press("Enter")
		b.Wait(`document.getElementById("said").textContent.includes(` + inScript(want) + `)`)
	}
	play("Pc2-d3", "Pc2-d3 is played.")
	play("Pc2-d3", "no unit on c2")
	for i, q := range []question{
		asked("judge", map[string]any{"preset": "cosmic", "turns": []string{"Pc2-d3"}, "turn": "Kf6-e5"}),
		asked("legal", map[string]any{"preset": "fusion-1", "limit": 3}), asked("svg", map[string]any{"preset": "amoeba"}),
		asked("inspect", map[string]any{"text": "name: x\n"}),
	} {
		var got string
		b.Eval("pbem."+q.call+"("+inScript(q.text)+")", &got)
		if want := here([]question{q})[0]; got != want {
			t.Errorf("question %d is answered %.1000s\nand not %.1000s", i, got, want)
		}
	}
	var wrong string
	b.Eval(`(() => { try { return pbem.judge(1); } catch (e) { return e.message; } })()`, &wrong)
	if !strings.Contains(wrong, "text of JSON") {
		t.Errorf("a number is answered by %q", wrong)
	}
}

// TestScriptOfSite: a site has the judge for other sites, as a script that browsers believe, and tells when it has changed.
func TestScriptOfSite(t *testing.T) {
	t.Parallel()
	p := composerSite(t)
	whole := ask(p, "GET", "/pbem.js")
	packed := ask(p, "GET", "/pbem.js", "Accept-Encoding: gzip, br")
	if whole.Header().Get("Content-Type") != "text/javascript; charset=utf-8" || !strings.HasPrefix(whole.Body.String(), "// pbem.js ") {
		t.Errorf("it is %v", whole.Header())
	}
	if packed.Header().Get("Content-Encoding") != "gzip" || packed.Body.Len() > 2_600_000 || packed.Header().Get("ETag") != whole.Header().Get("ETag") {
		t.Errorf("as it is sent: %d bytes, %v", packed.Body.Len(), packed.Header())
	}
	if again := ask(p, "GET", "/pbem.js", "If-None-Match: "+whole.Header().Get("ETag")); again.Code != http.StatusNotModified {
		t.Errorf("who has it is answered %d", again.Code)
	}
	t.Logf("%d bytes, %d as they are sent", whole.Body.Len(), packed.Body.Len())
}

// inScript writes a text as JavaScript does.
func inScript(text string) string {
	quoted, _ := json.Marshal(text) // of a text
	return string(quoted)
}
