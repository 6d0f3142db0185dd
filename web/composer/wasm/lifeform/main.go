//go:build js && wasm

// Command lifeform is the composer for browsers of Lifeform Chess.
package main

import (
	"pbem/rules/presets/loader"
	"pbem/web/composer/wasm"
)

func main() { wasm.Run(loader.Lifeform()) }
