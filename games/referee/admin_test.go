package referee_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk/hosts"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

const hilda = "Hilda <host@example.org>"

// hosted is a fixture with a host, who has proved her address.
func hosted(t testing.TB) *fixture {
	o := open(t)
	o.referee.Host = "host@example.org"
	o.send(hilda, o.account("host@example.org"), "games")
	return o
}

// admin has the host ask for something by mail, and say yes to it.
func (o *fixture) admin(words string) games.Commit {
	o.t.Helper()
	return o.consent(hilda, "", "admin "+words)
}

// onMachine has the host ask for something on the machine.
func (o *fixture) onMachine(words string) (games.Commit, string) {
	o.t.Helper()
	o.count++
	done, err := hosts.Administer(ctx(), o.referee, o.referee.Changes(reader{o.store, o.t}), words, mailer.Message{Digest: "admin " + strconv.Itoa(o.count), Received: o.now})
	if err != nil {
		o.t.Fatal(err)
	}
	var lines []string
	for _, text := range done.Text {
		lines = append(lines, catalog.English().Say(text))
	}
	said := strings.Join(lines, "\n")
	if !done.Done {
		return games.Commit{}, "refused: " + said
	}
	return o.commit(done.Commit), said
}

// TestAdminIsAskedBack: C-6: what the host writes is asked back, whatever it is, and done by the yes; of nobody else, also where it comes from
// an address that only looks like the host's.
func TestAdminIsAskedBack(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	for _, words := range []string{"games", "players", "queue", "audit", "letters Bo", "extend 1 3d", "lift Bo"} {
		asked := o.send(hilda, "", "admin "+words)
		if len(asked.Requests) != 1 || len(asked.Changes)+len(asked.Club)+len(asked.Audits) > 0 || !strings.Contains(o.text(asked, "host@example.org"), "admin "+words) {
			t.Errorf("%s is not asked back: %+v", words, asked.Handling)
		}
		if strings.Contains(o.text(asked, "host@example.org"), "<ada@") {
			t.Errorf("%s is answered before the yes", words)
		}
	}
	for _, from := range []string{ada, "Host <host@example.net>", "host@example.org <eve@example.net>"} {
		c := o.send(from, "", "admin void 1 because")
		if len(c.Requests)+len(c.Changes)+len(c.Audits) > 0 {
			t.Errorf("%s is taken for the host", from)
		}
	}
	asked := o.send(hilda, "", "admin void 1 the same person twice")
	tag := o.asked(asked)
	if done := o.send(ada, tag, "yes"); len(done.Audits)+len(done.Changes) > 0 {
		t.Error("Ada has said yes for the host")
	}
	if done := o.send(hilda, tag, "yes"); len(done.Audits) != 1 {
		t.Errorf("the host's yes is not heard: %s", o.text(done, "host@example.org"))
	}
	if again := o.send(hilda, tag, "yes"); len(again.Audits)+len(again.Changes) > 0 {
		t.Error("a yes counts twice")
	}
}

// TestAdminUnbelieved: a letter that nobody vouches for is nothing, and one that is half believed is asked back at the host's address.
func TestAdminUnbelieved(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.OtherAuthor})
	if c := o.send(hilda, "", "admin void 1 because"); len(c.Requests)+len(c.Changes)+len(c.Audits) > 0 {
		t.Errorf("an unbelieved letter: %+v", c.Handling)
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
	c := o.send(hilda, "", "admin void 1 because")
	if len(c.Requests) != 1 || len(c.Changes) > 0 {
		t.Errorf("a half believed letter: %+v", c.Handling)
	}
}

// TestAdminCrosses: a yes of the host's is worth nothing once the game has gone on, or was decided otherwise.
func TestAdminCrosses(t *testing.T) {
	t.Parallel()
	for name, meanwhile := range map[string]func(*fixture){
		"a turn":             func(o *fixture) { o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4") },
		"a resignation":      func(o *fixture) { o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign") },
		"the host's machine": func(o *fixture) { o.onMachine("void 1 the same person twice") },
	} {
		o := hosted(t)
		tag := o.asked(o.send(hilda, "", "admin undo 1 to 1 a slip"))
		meanwhile(o)
		before := o.facts()
		done := o.send(hilda, tag, "yes")
		if text := o.text(done, "host@example.org"); len(done.Audits) > 0 || !strings.Contains(text, "has changed since you asked") || o.facts() != before {
			t.Errorf("%s: %s", name, text)
		}
	}
}

// TestHostWhoPlays: CR-60: by mail the host decides nothing in a game of her own, nor bans her opponent; on the machine it is done, and the
// record says so.
func TestHostWhoPlays(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.signing()
	o.referee.Host = "ada@example.org"
	for _, words := range []string{"void 1 because", "adjudicate 1 1-0 because", "extend 1 3d", "undo 1 to 1 because"} {
		if c := o.send(ada, "", "admin "+words); len(c.Requests)+len(c.Changes)+len(c.Audits) > 0 || !strings.Contains(o.text(c, "ada@example.org"), "so please use “pbem admin” on the machine; the record will say so.") {
			t.Errorf("%s: %s", words, o.text(c, "ada@example.org"))
		}
	}
	if c := o.consent(ada, "", "admin ban Bo because"); len(c.Changes)+len(c.Audits) > 0 {
		t.Error("she has banned her opponent by mail")
	}
	if _, said := o.onMachine("adjudicate 1 1-0 asked by both"); strings.HasPrefix(said, "refused") {
		t.Error(said)
	}
	if public, _, _ := o.copies(1); public.Tag("Adjudicated") != "1-0 asked by both; by a player of this game" {
		t.Errorf("the record says %q", public.Tag("Adjudicated"))
	}
}

// TestBan: CR-45: running games are lost, challenges and offers go; the next letter is answered with the reason, later ones are not; an
// unbelieved one never. What was banned can be decided otherwise afterwards.
func TestBan(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "if d3d4 then c6c5")
	o.send(ada, "", "new cosmic vs bo@example.org")
	o.send(bo, "", "seek amoeba")
	c := o.admin("ban Bo he writes abuse")
	if m := o.summaryOf(1); m.Stage != adjudicator.Over || m.Result != "1-0" {
		t.Errorf("the game is %+v", m)
	}
	if text := o.text(c, "ada@example.org"); !strings.Contains(text, "Bo was banned by the host") || strings.Contains(text, "abuse") {
		t.Errorf("Ada reads %s", text)
	}
	if m := o.summaryOf(2); m.Stage != adjudicator.Refused {
		t.Errorf("the challenge is %+v", m)
	}
	if list, err := o.store.Offers(ctx(), games.OfferQuery{}); err != nil || len(list) > 0 {
		t.Errorf("offers stand: %v, %v", list, err)
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.OtherAuthor})
	if c := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "c6c5"); len(c.Outbox) > 0 || c.Handling.Disposition != games.Banned {
		t.Errorf("an unbelieved letter is answered: %+v", c.Handling)
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	if first := o.send(bo, "", "games"); !strings.Contains(o.text(first, "bo@example.org"), "he writes abuse") {
		t.Errorf("the first letter is answered by %s", o.text(first, "bo@example.org"))
	}
	if later := o.send(bo, "", "seek amoeba"); len(later.Outbox)+len(later.Club) > 0 || later.Handling.Disposition != games.Banned {
		t.Errorf("a later letter: %+v", later.Handling)
	}
	c = o.send(ada, "", "new cosmic vs bo@example.org")
	if len(c.Held) != 1 || c.Held[0].Due.Sub(o.now) < 24*time.Hour {
		t.Errorf("whether a challenge to them may be written of is looked at so soon again: %+v", c.Held)
	}
	if _, said := o.onMachine("undo 1 to 2 a mistake"); !strings.HasPrefix(said, "refused") {
		t.Errorf("a game goes on with somebody who is banned: %s", said)
	}
	o.admin("unban Bo")
	o.onMachine("undo 1 to 2 a mistake")
	if m := o.summaryOf(1); m.Stage != adjudicator.Playing {
		t.Errorf("the game is %+v", m)
	}
	if later := o.send(bo, "", "audit"); !strings.Contains(o.text(later, "bo@example.org"), "ban Bo he writes abuse") {
		t.Errorf("he does not see what was done: %s", o.text(later, "bo@example.org"))
	}
}

// TestHostRenames: CR-59: the old name is nobody's any more, for ever.
func TestHostRenames(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	if _, said := o.onMachine("rename Bo to Ada"); !strings.HasPrefix(said, "refused") {
		t.Errorf("he is called as Ada is: %s", said)
	}
	c, _ := o.onMachine("rename Bo to Boris Borissowitsch")
	if got := o.called("bo@example.org"); got != "Boris Borissowitsch" || !strings.Contains(o.text(c, "bo@example.org"), "Boris Borissowitsch") {
		t.Errorf("he is called %q", got)
	}
	o.now = o.now.AddDate(3, 0, 0)
	for _, who := range []string{ada, bo} {
		o.send(who, o.account(who[strings.Index(who, "<")+1:len(who)-1]), "name Bo")
		if o.called(who[strings.Index(who, "<")+1:len(who)-1]) == "Bo" {
			t.Errorf("%s is called Bo", who)
		}
	}
	if _, said := o.onMachine("ban Boris Borissowitsch abuse"); strings.HasPrefix(said, "refused") {
		t.Error(said)
	}
}

// TestPauseAll: CR-29: clocks stand from the host's word on until a moment that is to come; another end replaces it, and "pause end" is now.
func TestPauseAll(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	deadline := func() time.Time {
		m, err := o.referee.Changes(o.store).Match(ctx(), 1)
		if err != nil {
			t.Fatal(err)
		}
		at, _ := m.Deadline()
		return at
	}
	before := deadline()
	o.admin("pause all until 2026-11-23")
	if got, want := deadline().Sub(before), 62*time.Hour; got != want {
		t.Errorf("the deadline is %v later, want %v", got, want)
	}
	if _, said := o.onMachine("pause all until 2025-01-01"); !strings.HasPrefix(said, "refused") {
		t.Error(said)
	}
	o.now = o.now.Add(10 * time.Hour)
	o.onMachine("pause end")
	if got := deadline().Sub(before); got != 10*time.Hour {
		t.Errorf("the deadline is %v later", got)
	}
	if _, said := o.onMachine("pause end"); !strings.HasPrefix(said, "refused") {
		t.Error(said)
	}
}

// TestAnnounce: it reaches everybody who wants news, at once or with their digest, and nobody who wants none, or no mail.
func TestAnnounce(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.send(bo, o.account("bo@example.org"), "mail digest on 07:30")
	o.send(eve, o.account("eve@example.net"), "mail news off")
	c, _ := o.onMachine("announce:\nThe server moves on Monday.\nLetters wait.")
	if text := o.text(c, "ada@example.org"); !strings.Contains(text, "The server moves on Monday.") || !strings.Contains(text, "Letters wait.") {
		t.Errorf("Ada reads %q", text)
	}
	if o.text(c, "eve@example.net") != "" || o.text(c, "bo@example.org") != "" {
		t.Error("Eve wants no news, and Bo a digest")
	}
	if len(c.Topics) != 1 || c.Topics[0].Player != "bo@example.org" {
		t.Errorf("topics: %+v", c.Topics)
	}
}

// TestAnnounceToMany: a hundred letters a minute, and each goes to somebody else.
func TestAnnounceToMany(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.readers(250)
	c, _ := o.onMachine("announce The server moves on Monday.")
	went, to := map[time.Duration]int{}, map[string]bool{}
	for _, l := range c.Outbox {
		went[l.Due.Sub(o.now)]++
		to[l.To] = true
	}
	if len(to) != len(c.Outbox) || len(to) < 250 || went[0] != 100 || went[time.Minute] != 100 || len(went) != 3 {
		t.Errorf("%d letters to %d people, by delay: %v", len(c.Outbox), len(to), went)
	}
}

// readers adds so many players who have answered a letter.
func (o *fixture) readers(many int) {
	o.t.Helper()
	var c games.Commit
	for i := range many {
		address := fmt.Sprintf("reader%d@example.org", i)
		c.Players = append(c.Players, games.Player{Address: address, Name: fmt.Sprintf("Reader %d", i), Verified: true})
	}
	if err := o.store.Commit(ctx(), c); err != nil {
		o.t.Fatal(err)
	}
}

// BenchmarkAnnounce decides an announcement to ten thousand players: from the host's words to the bytes of all letters.
func BenchmarkAnnounce(b *testing.B) {
	o := hosted(b)
	o.readers(10_000)
	told := 0
	for b.Loop() {
		done, err := hosts.Administer(b.Context(), o.referee, o.referee.Changes(o.store), "announce The server moves on Monday.", mailer.Message{Digest: "announce", Received: o.now})
		if err != nil {
			b.Fatal(err)
		}
		told = len(done.Commit.Outbox)
	}
	if told < 10_000 {
		b.Fatalf("%d letters", told)
	}
}
