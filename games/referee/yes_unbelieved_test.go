package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/token"
)

const hal = "Hal <hal@example.org>"

// TestAForgedYes is the table of a yes that is not believed, to what cannot be undone: by how far the letter was believed that asked, and by
// whom it is. What a host decides is never done by it.
func TestAForgedYes(t *testing.T) {
	t.Parallel()
	none, believed := mailer.NotBelieved, mailer.Believed
	month := 31 * 24 * time.Hour
	for name, c := range map[string]struct {
		from, words string
		before      func(*fixture) // what else the account has sent
		asked       mailer.Belief  // of the letter that asks
		acts        bool
	}{
		"a host without an account":                {hal, "admin games", nil, believed, false},
		"a host who is known":                      {hal, "admin games", func(o *fixture) { o.send(hal, o.account("hal@example.org"), "games") }, believed, false},
		"a host, a month later":                    {hal, "admin games", func(o *fixture) { o.send(hal, o.account("hal@example.org"), "games"); o.now = o.now.Add(month) }, believed, false},
		"a host who is never believed":             {hal, "admin games", nil, none, false},
		"a stranger who blocks":                    {eve, "block", nil, believed, false},
		"a stranger who blocks, never believed":    {eve, "block", nil, none, true},
		"a stranger who is to be forgotten":        {eve, "forget me", nil, believed, false},
		"a stranger with new keys":                 {eve, "newkey", nil, believed, false},
		"a player":                                 {ada, "1: resign", nil, believed, false},
		"a player who blocks":                      {ada, "block", nil, believed, false},
		"a player, a month later":                  {ada, "block", func(o *fixture) { o.now = o.now.Add(month) }, none, true},
		"a player, a month later, asked by belief": {ada, "block", func(o *fixture) { o.now = o.now.Add(month) }, believed, false},
	} {
		o := open(t)
		o.referee.Host = "hal@example.org"
		if c.before != nil {
			c.before(o)
		}
		o.referee.Judge = judged(mailer.Judgement{Belief: c.asked, Doubt: mailer.Unsigned})
		to := ""
		if c.asked == none { // at the plain address nothing is asked back of it
			mailbox := strings.Trim(strings.Split(c.from, " ")[1], "<>")
			to = o.account(mailbox)
		}
		asked := o.asked(o.send(c.from, to, c.words))
		o.referee.Judge = judged(mailer.Judgement{Belief: none, Doubt: mailer.Unsigned})
		in := o.letter(c.from, asked, "yes")
		in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello", "Subject: Buy my pills", 1))
		done := o.decide(in)
		if got := o.effect(done) == acts || over(done) || len(done.Audits) > 0 || len(done.Erase) > 0; got != c.acts {
			t.Errorf("%s: acts %v, want %v; %+v", name, got, c.acts, done.Handling)
		}
		for _, l := range done.Outbox {
			if strings.Contains(string(l.Data), "pills") {
				t.Errorf("%s: the answer has the Subject of the yes:\n%.600s", name, l.Data)
			}
		}
		o.referee.Judge = judged(mailer.Judgement{Belief: believed})
		if done := o.decide(o.letter(c.from, asked, "yes")); !c.acts && len(done.Requests) == 0 {
			t.Errorf("%s: the request is dead for the yes that is believed: %+v", name, done.Handling)
		}
	}
}

// TestUnblockOfOthers is the table of “unblock” in the name of somebody who wants no mail: what brings them a letter, and what gives them mail.
func TestUnblockOfOthers(t *testing.T) {
	t.Parallel()
	tokens := func(o *fixture) { o.referee.Judge = nil }
	as := func(b mailer.Belief) func(*fixture) {
		return func(o *fixture) { o.referee.Judge = judged(mailer.Judgement{Belief: b, Doubt: mailer.Unsigned}) }
	}
	account := func(days, epoch int) func(*fixture) string {
		return func(o *fixture) string {
			return o.referee.Key.Account(token.Account{Player: "bo@example.org", Day: int(o.now.Unix()/86400) - days, Epoch: epoch})
		}
	}
	plain := func(*fixture) string { return "" }
	turn := func(seat adjudicator.Seat, n int) func(*fixture) string {
		return func(o *fixture) string { return o.tag(seat, n) }
	}
	for name, c := range map[string]struct {
		trust func(*fixture)
		to    func(*fixture) string
		want  string
	}{
		"tokens, plain address":            {tokens, plain, silent},
		"tokens, Ada's address":            {tokens, turn(adjudicator.WhiteSeat, 3), silent},
		"tokens, of before new keys":       {tokens, account(40, 7), silent},
		"tokens, an address that is old":   {tokens, account(40, 0), asks},
		"tokens, of the account":           {tokens, account(1, 0), asks},
		"tokens, of an older turn":         {tokens, turn(adjudicator.BlackSeat, 1), asks},
		"tokens, of the turn":              {tokens, turn(adjudicator.BlackSeat, 3), asks},
		"believed, plain address":          {as(mailer.Believed), plain, acts},
		"half believed, plain address":     {as(mailer.HalfBelieved), plain, asks},
		"not believed, plain address":      {as(mailer.NotBelieved), plain, silent},
		"not believed, of the turn":        {as(mailer.NotBelieved), turn(adjudicator.BlackSeat, 3), asks},
		"believed, an address that is old": {as(mailer.Believed), account(40, 0), acts},
	} {
		o := open(t)
		c.trust(o)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
		o.send(bo, o.tag(adjudicator.BlackSeat, 3), "block")
		c.trust(o)
		done := o.decide(o.letter(bo, c.to(o), "unblock"))
		got := o.effect(done)
		if !strings.Contains(recipients(done), "bo@example.org") {
			got = silent
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestAskedBackNamesWhatElseWaits: a letter that asks back the answer to an offer does not call that offer something else, which a yes would
// not answer; what the yes does not answer is named.
func TestAskedBackNamesWhatElseWaits(t *testing.T) {
	t.Parallel()
	for words, besides := range map[string]bool{
		"draw yes": false, "1: draw yes": false,
		"undo yes": true, "resign": true, "2: draw yes": true,
	} {
		o, _ := openTwo(t)
		o.referee.Judge = nil // trust: token
		o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "draw")
		l := to(t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), words), boAt)
		text := o.flat(l)
		if !strings.Contains(text, "asked for:") {
			t.Errorf("%q is not asked back:\n%s", words, text)
		}
		if strings.Contains(text, "which a “yes” to this letter doesn't answer: game 1:") != besides {
			t.Errorf("%q: something else waits: %t, want %t\n%s", words, !besides, besides, text)
		}
	}
}
