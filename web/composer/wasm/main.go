//go:build js && wasm

// Command wasm is the composer for browsers: it hangs package composer's functions on globalThis.pbem, which each give the
// state as a plain object, and says so by the event "pbem-ready". All else is done by the page's own script.
package main

import (
	"syscall/js"

	"pbem/rules"
	"pbem/web/composer"
)

func main() {
	d := &page{}
	api := map[string]any{
		"open": d.answer(func(args []js.Value) { d.open(text(args, 0), text(args, 1)) }),
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
		"presets":   js.FuncOf(func(js.Value, []js.Value) any { return parsed(composer.AppendPresets(nil)) }),
	}
	js.Global().Set("pbem", js.ValueOf(api))
	js.Global().Call("dispatchEvent", js.Global().Get("Event").New("pbem-ready"))
	select {}
}

// page is the one turn on the page.
type page struct {
	composer *composer.Composer // nil until one is open
	failure  error              // why none is
}

func (d *page) open(fragment, yaml string) {
	c, err := composer.OpenLink(fragment, yaml)
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
