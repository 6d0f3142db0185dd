package web_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
	"pbem/rules/presets"
	"pbem/web"
)

// attacks are what somebody might call themselves, or write, to have it run in another's browser.
func attacks() []string {
	return []string{
		`<script>boom()</script>`, `"onmouseover="boom()`, `' onfocus='boom()' autofocus='`, `</title><script>boom()</script>`,
		`javascript:boom()`, `<img src=x onerror=boom()>`, `{{.Root}}<svg/onload=boom()>`, `</textarea></select><script>boom()</script>`,
		"--><script>boom()</script>", `<a href="javascript:boom()">x</a>`, "\u2028<script>boom()</script>", `<base href="//evil.example/">`,
		`<meta http-equiv=refresh content="0;url=//evil.example/">`, `]]><script>boom()</script>`, `../../etc/passwd`,
	}
}

// hostileSite has an attack in every place that the words of others come from.
func hostileSite(t testing.TB) web.Site {
	t.Helper()
	cosmic := builtin(t, "cosmic")
	turns := play(t, cosmic, 1, 3).Turns
	var records []*record.Record
	for i, a := range attacks() {
		h := record.Header{Event: a, Site: a, Game: a, Date: a, White: a, Black: a + " too", Variant: cosmic.Name, Rules: cosmic.Hash, Judged: cosmic.Judged(), TimeControl: a,
			Ended: today(), Adjudicated: "1-0 " + a, Revision: 1}
		records = append(records, record.New(h, cosmic.Game.Start().String(), turns, "1-0", "adjudicated"))
		if i%3 == 0 { // rules that nobody knows, and turns that are none
			h.Variant, h.Options, h.Rules, h.Ended, h.Revision = a, a, a, time.Time{}, 0
			typed := record.New(h, cosmic.Game.Start().String(), []record.Turn{{Text: "<b>" + a, At: time.Unix(0, 0), Comments: []string{a, a}}}, "*", a)
			typed.Typed, typed.Turns[0].Hash = true, ""
			records = append(records, typed)
		}
	}
	for _, r := range records { // what is not verified stands in no feed; games in play cannot be signed
		_ = r.Sign(key())
	}
	s := site(t, records...)
	for i, r := range records {
		a := strings.ReplaceAll(attacks()[i%len(attacks())], "\u2028", "")
		if head := r.Turns[len(r.Turns)-1].Hash; len(r.Turns) == 3 {
			put(t, dirOf(s), fmt.Sprintf("%03d.notes", i+1), fmt.Sprintf("3 #%s by %s: \\%s\n3 #%s by Ada: (%s\n", head, strings.ReplaceAll(a, ":", ""), a, head, a))
		}
	}
	s.Presets = append(s.Presets, armedPreset(t))
	return s
}

// armedPreset is a host's preset with an attack where it can have one.
func armedPreset(t testing.TB) *presets.Preset {
	t.Helper()
	text := string(builtin(t, "cosmic").Data)
	for _, field := range []string{"title", "about", "name"} {
		var lines []string
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, field+":") {
				line = field + `: "<script>boom()</script>'onload='boom()'"` + "\n"
			}
			if strings.HasPrefix(line, "name:") {
				line = "name: own\n"
			}
			lines = append(lines, line)
		}
		text = strings.Join(lines, "")
	}
	p, err := presets.Parse("own.yaml", []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestHostileWords: nothing that somebody wrote becomes an element or an attribute of a page.
func TestHostileWords(t *testing.T) {
	t.Parallel()
	s := hostileSite(t)
	p := pages(t, s)
	seen := 0
	names, text := written(t, p)
	for _, path := range names {
		if !strings.HasSuffix(path, ".html") {
			continue
		}
		body := text[path]
		if strings.Contains(body, "boom()") {
			seen++
		}
		innocent(t, path, body)
	}
	if seen < 30 {
		t.Errorf("only %d pages have the words in them: the test has gone blind", seen)
	}
	for _, a := range attacks() {
		query := "?player=" + strings.NewReplacer("%", "%25", "&", "%26", "#", "%23", " ", "+", "\u2028", "%E2%80%A8", ";", "%3B").Replace(a)
		innocent(t, query, has(t, p, "/games/index.html"+strings.NewReplacer("<", "%3C", ">", "%3E", `"`, "%22").Replace(query)))
	}
}

// innocent fails where a page has an element, an attribute or an address that is none of ours.
func innocent(t testing.TB, path, body string) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(body))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	for n := range root.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		if slices.Contains([]string{"style", "iframe", "object", "embed", "base", "template", "math", "frame"}, n.Data) {
			t.Errorf("%s has the element %s", path, n.Data)
		}
		if n.Data == "script" && !ourScript(n) && !isData(n) {
			t.Errorf("%s has a script that is not ours: %v", path, n.Attr)
		}
		for _, a := range n.Attr {
			checkAttribute(t, path, n.Data, a)
		}
	}
}

func ourScript(n *html.Node) bool {
	for _, a := range n.Attr {
		if a.Key == "src" {
			return strings.HasPrefix(strings.TrimLeft(a.Val, "./"), "static/") && n.FirstChild == nil
		}
	}
	return false
}

// isData is for what a page tells its scripts: no browser runs it.
func isData(n *html.Node) bool {
	return slices.Contains(n.Attr, html.Attribute{Key: "type", Val: "application/json"}) && json.Valid([]byte(n.FirstChild.Data))
}

func checkAttribute(t testing.TB, path, element string, a html.Attribute) {
	t.Helper()
	value := strings.ToLower(a.Val)
	switch {
	case strings.HasPrefix(a.Key, "on"), a.Key == "style", a.Key == "srcdoc", a.Key == "autofocus", a.Key == "ping":
		t.Errorf("%s: <%s> has the attribute %s=%q", path, element, a.Key, a.Val)
	case element == "meta" && a.Key == "http-equiv" && a.Val != "Content-Security-Policy":
		t.Errorf("%s: <meta http-equiv=%q>", path, a.Val)
	case slices.Contains([]string{"href", "src", "action", "formaction", "xlink:href"}, a.Key) && strings.Contains(value, ":"):
		if !strings.HasPrefix(value, "mailto:games@example.org") && !strings.HasPrefix(value, "https://") {
			t.Errorf("%s: <%s %s=%q>", path, element, a.Key, a.Val)
		}
	}
}

// TestNothingRuns opens pages full of what others wrote in a browser, which would complain of anything that ran or was asked
// for elsewhere; and looks whether it did.
func TestNothingRuns(t *testing.T) {
	t.Parallel()
	p := pages(t, hostileSite(t))
	b := webtest.Open(t, p)
	for _, path := range []string{
		"index.html", "index.html?player=%22%3E%3Cscript%3Eboom()%3C/script%3E", "game/2/index.html", "game/2/index.html?turn=0", "game/2/index.html?turn=1", "game/3/index.html?turn=2",
		"players/index.html", firstPlayer(t, p), "presets/index.html", "presets/own.html",
	} {
		b.Visit(path)
		b.Eval(`window.boom = () => { window.hurt = true }`, nil)
		b.Eval(`document.querySelectorAll("main *").forEach(e => { e.dispatchEvent(new MouseEvent("mouseover", {bubbles: true})); e.dispatchEvent(new FocusEvent("focus")) })`, nil)
		b.Wait(`!window.hurt && document.querySelectorAll("img:not(.small-board, .rules-board, .boards img), iframe, base, main script:not([type='application/json']), [onload], [onerror], [style]").length === 0`)
	}
	b.Visit("game/3/index.html?turn=1")
	replaying(b)
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	b.Eval(`window.boom`, nil)
}
