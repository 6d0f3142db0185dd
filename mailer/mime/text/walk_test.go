package text

import (
	"testing"

	"pbem/mailer/mime/parts"
)

func TestDecodingStaysWithinItsBudget(t *testing.T) {
	w := walker{decoded: 10}
	c := parts.Content{Media: "text/plain"}
	first, second := w.decode(c, []byte("1234567")), w.decode(c, []byte("äääää"))
	if first != "1234567" || second != "" || w.decoded >= 0 {
		t.Errorf("%q %q, %d left", first, second, w.decoded)
	}
	exact := walker{decoded: 10}
	if text := exact.decode(c, []byte("ääääa")); text == "" || exact.decoded != 1 {
		t.Errorf("%q, %d left", text, exact.decoded)
	}
}
