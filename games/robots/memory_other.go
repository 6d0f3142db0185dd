//go:build unix && !linux

package robots

// limitMemory does nothing: the limit of Go's own runtime has to do.
func limitMemory(int) {}
