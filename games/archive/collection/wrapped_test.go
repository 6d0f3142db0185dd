package collection

import (
	"bytes"
	"encoding/base64"
	"html"
	"mime/quotedprintable"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/notation/record"
)

// realRecords are finished records of several games.
func realRecords(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, pattern := range []string{"*.pbem", "demo/*.pbem"} {
		files, _ := filepath.Glob(filepath.Join("..", "..", "..", "notation", "record", "testdata", pattern))
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all[filepath.Base(file)] = string(text)
		}
	}
	if len(all) < 5 {
		t.Fatalf("%d records", len(all))
	}
	return all
}

// wrap breaks the lines of a text that are wider than a width at spaces, and puts a mark in front of each, or of the first of what was one. Where
// words are broken, what is still wider is broken, too.
func wrap(text, mark string, width int, allMarked, inWords bool) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		rest, here := strings.TrimSuffix(line, "\n"), mark
		for {
			room := width - len(here)
			at := strings.LastIndexByte(rest[:min(len(rest), room+1)], ' ')
			switch {
			case len(rest) <= room:
				at = -1
			case at <= 0 && inWords:
				at = room
			case at <= 0:
				at = strings.IndexByte(rest, ' ')
			}
			if at <= 0 {
				break
			}
			b.WriteString(strings.TrimRight(here+rest[:at], " ") + "\n")
			if rest = strings.TrimPrefix(rest[at:], " "); !allMarked {
				here = ""
			}
		}
		b.WriteString(strings.TrimRight(here+rest, " ") + "\n")
	}
	return b.String()
}

// TestWrappedRecords: a record comes out of a letter with the bytes that it had, at whatever column a mail program has wrapped it, however it
// is quoted.
func TestWrappedRecords(t *testing.T) {
	t.Parallel()
	for name, record := range realRecords(t) {
		for width := 40; width <= 78; width++ {
			for _, mark := range []string{"", "> ", ">> ", "> > ", ">", "| "} {
				for _, allMarked := range []bool{true, false} {
					readsBack(t, name, record, wrap(record, mark, width, allMarked, false))
				}
			}
			readsBack(t, name, record, strings.ReplaceAll(wrap(record, "> ", width, true, false), "] ", "]\u00a0"))
			readsBack(t, name, record, flowed(wrap(record, "", width, true, false)))
		}
		var b bytes.Buffer
		w := quotedprintable.NewWriter(&b)
		w.Write([]byte(record))
		w.Close()
		readsBack(t, name, record, strings.ReplaceAll(b.String(), "\r\n", "\n"))
		readsBack(t, name, record, b.String())
		readsBack(t, name, record, torn.Replace(record))
		for _, space := range []string{"\u00a0", "\u00a0\n"} {
			readsBack(t, name, record, strings.NewReplacer("[Rules ", "[Rules"+space, "[Signature ", "[Signature"+space, " #", space+"#", " {", space+"{").Replace(record))
		}
	}
}

// torn wraps each tag behind its name.
var torn = strings.NewReplacer("[Rules ", "[Rules\n", "[Signature ", "[Signature\n", "[Start ", "[Start\n", "[Event ", "[Event\n", "[Judged ", "[Judged\n")

// flowed leaves a space at the end of lines, as format=flowed does where it is not undone.
func flowed(text string) string { return strings.ReplaceAll(text, "\n", " \n") }

// TestRecordsBrokenInWords: where even words had no room, hashes, keys and signatures come out whole.
func TestRecordsBrokenInWords(t *testing.T) {
	t.Parallel()
	for name, record := range realRecords(t) {
		for width := 70; width <= 78; width++ {
			readsBack(t, name, record, wrap(record, "", width, true, true))
			readsBack(t, name, record, wrap(record, "> ", width, true, true))
		}
		for at := range strings.Count(record, " #") {
			parts := strings.SplitAfterN(record, " #", at+2)
			head, rest := strings.Join(parts[:at+1], ""), strings.Join(parts[at+1:], "")
			readsBack(t, name, record, head+rest[:7]+"\n"+rest[7:])
		}
	}
}

// TestBoardsBrokenInWords: a first position comes out whole wherever its board was broken, and whatever stands at the break.
func TestBoardsBrokenInWords(t *testing.T) {
	t.Parallel()
	for _, start := range []string{"3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 b", "16/1wPwPw/1wKb w", "16/1bPbP/1bKw b", "*rnknr*/2***2/7/1b w - a1", "7/1w b -"} {
		text := "[Format \"pbem record 2\"]\n[Start \"" + start + "\"]\n[Result \"*\"]\n\n*\n"
		board, _, _ := strings.Cut(start, " ")
		for at := 1; at <= len(board); at++ {
			first, rest := text[:strings.Index(text, start)+at], strings.TrimPrefix(text[strings.Index(text, start)+at:], " ")
			readsBack(t, start, text, first+"\n"+rest)
			readsBack(t, start, text, "> "+strings.ReplaceAll(first+"\n"+rest, "\n", "\n> "))
		}
	}
}

func readsBack(t *testing.T, name, record, wrapped string) {
	t.Helper()
	found, _ := written([]byte("Hello,\n\nhere it is:\n\n" + wrapped + "\n\nBye\n"))
	if len(found) != 1 || string(found[0]) != record {
		t.Fatalf("%s: %d found, of\n%s\n(-sent +read)\n%s", name, len(found), wrapped, cmp.Diff(record, string(bytes.Join(found, nil))))
	}
}

// TestBelowTheEnd: a turn or another result below a finished record stays with it, so that its reader refuses it; what people write there is theirs.
func TestBelowTheEnd(t *testing.T) {
	t.Parallel()
	for name, text := range realRecords(t) {
		turn := ""
		for line := range strings.Lines(text) {
			if wholeLine.MatchString(line) && line[0] != '[' {
				turn = line
			}
		}
		for below, stray := range map[string]bool{
			turn: true, "\n" + turn: true, "Bye\n\n" + turn: true, "9. white: Zd2-d3\n": true, "0-1\n": true, "17... black: Zd2-d3 {2026-11-21T10:11:00Z}\n": true,
			"1. Well played!\n": false, "2. Turn 3 was {good}\n": false, "*\n": false, "9 days\n": false, "": false,
		} {
			for _, mark := range []string{"", "> "} {
				found, _ := written([]byte(mark + strings.ReplaceAll(text+below, "\n", "\n"+mark)))
				if len(found) != 1 {
					t.Fatalf("%s and %q: %d records", name, below, len(found))
				}
				if _, err := record.Parse(found[0]); (err != nil) != stray {
					t.Errorf("%s and %q: %v", name, below, err)
				}
			}
		}
	}
}

// TestRecordsInHTML: a record comes out of whatever a mail program makes of it, with the bytes that it had.
func TestRecordsInHTML(t *testing.T) {
	const plain, rich = "Content-Type: text/plain; charset=utf-8\n", "Content-Type: text/html; charset=utf-8\n\n"
	for name, record := range realRecords(t) {
		lines := func(before, behind string) string {
			var b strings.Builder
			for line := range strings.Lines(record) {
				b.WriteString(before + html.EscapeString(strings.TrimSuffix(line, "\n")) + behind)
			}
			return b.String()
		}
		pre := "<pre>" + html.EscapeString(record) + "</pre>"
		for form, letter := range map[string]string{
			"pre":                 rich + "<html><body>" + pre + "</body></html>",
			"lines with breaks":   rich + "<p>Hi</p>" + lines("", "<br>\n") + "<p>Bye</p>",
			"breaks alone":        rich + lines("", "<br>"),
			"divisions":           rich + strings.ReplaceAll(lines("<div>", "</div>"), "<div></div>", "<div><br></div>"),
			"paragraphs":          rich + lines("<p class=MsoNormal>", "<o:p></o:p></p>\n"),
			"no breaking spaces":  rich + strings.ReplaceAll(lines("<p><span>", "</span></p>"), " ", "&nbsp;"),
			"a quotation":         rich + "<p>On Monday, Bo wrote:</p><blockquote type=cite>" + pre + "</blockquote>",
			"a table":             rich + "<table><tr><td>" + pre + "</td></tr></table>",
			"a link in it":        rich + strings.ReplaceAll(pre, "games.example.org", "<a href=\"http://games.example.org\">games.example.org</a>"),
			"an empty line after": plain + "\n" + strings.ReplaceAll(record, "\n", "\n\n"),
			"a mark of order":     plain + "\n\ufeff" + record,
			"base64":              plain + "Content-Transfer-Encoding: base64\n\n" + base64.StdEncoding.EncodeToString([]byte(record)) + "\n",
			"indented":            plain + "\n    " + strings.ReplaceAll(record, "\n", "\n    ") + "\n",
			"forwarded":           "Content-Type: message/rfc822\n\nFrom: bo@example.org\n" + plain + "\n" + record,
		} {
			path := filepath.Join(t.TempDir(), "a.eml")
			if err := os.WriteFile(path, []byte("From: ada@example.org\nSubject: Our game\nMIME-Version: 1.0\n"+letter), 0o600); err != nil {
				t.Fatal(err)
			}
			found := false
			for m := range Walk(t.Context(), nil, path) {
				found = found || string(m.Text) == record
			}
			if !found {
				t.Errorf("%s, %s: another record, or none", name, form)
			}
		}
	}
}
