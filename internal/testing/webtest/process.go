package webtest

import (
	"context"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"pbem/internal/testing/servers"
)

// patience is how long any one thing may take: starting the browser, opening a page, a condition that a test waits for.
const patience = 30 * time.Second

// process is the browser of a test program. It starts with the first tab.
type process struct {
	mu      sync.Mutex
	managed bool            // Main is running, so that somebody will end the browser
	ctx     context.Context // nil until it has started
	stop    func()
	failed  error // why it did not start; tried once only
}

// shared is the one variable of this package: tests share nothing else through which they could find their browser.
var shared process

// Main runs a package's tests and then ends their browser, which leaves nothing behind:
//
//	func TestMain(m *testing.M) { webtest.Main(m) }
func Main(m *testing.M) { Tests{m}.Run() }

// Tests does the same for a TestMain that hands its tests on.
type Tests struct{ *testing.M }

// Run returns the exit code.
func (t Tests) Run() int {
	shared.mu.Lock()
	shared.managed = true
	shared.mu.Unlock()
	defer shared.end()
	return t.M.Run()
}

// context returns the running browser's, and starts it if it must.
func (p *process) context() (context.Context, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.managed {
		return nil, fmt.Errorf("nobody would end the browser: TestMain must call webtest.Main")
	}
	if p.ctx == nil && p.failed == nil {
		p.failed = p.start()
	}
	return p.ctx, p.failed
}

func (p *process) start() error {
	alone, stopAll := chromedp.NewExecAllocator(context.Background(), flags()...)
	ctx, stop := chromedp.NewContext(alone, chromedp.WithErrorf(func(string, ...any) {}))
	hurry := time.AfterFunc(patience, stop) // a deadline of ctx itself would end the browser when it passes
	err := chromedp.Do(ctx)
	if !hurry.Stop() && err == nil {
		err = fmt.Errorf("it took more than %v", patience)
	}
	if err != nil {
		stopAll()
		return fmt.Errorf("cannot start Chromium, in which these tests read the pages (install it, or set %s=1 to leave them out): %w", servers.Without, err)
	}
	p.ctx, p.stop = ctx, func() {
		if err := chromedp.Cancel(ctx); err != nil {
			fmt.Fprintln(os.Stderr, "webtest: the browser did not end well:", err)
		}
		stop()
		stopAll()
	}
	return nil
}

// end closes the browser and waits until its process and its temporary directory are gone.
func (p *process) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stop != nil {
		p.stop()
	}
}

// flags are those of chromedp, which keep a browser from phoning home, and a few more to that end.
func flags() []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-features", "Translate,AutofillServerCommunication"),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"), // no name is looked up
	)
}
