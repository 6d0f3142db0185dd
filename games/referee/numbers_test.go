package referee_test

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer/command"
)

var updateNumbers = flag.Bool("update-numbers", false, "rewrite testdata/numbers.txtar")

// counted is what people and attackers write where a number belongs.
func counted(units ...string) (list []string) {
	for _, n := range []string{"0", "1", "3", "5", "30", "50", "51", "-1", "+1", "1.5", "1,5", "1e9", "0x10", "½", "٣", "３", "365", "366", "10001", "106752", "999999999", "1000000000", "9223372036854775807", "1000000000000000000", "1" + strings.Repeat("0", 30), "00000000000001"} {
		for _, u := range units {
			list = append(list, n+u)
		}
	}
	return list
}

func dated() []string {
	return []string{"9999-12-31", "0000-01-01", "0001-01-01", "-0001-01-01", "1677-09-21", "1969-12-31", "1970-01-01", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-25", "2027-02-18",
		"2027-02-21", "2027-02-29", "2027-11-20", "2027-11-22", "2027-11-23", "2076-11-08", "2076-11-10", "2261-12-31", "2262-04-11", "2262-04-12", "10000-01-01", "99999-01-01", "٢٠٢٧-٠١-٠١", "２０２７-01-01", "1000000000000000000"}
}

// clause is a place in a command that takes a number, a span or a date: "%" stands for it.
type clause struct {
	words  string
	values []string
}

// numbered are all of them. TestNumberedAreAll holds the list to the commands there are.
func numbered() []clause {
	spans, number := counted("d", "h", "w", ""), counted("")
	controls := append(counted("d", "w"), "365d+365d", "365d+366d", "365d+1000000000d", "1d+1d max 365d", "1d+1d max 366d", "1d+1d max 1h", "1d/1000", "1d/1001", "1d/0", "1d/1000000000000000000", "none")
	cup := "tournament new Cup cosmic round-robin time 3d "
	return []clause{
		{"new cosmic vs eve@example.net time %", controls},
		{"seek cosmic time %", controls},
		{"seek cosmic rating %", append(counted("", "+"), "1400-1800", "1800-1400", "0-9999", "0-10000", "1-1000000000000000000")},
		{"seek cosmic games %", number},
		{"seek cosmic until %", dated()},
		{"seek takeover %", number},
		{"seeks before %", number},
		{"take %", number},
		{"cancel %", number},
		{"tournament new Cup cosmic swiss % time 3d", number},
		{"tournament new Cup cosmic swiss 9 time %", controls},
		{"tournament new Cup cosmic swiss 30 time %", controls},
		{"tournament new Cup cosmic sections of % time 3d", number},
		{"tournament new Cup cosmic round-robin time %", controls},
		{cup + "rounds %", spans},
		{cup + "start %", dated()},
		{cup + "start at % players", number},
		{cup + "until %", dated()},
		{"rematch time %", controls},
		{"vacation %", append(spans, dated()...)},
		{"vacation 2026-11-23 %", dated()},
		{"vacation until %", dated()},
		{"mail reminders %", spans},
		{"mail digest on %", append(counted("", ":00"), "07:30", "23:59", "24:00", "7:60", "-1:00", "٧:٣٠")},
		{"limit total %", number},
		{"limit cosmic %", number},
		{"grant %", spans},
		{"turn %: d3d4", number},
		{"%: d3d4", number},
		{"game %: d3d4", number},
		{"[pbem %] d3d4", number},
		{"unif %", number},
		{"unkeep %", number},
		{"show %", number},
		{"show at %", number},
		{"show 1#%", number},
		{"try %#1 d3d4", number},
		{"try 1#% d3d4", number},
		{"history %", number},
		{"record %", number},
		{"resend %", number},
		{"variations %", number},
		{"audit %", number},
		{"study %", number},
		{"watch %", number},
		{"unwatch %", number},
		{"comment % What a turn!", number},
		{"comments % off", number},
		{"accept %", number},
		{"decline %", number},
		{"timezone UTC+%", number},
		{"timezone UTC-%", number},
		{"timezone Etc/GMT+%", number},
		{"tutorial %", number},
		{"legal d%", number},
		{"admin extend 1 %", spans},
		{"admin extend % 3d", number},
		{"admin undo 1 to % a slip", number},
		{"admin void % a slip", number},
		{"admin adjudicate % 1-0 a slip", number},
		{"admin pause all until %", append(dated(), "2026-11-22 18:00", "2026-11-22T18:00Z", "9999-12-31 23:59", "0000-01-01T00:00Z")},
	}
}

// TestNumberedAreAll: every command that there is takes a number, a span or a date above, or none of these.
func TestNumberedAreAll(t *testing.T) {
	t.Parallel()
	without := map[command.Kind]bool{}
	for _, k := range strings.Split("if, ifs, next, games, tournaments, join, leave, crosstable, limits, refuse, accept anew, watching, players, ratings, share variations, variations, diary, show diary, "+
		"strict, verify, time, help, presets, preset, presets mine, preset forget, play, rules, weekends, language, name, mail, display, block, unblock, forget me, newkey, address, address add, address remove, keep, "+
		"draw, undo, claim, resign, pause, resume, withdraw, copy inventor, confirm, say, send, diary release", ", ") {
		without[command.Kind(k)] = true
	}
	with := map[command.Kind]bool{}
	for _, c := range numbered() {
		words := strings.ReplaceAll(c.words, "%", "1")
		for _, read := range command.Parse(words, "", command.Context{Game: 1}) {
			with[read.Kind] = true
		}
	}
	for _, k := range command.Kinds() {
		if !with[k] && !without[k] {
			t.Errorf("%s takes a number that is not tried, or none, and is not named", k)
		}
	}
}

// asks sends what somebody asks for; the host, on the machine.
func (o *fixture) asks(words string) (commit games.Commit, accepted bool) {
	o.t.Helper()
	if words, admin := strings.CutPrefix(words, "admin "); admin {
		commit, said := o.onMachine(words)
		return commit, !strings.HasPrefix(said, "refused: ")
	}
	commit = o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
	if n := len(commit.Outbox); n == 0 {
		o.t.Errorf("%s: nobody is told: %+v", words, commit.Handling)
	}
	switch commit.Handling.Disposition {
	case games.Acted, games.Answered, games.AskedBack:
		return commit, !strings.Contains(commit.Handling.Why, ":")
	case games.Refused, games.Unread:
	default:
		o.t.Errorf("%s: %+v", words, commit.Handling)
	}
	return commit, false
}

// TestNumbersInCommands (-update-numbers rewrites its table): whatever stands where a number, a span or a date belongs, the letter is decided, and the store can keep what comes
// of it, then and when time passes.
func TestNumbersInCommands(t *testing.T) {
	t.Parallel()
	path := filepath.Join("testdata", "numbers.txtar")
	table, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	wanted := map[string]string{}
	for _, f := range table.Files {
		wanted[f.Name] = string(f.Data)
	}
	got := make([]txtar.File, len(numbered()))
	t.Run("walk", func(t *testing.T) {
		for i, c := range numbered() {
			if !sampled(i) {
				continue
			}
			t.Run(c.words, func(t *testing.T) {
				t.Parallel()
				got[i] = txtar.File{Name: c.words, Data: []byte(strings.Join(walk(t, c), " ") + "\n")}
				if want := wanted[c.words]; !*updateNumbers && string(got[i].Data) != want {
					t.Errorf("accepted are\n%swant\n%s", got[i].Data, want)
				}
			})
		}
	})
	if *updateNumbers {
		if err := os.WriteFile(path, txtar.Format(&txtar.Archive{Comment: table.Comment, Files: got}), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// walk tries every value, and returns those with which the command is carried out.
func walk(t *testing.T, c clause) (accepted []string) {
	fresh := func() *fixture {
		o := open(t)
		o.referee.Host, o.referee.AllFound = "host@example.org", true
		return o
	}
	o := fresh()
	for _, value := range c.values {
		o.now = o.now.Add(4 * time.Minute) // or what is refused is gathered
		if _, ok := o.asks(strings.ReplaceAll(c.words, "%", value)); !ok {
			continue
		}
		accepted = append(accepted, value)
		o.goesOn(value)
		o = fresh()
	}
	return accepted
}

// goesOn lets a year pass after something was done, and both players write.
func (o *fixture) goesOn(value string) {
	o.t.Helper()
	o.now = o.now.AddDate(1, 0, 0)
	o.tick(1)
	o.tickStream(club.TournamentStream(1))
	o.tickStream(club.OfferStream(1))
	for _, from := range []string{ada, bo} {
		if c := o.send(from, o.account(strings.Trim(from[strings.Index(from, "<"):], "<>")), "games\ntime\nvacation\nseeks\ntournaments"); len(c.Outbox) == 0 {
			o.t.Errorf("%s: afterwards nobody is answered: %+v", value, c.Handling)
		}
	}
}

func (o *fixture) tickStream(s club.Stream) {
	o.t.Helper()
	c, err := referee.TickStream(context.Background(), o.referee, o.referee.Changes(o.store), s, o.now)
	if err == nil {
		err = o.store.Commit(context.Background(), c)
	}
	if err != nil && !errors.Is(err, games.ErrNotFound) {
		o.t.Error(err)
	}
}
