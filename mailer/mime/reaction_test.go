package mime

import (
	"testing"

	"pbem/mailer"
)

const reactionPart = "--b\nContent-Type: text/vnd.google.email-reaction+json; charset=utf-8\n\n{\"emoji\":\"👍\",\"version\":1}\n"

// TestReactions: a reaction is not answered, by whichever program it was sent; what somebody has typed is.
func TestReactions(t *testing.T) {
	t.Parallel()
	quoted := "\n\nOn Sat, Nov 28, 2026, 12:02 pbem referee <games@pbem.test> wrote:\n\n> hello\n> draw\n"
	for _, c := range []struct {
		words    string
		part     bool
		reaction bool
	}{
		{"👍\n\nAda reacted via Gmail\n<https://www.google.com/gmail/about/>", true, true}, {"👍\n\nAda reacted via Gmail\n<https://www.google.com/gmail/about/>", false, true},
		{"❤️\n\nAda Lovelace reacted via Gmail", true, true}, {"👍", true, true}, {"", true, true}, {"👩🏽‍🔬\n\nAda hat über Gmail reagiert", false, true}, {"🎉\n\nAda a réagi via Gmail", false, true},
		{"😂\n\nAda ha reaccionado a través de Gmail", false, true}, {"😂\n\nAda ha reagito tramite Gmail", false, true}, {"😂\n\nAda heeft gereageerd via Gmail", false, true}, {"😂\n\nAda reagiu pelo Gmail", false, true},
		{"😂\n\nAda zareagowała przez Gmaila", false, true}, {"😂\n\nAda reagerade via Gmail", false, true}, {"😂\n\nAda отреагировала через Gmail", false, true},
		{"Ada reacted to your message:", false, true}, {"👍\nAda Lovelace reacted to your message:\n", false, true}, {"Ada hat auf Ihre Nachricht reagiert:", false, true}, {"Ada a réagi à votre message :", false, true},
		{"Liked “Your turn 12”", false, true}, {"Loved \"Draw offered\"", false, true}, {"Reacted 👍 to “Your turn 12”", false, true}, {"Laughed at “Ada has played turn 1”", false, true},
		{"👍", false, false}, {"👍 yellow: Gb4-b5", true, false}, {"👍\n\nyellow: Gb4-b5", true, false}, {"yellow: Gb4-b5\n\nAda reacted via Gmail", true, false}, {"yes", true, false}, {"draw", false, false},
		{"👍\n\n👍\n\nAda reacted via Gmail", false, false}, {"I reacted to your message with b4-b5?", false, false}, {"say Ada reacted via Gmail", false, false}, {"", false, false},
	} {
		raw := "From: Ada <ada@example.net>\nTo: games@pbem.test\nSubject: Re: [pbem 1] Your turn\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n" + c.words + quoted
		if c.part {
			raw += reactionPart
		}
		raw += "--b\nContent-Type: text/html; charset=utf-8\n\n<p>" + c.words + "</p>\n--b--\n"
		if m := Read(mailer.Incoming{Raw: []byte(raw)}); (m.Automatic != "") != c.reaction {
			t.Errorf("%q, part %v: automatic %q, words %q", c.words, c.part, m.Automatic, m.Text)
		}
	}
}
