package catalog

import "testing"

// FuzzParse: whatever a translator writes is read or refused, and what is read can be said.
func FuzzParse(f *testing.F) {
	f.Add("a = { $n ->\n    [one] x { b }\n   *[other] y\n}\nb = { CAP($n) }\n    .dative = z")
	f.Add("a =\n    One\n\n    Two { \"{\" }")
	f.Add("a = { FORM($x, \"dative\") }}")
	f.Fuzz(func(t *testing.T, source string) {
		l, err := Parse("en", map[string]string{"fuzz.ftl": source})
		if err != nil {
			return
		}
		for _, key := range l.Keys() {
			if selfReferring(l, key, map[string]bool{}) {
				continue
			}
			l.Tell(key, "n", 1, "x", "word")
		}
	})
}

// selfReferring reports whether a message puts in itself: the test of the catalogue refuses that.
func selfReferring(l *Language, key string, on map[string]bool) bool {
	m := l.message(key)
	if m == nil {
		return false
	}
	if on[key] {
		return true
	}
	on[key] = true
	defer delete(on, key)
	for _, next := range m.references() {
		if selfReferring(l, next, on) {
			return true
		}
	}
	return false
}
