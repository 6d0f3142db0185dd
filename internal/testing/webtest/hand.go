package webtest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

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
