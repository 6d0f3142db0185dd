package web

import (
	"bytes"
	_ "embed"
	"io"
	"sync"

	"github.com/andybalholm/brotli"
)

// The composer's engines, compiled, and Go's own script that starts them; "make web" makes them.
var (
	//go:embed composer/composer.wasm.br
	packedEngine []byte
	//go:embed composer/wasm_exec.js
	engineStarter []byte
)

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written. The engines are
// nearly seven megabytes, and packed by Brotli little more than one. Their other forms are made once, when somebody wants them.
func composerFiles() map[string]file {
	whole := sync.OnceValues(func() ([]byte, error) { return io.ReadAll(brotli.NewReader(bytes.NewReader(packedEngine))) })
	zipped := sync.OnceValue(func() []byte {
		body, err := whole()
		if err != nil {
			return nil // then the whole is not to be had either, and the log is told
		}
		return zip(body)
	})
	return map[string]file{
		"static/composer.wasm": {kind: mimeType("composer.wasm"), brotli: packedEngine, unpack: whole, pack: zipped, tag: tagOf(packedEngine)},
		"static/wasm_exec.js":  lasting("wasm_exec.js", engineStarter),
	}
}
