package mime

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

func TestRecipientsComeInTheirOrder(t *testing.T) {
	m := Read(mailer.Incoming{Recipient: "Games+1W1.x@Example.org", Raw: []byte(
		"To: z@example.org\nCc: c@example.org, Z@example.org\nEnvelope-To: e@example.org\nX-Original-To: o@example.org\nDelivered-To: d@example.org\n\nshow")})
	want := "games+1w1.x@example.org d@example.org o@example.org e@example.org z@example.org c@example.org"
	if got := strings.Join(m.Recipients, " "); got != want {
		t.Errorf("got %s", got)
	}
}

func TestRawEightBitAndLoneCarriageReturns(t *testing.T) {
	m := letter("From: ada@example.org\rSubject: gr\xfc\xdfe\r\rsay caf\xe9\rshow\x00\r")
	if m.Subject != "grüße" || m.Text != "say café\nshow" {
		t.Errorf("%q %q", m.Subject, m.Text)
	}
}

func TestBrokenEscapesDoNotHideWhatFollows(t *testing.T) {
	m := letter(head + "Content-Transfer-Encoding: quoted-printable\n\nsay a=C3=A4 \x01 b=\x02\nacce=\npt = and 5=")
	if m.Text != "say aä \x01 b=\x02\naccept = and 5=" {
		t.Errorf("%q", m.Text)
	}
}

func TestOwnAddressesMayBeWrittenInAnyCase(t *testing.T) {
	r := Reader{Own: []string{"Games@Example.org"}}
	if m := r.Read(mailer.Incoming{Raw: []byte("From: GAMES+x@example.ORG\n\nshow")}); m.Automatic == "" {
		t.Error("own mail is not known")
	}
	if m := letter("From: games@example.org\n\nshow"); m.Automatic != "" {
		t.Errorf("without own addresses: %q", m.Automatic)
	}
}

// TestOrderOnTopAndAnotherBelow: an order above a quotation is read, the one inside never, whatever the quotation looks
// like and whatever stands in it.
func TestOrderOnTopAndAnotherBelow(t *testing.T) {
	tops := []string{
		"On Sat, 21 Nov 2026 at 10:11, Bo <bo@example.net> wrote:\n", "Am 21.11.2026 um 10:11 schrieb Bo:\n", "-----Original Message-----\n",
		"From: Bo\nSent: today\nTo: Ada\nSubject: x\n\n", "---------- Forwarded message ---------\n", "Le 21 nov. 2026 à 10:11, Bo a écrit :\n\n", "",
	}
	rapid.Check(t, func(t *rapid.T) {
		top := rapid.SampledFrom(tops).Draw(t, "header")
		below := rapid.SliceOfN(rapid.StringMatching(`[a-zA-Z0-9 .:@-]{0,30}`), 1, 8).Draw(t, "quotation")
		mark := rapid.SampledFrom([]string{"> ", ">", ">> ", " > "}).Draw(t, "mark")
		if top != "" && rapid.Bool().Draw(t, "unmarked") {
			mark = ""
			below[0] = "x" + below[0]
		}
		body := "orange: Wn4-n6\n\n" + top + mark + strings.Join(append(below, "resign"), "\n"+mark) + "\n"
		m := letter(head + "\n" + body)
		if m.Text != "orange: Wn4-n6" || !m.Quoted {
			t.Fatalf("read %q from\n%s", m.Text, body)
		}
	})
}

// TestWordsWithoutQuotationAreKept: ordinary lines come through as they are.
func TestWordsWithoutQuotationAreKept(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(rapid.StringMatching(`[a-p][1-9]-[a-p][1-9],( [A-Z][a-p][1-9]x[a-p][1-9],){0,4}|say [a-z]{1,9}( [a-z]{1,9}){0,8}\.`), 1, 9).Draw(t, "lines")
		text := strings.Join(lines, "\n")
		if m := letter(head + "\n" + text + "\n"); m.Text != text || m.Quoted {
			t.Fatalf("read %q of %q", m.Text, text)
		}
	})
}

func FuzzRead(f *testing.F) {
	for _, raw := range []string{
		nested(3),
		head + "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/html; charset=x\nContent-Transfer-Encoding: base64\n\nPGI+\n--b--",
		head + "Content-Type: multipart/alternative; boundary=b\n\n--b\n\nhtml\n--b\nContent-Type: text/html\n\n<blockquote>x</blockquote><pre>&gt; y\n--b--",
		head + "Content-Type: text/plain; format=flowed; delsp=yes\n\na \n> b \n-- \nc",
		head + "Content-Type: text/enriched\n\n<excerpt>a\n\n<<b</excerpt><param>x",
		head + "Content-Type: text/plain; charset=utf-7\nContent-Transfer-Encoding: quoted-printable\n\n+AD4- x=\n\ny +2D0-",
		head + "\nshow\n\nOn 1 Jan 2026, Bo <b@c>\nwrote:\n> x\ny\n",
		head + "\n-----BEGIN PGP SIGNED MESSAGE-----\nHash: x\n\n- -- \nshow\n-----BEGIN PGP SIGNATURE-----",
		head + "\nbegin 644 x\nend\nshow\n1w1.aaaaaaaaaaaaaaaaaaaaaaaaaa",
	} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		m := Read(mailer.Incoming{Raw: raw})
		if !utf8.ValidString(m.Text) || !utf8.ValidString(m.Subject) {
			t.Fatalf("not UTF-8: %q %q", m.Subject, m.Text)
		}
		if strings.ContainsAny(m.Subject+strings.Join(m.Recipients, "")+m.MessageID, "\r\n\x00") {
			t.Fatalf("a line end or NUL: %q %q %q", m.Subject, m.Recipients, m.MessageID)
		}
		for _, line := range strings.Split(m.Text, "\n") {
			if marks := strings.TrimLeft(line, " \t>＞»›"); marks != strings.TrimLeft(line, " \t") {
				t.Fatalf("a quoted line was read: %q", line)
			}
		}
		if len(m.Text) > maxWords || len(m.References) > parts.MaxIDs || len(m.From) > parts.MaxAddresses || !m.Refused.Empty() && m.Text != "" {
			t.Fatalf("more than the limits: %d bytes, %d references, %d senders, %q", len(m.Text), len(m.References), len(m.From), m.Refused.Key)
		}
		for _, text := range Texts(raw) {
			if !utf8.ValidString(text) {
				t.Fatalf("not UTF-8: %q", text)
			}
		}
	})
}
