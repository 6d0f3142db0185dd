package webtest

import (
	"context"
	"fmt"
	"net/http"
	"testing"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/chromedp"
)

// TestThePageIsLeftMeanwhile: an element that goes with its page, between being found and being clicked on, is looked for again
// in the next one.
func TestThePageIsLeftMeanwhile(t *testing.T) {
	t.Parallel()
	b := Open(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, `<!doctype html><html lang=en><title>A page</title><link rel=icon href=data:,><button>Press</button>`)
	}))
	b.Visit("")
	tries := 0
	b.act("click on a button", func(ctx context.Context, tab *chromedp.Target) (chromedp.Void, error) {
		if tries++; tries < 3 {
			return chromedp.Void{}, fmt.Errorf("scroll: %w", &cdproto.Error{Code: -32000, Message: "Could not find node with given id"})
		}
		return chromedp.Click(chromedp.CSS("button"))(ctx, tab)
	})
	if tries != 3 {
		t.Errorf("tried %d times", tries)
	}
}
