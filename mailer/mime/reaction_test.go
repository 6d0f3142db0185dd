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
		{"👍\n\nada reacted via Gmail", false, true}, {"ada reacted via Gmail", true, true}, {"5️⃣\n\nAda reacted via Gmail", false, true}, {"ℹ️", true, true}, {"👩🏽‍❤️‍💋‍👨🏿\n\nAda reacted via Gmail", false, true}, {"🏴󠁧󠁢󠁥󠁮󠁧󠁿", true, true},
		{"❤️\n\nAda hat in Gmail reagiert", false, true}, {"❤️\n\nAda hat via Gmail reagiert", false, true}, {"[👍] Ada reacted to your message:", false, true}, {"ada@example.net reacted to your message:", false, true}, {"Lovelace, Ada (Extern) reacted to your message:", false, true},
		{"Ada reacted 👍 to your message.", false, true}, {"Ada liked your message", false, true}, {"Ada reacted to your email:", false, true}, {"Ada reagierte auf Ihre Nachricht:", false, true}, {"Ada gefällt Ihre Nachricht", false, true}, {"Ada hat auf deine E-Mail reagiert:", false, true},
		{"Liked an image", false, true}, {"Reacted 👍 to an image", false, true}, {"Removed a like from “Your turn 12”", false, true}, {"Removed an exclamation from “Your turn 12”", false, true}, {"Liked “Your turn 12 against Bo,\nwhich you have until Tuesday to play”", false, true},
		{"Gefällt „Dein Zug 12“", false, true}, {"Gefällt „Dein Zug 12“ nicht", false, true}, {"Lachte über „Dein Zug 12“", false, true}, {"Hat „Dein Zug 12“ mit „Gefällt mir“ markiert", false, true}, {"Reagierte mit 👍 auf „Dein Zug 12“", false, true}, {"Hat mit 👍 auf „Dein Zug 12“ reagiert", false, true},
		{"Stellte „Dein Zug 12“ infrage", false, true}, {"Betonte ein Bild", false, true}, {"👍 to “ Your turn 12 ”", false, true}, {"\u200b👍\u200b to “\u200bYour turn 12\u200b”", false, true},
		{"ada reacted via Gmail", false, false}, {"Liked it", false, false}, {"Gefällt mir", false, false}, {"yes to “draw”", false, false}, {"Loved “your turn”\n\nyellow: Gb4-b5", false, false}, {"5", true, false}, {"ok", true, false},
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
