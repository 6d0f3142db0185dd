//go:build js && wasm

// Package wasm is the composer for browsers: it hangs package composer's functions on globalThis.pbem, which each give the
// state as a plain object. All else is done by the page's own script.
//
// The folders below are programs, one for each engine: a page loads the one that the game needs, and half of what all of them would be.
package wasm

import (
	"strings"
	"syscall/js"

	"pbem/rules"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// Run is the program for one engine. It does not return.
func Run(engine loader.Engine) {
	d := &page{engine: engine}
	api := map[string]any{
		"open": d.answer(func(args []js.Value) { d.open(text(args, 0), text(args, 1), text(args, 2)) }),
		"tap": d.answer(func(args []js.Value) {
			name := text(args, 0)
			if s, n := rules.ParseSquare(name); n > 0 && n == len(name) && d.composer != nil {
				d.composer.Tap(s)
			}
		}),
		"choose":    d.acting(func(c *composer.Composer, args []js.Value) { c.Choose(number(args)) }),
		"undo":      d.acting(func(c *composer.Composer, _ []js.Value) { c.Undo() }),
		"clear":     d.acting(func(c *composer.Composer, _ []js.Value) { c.Clear() }),
		"turnRound": d.acting(func(c *composer.Composer, _ []js.Value) { c.TurnRound() }),
	}
	js.Global().Set("pbem", js.ValueOf(api))
	select {}
}

// page is the one turn on the page.
type page struct {
	engine   loader.Engine
	composer *composer.Composer // nil until one is open
	failure  error              // why none is
}

// open opens a link with the packed preset that it names; known are the names of all presets, with spaces between them.
func (d *page) open(fragment, packed, known string) {
	has := composer.Stock{Packed: packed, Engines: []loader.Engine{d.engine}, Known: strings.Fields(known)}
	c, err := composer.OpenLink(fragment, has)
	d.composer, d.failure = c, err
}

// acting is a function of the page that does something to the open turn.
func (d *page) acting(do func(*composer.Composer, []js.Value)) js.Func {
	return d.answer(func(args []js.Value) {
		if d.composer != nil {
			do(d.composer, args)
		}
	})
}

// answer is a function of the page that gives the state as it is then.
func (d *page) answer(do func([]js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args)
		state := d.state()
		return parsed(state.AppendJSON(nil))
	})
}

// state says what there is to see, in phrases that the page puts into words.
func (d *page) state() (state composer.State) {
	voice := &composer.Numbered{}
	if d.composer == nil {
		state = composer.Failure(d.failure, voice.Say)
	} else {
		state = d.composer.In(voice.Say).State()
	}
	state.Phrases = voice.Phrases
	return state
}

// parsed makes an object of JSON: one crossing into the browser in place of thousands.
func parsed(json []byte) js.Value { return js.Global().Get("JSON").Call("parse", string(json)) }

// text returns an argument that is a string, else "".
func text(args []js.Value, i int) string {
	if i >= len(args) || args[i].Type() != js.TypeString {
		return ""
	}
	return args[i].String()
}

// number returns the first argument if it is a number, else -1.
func number(args []js.Value) int {
	if len(args) == 0 || args[0].Type() != js.TypeNumber {
		return -1
	}
	return args[0].Int()
}
