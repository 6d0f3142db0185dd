// Package webtest opens pages in a real browser, Chromium without a window, and is strict about them: whatever a page does
// wrong while a test looks at it makes the test fail, also where the test asks for something else.
//
// The idea: a test serves its pages by an http.Handler and gets a tab of its own ([Open]), with cookies, caches and service
// workers of its own. While the tab is open, its [watch] writes down every uncaught exception, every error and warning on the
// console (so also what the Content-Security-Policy forbids), every dialog, every request that fails and every request that
// goes to anybody but the test's server. When the test ends, each is an error of it, except those that it has expected.
//
// One browser serves all tests of a test program. [Main] ends it, and must be called by TestMain.
package webtest

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"pbem/internal/testing/servers"
)

// Browser is a tab of a test, with a server of its own. Its methods end the test where they fail. It is used by one
// goroutine.
type Browser struct {
	t      testing.TB
	ctx    context.Context
	site   *site
	server *httptest.Server
	watch  *watch

	scriptless bool // the test has turned the page's scripts off
}

// Open serves a handler on a port of its own and opens an empty tab, 1280 by 900 pixels and light. Both are closed when the
// test ends, and then the test fails for everything that went wrong in the tab. Where no server is wanted it skips the test.
func Open(t testing.TB, handler http.Handler) *Browser {
	t.Helper()
	servers.Need(t)
	shell, err := shared.context()
	if err != nil {
		t.Fatal(err)
	}
	b := &Browser{t: t, site: &site{handler: handler}}
	b.server = httptest.NewServer(b.site)
	t.Cleanup(b.server.Close)
	b.watch = newWatch(b.server.Listener.Addr().String())
	outside := httptest.NewServer(b.watch)
	t.Cleanup(outside.Close)
	b.openTab(shell, outside.URL)
	b.Size(1280, 900)
	b.Dark(false)
	return b
}

// openTab opens it in a context of its own, in which the way to all hosts but this machine leads to the address outside.
func (b *Browser) openTab(shell context.Context, outside string) {
	b.t.Helper()
	alone := chromedp.WithNewBrowserContext(func(p *target.CreateBrowserContextParams) { p.ProxyServer = outside })
	ctx, stop := chromedp.NewContext(shell, alone, chromedp.WithListener(b.hear))
	b.ctx = ctx
	b.t.Cleanup(stop)
	hurry := time.AfterFunc(patience, stop)
	defer hurry.Stop()
	if err := chromedp.Do(ctx); err != nil {
		b.t.Fatalf("cannot open a tab: %v", err)
	}
	b.t.Cleanup(b.settle)
}

// hear gives every event to the watch, and closes dialogs, for a page stands still until somebody does.
func (b *Browser) hear(event any) {
	b.watch.see(event)
	if _, dialog := event.(*page.EventJavascriptDialogOpening); dialog {
		go chromedp.Call(b.ctx, page.HandleJavaScriptDialog, page.HandleJavaScriptDialogParams{Accept: true})
	}
}

// settle tells the test what went wrong. An answer of the tab comes after all events that were caused before the question.
func (b *Browser) settle() {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, void(`0`)); err != nil {
		b.t.Errorf("the tab answers no more: %v", err)
	}
	for _, wrong := range b.watch.faults() {
		b.t.Errorf("in the browser: %s", wrong)
	}
}

// do runs actions in the tab, with a limit of time; what is words for "cannot …".
func (b *Browser) do(what string, actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		b.t.Fatalf("cannot %s: %v", what, err)
	}
}

// Expect says that the page will do something wrong on purpose, and what: words that the complaint contains, as the test's
// error would show it. Every such complaint is allowed then, and one at least must come.
func (b *Browser) Expect(words string) { b.watch.expect(words) }

// Address returns the whole address of a path of the test's server: "http://127.0.0.1:39201/index.html".
func (b *Browser) Address(path string) string { return b.server.URL + "/" + path }

// Size sets the page's size in pixels, as of a phone (390, 844) or a desk (1280, 900). Below 600 pixels it is a phone: it has
// touch, and the page's viewport line counts.
func (b *Browser) Size(width, height int) {
	b.t.Helper()
	phone := width < 600
	b.do("set the size", func(ctx context.Context, t *chromedp.Target) (none chromedp.Void, err error) {
		if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: int64(width), Height: int64(height), DeviceScaleFactor: 1, Mobile: phone,
		}); err != nil {
			return none, err
		}
		_, err = chromedp.Call(ctx, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: phone})
		return none, err
	})
}

// Dark says whether the reader prefers dark pages. Animations are always unwanted, so that nothing is caught half-way.
func (b *Browser) Dark(dark bool) {
	b.t.Helper()
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	b.do("choose dark or light", func(ctx context.Context, t *chromedp.Target) (none chromedp.Void, err error) {
		_, err = chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: "reduce"},
		}})
		return none, err
	})
}

// Paper shows pages as they are printed, on a sheet of A4.
func (b *Browser) Paper() {
	b.t.Helper()
	b.Size(718, 1047)
	b.do("choose paper", func(ctx context.Context, t *chromedp.Target) (none chromedp.Void, err error) {
		_, err = chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
		return none, err
	})
}

// WithoutScripts turns the page's scripts off, from the next Visit on; the test's own (Eval, Wait, Text, Axe) go on working.
func (b *Browser) WithoutScripts() {
	b.t.Helper()
	b.scriptless = true
	b.scripts(false)
}

// WithScripts turns them on again.
func (b *Browser) WithScripts() {
	b.t.Helper()
	b.scriptless = false
	b.scripts(true)
}

func (b *Browser) scripts(run bool) {
	b.t.Helper()
	b.do("turn scripts on or off", func(ctx context.Context, t *chromedp.Target) (none chromedp.Void, err error) {
		_, err = chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !run})
		return none, err
	})
}

// Offline cuts the server off from everybody, service workers included: each connection breaks without an answer.
func (b *Browser) Offline(offline bool) { b.site.cut.Store(offline) }

// site is the test's handler, or a broken line.
type site struct {
	handler http.Handler
	cut     atomic.Bool
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if s.cut.Load() {
		panic(http.ErrAbortHandler) // as net/http says: the connection is closed, nothing is logged
	}
	s.handler.ServeHTTP(w, r)
}
