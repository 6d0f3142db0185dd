package referee

import (
	"strings"
	"testing"

	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestWhatIsTakenOver: names and subjects, which others see, are taken over without the reply addresses in them.
func TestWhatIsTakenOver(t *testing.T) {
	t.Parallel()
	english := catalog.English()
	const secret = "abcdefghijklmnopqrstuvwxyz"
	for _, text := range []string{
		(&Referee{}).nameOf(mailer.Address{Name: "Ada 42w13." + secret, Mailbox: "ada@example.org"}),
		english.Say(answerSubject("Re: [pbem 42w13." + secret + "] Chesimals II")),
		english.Say(answerSubject("games+c7." + secret)),
	} {
		if strings.Contains(text, secret[:8]) {
			t.Errorf("%q", text)
		}
	}
	if got := english.Say(answerSubject("Re: [pbem 42w13." + secret + "] Chesimals II")); got != "Re: [pbem 42] Chesimals II" {
		t.Errorf("%q", got)
	}
}
