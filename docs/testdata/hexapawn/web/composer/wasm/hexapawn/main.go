//go:build js && wasm

// Command hexapawn is the composer for browsers of Hexapawn.
package main

import (
	"pbem/rules/presets/loader"
	"pbem/web/composer/wasm"
)

func main() { wasm.Run(loader.Hexapawn()) }
