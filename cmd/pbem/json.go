package main

import "encoding/json"

// printJSON writes one value as one line.
func (e *Env) printJSON(v any) error {
	encoder := json.NewEncoder(e.Out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
