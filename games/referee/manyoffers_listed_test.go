package referee_test

import (
	"strings"
	"testing"
)

// TestManyOffers: of 45 offers all can be found, page by page, the newest first; an answer to a letter that proves nothing has twenty.
func TestManyOffers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.offering(45)
	for _, page := range []struct{ words, first, last, more string }{
		{"seeks", " 26: Chesimals II", " 45: Chesimals II", "25 older offers: =E2=80=9Cseeks before 26=E2=80=9D lists them"},
		{"seeks before 26", " 6: Chesimals II", " 25: Chesimals II", "5 older offers: =E2=80=9Cseeks before 6=E2=80=9D"},
		{"Seeks before #6", " 1: Chesimals II", " 5: Chesimals II", ""},
		{"seeks before 1", "There's no offer older than 1", "", ""},
		{"seeks cosmic before 21", " 10: Cosmic Chess", " 20: Cosmic Chess", ""},
		{"seeks before lunch", "an offer's number, as in", "", ""},
	} {
		text := o.answer(t, o.letter(ada, "", page.words))
		first, last, more := strings.Index(text, page.first), strings.Index(text, page.last), strings.Contains(text, "older offers:")
		if first < 0 || last < 0 || page.last != "" && last < first || !strings.Contains(text, page.more) || more != (page.more != "") {
			t.Errorf("%s: from %q (%d) to %q (%d), more: %t:\n%s", page.words, page.first, first, page.last, last, more, text)
		}
	}
}
