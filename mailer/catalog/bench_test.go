package catalog

import "testing"

// BenchmarkEnglish reads the language as every start of the program does.
func BenchmarkEnglish(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := fromProgram("en"); err != nil {
			b.Fatal(err)
		}
	}
}
