//go:build js && wasm

// Command cosmic is the composer for browsers of Cosmic Chess.
package main

import (
	"pbem/rules/presets/loader"
	"pbem/web/composer/wasm"
)

func main() { wasm.Run(loader.Cosmic()) }
