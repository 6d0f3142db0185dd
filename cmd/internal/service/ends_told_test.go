package service

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer"
)

const host = "host@example.org"

// picky is a courier whose relay takes no letters to some.
type picky struct {
	mailer.Courier
	refuses []string
}

func (p *picky) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		if slices.Contains(p.refuses, l.To) {
			replies[i].Err = &mailer.Failure{Text: "450 later", Recipient: true}
			continue
		}
		replies[i] = p.Courier.Send(ctx, []mailer.Envelope{l})[0]
	}
	return replies
}

// script is what players write, each behind who it is; "3d" lets so much time pass.
type script []string

func (h *house) follow(t *testing.T, s script) {
	t.Helper()
	for _, line := range s {
		who, words, ok := strings.Cut(line, ": ")
		if !ok {
			later, err := time.ParseDuration(line)
			if err != nil {
				t.Fatal(err)
			}
			h.round(t, later)
			continue
		}
		h.fresh = strings.HasPrefix(words, "admin ") || strings.HasPrefix(words, "mail ")
		h.say(t, who, words)
		h.fresh = false
	}
}

// round lets time pass, and does what is done as it does.
func (h *house) round(t *testing.T, later time.Duration) {
	t.Helper()
	h.count += int(later / time.Second)
	if err := h.Daemon.Tick(t.Context(), h.Daemon.Clock()); err != nil {
		t.Fatal(err)
	}
	if err := h.Daemon.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.Daemon.WriteRecords(t.Context())
}

// sound is what "pbem verify" has against an archive and its private copies.
func (h *house) sound(t *testing.T) (faults []string) {
	t.Helper()
	for _, dir := range []string{"records", "records-private"} {
		dir = filepath.Join(h.dir, dir)
		keys, err := verify.NewKeys("")
		if err != nil {
			t.Fatal(err)
		}
		logs, err := verify.NewLogs(t.Context(), keys, dir)
		if err != nil {
			t.Fatal(err)
		}
		v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}, Logs: logs}
		for m := range collection.Walk(t.Context(), nil, dir) {
			if r := v.Check(m); r.Fault != nil || r.Unread != nil {
				faults = append(faults, m.Name, fmt.Sprint(r.Fault, r.Unread))
			}
		}
		for _, l := range logs.List() {
			for _, fault := range l.Faults {
				faults = append(faults, fault.Error())
			}
		}
		for _, gap := range logs.Gaps() {
			faults = append(faults, gap.Why.String())
		}
	}
	return faults
}

// public is everything that everybody can read.
func (h *house) public(t *testing.T) string {
	t.Helper()
	all := ""
	for _, name := range []string{"log", "001.pbem", "002.pbem", "offers.json"} {
		text, err := os.ReadFile(filepath.Join(h.dir, "records", name))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		all += string(text)
	}
	return all
}

// told counts the letters to somebody that have some words.
func (h *house) told(t *testing.T, who, words string) (n int) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(h.dir, "out", "*.eml"))
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "X-Envelope-To: "+who+"\r\n") && strings.Contains(string(text), words) {
			n++
		}
	}
	return n
}

// The games of the table: the one that ends, and what ends it. What is public tells it when it has the words.
var (
	chesimals = script{ada + ": new chesimals-0.1 vs " + bo + " as white time 3d no vacation", ada + ": yes", bo + ": accept", ada + ": white: Zd2-d3"}
	mate      = script{ada + ": new amoeba vs " + bo + " as white from k1*4/7/K6/7/7/5R1/7 w - time 3d no vacation", ada + ": yes", bo + ": accept"}
	ahead     = script{ada + ": new amoeba vs " + bo + " as white from 1k*4/7/K6/7/7/5R1/7 b - time 3d no vacation", ada + ": yes", bo + ": accept"}
)

type end struct {
	game   script
	asked  script // what comes before it
	by     string // what ends it
	public string // what is public then
	letter string // what the letter that tells it has
	leaves bool   // White has done so for good: nobody waits for their letter
}

func ends() map[string]end {
	resigned := append(slices.Clip(chesimals), ada+": resign", ada+": yes")
	return map[string]end{
		"resigned":    {chesimals, script{ada + ": resign"}, ada + ": yes", "\nend ", attached, false},
		"a turn":      {mate, nil, ada + ": Rf2-f7, c6-c7", "checkmate", attached, false},
		"ahead":       {ahead, script{ada + ": if Kb7-a7 then Rf2-f7, c6-c7"}, bo + ": Kb7-a7", "checkmate", attached, false},
		"agreed":      {chesimals, script{bo + ": draw"}, ada + ": draw yes", "\nend ", attached, false},
		"on time":     {chesimals, script{"73h"}, ada + ": claim time", "\nend ", attached, false},
		"closed":      {chesimals, script{"73h"}, "720h", "\nend ", attached, false},
		"adjudicated": {chesimals, script{host + ": admin adjudicate 1 1-0 both agreed"}, host + ": yes", "\nend ", attached, false},
		"void":        {chesimals, script{host + ": admin void 1 twice the same"}, host + ": yes", "\nend ", attached, false},
		"corrected":   {resigned, script{host + ": admin void 1 twice the same"}, host + ": yes", "[Revision \"2\"]", attached, false},
		"reopened":    {resigned, script{host + ": admin undo 1 to 1 a mistake"}, host + ": yes", "\nresume ", "a mistake", false},
		"forgotten":   {chesimals, script{ada + ": forget me"}, ada + ": yes", "\nend ", attached, true},
	}
}

// attached is in letters that bring a record.
const attached = ".pbem"

// way is how Bo wants to be written to, and whose letters the relay does not take.
type way struct {
	wish    string
	refuses []string
}

// ways are all of them for one kind of end, and those that differ most for the others.
func ways(kind string) (all []way) {
	digest, off := "mail digest on 07:30", "mail turns off"
	if kind != "resigned" {
		return []way{{digest, []string{bo}}, {digest, []string{ada}}, {off, nil}}
	}
	for _, wish := range []string{"", digest, off} {
		for _, refuses := range [][]string{nil, {bo}, {ada}, {ada, bo}} {
			all = append(all, way{wish, refuses})
		}
	}
	return all
}

// TestEndsAreToldFirst walks the table of how games end, how a player wants to be written to, and whose letters the relay takes: nothing
// that is public tells the end before the letters to both were given to the relay, the archive is in order at each step, and everybody
// is told once, at once.
func TestEndsAreToldFirst(t *testing.T) {
	t.Parallel()
	for kind, e := range ends() {
		for _, w := range ways(kind) {
			t.Run(kind+", "+w.wish+", "+strings.Join(w.refuses, "+"), func(t *testing.T) {
				t.Parallel()
				h := newHosted(t)
				h.follow(t, e.game)
				if w.wish != "" {
					h.follow(t, script{bo + ": " + w.wish, bo + ": yes", bo + ": 1: show"})
				}
				h.endsOnce(t, e, w.refuses)
			})
		}
	}
}

// newHosted is a house with a host who is written to.
func newHosted(t *testing.T) *house {
	t.Helper()
	h := newHouse(t)
	path := filepath.Join(h.dir, "pbem.yaml")
	text, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(path, append(text, "host: "+host+"\n"...), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.reopen(t)
	return h
}

func (h *house) endsOnce(t *testing.T, e end, refuses []string) {
	t.Helper()
	relay := &picky{Courier: h.Daemon.Courier}
	h.Daemon.Courier = relay
	h.follow(t, e.asked)
	before := h.told(t, bo, e.letter)
	relay.refuses = refuses
	h.follow(t, script{e.by})
	known := len(refuses) == 0 || e.leaves && !slices.Contains(refuses, bo)
	if faults := h.sound(t); len(faults) > 0 {
		t.Errorf("as it ends: %q", faults)
	}
	if tells := strings.Contains(h.public(t), e.public); tells != known {
		t.Errorf("as it ends: everybody knows: %v", tells)
	}
	if n := h.told(t, bo, e.letter) - before; slices.Contains(refuses, bo) != (n == 0) {
		t.Errorf("as it ends: Bo is told %d times", n)
	}
	h.follow(t, script{"cy@example.net: new chesimals-0.1 vs dee@example.net as white", "cy@example.net: yes", "dee@example.net: accept"})
	if faults := h.sound(t); len(faults) > 0 {
		t.Errorf("as another begins: %q", faults)
	}
	if tells := strings.Contains(h.public(t), e.public); tells != known {
		t.Errorf("as another begins: everybody knows: %v", tells)
	}
	relay.refuses = nil
	h.round(t, 2*time.Hour)
	h.round(t, time.Second)
	if faults := h.sound(t); len(faults) > 0 {
		t.Errorf("in the end: %q", faults)
	}
	if all := h.public(t); !strings.Contains(all, e.public) || !strings.Contains(all, "[Game \"2\"]") {
		t.Errorf("in the end nobody knows:\n%s", all)
	}
	h.round(t, 25*time.Hour)
	if n := h.told(t, bo, e.letter) - before; n != 1 {
		t.Errorf("Bo is told %d times", n)
	}
}
