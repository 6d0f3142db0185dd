package compose_test

import (
	"bytes"
	"errors"
	"io"
	"mime/quotedprintable"
	"net/mail"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/games/archive/gamelog"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/mime"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

func plain() compose.Letter {
	return compose.Letter{
		From: mailer.Address{Name: "pbem", Mailbox: "games@example.org"}, To: mailer.Address{Name: "Ada", Mailbox: "ada@example.org"},
		ReplyTo: "games+c7.abcdefghijklmnopqrstuvwxyz@example.org", Subject: said("Hello"), Language: english(), MessageID: "pbem.0.0.abcdefghijklmnopqrstuvwx@example.org", Date: began(),
		Body: []compose.Block{compose.Paragraph(said("Hello."))},
	}
}

func TestAddressesAreChecked(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{
		"", "ada", "ada@", "@example.org", "a b@example.org", "ada@example.org\r\nBcc: eve@example.net", "ada@exa mple.org", "<ada@example.org>",
		"ada@example.org, eve@example.net", `"a da"@example.org`, ".ada@example.org", "a..da@example.org", "ada@-example.org", "ada@example..org",
		"ада@example.org", "ada@[127.0.0.1]", "ada@example.org\x00", strings.Repeat("a", 300) + "@example.org",
	} {
		l := plain()
		l.To.Mailbox = bad
		if _, err := l.Envelope(); !errors.Is(err, compose.ErrAddress) {
			t.Errorf("to %q: %v, want ErrAddress", bad, err)
		}
		l = plain()
		l.ReplyTo = bad
		if _, err := l.Envelope(); bad != "" && !errors.Is(err, compose.ErrAddress) {
			t.Errorf("reply to %q: %v, want ErrAddress", bad, err)
		}
	}
	l := plain()
	l.MessageID = "no id"
	if _, err := l.Envelope(); !errors.Is(err, compose.ErrAddress) {
		t.Errorf("Message-ID: %v, want ErrAddress", err)
	}
}

// TestNothingFromOutsideBecomesAHeader: names and subjects with line breaks stay names and subjects.
func TestNothingFromOutsideBecomesAHeader(t *testing.T) {
	t.Parallel()
	l := plain()
	l.To.Name = "Ada\r\nBcc: eve@example.net\x00\x1b[31m"
	l.Subject = said("Hello\nX-Evil: yes =?utf-8?q?x?= \u202egnp.exe")
	l.InReplyTo = "x@example.org>\r\nX-Evil: yes"
	l.References = []string{"a@example.org", "b c@example.org", "d@example.org\r\n", "=?utf-8?q?=0D=0ABcc:_eve@example.net?=", ".$@", "@x", "a@b@c"}
	m := read(t, l)
	for header, want := range map[string]string{
		"Bcc": "", "X-Evil": "", "In-Reply-To": "", "References": "<a@example.org>", "Subject": "Hello X-Evil: yes = ?utf-8?q?x?= gnp.exe",
	} {
		if got := m.Header.Get(header); got != want {
			t.Errorf("%s %q, want %q", header, got, want)
		}
	}
	if list, err := m.Header.AddressList("To"); err != nil || list[0].Address != "ada@example.org" {
		t.Errorf("To: %v, %v", list, err)
	}
}

func read(t testing.TB, l compose.Letter) *mail.Message {
	t.Helper()
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	lintLetter(t, e)
	m, err := mail.ReadMessage(bytes.NewReader(e.Data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestReferencesAreBounded(t *testing.T) {
	t.Parallel()
	l := plain()
	for i := range 100 {
		l.References = append(l.References, string(rune('a'+i%26))+strings.Repeat("x", i)+"@example.org")
	}
	ids := strings.Fields(read(t, l).Header.Get("References"))
	if len(ids) != 11 || ids[0] != "<a@example.org>" || !strings.Contains(ids[10], strings.Repeat("x", 99)) || !strings.Contains(ids[1], strings.Repeat("x", 90)) {
		t.Errorf("%d references: %v", len(ids), ids)
	}
	if l.References[1] != "bx@example.org" {
		t.Error("the caller's list was changed")
	}
}

// TestBoundaryCannotBeGuessed: somebody who knows the Message-ID cannot end a part with their words.
func TestBoundaryCannotBeGuessed(t *testing.T) {
	t.Parallel()
	l := plain()
	e, _ := l.Envelope()
	_, rest, _ := strings.Cut(string(e.Data), `boundary="`)
	boundary, _, _ := strings.Cut(rest, `"`)
	l.Body = append(l.Body, compose.Markdown("--"+boundary+"--\n"))
	e, _ = l.Envelope()
	if _, rest, _ := strings.Cut(string(e.Data), `boundary="`); strings.HasPrefix(rest, boundary) {
		t.Errorf("the boundary %s stands in the text and is used", boundary)
	}
	lintLetter(t, e)
}

func TestSecretsAreCut(t *testing.T) {
	t.Parallel()
	const secret = "ABCdefghijklmnopqrstuvwx23"
	l := plain()
	text := "You wrote to games+42w12." + secret + "@example.org, did you not?"
	l.Body = []compose.Block{
		compose.Paragraph(said(text)), compose.Quote(text), compose.Verbatim(text), compose.List{said(text)}, compose.Lines{said(text)}, compose.Markdown(text),
		compose.Commands{{Words: text, Does: said(text)}}, compose.Links{{Label: said(text), To: "games@example.org"}},
	}
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	flat := strings.NewReplacer("\r\n", "", " ", "").Replace(string(e.Data))
	if strings.Contains(flat, secret) {
		t.Errorf("the secret is in the letter:\n%s", e.Data)
	}
}

// TestWhatIsLeftOutJoinsNothing: characters that are dropped from within a secret do not bring it back.
func TestWhatIsLeftOutJoinsNothing(t *testing.T) {
	t.Parallel()
	const begin, end = "abcdefghi", "23456723456723456"
	for _, between := range []string{"\x01", "\u202e", "\xff", "#", "##", "#\x01#"} {
		l := anyLetter("."+begin+between+end, []string{"." + begin + between + end})
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e)
		if bytes.Contains(e.Data, []byte(begin+end)) {
			t.Errorf("%q joins two halves:\n%s", between, e.Data)
		}
	}
}

// TestForgedHashes: whatever comes from outside, only the letter's own line tells the hash of a record.
func TestForgedHashes(t *testing.T) {
	t.Parallel()
	const forged, digits = "The record of game 42 after turn 2 has the hash #", "0123456789abcdef0123456789abcdef"
	own := record.Witness{Game: 42, Turn: 2, Hash: "3fa9c2d1e8b7a6053fa9c2d1e8b7a605"}
	for _, words := range []string{
		forged + digits + ".", forged + "\x01" + digits + ".", forged + "\n#" + strings.ToUpper(digits) + ".", "has the hash\u00a0##" + digits, forged + "#\t#" + digits,
		"The record of game 42 after its result has the hash #" + digits + digits + ".",
	} {
		l := anyLetter(words, []string{words, forged, digits})
		l.Body = append(l.Body, compose.Witness(own.String()))
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e)
		body, _, _ := bytes.Cut(e.Data, []byte("Content-Disposition: attachment")) // a file's words are its own
		for _, text := range mime.Texts(body) {
			if found := record.Witnesses(text); len(found) != 1 || found[0] != own {
				t.Errorf("%q: the letter tells %v", words, found)
			}
		}
	}
}

// TestForgedRoots: whatever comes from outside, only the letter's own line tells the root of the log.
func TestForgedRoots(t *testing.T) {
	t.Parallel()
	own := gamelog.Edge{}.Add("begin x 1 0123456789abcdef").Head()
	forged := gamelog.Edge{}.Add("begin x 1 fedcba9876543210").Head().String()
	for _, words := range []string{
		forged, strings.ReplaceAll(forged, " ", "\n"), strings.ReplaceAll(forged, "root ", "root \x01"), strings.ReplaceAll(forged, "=", "\x02="), strings.ReplaceAll(forged, " ", "\u00a0"),
	} {
		l := anyLetter(words, []string{words, forged})
		l.Body = append(l.Body, compose.Witness(own.String()))
		e, err := l.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e)
		body, _, _ := bytes.Cut(e.Data, []byte("Content-Disposition: attachment"))
		for _, text := range mime.Texts(body) {
			if found := record.LogHeads(text); len(found) != 1 || found[0] != own {
				t.Errorf("%q: the letter tells %v", words, found)
			}
		}
	}
}

// TestSubjectTag: on hosts without plus-addresses the secret stands in the subject, where nothing else may bring one.
func TestSubjectTag(t *testing.T) {
	t.Parallel()
	const tag, request = "42w12.abcdefghijklmnopqrstuvwx23", "c17.abcdefghijklmnopqrstuvwx23"
	for _, c := range []struct {
		game               int
		tag, subject, says string
	}{
		{42, "", "Chesimals: Ada - Bo, turn 12", "[pbem 42] Chesimals: Ada - Bo, turn 12"},
		{42, tag, "Chesimals: Ada - Bo, turn 12", "[pbem 42] Chesimals: Ada - Bo, turn 12 [pbem " + tag + "]"},
		{0, request, "Please confirm: help", "Please confirm: help [pbem " + request + "]"},
		{0, request, "Re: [pbem 42] [pbem 7b1.ABCdefghijklmnopqrstuvwx23]", "Re: [pbem 42] [pbem 7b1.(cut)] [pbem " + request + "]"},
		{0, request, "", "(no subject) [pbem " + request + "]"},
		{42, tag, strings.Repeat("x", 200), "[pbem 42] " + strings.Repeat("x", 97) + "... [pbem " + tag + "]"},
		{42, "", strings.Repeat("x", 200), "[pbem 42] " + strings.Repeat("x", 137) + "..."},
	} {
		l := plain()
		l.Game, l.Subject, l.SubjectTag, l.ReplyTo, l.MessageID = c.game, said(c.subject), c.tag, "", "pbem.42.0.abcdefghijklmnopqrstuvwx@example.org"
		if c.game == 0 {
			l.MessageID = strings.Replace(l.MessageID, "pbem.42.", "pbem.0.", 1)
		}
		if got := read(t, l).Header.Get("Subject"); got != c.says {
			t.Errorf("subject %q became %q, want %q", c.subject, got, c.says)
		}
	}
}

func TestTextOnlyAndNullSender(t *testing.T) {
	t.Parallel()
	l := plain()
	l.TextOnly, l.Replied = true, true
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	lintLetter(t, e)
	if bytes.Contains(e.Data, []byte("html")) || e.From != "" || e.To != "ada@example.org" || !bytes.HasSuffix(e.Data, []byte("\r\n\r\nHello.\r\n")) {
		t.Errorf("from %q to %q:\n%s", e.From, e.To, e.Data)
	}
}

func TestMessageIDTellsLettersApart(t *testing.T) {
	t.Parallel()
	first := compose.MessageID("example.org", 42, 7, white, "cause")
	if first != compose.MessageID("example.org", 42, 7, white, "cause") {
		t.Error("the same letter has two Message-IDs")
	}
	for _, other := range []string{
		compose.MessageID("example.org", 43, 7, white, "cause"), compose.MessageID("example.org", 42, 8, white, "cause"),
		compose.MessageID("example.org", 42, 7, black, "cause"), compose.MessageID("example.org", 42, 7, white, "other"),
	} {
		if other == first {
			t.Errorf("two letters have the Message-ID %s", first)
		}
	}
}

// anyLetter fills a letter with whatever somebody from outside could put into it.
func anyLetter(words string, lines []string) compose.Letter {
	l := plain()
	l.To.Name, l.Subject, l.InReplyTo, l.References = words, said(words), words, lines
	l.Body = []compose.Block{
		compose.Paragraph(phrase.Of(phrase.Words(words))), compose.Quote(words), compose.Verbatim(words),
		compose.List(phrase.Texts(lines)), compose.Lines(phrase.Texts(lines)), compose.Rule{},
		compose.Markdown(words), compose.Commands{{Words: words, Does: said(words)}, {Words: "help", Does: said(words)}},
		compose.Links{{Label: said(words), To: "games@example.org", Subject: words, Body: words}},
		compose.WebLink{Label: said(words), Address: phrase.Page{Site: "https://example.org/#" + words}}, compose.WebLink{Label: said(words), Address: phrase.Page{Site: words}},
	}
	l.Attachments = []compose.Attachment{{Name: words, Type: words, Data: []byte(words)}}
	return l
}

func TestAnyWords(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		l := anyLetter(rapid.String().Draw(t, "words"), rapid.SliceOf(rapid.String()).Draw(t, "lines"))
		if _, err := l.Envelope(); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzLetter(f *testing.F) {
	f.Add("Hello", "a\nb")
	f.Add(" ", "0")
	f.Add("#0123456789abcdef0123456789ABCDEF", "#\x010123456789abcdef0123456789abcdef##0123456789abcdef0123456789abcdef")
	f.Add("José\r\nBcc: x@y.z", strings.Repeat("long ", 300))
	f.Add("--pbem-x--\r\n\r\n", strings.Repeat("ж", 500))
	f.Add("=?utf-8?q?=0D=0ABcc:?=", "\x00\x7f\u2028\ufeff\xff")
	f.Add("<script>alert(1)</script>", "[x](javascript:alert(1)) <b>")
	f.Fuzz(func(t *testing.T, words, line string) {
		e, err := anyLetter(words, []string{line, words}).Envelope()
		if err != nil {
			t.Fatal(err)
		}
		lintLetter(t, e)
	})
}

// TestMarkupIsShownNotObeyed: the HTML part holds no tag and no link that came from outside.
func TestMarkupIsShownNotObeyed(t *testing.T) {
	t.Parallel()
	l := anyLetter(`<script>x</script> <img src=x> [go](javascript:x) " ' &`, nil)
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	_, page, _ := strings.Cut(string(e.Data), "text/html")
	for _, bad := range []string{"<script", "<img", "javascript:"} {
		if rest, _, _ := strings.Cut(page, "Content-Disposition"); strings.Contains(strings.ReplaceAll(rest, "(javascript:x)", ""), bad) {
			t.Errorf("%q is in the page:\n%s", bad, rest)
		}
	}
}

// TestWordsStandApart: every line of what somebody said is marked as theirs, so that none can pass for the referee's.
func TestWordsStandApart(t *testing.T) {
	t.Parallel()
	l := plain()
	l.TextOnly = true
	words := "Hi!” forged:\n\nforged: the game is over, you lost.\r\nforged ----------\u2028Your forged turn was: “" + strings.Repeat("forged ", 30)
	l.Body = compose.Paragraphs(phrase.New("match-says", "name", phrase.Words("Ada"), "words", phrase.Words(words)))
	letter, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	m, err := mail.ReadMessage(bytes.NewReader(letter.Data))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(quotedprintable.NewReader(m.Body))
	if err != nil || !strings.HasPrefix(string(text), "Ada says:\r\n\r\n> Hi!") {
		t.Fatalf("%v\n%s", err, text)
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, "forged") && !strings.HasPrefix(line, "> ") {
			t.Errorf("%q is not marked", line)
		}
	}
}
