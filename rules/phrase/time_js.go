//go:build !whole

package phrase

// The programs for browsers speak of no times: Go's package for them, with what it brings along, is a twentieth of what would be
// loaded.

func timeOf(any) Value { return nil }

func plainTime(Value) string { return "" }
