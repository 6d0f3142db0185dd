package docs_test

import (
	"crypto/ed25519"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules/presets"
)

// TestVerifierAgrees: of records that were edited anywhere, the program believes none that the verifier in Python does not believe:
// neither with keys, nor without signatures. (What that believes and the program does not is what it does not know:
// rules, and the values of some tags.)
func TestVerifierAgrees(t *testing.T) {
	python(t)
	dir, dice := t.TempDir(), rand.New(rand.NewPCG(5, 6))
	keys := []ed25519.PublicKey{vectorKey().Public().(ed25519.PublicKey)}
	var signed, bare []string
	believed := map[string]bool{}
	for i, v := range pageVectors(t) {
		for n := range edits {
			if strings.Contains(v.text, "[Signature ") {
				edited := editedAnyhow(v.text, n, dice)
				signed = append(signed, written(t, dir, fmt.Sprintf("%d-%d-signed.pbem", i, n), edited))
				believed[signed[len(signed)-1]] = judged(edited, keys) == nil
			}
			if strings.HasPrefix(v.text, "[Format ") {
				edited := editedAnyhow(signatureLine.ReplaceAllString(v.text, ""), n, dice)
				bare = append(bare, written(t, dir, fmt.Sprintf("%d-%d-bare.pbem", i, n), edited))
				believed[bare[len(bare)-1]] = judged(edited, nil) == nil
			}
		}
	}
	said := verifier(t, keysIn(t, dir), signed)
	maps.Copy(said, verifier(t, "-", bare))
	for file, s := range said {
		if believed[file] && !strings.HasPrefix(s, "ok ") {
			t.Errorf("%s: %s, and the program believes it", file, s)
		}
	}
}

var signatureLine = regexp.MustCompile(`(?m)^\[Signature .*\n`)

// editedAnyhow edits a byte, or line ends.
func editedAnyhow(text string, n int, dice *rand.Rand) string {
	if n%5 == 0 {
		return strings.Replace(text, "\n", []string{"\n\n", "\r\n", " \n", "\n[X \"y\"]\n", ""}[n/5%5], 1+n%3)
	}
	return damaged(text, dice)
}

// edits is how many copies of each record are edited.
const edits = 60

// judged is what the program says of a text without keys.
func judged(text string, keys []ed25519.PublicKey) error {
	r, err := record.Parse([]byte(text))
	if err != nil {
		return err
	}
	settings, err := presets.ParseSettings(r.Tag("Options"))
	if err != nil {
		return err
	}
	p, err := presets.Parse(r.Tag("Variant")+".yaml", presets.Text(r.Tag("Rules")), settings)
	if err != nil || p.Name != r.Tag("Variant") {
		return fmt.Errorf("no rules: %w", err)
	}
	_, err = record.Verify(r, record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}, keys)
	return err
}
