package web

import (
	_ "embed"
	"sync"
)

// The composer's engines, compiled, and Go's own script that starts them; "make web" makes them.
var (
	//go:embed composer/composer.wasm.gz
	packedEngine []byte
	//go:embed composer/composer.wasm.br
	tightEngine []byte
	//go:embed composer/wasm_exec.js
	engineStarter []byte
)

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written. The engines are
// six megabytes, and packed by Brotli little more than one.
func composerFiles() map[string]file {
	unpack := sync.OnceValues(func() ([]byte, error) { return unpacked(packedEngine) })
	return map[string]file{
		"static/composer.wasm": {kind: mimeType("composer.wasm"), packed: packedEngine, brotli: tightEngine, unpack: unpack, tag: tagOf(packedEngine)},
		"static/wasm_exec.js":  lasting("wasm_exec.js", engineStarter),
	}
}
