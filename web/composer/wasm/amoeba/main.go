//go:build js && wasm

// Command amoeba is the composer for browsers of Amoeba Chess.
package main

import (
	"pbem/rules/presets/loader"
	"pbem/web/composer/wasm"
)

func main() { wasm.Run(loader.Amoeba()) }
