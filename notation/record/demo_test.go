package record_test

import (
	"crypto/ed25519"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/notation/record"
)

// demos lists the presets of which "pbem demo" plays a game.
func demos() []string {
	return []string{"chesimals-2", "lifeform", "lifeform-secret", "amoeba", "cosmic"}
}

func demoFile(name string) string { return filepath.Join("testdata", "demo", name+".pbem") }

// demo returns the record that "pbem demo" has left of a game, and the server.pub beside it.
func demo(t testing.TB, name string) (text string, keys []ed25519.PublicKey) {
	t.Helper()
	read := func(path string) string {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	code := strings.TrimPrefix(strings.TrimSpace(read(filepath.Join("testdata", "demo", name+".pub"))), "ed25519:")
	key, err := base64.StdEncoding.DecodeString(code)
	if err != nil {
		t.Fatal(err)
	}
	return read(demoFile(name)), []ed25519.PublicKey{key}
}

// BenchmarkVerifyDemo verifies records of short games as "pbem verify" does, from the file on: a signature costs as much as many
// turns, so what it adds shows here, and hardly in long games (BenchmarkVerifySystems). It is per core.
func BenchmarkVerifyDemo(b *testing.B) {
	for _, name := range demos() {
		_, keys := demo(b, name)
		b.Run(name+"/unsigned", func(b *testing.B) { verifyFile(b, name, nil) })
		b.Run(name+"/signed", func(b *testing.B) { verifyFile(b, name, keys) })
	}
}

func verifyFile(b *testing.B, name string, keys []ed25519.PublicKey) {
	b.Helper()
	g, turns := game(b, name), 0
	b.ReportAllocs()
	for b.Loop() {
		file, err := os.Open(demoFile(name))
		if err != nil {
			b.Fatal(err)
		}
		text, err := record.ReadAll(file)
		file.Close()
		if err != nil {
			b.Fatal(err)
		}
		r, err := record.Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		report, err := record.Verify(r, record.Rules{Game: g}, keys)
		if err != nil || report.Checked != (keys != nil) {
			b.Fatal(err)
		}
		turns += report.Turns
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns")
}
