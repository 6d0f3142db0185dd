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
