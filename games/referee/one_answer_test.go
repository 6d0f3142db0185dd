package referee_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"mime/quotedprintable"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// asking is a line of a letter, and the game that it is about where it names none: 1 in a game's thread, 0 for no game.
type asking struct {
	words string
	game  int
	fails bool // at the newest address, believed, whatever stands above it
	open  bool // its number may be that of its game or of a turn: it is explained, and may be about either
}

// askings are lines of every kind: of the thread's game, of another, of one that is not there, of no game; that are done, asked back, fail, or
// cannot be read.
func askings() []asking {
	return []asking{
		{"say hello Bo", 1, false, false}, {"show", 1, false, false}, {"legal d3", 1, false, false}, {"draw", 1, false, false}, {"history", 1, false, false},
		{"record", 1, false, false}, {"time", 1, false, false}, {"try d3d4", 1, false, false}, {"d2d9", 1, true, false}, {"claim time", 1, true, false},
		{"resign", 1, false, false}, {"confirm", 1, false, false}, {"yes", 1, false, false}, {"asdf qwer", 1, true, false}, {"undo", 1, false, false},
		{"2: say ho", 2, false, false}, {"2: draw", 2, false, false}, {"2: resign", 2, false, false}, {"2: show", 2, false, false}, {"2: d2d9", 2, true, true},
		{"57: show", 57, true, true}, {"57: draw", 57, true, true},
		{"name Zoe", 0, false, false}, {"name x@y", 0, true, false}, {"mail text", 0, false, false}, {"help", 0, false, false}, {"help nonsense", 0, true, false},
		{"games", 0, false, false}, {"newkey", 0, false, false}, {"block", 0, false, false}, {"new chesimals-0.1 vs zoe@example.com", 0, false, false},
		{"new chesimals-0.1 vs games@example.org", 0, true, false}, {"address add zoe@example.com", 0, false, false}, {"rules chesimals-0.1", 0, false, false},
	}
}

// reached is an address that a letter comes to, and how far the letter is believed.
type reached struct {
	name string
	to   string
	as   mailer.Belief
}

// openTwo is a fixture in which Ada plays two games with Bo; an address of hers of each kind.
func openTwo(t *testing.T) (*fixture, []reached) {
	o := open(t)
	o.send(ada, "", "new chesimals-0.1 vs bo@example.org as white")
	o.send(bo, o.referee.Key.Reply(token.Claim{Game: 2, Seat: adjudicator.BlackSeat, Turn: 1, Epoch: "0.0"}), "accept")
	newest, older := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.WhiteSeat, 1)
	account := o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
	inThread := o.asked(o.send(ada, newest, "resign"))
	var all []reached
	for _, at := range []struct{ name, to string }{{"plain", ""}, {"newest", newest}, {"older", older}, {"account", account}, {"request", o.adas}, {"request in the thread", inThread}} {
		for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
			if at.to == "" && as == mailer.NotBelieved {
				continue // brings a page for newcomers, and nothing of what it says
			}
			all = append(all, reached{at.name, at.to, as})
		}
	}
	return o, all
}

// TestOneAnswer: every letter of somebody known brings one answer, in which each line is quoted with what became of it, and which asks
// for one yes at most; the other player gets a letter a game at most. With one line, and with lines of all kinds together.
func TestOneAnswer(t *testing.T) {
	t.Parallel()
	o, everywhere := openTwo(t)
	tried := 0
	for _, lines := range combinations() {
		for _, at := range everywhere {
			if tried++; !sampled(tried) {
				continue
			}
			o.referee.Judge = judged(mailer.Judgement{Belief: at.as, Doubt: mailer.Unsigned})
			commit := o.decide(o.letter(ada, at.to, wordsOf(lines)))
			name := fmt.Sprintf("%s, %s: %q", at.name, at.as, wordsOf(lines))
			o.oneAnswer(t, name, commit, lines)
			if at.name == "newest" && at.as == mailer.Believed {
				onlyItsGame(t, name, ownWords(commit), lines)
			}
		}
	}
	t.Logf("%d letters", tried)
}

// combinations are each line alone, and pairs and triples drawn by lot, the same in every run.
func combinations() [][]asking {
	all := askings()
	var list [][]asking
	for _, a := range all {
		list = append(list, []asking{a})
	}
	lot := rand.New(rand.NewPCG(13, 4))
	for i := range 70 {
		var lines []asking
		for _, n := range lot.Perm(len(all))[:2+i%3] {
			lines = append(lines, all[n])
		}
		list = append(list, lines)
	}
	return list
}

func wordsOf(lines []asking) string {
	words := make([]string, len(lines))
	for i, l := range lines {
		words[i] = l.words
	}
	return strings.Join(words, "\n\n")
}

func (o *fixture) oneAnswer(t *testing.T, name string, c games.Commit, lines []asking) {
	t.Helper()
	mine, theirs := 0, map[int]int{}
	for _, l := range c.Outbox {
		switch l.To {
		case "ada@example.org":
			mine++
		case "bo@example.org":
			theirs[l.Match]++
		}
	}
	if mine != 1 {
		t.Errorf("%s: %d letters to the writer: %+v", name, mine, c.Handling)
		return
	}
	for game, n := range theirs {
		if n > 1 {
			t.Errorf("%s: %d letters to the other about game %d", name, n, game)
		}
	}
	open := slices.DeleteFunc(slices.Clone(c.Requests), func(q games.Request) bool { return q.Done || q.Player != "" })
	text := ownWords(c)
	if asks := strings.Count(text, "asked for:"); asks > 1 || len(open) > 1 || len(open) > asks {
		t.Errorf("%s: %d questions, %d requests:\n%s", name, asks, len(open), text)
	}
	if strings.Contains(text, "asked for:") && strings.Contains(strings.ReplaceAll(text, "“confirm” can't", ""), "“confirm”") {
		t.Errorf("%s: two things wait for a yes:\n%s", name, text)
	}
	if len(lines) == 1 && strings.HasPrefix(name, "request") && (lines[0].words == "yes" || lines[0].words == "confirm") {
		return // what it says yes to is quoted
	}
	flat := strings.Join(strings.Fields(text), " ")
	for _, l := range lines {
		if !strings.Contains(text, "> "+l.words+"\n") && !strings.Contains(flat, "on to Bo: “"+l.words+"”") { // chat beside a turn
			t.Errorf("%s: nothing is said of %q:\n%s", name, l.words, text)
		}
	}
}

// ownWords is the plain text of the answer.
func ownWords(c games.Commit) string {
	for _, l := range c.Outbox {
		if l.To != "ada@example.org" {
			continue
		}
		text, _, _ := strings.Cut(string(l.Data), "Content-Type: text/html")
		_, text, _ = strings.Cut(text, "\r\n\r\n")
		decoded, _ := io.ReadAll(quotedprintable.NewReader(strings.NewReader(text)))
		return strings.ReplaceAll(string(decoded), "\r\n", "\n")
	}
	return ""
}

var quotedLine = regexp.MustCompile(`(?m)^> (.*)\n\n(.*)`)

// onlyItsGame: a line is not tried if, and only if, one above it failed that concerns the same game; what stands below a line that nobody
// can read is tried only if it names a game of its own.
func onlyItsGame(t *testing.T, name, text string, lines []asking) {
	t.Helper()
	untried := map[string]bool{}
	for _, m := range quotedLine.FindAllStringSubmatch(text, -1) {
		untried[m[1]] = strings.HasPrefix(m[2], "I skipped this")
	}
	failed, unread := map[int]bool{}, false
	flat := strings.Join(strings.Fields(text), " ")
	for _, l := range lines {
		if strings.Contains(flat, "Next to your turn you wrote “"+l.words+"”") { // the turn was asked back because of it
			continue
		}
		named := l.game > 1
		want := !l.open && (l.game > 0 && failed[l.game] || unread && !named)
		if got := untried[l.words]; got != want {
			t.Errorf("%s: of %q not tried is %t, want %t:\n%s", name, l.words, got, want, text)
		}
		if l.fails && !want {
			failed[l.game] = l.game > 0
			failed[1] = failed[1] || l.open
			unread = unread || l.words == "asdf qwer"
		}
	}
}
