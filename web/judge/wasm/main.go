//go:build js && wasm

// Command wasm is package judge for other sites and for the composer: it hangs judge, legal and svg of one session, and inspect, on
// the global object's pbem, each from a text of JSON to a text of JSON. The sentences are handed over: it finds the texts of a
// language's files in the global object's sentences, {"tag": "en", "files": {"amp.ftl": "…"}}. loader.js starts it.
package main

import (
	"encoding/json"
	"syscall/js"

	"pbem/mailer/catalog"
	"pbem/web/inspect"
	"pbem/web/judge"
)

func main() {
	words, err := sentences(js.Global().Get("sentences").String())
	if err != nil {
		panic(err) // the loader tells it
	}
	s := judge.New(words)
	js.Global().Set("pbem", map[string]any{
		"judge":   answering(s.Judge),
		"legal":   answering(s.Legal),
		"svg":     answering(s.SVG),
		"inspect": answering(func(asked []byte) []byte { return inspect.Inspect(asked, words) }),
	})
	select {}
}

// sentences reads the language that was handed over.
func sentences(text string) (*catalog.Language, error) {
	var handed struct {
		Tag   string            `json:"tag"`
		Files map[string]string `json:"files"`
	}
	if err := json.Unmarshal([]byte(text), &handed); err != nil {
		return nil, err
	}
	return catalog.Parse(handed.Tag, handed.Files)
}

// answering is a function of the page, from text to text.
func answering(answer func([]byte) []byte) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any { return string(answer([]byte(args[0].String()))) })
}
