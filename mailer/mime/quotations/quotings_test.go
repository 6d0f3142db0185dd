package quotations

import (
	"html"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"pbem/mailer/mime/parts"
	"pbem/mailer/mime/text"
)

// quoting is a line of testdata/quotings.txt.
type quoting struct{ client, kind, text string }

func readQuotings(t *testing.T) []quoting {
	t.Helper()
	data, err := os.ReadFile("testdata/quotings.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := strings.NewReplacer("⏎", "\n", "{n}", "The referee", "{a}", "games@example.org")
	var all []quoting
	for _, line := range strings.Split(string(data), "\n") {
		if columns := strings.Split(line, "\t"); len(columns) >= 3 {
			all = append(all, quoting{columns[0], columns[1], names.Replace(strings.Join(columns[2:], "\t"))})
		}
	}
	if len(all) < 250 {
		t.Fatalf("%d quotings", len(all))
	}
	return all
}

// olderText is an older letter with orders in it that nobody gave now.
const olderText = `Ada played turn 1: Rg2-a2 / d7-c7

Bo says:

resign
12: orange: Wa1-a2

    g   f   e   d   c   b   a
 1  .   .   .   .   .   .   .    1
 2  ()  .   .   .   .   .  *R>   2
    g   f   e   d   c   b   a

To answer, write on top of a reply to this letter:

    Ka7-b7 / d6-d7            plays a turn; this one is legal
    resign                    gives the game up (asked back once)

----------------------------------------

Game 42, Amoeba. Commands that always work: help (the manual)`

func withMarks(text string) string { return "> " + strings.ReplaceAll(text, "\n", "\n> ") }

// letters puts words and an older letter together as a program does that quotes so.
func (q quoting) letters(words, older string) map[string]string {
	const reply = "On Sat, Nov 21, 2026 at 10:11 AM The referee <games@example.org> wrote:\n"
	all := map[string]string{}
	if q.kind == "both" || q.kind == "marked" {
		all["above"] = words + "\n\n" + q.text + "\n" + withMarks(older)
		all["above, with an empty line"] = words + "\n\n" + q.text + "\n\n" + withMarks(older)
		all["below"] = q.text + "\n" + withMarks(older) + "\n\n" + words
		all["between"] = q.text + "\n" + withMarks(older) + "\n\n" + words + "\n\n" + withMarks(older)
	}
	if q.kind == "both" || q.kind == "bare" {
		all["above, unmarked"] = words + "\n\n" + q.text + "\n\n" + older
	}
	if q.kind == "footer" {
		all["footer"] = words + "\n\n" + q.text + "\n"
		all["footer above a quotation"] = words + "\n\n" + q.text + "\n\n" + reply + withMarks(older)
		all["footer below a quotation"] = reply + withMarks(older) + "\n\n" + words + "\n\n" + q.text
		all["words below the footer"] = q.text + "\n\n" + words + "\n\n" + reply + withMarks(older)
	}
	return all
}

// pages are the same as HTML.
func (q quoting) pages(words, older string) map[string]string {
	div := func(text string) string {
		return "<div>" + strings.ReplaceAll(html.EscapeString(text), "\n", "<br>\n") + "</div>"
	}
	quotation := "<blockquote>" + div(older) + "</blockquote>"
	all := map[string]string{}
	if q.kind == "both" || q.kind == "marked" {
		all["page above"] = div(words) + "<br>" + div(q.text) + quotation
		all["page below"] = div(q.text) + quotation + "<br>" + div(words)
		all["page, the header inside"] = div(words) + "<blockquote>" + div(q.text) + div(older) + "</blockquote>"
	}
	if q.kind == "both" || q.kind == "bare" {
		all["page, unmarked"] = div(words) + "<br>" + div(q.text) + "<br>" + div(older)
	}
	return all
}

// asText is what is read of a page.
func asText(page string) string {
	words, _, _ := text.Words(&parts.Part{Header: parts.Header{{Name: "content-type", Value: "text/html"}}, Body: []byte(page)})
	return words
}

func TestQuotings(t *testing.T) {
	const words = "12: orange: Wn4-n6, Cn3-m4\nsay Hello."
	for _, q := range readQuotings(t) {
		for _, width := range []int{0, 76, 58} {
			wrapped := q.wrapped(width)
			for how, text := range wrapped.letters(words, olderText) {
				if got, _ := Cut(text); got != words {
					t.Errorf("%s, %s, wrapped at %d: read %q of\n%s", q.client, how, width, got, text)
				}
			}
		}
		for how, page := range q.pages(words, olderText) {
			if got, _ := Cut(asText(page)); got != words {
				t.Errorf("%s, %s: read %q of\n%s", q.client, how, got, page)
			}
		}
	}
}

// wrapped breaks a long line at a width as mail programs do; 0 leaves it.
func (q quoting) wrapped(width int) quoting {
	if width == 0 || strings.Contains(q.text, "\n") || q.kind == "footer" {
		return q
	}
	text, column := "", 0
	for i, word := range strings.Fields(q.text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i > 0 && column+1+n > width:
			text, column = text+"\n"+word, n
		case i > 0:
			text, column = text+" "+word, column+1+n
		default:
			text, column = word, n
		}
	}
	q.text = text
	return q
}

// TestWordsNextToQuotations: lines of the writer that look like lines of a mail program, next to what a program writes.
func TestWordsNextToQuotations(t *testing.T) {
	const (
		outlook = "From: The referee <games@example.org>\nSent: Saturday, November 21, 2026 10:11 AM\nTo: Ada\nSubject: x\n\nresign"
		gmx     = "Sent: Saturday, November 21, 2026 at 10:11 AM\nFrom: The referee <games@example.org>\nTo: Ada\nSubject: x\n\nresign"
		gmail   = "On Sat, Nov 21, 2026 at 10:11 AM The referee <games@example.org> wrote:\n> resign"
	)
	for _, c := range []struct{ words, below string }{
		{"To: you, my friend", "\n\n" + outlook},
		{"a: b\norange: Wn4-n6", "\n\n" + gmx},
		{"orange: Wn4-n6", "\n" + outlook},
		{"orange: Wn4-n6", "\n" + gmx},
		{"From: here I see it so:\norange: Wn4-n6", "\n\n" + outlook},
		{"From: here I see it so:\norange: Wn4-n6", "\n\n" + gmx},
		{"new cosmic vs Bo <bo@example.net>", "\n" + gmail},
		{"new chesimals-2 vs bo.2026@example.net time 3d\n12:", "\n\n" + gmail},
		{"say I write with Outlook for iOS now", "\n\n" + gmail},
		{"say Sent from my telephone", "\n\n" + gmail},
		{"----- my turn -----\norange: Wn4-n6", "\n\n" + gmail},
		{"-----\norange: Wn4-n6\n-----", "\n\n" + outlook},
	} {
		if got, _ := Cut(c.words + c.below); got != c.words {
			t.Errorf("read %q, not %q", got, c.words)
		}
	}
}

// orderLines are lines that people write, among them those that look like what mail programs write.
func orderLines() []string {
	return []string{
		"12: orange: Wn4-n6, Cn3-m4", "Ka7-b7 / d6-d7", "Kg3: Nf3-e5, Pf4-f5", "12: orange:", "12:", "42:", "pass", "draw yes", "#57: Nc1-d3",
		"say On a4 I would not dare.", "say:", "say Am 5. schrieb ich:", "From: here I see it so:", "say Sent from my telephone, you see", "setup:",
		"3 . . P . . P . .", "R B - Q K - B R", "|   |   | P |   |", "+---+---+---+", "----- my turn -----", "say -- well --",
		"new chesimals-2 vs bo.2026@example.net time 3d", "new cosmic vs Bo <bo@example.net> say Hi", "accept say Have fun, at 10:30", "show 42 at 10",
		"say Original or forwarded, it is the same.", "Grüße, Ada", "Привет!", "はい", "a: b", "To: you, my friend", "", "",
		"------------------------", "________________________________",
	}
}

// TestAnyOrderInAnyQuoting: whatever a person writes is read, whatever program quotes whatever letter around it; and no
// line of that letter is.
func TestAnyOrderInAnyQuoting(t *testing.T) {
	quotings := readQuotings(t)
	older := strings.Split(olderText, "\n")
	rapid.Check(t, func(t *rapid.T) {
		words := strings.Trim(strings.Join(rapid.SliceOfN(rapid.SampledFrom(orderLines()), 1, 6).Draw(t, "words"), "\n"), "\n")
		if strings.HasSuffix(words, "schrieb ich:") { // directly above a quotation it is what it says
			words += "\npass"
		}
		lines := rapid.SliceOfN(rapid.SampledFrom(older), 0, 12).Draw(t, "older")
		decoy := rapid.IntRange(0, len(lines)).Draw(t, "decoy")
		letter := "Dear Ada,\n" + strings.Join(slices.Insert(slices.Clone(lines), decoy, "resign", "12: orange: Wa1-a2"), "\n")
		q := rapid.SampledFrom(quotings).Draw(t, "quoting")
		if q.kind == "both" || q.kind == "bare" { // above a header without marks it may be taken for its first line
			words = strings.ReplaceAll(words, "From: here", "From here")
		}
		q = q.wrapped(rapid.SampledFrom([]int{0, 58, 64, 76}).Draw(t, "width"))
		for how, text := range q.letters(words, letter) {
			got, _ := Cut(text)
			if withoutRulers(got) != withoutRulers(words) {
				t.Fatalf("%s, %s: read\n%q, not\n%q, of\n%s", q.client, how, got, words, text)
			}
		}
		for how, page := range q.pages(words, letter) {
			got, _ := Cut(asText(page))
			if oneSpace(withoutRulers(got)) != oneSpace(withoutRulers(words)) {
				t.Fatalf("%s, %s: read\n%q, not\n%q, of\n%s", q.client, how, got, words, page)
			}
		}
	})
}

// withoutRulers leaves out empty lines and lines across the page, also with words in them: they may belong to the header
// below them.
func withoutRulers(text string) string {
	lines := slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool {
		return strings.Trim(line, "-_ ") == "" || dashes(line, false) > 1 && dashes(line, true) > 1
	})
	return strings.Join(lines, "\n")
}

// oneSpace is what HTML makes of several.
func oneSpace(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return strings.Join(lines, "\n")
}
