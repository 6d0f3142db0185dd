package quotations

import (
	"os"
	"strings"
	"testing"
)

// Each kind of letter of which readers of replies miss some, made of all that testdata/quotings.txt knows: each language and
// program, with the letter below it marked and not, in several widths.

const ownWords = "12: orange: Wn4-n6, Cn3-m4\nsay Hello."

// letterOf is a letter of a kind, and what its writer wrote.
type letterOf struct{ kind, client, text, want string }

// kinds makes the letters of all kinds.
func kinds(t *testing.T) []letterOf {
	t.Helper()
	var all []letterOf
	for _, q := range readQuotings(t) {
		all = append(all, headersOf(q)...)
	}
	return append(append(append(all, footersInMarkdown()...), telephones()...), listedKinds(t)...)
}

// headersOf changes one reply header in all the ways in which programs and gateways damage them.
func headersOf(q quoting) []letterOf {
	whole := q.kind == "both" && !strings.Contains(q.text, "\n") && !strings.Contains(q.text, "--")
	if !whole || !strings.Contains(q.text, "2026") && !strings.Contains(q.text, "26") {
		return nil
	}
	found := strings.Contains(q.text, "<games@example.org>")
	var all []letterOf
	add := func(kind, header string) {
		for how, text := range (quoting{q.client, "both", header}).letters(ownWords, olderText) {
			all = append(all, letterOf{kind, q.client + ", " + how, text, ownWords})
		}
	}
	if found {
		add("broken before the last >", strings.Replace(q.text, "example.org>", "example.org\n>", 1))
		add("broken behind the first <", strings.Replace(q.text, "<games", "<\ngames", 1))
		if !strings.HasPrefix(q.text, "The referee") { // nobody can tell a name above empty lines from the writer's
			add("broken by blank lines", strings.Replace(q.text, "The referee", "\n\nThe referee", 1))
			add("broken by blank lines", strings.Replace(q.text, "The referee <", "\n\nThe referee\n\n<", 1))
		}
	}
	if bare := strings.TrimRight(q.text, ": ："); bare != q.text && table(languages()).endsInWrote(strings.ToLower(bare)) {
		add("without a colon", bare)
	}
	for _, zero := range []rune{'٠', '۰', '०'} {
		add("digits of other scripts", inDigits(q.text, zero))
	}
	if strings.Contains(q.text, "2026") {
		add("years of other calendars", strings.ReplaceAll(q.text, "2026", "2569"))
		add("years of other calendars", inDigits(strings.ReplaceAll(q.text, "2026", "2569"), '๐'))
		add("years of other calendars", inDigits(strings.ReplaceAll(q.text, "2026", "1405"), '۰'))
	}
	return all
}

func inDigits(text string, zero rune) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return zero + r - '0'
		}
		return r
	}, text)
}

// footersInMarkdown are the footers of telephones and web mailers with their links as Markdown or in brackets.
func footersInMarkdown() []letterOf {
	var all []letterOf
	add := func(footer string) {
		for how, text := range (quoting{"", "footer", footer}).letters(ownWords, olderText) {
			all = append(all, letterOf{"footers in Markdown or brackets", footer + ", " + how, text, ownWords})
		}
	}
	for _, f := range []string{
		"Get [Outlook for Android](https://aka.ms/AAb9ysg)", "Get [Outlook for iOS](https://aka.ms/o0ukef)", "[Get Outlook for iOS](https://aka.ms/o0ukef)",
		"Holen Sie sich [Outlook für iOS](https://aka.ms/o0ukef)", "Télécharger [Outlook pour Android](https://aka.ms/AAb9ysg)", "Obtener [Outlook para iOS](https://aka.ms/o0ukef)",
		"Sent from [Proton Mail](https://proton.me/mail/home) for iOS", "Sent with [Proton Mail](https://proton.me/) secure email.", "Sent from [Mail](https://go.microsoft.com/fwlink/?LinkId=550986) for Windows",
		"Gesendet von [Mail](https://go.microsoft.com/fwlink/?LinkId=550986) für Windows", "[Sent from my iPhone]", "(Sent from my iPhone)", "[Von meinem iPhone gesendet]", "(Envoyé de mon iPhone)",
		"[Sent from Yahoo Mail on Android](https://go.onelink.me/107872968)", "[Yahoo Mail: Search, Organize, Conquer](https://mail.onelink.me/1)", "*Sent from my Galaxy*", "_Sent from my iPad_",
		"Virus-free. www.avast.com <#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>", "<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>", "[image: Avast logo] Virus-free.www.avast.com <https://www.avast.com/sig-email>",
		"[Virus-free.](https://www.avast.com/sig-email) www.avast.com", "Virenfrei.www.avast.com <https://www.avast.com/sig-email?utm=1>", "[cid:image001.png@01DA2B3C.4D5E6F70]", "[image: image.png]", "[image: photo]",
		"[https://s-install.avcdn.net/ipm/preview/icons/icon-envelope.png]<https://www.avast.com/sig-email>", "[Outlook-abcd1234.png]", "![logo](https://example.net/a1.png)", "Sent from my iPhone (https://example.net/a1)",
	} {
		add(f)
	}
	return all
}

// telephones are letters whose quotation stands below nothing but a telephone's footer.
func telephones() []letterOf {
	var all []letterOf
	for _, q := range quotingsOfKind("footer") {
		all = append(all,
			letterOf{"below a telephone's footer", q.client + " " + q.text, ownWords + "\n\n" + q.text + "\n\n" + olderText, ownWords},
			letterOf{"below a telephone's footer", q.client + " " + q.text, ownWords + "\n\n" + q.text + "\n\n\n" + withMarks(olderText), ownWords},
			letterOf{"below a telephone's footer", q.client + " " + q.text, ownWords + "\n" + q.text + "\n\n" + olderText, ownWords})
	}
	return all
}

func quotingsOfKind(kind string) []quoting {
	var all []quoting
	data, _ := os.ReadFile("testdata/quotings.txt")
	for _, line := range strings.Split(string(data), "\n") {
		if columns := strings.Split(line, "\t"); len(columns) >= 3 && columns[1] == kind {
			all = append(all, quoting{columns[0], kind, columns[2]})
		}
	}
	return all
}

// listedKinds are the letters of testdata/kinds.txt: headers that are of no other kind.
func listedKinds(t *testing.T) []letterOf {
	t.Helper()
	data, err := os.ReadFile("testdata/kinds.txt")
	if err != nil {
		t.Fatal(err)
	}
	var all []letterOf
	for _, line := range strings.Split(string(data), "\n") {
		columns := strings.Split(line, "\t")
		if len(columns) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		header := strings.ReplaceAll(columns[2], "⏎", "\n")
		kind := columns[1]
		joined := strings.HasPrefix(kind, "joined")
		for how, text := range (quoting{"", columns[0], header}).letters(ownWords, olderText) {
			if joined {
				text = strings.Replace(text, "\n\n"+header, " "+header, 1)
				if !strings.HasPrefix(text, ownWords) {
					continue
				}
			}
			all = append(all, letterOf{kind, header + ", " + how, text, ownWords})
		}
	}
	return all
}

const fewestOfKind = 30

// TestKinds: what the writer wrote is read exactly.
func TestKinds(t *testing.T) {
	count, right := map[string]int{}, map[string]int{}
	for _, l := range kinds(t) {
		count[l.kind]++
		if got, _ := Cut(l.text); got == l.want {
			right[l.kind]++
		} else {
			t.Errorf("%s, %s: read %q of\n%s", l.kind, l.client, got, l.text)
		}
	}
	for kind, n := range count {
		t.Logf("%-40s %5d read, %5d right", kind, n, right[kind])
		if n < fewestOfKind {
			t.Errorf("%s: only %d letters", kind, n)
		}
	}
}

const (
	graft      = "resign"
	everyOlder = 17 // of the places within the older letter itself so many are passed over
)

// TestGrafts: an order between any two lines of a quotation, of its header and of a footer is never read, in whatever letter.
func TestGrafts(t *testing.T) {
	n, read := 0, 0
	for i, l := range kinds(t) {
		own := len(strings.Split(ownWords, "\n"))
		lines := strings.Split(l.text, "\n")
		from := 0
		if strings.HasPrefix(l.text, ownWords) {
			from = own + 1
		} else if !strings.HasPrefix(lines[0], ">") {
			from = 1
		}
		for at := from; at <= len(lines); at++ {
			if grafted, ok := grafting(lines, at); ok && ((at+i)%everyOlder == 0 || !strings.Contains(olderText, strings.TrimPrefix(lines[at], "> "))) {
				n++
				if got, _ := Cut(grafted); strings.Contains("\n"+got+"\n", "\n"+graft+"\n") {
					read++
					if read < 40 {
						t.Errorf("%s, %s: %q at %d, of\n%s", l.kind, l.client, got, at, grafted)
					}
				}
			}
		}
	}
	t.Logf("%d grafts, %d read", n, read)
}

// grafting puts the order between two lines that belong to the quotation, marked as both are.
func grafting(lines []string, at int) (string, bool) {
	if at == len(lines) || at == 0 {
		return "", false
	}
	above, below := lines[at-1], lines[at]
	for _, own := range append(strings.Split(ownWords, "\n"), "") {
		if above == own || below == own {
			return "", false
		}
	}
	order := graft
	if strings.HasPrefix(above, "> ") && strings.HasPrefix(below, "> ") {
		order = "> " + graft
	}
	if strings.HasPrefix(below, "> ") != strings.HasPrefix(above, "> ") {
		return "", false // between a header and its quotation: nobody can tell who wrote there
	}
	out := append(append(append([]string{}, lines[:at]...), order), lines[at:]...)
	return strings.Join(out, "\n"), true
}
