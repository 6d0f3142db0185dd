package web

import _ "embed"

// The composer's engines, compiled, and Go's own script that starts them; "make web" makes both.
var (
	//go:embed composer/composer.wasm.gz
	packedEngine []byte
	//go:embed composer/wasm_exec.js
	engineStarter []byte
)

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written. The engines are
// seven megabytes, of which hardly anybody wants more than the packed two.
func composerFiles() map[string]file {
	return map[string]file{
		"static/composer.wasm": {kind: mimeType("composer.wasm"), packed: packedEngine, tag: tagOf(packedEngine)},
		"static/wasm_exec.js":  lasting("wasm_exec.js", engineStarter),
	}
}
