package referee_test

import (
	"context"
	"crypto/ed25519"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/token"
	"pbem/notation/record"
)

// recorded is what players get as the record of a game.
func (o *fixture) recorded(game int) string {
	o.t.Helper()
	all, err := play.Record(context.Background(), o.referee, o.store, game)
	if err != nil {
		o.t.Fatal(err)
	}
	if all.Public != nil {
		return all.Public.String()
	}
	return all.Private.Public().String()
}

// toVerify sends a record for it to be verified, and returns what is answered.
func (o *fixture) toVerify(from, tag, text string) string {
	o.t.Helper()
	c := o.decide(o.letter(from, tag, "verify\r\n\r\n"+strings.ReplaceAll(text, "\n", "\r\n")))
	if len(c.Outbox) != 1 {
		o.t.Fatalf("%d letters: %+v", len(c.Outbox), c.Handling)
	}
	_, words, _ := strings.Cut(string(c.Outbox[0].Data), "\r\n\r\n")
	if own := ownWords(c); own != "" {
		words = own
	}
	return strings.Join(strings.Fields(words), " ")
}

// TestVerifyTellsNoSecrets: a player's record is held to all of their game; anybody else's to what everybody may know, and to nothing of a
// private one: there a true record and a forged one are answered in the same words (CR-54).
func TestVerifyTellsNoSecrets(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"", " private"} {
		var texts []string
		var last *fixture
		for _, turn := range []string{"d2d3", "c2c3"} {
			o := open(t)
			o.send(ada, "", "new chesimals-0.1 vs bo@example.org as white"+words)
			tag := func(seat adjudicator.Seat, turn int) string {
				return o.referee.Key.Reply(token.Claim{Game: 2, Seat: seat, Turn: turn, Epoch: "0.0"})
			}

			o.send(bo, tag(adjudicator.BlackSeat, 1), "accept")
			o.send(ada, tag(adjudicator.WhiteSeat, 1), turn)
			texts, last = append(texts, o.recorded(2)), o
		}
		forged, ours := texts[0], texts[1]
		tag := last.referee.Key.Reply(token.Claim{Game: 2, Seat: adjudicator.WhiteSeat, Turn: 2, Epoch: "0.0"})
		if got := last.toVerify(ada, tag, ours); !strings.Contains(got, "It agrees with game 2 so far") {
			t.Errorf("%s: %s", words, got)
		}
		if got := last.toVerify(ada, tag, forged); !strings.Contains(got, "My game 2 is different") {
			t.Errorf("%s: %s", words, got)
		}
		one, other := last.toVerify("zoe@example.net", "", ours), last.toVerify("zoe@example.net", "", forged)
		if one != other || !strings.Contains(one, "in order so far, 1 turn") || strings.Contains(one, "game 2") {
			t.Errorf("%s: a stranger reads %s\nand of the forged one %s", words, one, other)
		}
	}
}

// TestVerifyOfAStolenKey: what a key has signed that others have, too, counts only where the store bears it out.
func TestVerifyOfAStolenKey(t *testing.T) {
	t.Parallel()
	o := open(t)
	public, key, err := ed25519.GenerateKey(strings.NewReader(strings.Repeat("k", 64)))
	if err != nil {
		t.Fatal(err)
	}
	o.referee.Signing = key
	o.send(ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")), "yes")
	ours := o.recorded(1)
	for _, stolen := range []bool{false, true} {
		o.referee.Signers = talk.Signers{Keys: []ed25519.PublicKey{public}, Stolen: map[string]bool{record.KeyID(public): stolen}}
		if got := o.toVerify(ada, o.tag(adjudicator.WhiteSeat, 3), ours); !strings.Contains(got, "It's game 1 exactly as I have it") {
			t.Errorf("stolen %v: %s", stolen, got)
		}
		if got := o.toVerify("zoe@example.net", "", ours); strings.Contains(got, "the stolen key") != stolen {
			t.Errorf("stolen %v: a stranger reads %s", stolen, got)
		}
	}
}

// TestVerifyByStrangersIsSmall: whoever is not believed gets the page for newcomers, and whoever writes to the plain address no word of a record.
func TestVerifyByStrangersIsSmall(t *testing.T) {
	t.Parallel()
	o := open(t)
	ours := o.recorded(1)
	changed := strings.Replace(ours, "Zd2-d3", "Hello, buy my book at example.net", 1)
	for as, want := range map[mailer.Belief]string{mailer.NotBelieved: "Nothing in your letter shows", mailer.HalfBelieved: "not in order", mailer.Believed: "not in order"} {
		o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
		got := o.toVerify("zoe@example.net", "", changed)
		if strings.Contains(got, "buy") || as != mailer.NotBelieved && !strings.Contains(got, want) {
			t.Errorf("%v: %s", as, got)
		}
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	if got := o.toVerify(ada, o.tag(adjudicator.WhiteSeat, 3), changed); !strings.Contains(got, "“Hello”, “buy”") {
		t.Errorf("a player is not told why: %s", got)
	}
	many := strings.Repeat(ours+"\n", 25)
	if got := o.toVerify(ada, o.tag(adjudicator.WhiteSeat, 3), many); !strings.Contains(got, "20 records: ") || !strings.Contains(got, "I skipped the rest") {
		t.Errorf("not 20 of 25: %s", got)
	}
}

// TestVerifyQuotedAndWrapped: a record is found wherever a mail program has put it, and a turn that somebody added below its end is not passed over
// (record.md, R-6).
func TestVerifyQuotedAndWrapped(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")), "yes")
	ours := o.recorded(1)
	const good, bad, cut = "It's game 1 exactly as I have it", "not in order", "is incomplete"
	lines := strings.SplitAfter(strings.TrimSpace(ours), "\n")
	less := strings.Join(lines[:len(lines)-1], "")
	for name, c := range map[string]struct{ text, want string }{
		"below the word":               {ours, good},
		"quoted":                       {"> " + strings.ReplaceAll(ours, "\n", "\n> "), good},
		"in a reply":                   {"\nOn Monday Bo wrote:\n> Here it is:\n> " + strings.ReplaceAll(ours, "\n", "\n> "), good},
		"twice quoted":                 {">> " + strings.ReplaceAll(ours, "\n", "\n>> "), good},
		"quoted, wrapped":              {"> " + strings.NewReplacer("[Rules ", "[Rules\n> ", "\n", "\n> ").Replace(ours), good},
		"with a turn more":             {ours + "9. white: Zd2-d3\n", bad},
		"without its last line":        {less, cut},
		"without it, with words below": {less + "\nThat is all.\n\nAda", cut},
		"quoted without it":            {"> " + strings.ReplaceAll(less, "\n", "\n> "), cut},
		"nothing but its tags":         {less[:strings.Index(less, "\n\n")], cut},
		"quoted with one":              {"> " + strings.ReplaceAll(ours+"9. white: Zd2-d3\n", "\n", "\n> "), bad},
	} {
		if got := o.toVerify("zoe@example.net", "", c.text); !strings.Contains(got, c.want) && !strings.Contains(got, "in order") {
			t.Errorf("%s: a stranger reads %s", name, got)
		}
		if got := o.toVerify(ada, o.tag(adjudicator.WhiteSeat, 3), c.text); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", name, got)
		}
	}
}
