package main

import (
	"bytes"
	"encoding/json"
)

// printJSON writes one value as one line.
func (e *Env) printJSON(v any) error {
	line, err := jsonLine(v)
	if err != nil {
		return err
	}
	_, err = e.Out.Write(line)
	return err
}

// jsonLine is a value as one line, with its end.
func jsonLine(v any) ([]byte, error) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return line.Bytes(), err
}
