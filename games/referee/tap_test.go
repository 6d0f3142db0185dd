package referee_test

import (
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// buttonLink is a button's address and what it writes.
var buttonLink = regexp.MustCompile(`href="mailto:([^"?]*)\?subject=([^"&]*)&amp;body=([^"]*)"`)

// buttons are the tags of a letter's buttons, by the words that they send; "" for the plain address.
func buttons(t rapid.TB, o games.Outgoing) map[string]string {
	t.Helper()
	text := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(string(o.Data))
	all := map[string]string{}
	for _, found := range buttonLink.FindAllStringSubmatch(text, -1) {
		address, err := url.PathUnescape(html.UnescapeString(found[1]))
		if err != nil {
			t.Fatal(err)
		}
		body, err := url.PathUnescape(found[3])
		if err != nil {
			t.Fatal(err)
		}
		local, _, _ := strings.Cut(address, "@")
		all[strings.TrimSpace(body)] = strings.TrimPrefix(strings.TrimPrefix(local, "games"), "+")
	}
	return all
}

// A tap sends a button's words to the button's address. What may come of it:
//
//	what comes to the button's address              believed, half believed           not believed
//	the words, or a yes (a no at one that says no)  acts                              asked back
//	no words, and the subject of the button         acts                              asked back
//	the words and others                            acts; the others as at the turn's asked back
//	other words alone                               as at the turn's                  as at the turn's
//	the words a second time                         told that it is done              asked back
//	another button of the same question             told what was answered            asked back
//	the words, after what disarms them              told so                           asked back
//	the words, after newkey                         as at the plain address           as at the plain address
//	the words from somebody else's address          nothing                           nothing

// taps are scenes in which somebody is asked something by a letter with buttons.
func taps() map[string]struct {
	ask     func(*fixture) (from string, letter games.Outgoing)
	yes, no string
} {
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	type scene = struct {
		ask     func(*fixture) (from string, letter games.Outgoing)
		yes, no string
	}
	return map[string]scene{
		"an invitation": {func(o *fixture) (string, games.Outgoing) {
			return bo, to(o.t, o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs bo@example.org"), "bo@example.org")
		}, "accept", "decline"},
		"a draw": {func(o *fixture) (string, games.Outgoing) {
			return bo, to(o.t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org")
		}, "draw yes", "draw no"},
		"a take-back": {func(o *fixture) (string, games.Outgoing) {
			return ada, to(o.t, o.send(bo, o.tag(black, 3), "undo"), "ada@example.org")
		}, "undo yes", "undo no"},
		"a try": {func(o *fixture) (string, games.Outgoing) {
			return ada, to(o.t, o.send(ada, o.tag(white, 3), "try d3d4"), "ada@example.org")
		}, "confirm", ""},
		"nothing": {func(o *fixture) (string, games.Outgoing) {
			return ada, to(o.t, o.send(ada, o.tag(white, 3), "show"), "ada@example.org")
		}, "draw", ""},
	}
}

// TestTaps: CR-58, each button acts by one tap, once, where the letter is believed or half believed, and is asked back where it is not.
func TestTaps(t *testing.T) {
	t.Parallel()
	for name, scene := range taps() {
		for _, words := range []string{scene.yes, scene.no} {
			for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
				if words != "" {
					o := open(t)
					from, letter := scene.ask(o)
					o.tapped(t, name+", "+as.String(), from, words, buttons(t, letter), as)
				}
			}
		}
	}
}

// tapped taps a button in all ways, the last of which uses it up.
func (o *fixture) tapped(t *testing.T, name, from, words string, all map[string]string, as mailer.Belief) {
	t.Helper()
	tag, want := all[words], acts
	if tag == "" {
		t.Fatalf("%s: no address for %q: %v", name, words, all)
	}
	if as == mailer.NotBelieved {
		want = asks
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
	yes := map[bool]string{true: "No, thanks.", false: "Yes, please!"}[strings.HasSuffix(words, "no") || words == "decline"]
	for _, body := range []string{words, words + "\r\nsay hi!", strings.ToUpper(words) + "\r\n\r\n-- \r\nsent from a telephone", yes} {
		if c := o.decide(o.letter(from, tag, body)); o.effect(c) != want {
			t.Errorf("%s, %q by %q: %s: %+v", name, words, body, o.effect(c), c.Handling)
		}
	}
	empty := o.letter(from, tag, "")
	empty.Raw = []byte(strings.Replace(string(empty.Raw), "Subject: hello", "Subject: "+words, 1))
	if c := o.decide(empty); o.effect(c) != want && words != "confirm" { // a subject never confirms
		t.Errorf("%s, %q by the subject: %s: %+v", name, words, o.effect(c), c.Handling)
	}
	for _, body := range []string{"Who are you?", "I am away until Monday.", "yes, if you like", "1: show"} {
		if c := o.decide(o.letter(from, tag, body)); o.effect(c) == acts || len(c.Outbox) == 0 {
			t.Errorf("%s, %q by %q: %s: %+v", name, words, body, o.effect(c), c.Handling)
		}
	}
	if as == mailer.NotBelieved {
		asked := o.send(from, tag, words)
		if c := o.decide(o.letter(from, o.asked(asked), "yes")); o.effect(c) != acts {
			t.Errorf("%s, %q: a yes does not act: %+v", name, words, c.Handling)
		}
		return
	}
	if c := o.send(from, tag, words); o.effect(c) != acts {
		t.Errorf("%s, %q: %+v", name, words, c.Handling)
	}
	second := o.decide(o.letter(from, tag, words))
	if o.effect(second) != tells || !says(second, "asked for this already") {
		t.Errorf("%s, %q a second time: %s, %+v", name, words, o.effect(second), second.Handling)
	}
	for other, tag := range all {
		if sibling := strings.Fields(other)[0] == strings.Fields(words)[0] || words == "accept" || words == "decline"; other == words || !sibling || other == "resign" || other == "draw" {
			continue
		}
		if c := o.decide(o.letter(from, tag, other)); o.effect(c) != tells || !says(c, "already answered that with “"+words) {
			t.Errorf("%s, %q after %q: %s, %+v", name, other, words, o.effect(c), c.Handling)
		}
	}
}

// says reports whether a letter of a commit holds words, however they are broken over lines.
func says(c games.Commit, words string) bool {
	for _, l := range c.Outbox {
		if strings.Contains(strings.Join(strings.Fields(plainText(l)), " "), words) {
			return true
		}
	}
	return false
}

// plainText is the text of a letter, with its transfer encoding undone as far as words need it.
func plainText(l games.Outgoing) string {
	return strings.NewReplacer("=\r\n", "", "=E2=80=9C", "“", "=E2=80=9D", "”", "=3D", "=").Replace(string(l.Data))
}

// TestOldButtons: CR-58, a button is good only as long as what its letter told is the last that happened in the game. What has become of a button of an older letter is told, never silent.
func TestOldButtons(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, after := range map[string]func(*fixture){
		"a turn":      func(o *fixture) { o.send(ada, o.tag(white, 3), "d3d4") },
		"a take-back": func(o *fixture) { o.send(bo, o.tag(black, 3), "undo"); o.send(ada, o.tag(white, 3), "undo yes") },
		"the end":     func(o *fixture) { o.consent(bo, o.tag(black, 3), "resign") },
	} {
		o := open(t)
		offered := buttons(t, to(t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org"))
		after(o)
		for _, words := range []string{"draw yes", "draw no"} {
			c := o.decide(o.letter(bo, offered[words], words))
			if o.effect(c) != tells || !says(c, "Things have changed since that letter") {
				t.Errorf("CR-58, %q after %s: %s, %+v", words, name, o.effect(c), c.Handling)
			}
		}
	}
	o := open(t)
	offered := buttons(t, to(t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org"))
	o.consent(bo, o.tag(black, 3), "newkey")
	if c := o.decide(o.letter(bo, offered["draw no"], "draw no")); o.effect(c) == acts || len(c.Outbox) == 0 {
		t.Errorf("after new keys: %s, %+v", o.effect(c), c.Handling)
	}
	for _, from := range []string{ada, eve} {
		if c := o.decide(o.letter(from, offered["draw yes"], "draw yes")); o.effect(c) == acts {
			t.Errorf("forwarded to %s: %+v", from, c.Handling)
		}
	}
}

// TestAnOfferMadeAgain: a button of the newer letter acts, though the same question was answered before in the same turn.
func TestAnOfferMadeAgain(t *testing.T) {
	t.Parallel()
	o := open(t)
	white := adjudicator.WhiteSeat
	first := buttons(t, to(t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org"))
	o.send(bo, first["draw no"], "draw no")
	again := buttons(t, to(t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org"))
	if c := o.decide(o.letter(bo, first["draw yes"], "draw yes")); o.effect(c) == acts {
		t.Errorf("the older button: %+v", c.Handling)
	}
	if c := o.decide(o.letter(bo, again["draw yes"], "draw yes")); !over(c) {
		t.Errorf("the newer button: %+v", c.Handling)
	}
}

// TestWhereButtonsAreAskedBack: "resign" is always; without a judge of letters, or without tags in addresses, all are.
func TestWhereButtonsAreAskedBack(t *testing.T) {
	t.Parallel()
	o := open(t)
	all := buttons(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "draw"), "bo@example.org"))
	if c := o.decide(o.letter(bo, all["resign"], "resign")); o.effect(c) != asks {
		t.Errorf("resign: %s, %+v", o.effect(c), c.Handling)
	}
	judge := o.referee.Judge
	for name, change := range map[string]func(){
		"trust: token": func() { o.referee.Judge = nil },
		"no tags":      func() { o.referee.Judge, o.referee.PlusAddress = judge, false },
	} {
		change()
		for words, tag := range buttons(t, to(t, o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "show")), "ada@example.org")) {
			if tag != "" {
				t.Errorf("%s: %q goes to %s", name, words, tag)
			}
			if c := o.decide(o.letter(ada, "", "1: "+words)); o.effect(c) != asks {
				t.Errorf("%s: %q: %s, %+v", name, words, o.effect(c), c.Handling)
			}
		}
		o.referee.PlusAddress = true
	}
}
