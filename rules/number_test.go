package rules_test

import (
	"strconv"
	"testing"

	"pbem/rules"
)

// TestParseNumber holds the reading of numbers to that of the standard library.
func TestParseNumber(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "-", "+", "0", "7", "-7", "+7", "007", "060", "1_000", "0x10", "12a", "a", " 1", "1 ", "--1", "1e3", "٣",
		"999999999999", "-999999999999", "00000000000000000000000000000000000012"} {
		want, err := strconv.Atoi(text)
		if got, ok := rules.ParseNumber(text); ok != (err == nil) || ok && got != want {
			t.Errorf("%q is read as %d, %v; want %d, %v", text, got, ok, want, err)
		}
	}
	for _, text := range []string{"1000000000001", "99999999999999999999", "-99999999999999999999"} {
		if got, ok := rules.ParseNumber(text); ok {
			t.Errorf("%s is read as %d", text, got)
		}
	}
}
