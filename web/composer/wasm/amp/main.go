//go:build js && wasm

// Command amp is the composer for browsers of Chesimals and Fusion.
package main

import (
	"pbem/rules/presets/loader"
	"pbem/web/composer/wasm"
)

func main() { wasm.Run(loader.AMP()) }
