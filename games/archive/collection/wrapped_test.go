package collection

import (
	"bytes"
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
