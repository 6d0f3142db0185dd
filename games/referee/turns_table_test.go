package referee_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"mime/quotedprintable"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// turnRow is a row of a table of letters; see README.md beside them.
type turnRow struct {
	line                   int
	outcome, language      string
	planted, words         string
	to, preset, side, more string // of the "@" line above; more is what stands behind the side
	plants                 string // where the opponent's words go: "say", "name", "title", "forward"; "" for none
}

func (r turnRow) String() string {
	return fmt.Sprintf("line %d: %s | %q | %q", r.line, r.outcome, r.planted, r.words)
}

// readTurns reads the rows of a table that were sent to some addresses.
func readTurns(t *testing.T, name string, to ...string) (rows []turnRow) {
	t.Helper()
	text, err := os.ReadFile("../../mailer/command/testdata/talk/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var head turnRow
	for i, line := range strings.Split(string(text), "\n") {
		switch {
		case strings.HasPrefix(line, "@ "):
			f := strings.Fields(line[2:])
			head = turnRow{}
			if name == "adversary.txt" {
				head.plants, f = f[0], f[1:]
			}
			if head.to = f[0]; len(f) > 2 {
				head.preset, head.side, head.more = f[1], f[2], " "+strings.Join(f[3:], " ")+" "
			}
			continue
		case line == "", strings.HasPrefix(line, "#"), strings.HasPrefix(line, "=="):
			continue
		}
		row, cells := head, strings.Split(line, " | ")
		row.line, row.outcome, row.language = i+1, cells[0], cells[1]
		if cells = cells[2:]; head.plants != "" {
			row.planted, cells = linesOf(cells[0]), cells[1:]
		}
		row.words = linesOf(strings.TrimSuffix(cells[0], " |"))
		if slices.Contains(to, row.to) {
			rows = append(rows, row)
		}
	}
	return rows
}

// lines reads what stands for line ends and characters.
func linesOf(text string) string {
	text = strings.ReplaceAll(text, `\n`, "\n")
	for {
		at := strings.Index(text, `\u`)
		if at < 0 {
			return text
		}
		n, _ := strconv.ParseUint(text[at+2:at+6], 16, 32)
		text = text[:at] + string(rune(n)) + text[at+6:]
	}
}

// part is what stands behind a word of an "@" line, up to the next such word.
func (r turnRow) part(word string) string {
	_, rest, _ := strings.Cut(r.more, " "+word+" ")
	if word == "said" {
		return strings.TrimSpace(rest)
	}
	for _, next := range []string{"after", "said", "kept", "offer", "act"} {
		if at := strings.Index(rest, " "+next+" "); at >= 0 {
			rest = rest[:at]
		}
	}
	return strings.TrimSpace(rest)
}

// talked is a fixture in which Ada is to move, as an "@" line says, and what she is called in it.
func talked(t *testing.T, r turnRow) (*fixture, adjudicator.Seat) {
	t.Helper()
	o := opened(t, t.TempDir()+"/games.db")
	de, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: de, Name: "Deutsch"}}
	seat := adjudicator.WhiteSeat
	if r.side == "black" {
		seat = adjudicator.BlackSeat
	}
	challenge := "new " + r.preset + " vs bo@example.org as " + r.side
	if from := r.part("from"); strings.HasPrefix(r.more, " from ") {
		challenge += " from " + from
	}
	o.consent(ada, "", challenge)
	o.send(bo, o.tag(seat.Other(), 1), "accept")
	if r.to == "older" {
		o.send(ada, o.tag(seat, 1), "white: Nf3-e5")
		o.send(bo, o.tag(seat.Other(), 2), "blue: Nf10-e8")
	}
	return o, seat
}

// textOf is the text of a letter as it is read.
func textOf(l games.Outgoing) string {
	_, text, _ := strings.Cut(string(l.Data), "Content-Type: text/plain")
	_, text, _ = strings.Cut(text, "\r\n\r\n")
	text, _, _ = strings.Cut(text, "\r\n--")
	decoded, _ := io.ReadAll(quotedprintable.NewReader(strings.NewReader(text)))
	return strings.TrimSpace(strings.ReplaceAll(string(decoded), "\r\n", "\n"))
}

// history plays what an "@" line says was played, and has Bo say what was planted.
func (o *fixture) history(r turnRow, seat adjudicator.Seat, planted string) (last games.Commit) {
	o.t.Helper()
	mover, turns := adjudicator.WhiteSeat, strings.Split(r.part("after"), " then ")
	if turns[0] == "" {
		turns = nil
	}
	for i, turn := range turns {
		who := ada
		if mover != seat {
			who = bo
		}
		if said := r.part("said"); i == len(turns)-1 && said != "" {
			turn += "\nsay " + said
		}
		if last = o.send(who, o.tag(mover, i+1), turn); len(last.Changes) == 0 {
			o.t.Fatalf("%s: %q is not played", r, turn)
		}
		mover = mover.Other()
	}
	if planted != "" {
		last = o.send(bo, o.tag(seat.Other(), len(turns)+1), "say:\n"+planted)
	}
	return last
}

// mail makes Ada's letter of a row.
func (o *fixture) mail(r turnRow, seat adjudicator.Seat, before games.Commit) mailer.Incoming {
	turn := 1
	if after := r.part("after"); after != "" {
		turn = strings.Count(after, " then ") + 2
	}
	subject, words, tag := "hello", r.words, o.tag(seat, turn)
	marked := "> " + strings.ReplaceAll(r.planted, "\n", "\n> ")
	letter := ""
	for _, l := range before.Outbox {
		if strings.Contains(l.To, "ada@") {
			letter = textOf(l)
		}
	}
	words = strings.NewReplacer("{>}", marked, "{}", r.planted, "[pbem 42]", "[pbem 1]", "{letter}", letter, "{>letter}", "> "+strings.ReplaceAll(letter, "\n", "\n> ")).Replace(words)
	switch r.to {
	case "older":
		tag = o.tag(seat, 1)
	case "plain":
		tag, words = "", strings.ReplaceAll(words, "57:", "1:")
	case "account":
		tag = o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
	case "subject":
		subject, words = words, ""
	}
	o.count++
	kind := "text/plain"
	if r.language == "html" {
		kind = "text/html"
	}
	to := "games@example.org"
	if tag != "" {
		to = "games+" + tag + "@example.org"
	}
	var coded bytes.Buffer
	for text := base64.StdEncoding.EncodeToString([]byte(words)); text != ""; text = text[min(76, len(text)):] {
		coded.WriteString(text[:min(76, len(text))] + "\r\n")
	}
	date := o.now.Add(time.Duration(o.count) * time.Second).Format(time.RFC1123Z)
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nDate: %s\r\nMessage-ID: <%d@mail.example.org>\r\nSubject: =?utf-8?B?%s?=\r\nMIME-Version: 1.0\r\nContent-Type: %s; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n%s\r\n%s",
		ada, to, date, o.count, base64.StdEncoding.EncodeToString([]byte(subject)), kind, trip, coded.String())
	return mailer.Incoming{Raw: []byte(raw), Received: o.now}
}

// became is what became of Ada's letter: the turn that was played, else what she is told.
func became(c games.Commit, seat adjudicator.Seat) (played, told string, facts []string) {
	for _, ch := range c.Changes {
		for _, e := range ch.Events {
			switch f := e.Fact.(type) {
			case adjudicator.TurnPlayed:
				if e.By == seat {
					played = f.Turn
				}
			}
			kind, data, _ := adjudicator.MarshalFact(e.Fact)
			facts = append(facts, kind+string(data))
		}
	}
	for _, l := range c.Outbox {
		if strings.Contains(l.To, "ada@") {
			told = textOf(l)
		}
	}
	return played, told, facts
}

// TestTalkAroundTurns walks the tables of letters around turns: what is to be played is, and nothing else.
func TestTalkAroundTurns(t *testing.T) {
	t.Parallel()
	for _, table := range []string{"turns.txt", "german.txt", "adversary.txt"} {
		t.Run(table, func(t *testing.T) {
			t.Parallel()
			var o *fixture
			var seat adjudicator.Seat
			head, count := turnRow{}, map[string]int{}
			for _, r := range readTurns(t, table, "turn", "older", "plain", "account", "subject") {
				if r.plants == "name" || r.plants == "title" || r.side == "" || r.part("kept") != "" { // what is kept is walked with `send`
					continue
				}
				if here := (turnRow{to: r.to, preset: r.preset, side: r.side, more: r.more, plants: r.plants}); here != head {
					head = here
					o, seat = talked(t, r)
				}
				count["rows"]++
				var c games.Commit
				o.apart(func(o *fixture) {
					var before games.Commit
					if r.to != "older" {
						before = o.history(r, seat, r.planted)
					}
					c = o.decide(o.mail(r, seat, before))
				})
				played, told, facts := became(c, seat)
				first, _, _ := strings.Cut(r.outcome, " + ")
				verb, want, _ := strings.Cut(first, " ")
				switch {
				case verb == "played" && played == want, verb != "played" && played == "":
					count["right"]++
				case verb == "played" && played == "":
					count["refused though played"]++
					t.Errorf("REFUSED %s: %s", r, strings.ReplaceAll(told[:min(300, len(told))], "\n", "/"))
				case verb == "played":
					count["another played"]++
					t.Errorf("OTHER %s: %s", r, played)
				default:
					count["played though "+verb]++
					t.Errorf("PLAYED %s: %s", r, played)
				}
				if verb == "asked" && strings.Contains(told, "haven't played") {
					for _, turn := range strings.Split(want, " OR ") {
						if squeezed := strings.Join(strings.Fields(told), " "); !strings.Contains(squeezed, turn) {
							count["asked without the line"]++
							t.Logf("WITHOUT %s: %s", r, squeezed[:min(200, len(squeezed))])
						}
					}
				}
				_ = facts
			}
			t.Logf("%v", count)
		})
	}
}
