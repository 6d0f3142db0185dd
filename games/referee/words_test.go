package referee

import (
	"strings"
	"testing"

	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestWhatIsTakenOver: names and subjects, which others see, are taken over without the reply addresses in them.
func TestWhatIsTakenOver(t *testing.T) {
	t.Parallel()
	english := catalog.English()
	const secret = "abcdefghijklmnopqrstuvwxyz"
	for _, text := range []string{
		(&talk.Settings{}).NameOf(mailer.Address{Name: "Ada 42w13." + secret, Mailbox: "ada@example.org"}),
		english.Say(talk.AnswerSubject("Re: [pbem 42w13." + secret + "] Chesimals II")),
		english.Say(talk.AnswerSubject("games+c7." + secret)),
	} {
		if strings.Contains(text, secret[:8]) {
			t.Errorf("%q", text)
		}
	}
	if got := english.Say(talk.AnswerSubject("Re: [pbem 42w13." + secret + "] Chesimals II")); got != "Re: [pbem 42] Chesimals II" {
		t.Errorf("%q", got)
	}
}
