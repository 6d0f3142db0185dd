package main

import (
	"fmt"
	"log/slog"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/pages"
	"pbem/internal/testing/servers"
	"pbem/internal/testing/webtest"
	"pbem/web"
)

// TestComposed runs the scripts of testdata/composed: conversations in which players follow the link of a letter and put
// their turns together on a phone, in a real browser. Besides the words of TestCorrespondence there are
//
//	compose WHO TAP…        follows the link in the newest letter to WHO and taps: a square (d2), or a button ([Undo])
//	send                    sends the letter that the page has prepared, from WHO's own address
//	copy                    replies to that letter with the turn that the page shows
//	page PATH WORDS…        opens a page of the site, on which the words stand
func TestComposed(t *testing.T) {
	t.Parallel()
	servers.Need(t)
	params := correspondence("testdata/composed")
	var mu sync.Mutex
	phones := map[*post]*phone{}
	of := func(ts *testscript.TestScript) *phone {
		mu.Lock()
		defer mu.Unlock()
		p := postOf(ts)
		if phones[p] == nil {
			phones[p] = take(t, p)
		}
		return phones[p]
	}
	params.Cmds["compose"] = func(ts *testscript.TestScript, _ bool, args []string) { of(ts).compose(args[0], args[1:]) }
	params.Cmds["send"] = func(ts *testscript.TestScript, _ bool, _ []string) { of(ts).send() }
	params.Cmds["copy"] = func(ts *testscript.TestScript, _ bool, _ []string) { of(ts).copy() }
	params.Cmds["page"] = func(ts *testscript.TestScript, _ bool, args []string) { of(ts).page(args[0], args[1:]) }
	testscript.Run(t, params)
}

// phone is a player's browser, on the service's web pages.
type phone struct {
	*webtest.Browser
	post *post
	who  string
}

func take(t *testing.T, p *post) *phone {
	settings, err := config.Load(p.ts.MkAbs("pbem.yaml"))
	p.ts.Check(err)
	site, err := pages.OfService(t.Context(), settings, nil, slog.New(slog.DiscardHandler))
	p.ts.Check(err)
	var looks atomic.Int64
	site.Now = func() time.Time { return p.now.Add(time.Duration(looks.Add(1)) * time.Minute) } // so that each look at the folder is a new one
	pages, err := web.Open(site)
	p.ts.Check(err)
	f := &phone{Browser: webtest.Open(t, pages), post: p}
	f.Size(390, 844)
	return f
}

// compose follows a link as the letter has it in its text.
func (f *phone) compose(who string, taps []string) {
	link := regexp.MustCompile(`(?m)^https://games\.example\.org/(compose\.html#\S+)$`).FindStringSubmatch(f.post.newest(who).text)
	if link == nil {
		f.post.ts.Fatalf("the letter to %s has no link to the composer:\n%s", who, f.post.newest(who).text)
	}
	f.who = who
	f.Visit(link[1])
	f.Wait(`!document.getElementById("table").hidden`)
	for _, tap := range taps {
		if name, button := strings.CutPrefix(tap, "["); button {
			f.Eval(fmt.Sprintf(`[...document.querySelectorAll("#table button")].find(b => b.textContent === %q).click()`, strings.TrimSuffix(name, "]")), nil)
			continue
		}
		f.Click(`[data-at="` + tap + `"]`)
	}
}

// send sends what a mail program makes of the prepared letter's address (RFC 6068).
func (f *phone) send() {
	var href string
	f.Eval(`document.getElementById("mail").href`, &href)
	letter, err := url.Parse(href)
	f.post.ts.Check(err)
	to, err := url.PathUnescape(letter.Opaque)
	f.post.ts.Check(err)
	f.post.write([]string{f.who, "-to", to, "-subject", letter.Query().Get("subject"), letter.Query().Get("body")}, false)
}

func (f *phone) copy() { f.post.write([]string{f.who, f.Text("#turn")}, true) }

func (f *phone) page(path string, words []string) {
	f.Visit(path)
	shown := strings.Join(strings.Fields(f.Text("body")), " ")
	for _, w := range words {
		if !strings.Contains(shown, w) {
			f.post.ts.Fatalf("%s does not say %q:\n%s", path, w, shown)
		}
	}
}
