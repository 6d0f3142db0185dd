package webtest

import (
	"context"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Shot writes the whole page as it looks now to NAME.png in the folder $PBEM_SHOTS, for people to look at; without the
// variable it does nothing.
func (b *Browser) Shot(name string) {
	b.t.Helper()
	folder := os.Getenv("PBEM_SHOTS")
	if folder == "" {
		return
	}
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	whole := true
	shot, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{CaptureBeyondViewport: &whole})
	if err != nil {
		b.t.Fatalf("cannot take a picture of the page: %v", err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".png"), shot.Data, 0o644); err != nil {
		b.t.Fatal(err)
	}
}
