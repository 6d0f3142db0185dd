package webtest

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
)

// watch writes down what a page does wrong. The browser's events come on a goroutine of their own. It is also what the tab has
// for a proxy: so it is told of requests that make no event, those of workers.
type watch struct {
	host string // of the test's server; requests to all others are wrong

	mu         sync.Mutex
	complaints []string
	expected   []string          // parts of the complaints that the test wants
	requests   map[string]string // the address by the request's number, for failures name only that
}

func newWatch(host string) *watch { return &watch{host: host, requests: map[string]string{}} }

// ServeHTTP takes a request to the world outside, and refuses it.
func (w *watch) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.complain("a request went outside: %s %s", r.Method, r.URL.Redacted())
	rw.WriteHeader(http.StatusForbidden)
}

// see takes one event of the browser.
func (w *watch) see(event any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		w.complain("uncaught exception: %s", exception(e.ExceptionDetails))
	case *runtime.EventConsoleAPICalled:
		w.console(e)
	case *log.EventEntryAdded:
		w.entry(e.Entry)
	case *page.EventJavascriptDialogOpening:
		w.complain("a dialog opened (%s): %s", e.Type, e.Message)
	case *network.EventRequestWillBeSent:
		w.request(e)
	case *network.EventLoadingFailed:
		w.failure(e)
	}
}

func (w *watch) complain(format string, words ...any) {
	w.complaints = append(w.complaints, fmt.Sprintf(format, words...))
}

func exception(d *runtime.ExceptionDetails) string {
	text := d.Text
	if d.Exception != nil {
		text += " " + d.Exception.Description + string(d.Exception.Value)
	}
	return fmt.Sprintf("%s (%s:%d)", text, d.URL, d.LineNumber+1)
}

func (w *watch) console(e *runtime.EventConsoleAPICalled) {
	if e.Type != runtime.ConsoleAPICalledTypeError && e.Type != runtime.ConsoleAPICalledTypeWarning && e.Type != runtime.ConsoleAPICalledTypeAssert {
		return
	}
	var words []string
	for _, arg := range e.Args {
		words = append(words, arg.Description+string(arg.Value))
	}
	w.complain("console.%s: %s", e.Type, strings.Join(words, " "))
}

// entry takes a line of the browser's own log: what it blocked, what it could not load, what it advises against.
func (w *watch) entry(e *log.Entry) {
	if e.Level == log.EntryLevelError || e.Level == log.EntryLevelWarning {
		w.complain("the browser logs (%s): %s %s", e.Source, e.Text, e.URL)
	}
}

func (w *watch) request(e *network.EventRequestWillBeSent) {
	w.requests[string(e.RequestID)] = e.Request.URL
	to, err := url.Parse(e.Request.URL)
	if err != nil {
		w.complain("a request to an address that cannot be read: %s", e.Request.URL)
		return
	}
	inner := []string{"data", "blob", "about"} // no request at all
	if to.Host != w.host && !slices.Contains(inner, to.Scheme) {
		w.complain("a request to outside: %s", e.Request.URL)
	}
}

func (w *watch) failure(e *network.EventLoadingFailed) {
	if e.Canceled && e.BlockedReason == "" {
		return // the page was left while it loaded
	}
	w.complain("a request failed (%s%s): %s", e.ErrorText, e.BlockedReason, w.requests[string(e.RequestID)])
}

// expect allows complaints with these words, and wants at least one.
func (w *watch) expect(words string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.expected = append(w.expected, words)
}

// faults lists what is wrong: the complaints that nobody expected, and expectations without a complaint.
func (w *watch) faults() (wrong []string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range w.complaints {
		if !slices.ContainsFunc(w.expected, func(words string) bool { return strings.Contains(c, words) }) {
			wrong = append(wrong, c)
		}
	}
	for _, words := range w.expected {
		if !slices.ContainsFunc(w.complaints, func(c string) bool { return strings.Contains(c, words) }) {
			wrong = append(wrong, fmt.Sprintf("the page was expected to cause %q, and did not", words))
		}
	}
	return wrong
}
