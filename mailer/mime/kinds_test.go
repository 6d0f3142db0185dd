package mime

import (
	"encoding/base64"
	"strings"
	"testing"

	"pbem/mailer"
)

// rawLetter is a letter of a kind: what it must be taken for.
type rawLetter struct {
	kind, raw string
	robot     bool   // it must not be answered
	lost      bool   // it says that a letter of ours came back
	want      string // of a person's: the words
}

const statusPart = "Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; bo@example.net\nAction: failed\nStatus: 5.1.1\n"

// robotLetters are complaints, alerts and bounces as they are seen.
func robotLetters() []rawLetter {
	var all []rawLetter
	enclosed := "Content-Type: message/rfc822\n\nFrom: games@example.org\nTo: bo@example.net\nMessage-ID: <1@example.org>\nSubject: [pbem 42] Your turn\n\nresign\n"
	for _, subject := range []string{"complaint about message from 192.0.2.1", "FW: [pbem 42] Your turn 12", "Abuse report", "[pbem 42] Your turn 12", ""} {
		for _, kind := range []string{"mixed", "report; report-type=feedback-report", "related"} {
			for _, from := range []string{"staff@hotmail.example", "feedback@arf.mail.example", "Ada <ada@example.net>"} {
				head := "From: " + from + "\nTo: games@example.org\nSubject: " + subject + "\nContent-Type: multipart/" + kind + "; boundary=b\n\n"
				feedback := "--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nVersion: 1\n"
				all = append(all, rawLetter{"complaints, the letter first", head + "--b\n" + enclosed + feedback + "--b--\n", true, false, ""},
					rawLetter{"complaints, the letter first", head + "--b\n" + enclosed + "--b--\n", true, false, ""})
			}
		}
	}
	for _, sign := range []string{
		"From: owner-chess@lists.example\nSubject: x", "From: chess-owner@lists.example\nSubject: x", "From: chess-request@lists.example\nSubject: x", "From: chess-admin@lists.example\nX-List-Administrivia: yes\nSubject: x",
		"From: ada@example.net\nX-Mailman-Version: 2.1.39\nSubject: x", "From: ada@example.net\nX-List-Loop: chess\nSubject: x", "From: ada@example.net\nX-Sympa-To: chess\nSubject: x", "From: ada@example.net\nX-Listserver: y\nSubject: x",
		"From: ada@example.net\nSubject: Mail loop detected", "From: ada@example.net\nSubject: mail loop: [pbem 42]", "From: ada@example.net\nSubject: Loop alert: chess", "From: ada@example.net\nSubject: List loop detected",
		"From: ada@example.net\nSubject: Loop detected in your message", "From: ada@example.net\nSubject: Mailing list loop", "From: ada@example.net\nSubject: Mail routing loop", "From: ada@example.net\nSubject: Possible mail loop",
		"From: ada@example.net\nSubject: E-mail loop", "From: ada@example.net\nSubject: Email loop", "From: ada@example.net\nSubject: Message loop", "From: ada@example.net\nSubject: Delivery loop", "From: ada@example.net\nSubject: Mailschleife erkannt",
		"From: ada@example.net\nSubject: Mail-Schleife", "From: ada@example.net\nSubject: Boucle de courrier", "From: ada@example.net\nSubject: Bucle de correo", "From: ada@example.net\nSubject: MAIL LOOP",
		"From: ada@example.net\nSubject: chess post acknowledgement\nX-Ack: no\nX-Mailman-Version: 2", "From: ada@example.net\nX-Google-Loop: groups\nSubject: x", "From: ada@example.net\nX-Yahoo-Newman-Property: groups-system\nSubject: x",
		"From: ada@example.net\nSubject: Loop detected", "From: ada@example.net\nSubject: Mail-Loop: chess", "From: ada@example.net\nX-Loop-Detect: 1\nSubject: x",
		"From: ada@example.net\nX-Mail-Loop: yes\nSubject: x",
	} {
		all = append(all, rawLetter{"alerts of list loops", sign + "\nTo: games@example.org\n\nresign\n", true, false, ""})
	}
	for _, from := range []string{"<>", "MAILER-DAEMON <>", "Mail Delivery System <>", "\"Mail Delivery Subsystem\" <>", "MAILER-DAEMON", "Mailer-Daemon <MAILER-DAEMON>", "MAILER-DAEMON@mx.example.net", "Mail Delivery System <MAILER-DAEMON@mx.example.net>"} {
		kind := "From: <> with a delivery status"
		if strings.Contains(strings.ToUpper(from), "DAEMON") {
			kind = "MAILER-DAEMON <>"
		}
		for _, media := range []string{"mixed", "report; report-type=delivery-status", "report", "alternative"} {
			for _, subject := range []string{"[pbem 42] Your turn", "Undelivered"} {
				raw := "From: " + from + "\nTo: games@example.org\nSubject: " + subject + "\nContent-Type: multipart/" + media + "; boundary=b\n\n--b\n\nNo such user.\n--b\n" + statusPart + "--b\n" + enclosed + "--b--\n"
				all = append(all, rawLetter{kind, raw, true, true, ""})
			}
		}
		plain := "From: " + from + "\nTo: games@example.org\nSubject: x\n\nYour message could not be delivered to bo@example.net: 550 5.1.1 user unknown\n"
		all = append(all, rawLetter{kind, plain, true, true, ""})
	}
	return all
}

// personLetters are letters of people whose structure or encoding is damaged.
func personLetters() []rawLetter {
	var all []rawLetter
	const head = "From: ada@example.net\nTo: games@example.org\nSubject: s\n"
	for _, words := range []string{"orange: Wn4-n6, Cn3-m4", "pass", "resign", "Kg3: Nf3-e5\nPf4-f5", "draw yes", "say Grüße an alle", "legal n4"} {
		for _, b := range []string{"a--", "--", "a--b--", "-", "a-- --", "----=_Part--"} {
			c := "Content-Type: multipart/alternative; boundary=\"" + b + "\"\n"
			html := "Content-Type: text/html; charset=utf-8\n\n<p>other</p>\n"
			all = append(all, rawLetter{"boundaries such as a--", head + c + "\n--" + b + "\nContent-Type: text/plain; charset=utf-8\n\n" + words + "\n--" + b + "\n" + html + "--" + b + "--\n", false, false, words})
			inner := "Content-Type: multipart/alternative; boundary=\"a--\"\n\n--a--\nContent-Type: text/plain; charset=utf-8\n\n" + words + "\n--a--\n" + html + "--a----\n"
			all = append(all, rawLetter{"boundaries such as a--", head + "Content-Type: multipart/mixed; boundary=a\n\n--a\n" + inner + "--a--\n", false, false, words})
		}
		coded := base64.StdEncoding.EncodeToString([]byte(words + "\n"))
		if !strings.HasSuffix(coded, "=") {
			coded = base64.StdEncoding.EncodeToString([]byte(words + "\n\n"))
		}
		if !strings.HasSuffix(coded, "=") {
			coded = base64.StdEncoding.EncodeToString([]byte(words))
		}
		if strings.HasSuffix(coded, "=") {
			for _, junk := range []string{"\nxyz123", "\nAAAA", "abcd", "\n--", "\nLis", "\nu7Sx", "\n\n\n/////w", "\nDQoNCg", "=\nqqq="} {
				all = append(all, rawLetter{"junk behind base64", head + "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n" + coded + junk + "\n", false, false, words})
			}
		}
		for _, charset := range []string{"", "; charset=utf-8", "; charset=us-ascii", "; charset=iso-8859-1", "; charset=windows-1252"} {
			if strings.Contains(words, "ü") && charset != "" && charset != "; charset=utf-8" {
				continue
			}
			all = append(all, rawLetter{"plain, called base64", head + "Content-Type: text/plain" + charset + "\nContent-Transfer-Encoding: base64\n\n" + words + "\n", false, false, words})
		}
		for _, wrong := range []string{"other", "=_x", "b c", "<<b>>", "b\\", "", "bb"} {
			c := "Content-Type: multipart/alternative; boundary=\"" + wrong + "\"\n"
			all = append(all, rawLetter{"an invalid boundary", head + c + "\n--b\nContent-Type: text/plain; charset=utf-8\n\n" + words + "\n--b\nContent-Type: text/html\n\n<p>x</p>\n--b--\n", false, false, words})
		}
	}
	return all
}

// TestKinds: robots are told from people, reports of lost letters count, and people's words are read.
func TestKinds(t *testing.T) {
	count, right := map[string]int{}, map[string]int{}
	for _, l := range append(robotLetters(), personLetters()...) {
		m := Read(mailer.Incoming{Raw: []byte(l.raw)})
		count[l.kind]++
		ok := (m.Automatic != "") == l.robot && (!l.lost || m.Report != nil && m.Report.Permanent)
		if ok && (l.robot || m.Text == l.want) {
			right[l.kind]++
			continue
		}
		t.Errorf("%s: automatic %q, report %+v, words %q, of\n%s", l.kind, m.Automatic, m.Report, m.Text, l.raw)
	}
	for kind, n := range count {
		t.Logf("%-40s %5d read, %5d right", kind, n, right[kind])
	}
}

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
