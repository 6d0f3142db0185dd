package doctor

import "testing"

// FuzzKeyRecord: a DKIM key record has a key of some size, or a clause that says what is wrong with it.
func FuzzKeyRecord(f *testing.F) {
	for _, text := range []string{"v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=", "p=", "v=DKIM2; p=AA==", "k=rsa; p=MAMCAQE=", "p=MAYCAQECAQM="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if bits, err := keySize(tagList(text)); err == nil && bits <= 0 {
			t.Fatalf("%q has %d bits", text, bits)
		}
	})
}
