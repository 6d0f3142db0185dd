//go:build !whole

package phrase

// quoted puts text into quotation marks. Go's own way knows all of Unicode, which is a hundredth of what a browser loads.
func quoted(text string, mark byte) string { return quotedPlainly(text, mark) }
