package web

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"sync"
)

// The composer's engines, compiled, and Go's own script that starts them; "make web" makes both.
var (
	//go:embed composer/composer.wasm.gz
	packedEngine []byte
	//go:embed composer/wasm_exec.js
	engineStarter []byte
)

// unpackedEngine unpacks the engines at most once a program: they are seven megabytes, and always the same.
var unpackedEngine = sync.OnceValues(func() ([]byte, error) {
	unpacking, err := gzip.NewReader(bytes.NewReader(packedEngine))
	if err != nil {
		return nil, fmt.Errorf("composer.wasm.gz: %w", err)
	}
	engine, err := io.ReadAll(unpacking)
	if err != nil {
		return nil, fmt.Errorf("composer.wasm.gz: %w", err)
	}
	return engine, nil
})

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written.
func composerFiles() (map[string]file, error) {
	engine, err := unpackedEngine()
	if err != nil {
		return nil, err
	}
	return map[string]file{
		"static/composer.wasm": {kind: mimeType("composer.wasm"), body: engine, packed: packedEngine},
		"static/wasm_exec.js":  {kind: mimeType("wasm_exec.js"), body: engineStarter},
	}, nil
}
