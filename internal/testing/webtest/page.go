package webtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Visit opens a path of the test's server, "game/42.html#turn-3", and returns when it and all it needs has been loaded. A
// path that differs from the page's own in its fragment alone does not load it again; see Reload.
func (b *Browser) Visit(path string) {
	b.t.Helper()
	b.do("visit "+path, chromedp.Navigate(b.Address(path)))
}

// Reload loads the page again, as its button does.
func (b *Browser) Reload() {
	b.t.Helper()
	b.do("load the page again", chromedp.Reload())
}

// Click presses the left button of the mouse over the first element that the CSS selector finds, once it can be seen.
func (b *Browser) Click(selector string) {
	b.t.Helper()
	b.act("click on "+selector, chromedp.Click(chromedp.CSS(selector)))
}

// Type writes into a field.
func (b *Browser) Type(selector, text string) {
	b.t.Helper()
	b.act("type into "+selector, chromedp.SendKeys(chromedp.CSS(selector), text))
}

// act does something to an element of the page. Where the page was left just when the element had been found, it is looked for
// again in the page that came: the browser knows the element no more, and neither the mouse nor a key was pressed yet.
func (b *Browser) act(what string, action chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	for {
		err := chromedp.Do(ctx, action)
		if err == nil {
			return
		}
		if !lost(err) || ctx.Err() != nil {
			b.t.Fatalf("cannot %s: %v%s", what, err, b.screen())
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// lost reports whether the browser no longer knows the element: it answers so with a server error of JSON-RPC.
func lost(err error) bool {
	const serverError = -32000
	refused := (*cdproto.Error)(nil)
	return errors.As(err, &refused) && refused.Code == serverError
}

// Press presses a key wherever the focus is: a letter, or one of the names below, with modifiers before it: "Enter",
// "ArrowLeft", "Control+z", "Shift+Tab".
func (b *Browser) Press(key string) {
	b.t.Helper()
	words := strings.Split(key, "+")
	var options []chromedp.KeyOption
	for _, name := range words[:len(words)-1] {
		modifier, known := map[string]chromedp.Modifier{"Shift": kb.ModifierShift, "Control": kb.ModifierCtrl, "Alt": kb.ModifierAlt}[name]
		if !known {
			b.t.Fatalf("cannot press %s: no modifier is called %s", key, name)
		}
		options = append(options, chromedp.KeyModifiers(modifier))
	}
	rune, known := keys()[words[len(words)-1]]
	if !known {
		rune = words[len(words)-1]
	}
	b.do("press "+key, chromedp.KeyEvent(rune, options...))
}

func keys() map[string]string {
	return map[string]string{
		"Enter": kb.Enter, "Tab": kb.Tab, "Escape": kb.Escape, "Backspace": kb.Backspace, "Space": " ", "Home": kb.Home, "End": kb.End,
		"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown,
		"PageUp": kb.PageUp, "PageDown": kb.PageDown,
	}
}

// void runs JavaScript for its effect.
func void(js string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void](js, chromedp.EvalAwaitPromise)
}

// Eval runs JavaScript in the page, waits for its promise if it makes one, and reads what comes out as JSON into result,
// which may be nil.
func (b *Browser) Eval(js string, result any) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := evaluate(ctx, js, result); err != nil {
		b.t.Fatalf("cannot evaluate %s: %v", js, err)
	}
}

func evaluate(ctx context.Context, js string, result any) error {
	if result == nil {
		return chromedp.Do(ctx, void(js))
	}
	raw, err := chromedp.Run(ctx, chromedp.Evaluate[[]byte](js, chromedp.EvalAwaitPromise))
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, result)
}

// Text waits for the first element that the selector finds, and returns its words as they are seen, or what a field holds.
func (b *Browser) Text(selector string) (text string) {
	b.t.Helper()
	found := fmt.Sprintf("document.querySelector(%q)", selector)
	b.Wait(found)
	b.Eval(fmt.Sprintf("(e => (e.value ?? e.innerText ?? e.textContent).trim())(%s)", found), &text)
	return text
}

// Count returns how many elements the selector finds now.
func (b *Browser) Count(selector string) (n int) {
	b.t.Helper()
	b.Eval(fmt.Sprintf("document.querySelectorAll(%q).length", selector), &n)
	return n
}

// Wait waits until the JavaScript condition is true.
func (b *Browser) Wait(condition string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	for {
		var is bool
		err := evaluate(ctx, fmt.Sprintf("Boolean(%s)", condition), &is)
		switch {
		case ctx.Err() != nil:
			b.t.Fatalf("waited %v in vain for %s%s", patience, condition, b.screen())
		case err == nil && is:
			return
		case err != nil && !navigating(err):
			b.t.Fatalf("cannot evaluate %s: %v", condition, err)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// navigating reports whether an evaluation failed only because the page was being left.
func navigating(err error) bool {
	thrown := (*chromedp.ExceptionError)(nil)
	return !errors.As(err, &thrown)
}

// screen returns what the page says, for the words of an error.
func (b *Browser) screen() string {
	ctx, cancel := context.WithTimeout(b.ctx, time.Second)
	defer cancel()
	var text string
	if evaluate(ctx, "document.body.innerText", &text) != nil {
		return ""
	}
	return "; the page says:\n" + text
}

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

// Spot is a place in the window, in pixels.
type Spot struct{ X, Y float64 }

// Stroke draws a finger over the page: it goes down on the first spot, over the others, and up on the last. With one spot it is a tap.
func (b *Browser) Stroke(spots ...Spot) {
	b.t.Helper()
	steps := []input.DispatchTouchEventParams{}
	for i, s := range between(spots) {
		kind := input.DispatchTouchEventTypeTouchMove
		if i == 0 {
			kind = input.DispatchTouchEventTypeTouchStart
		}
		steps = append(steps, input.DispatchTouchEventParams{Type: kind, TouchPoints: []*input.TouchPoint{{X: s.X, Y: s.Y}}})
	}
	steps = append(steps, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})
	send(b, "draw a finger over the page", input.DispatchTouchEvent, steps)
}

// Drag moves the mouse over spots with its left button down.
func (b *Browser) Drag(spots ...Spot) {
	b.t.Helper()
	steps := []input.DispatchMouseEventParams{}
	add := func(kind input.DispatchMouseEventType, s Spot, buttons int64) {
		steps = append(steps, input.DispatchMouseEventParams{Type: kind, X: s.X, Y: s.Y, Button: input.MouseButtonLeft, Buttons: buttons, ClickCount: 1})
	}
	for i, s := range between(spots) {
		if i == 0 {
			add(input.DispatchMouseEventTypeMousePressed, s, 1)
			continue
		}
		add(input.DispatchMouseEventTypeMouseMoved, s, 1)
	}
	add(input.DispatchMouseEventTypeMouseReleased, spots[len(spots)-1], 0)
	send(b, "drag the mouse", input.DispatchMouseEvent, steps)
}

// between adds spots between spots, for no hand jumps.
func between(spots []Spot) (all []Spot) {
	const parts = 5
	for i, s := range spots {
		for n := 1; i > 0 && n < parts; n++ {
			p, share := spots[i-1], float64(n)/parts
			all = append(all, Spot{p.X + (s.X-p.X)*share, p.Y + (s.Y-p.Y)*share})
		}
		all = append(all, s)
	}
	return all
}

// send sends commands one after the other.
func send[P any](b *Browser, what string, command cdp.Command[P, cdp.Empty], all []P) {
	b.t.Helper()
	for _, params := range all {
		b.do(what, func(ctx context.Context, t *chromedp.Target) (none chromedp.Void, err error) {
			_, err = chromedp.Call(ctx, command, params)
			return none, err
		})
	}
}

// Moving says that the reader likes things to move, until Dark is called.
func (b *Browser) Moving() {
	b.t.Helper()
	send(b, "let things move", emulation.SetEmulatedMedia, []emulation.SetEmulatedMediaParams{{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "no-preference"}}}})
}
