package referee_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/token"
)

// done is what a commit has done in matches that a yes or a no can do; "" for nothing.
func done(c games.Commit) string {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			switch f := e.Fact.(type) {
			case adjudicator.Accepted:
				return "accept"
			case adjudicator.Declined:
				return "decline"
			case adjudicator.Undone:
				return "undo"
			case adjudicator.UndoRefused:
				return "undo no"
			case adjudicator.DrawRefused:
				return "draw no"
			case adjudicator.Paused, adjudicator.PauseRefused:
				return "pause"
			case adjudicator.TurnPlayed:
				return "play"
			case adjudicator.Ended:
				return fmt.Sprint(f.Outcome.Cause)
			}
		}
	}
	return ""
}

// lastTo is the last letter to Bo of a commit.
func lastTo(o *fixture, c games.Commit) games.Outgoing {
	o.t.Helper()
	for _, l := range slices.Backward(c.Outbox) {
		if l.To == boAt {
			return l
		}
	}
	o.t.Fatalf("no letter to Bo: %+v", c.Handling)
	return games.Outgoing{}
}

// believing does something while all letters are believed.
func (o *fixture) believing(do func()) {
	before := o.referee.Judge
	defer func() { o.referee.Judge = before }()
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	do()
}

// baits are letters to Bo (Black), by how they come about, and what a bare yes to each does: what its first sentence asks for, and nothing
// where it brings words of Ada's. The last letter to Bo of what a row returns is meant.
func baits() []struct {
	name string
	does string
	to   func(*fixture) games.Outgoing
} {
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	says := func(o *fixture, words ...string) (c games.Commit) { // Ada's letters, one after another
		for _, w := range words {
			c = o.send(ada, o.tag(white, 3), w)
		}
		return c
	}
	last := func(words ...string) func(*fixture) games.Outgoing {
		return func(o *fixture) games.Outgoing { return lastTo(o, says(o, words...)) }
	}
	invites := func(words string) func(*fixture) games.Outgoing {
		return func(o *fixture) (l games.Outgoing) {
			account := o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
			o.believing(func() { l = lastTo(o, o.send(ada, account, words)) })
			return l
		}
	}
	// Bo's own letter, after Ada's.
	bos := func(words string, adas ...string) func(*fixture) games.Outgoing {
		return func(o *fixture) games.Outgoing {
			says(o, adas...)
			return lastTo(o, o.send(bo, o.tag(black, 3), words))
		}
	}
	chat := []string{"say One.", "say Two.", "say Three.", "say Are you well?"} // the last one is held
	return []struct {
		name string
		does string
		to   func(*fixture) games.Outgoing
	}{
		{"a draw", "agreed", last("draw")},
		{"a take-back", "undo", last("undo")},
		{"a pause", "", last("pause")},
		{"a turn and a draw", "agreed", last("d3d4\ndraw")},
		{"an invitation", "accept", invites("new chesimals-0.1 vs bo@example.org")},
		{"an invitation with words", "accept", invites("new chesimals-0.1 vs bo@example.org say Are you well?")},
		{"an invitation, and words behind it", "accept", func(o *fixture) games.Outgoing {
			before := o.referee.Judge
			defer func() { o.referee.Judge = before }()
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
			return lastTo(o, o.consent(ada, "", "new chesimals-0.1 vs bo@example.org\nsay Are you well?"))
		}},
		{"a rematch with words", "accept", func(o *fixture) games.Outgoing {
			o.consent(ada, o.tag(white, 3), "resign")
			return lastTo(o, o.send(ada, o.tag(white, 3), "rematch say Are you well?"))
		}},
		{"the rules of an invitation", "", func(o *fixture) games.Outgoing {
			return lastTo(o, o.send(bo, replyTag(o.t, invites("new chesimals-0.1 vs bo@example.org")(o)), "rules chesimals-0.1"))
		}},
		{"words", "", last("say Are you well?")},
		{"words after a draw", "", last("draw", "say Are you well?")},
		{"words after a take-back", "", last("undo", "say Are you well?")},
		{"words after a pause", "", last("pause", "say Are you well?")},
		{"words after an invitation, in another game", "", func(o *fixture) games.Outgoing {
			invites("new chesimals-0.1 vs bo@example.org")(o)
			return lastTo(o, says(o, "say Are you well?"))
		}},
		{"words beside a draw", "", last("draw\nsay Are you well?")},
		{"words above a draw", "", last("say Are you well?\ndraw")},
		{"words beside a take-back", "", last("undo\nsay Are you well?")},
		{"a turn, words and a draw", "", last("d3d4\ndraw\nsay Are you well?")},
		{"a draw and a take-back", "", last("draw\nundo")},
		{"a take-back after a draw", "undo", last("draw", "undo")},
		{"a draw after a take-back", "agreed", last("undo", "draw")},
		{"gathered words", "", func(o *fixture) games.Outgoing {
			says(o, append([]string{"draw"}, chat...)...)
			o.now = o.now.Add(time.Hour)
			return o.bring()[0]
		}},
		{"a draw that brings gathered words", "", last(append(chat, "draw")...)},
		{"a take-back that brings gathered words", "", last(append(chat, "undo")...)},
		{"a look that brings gathered words", "", bos("show", append([]string{"draw"}, chat...)...)},
		{"a look", "", bos("show", "draw")},
		{"the letter once more", "", bos("resend", "draw")},
		{"the turns so far", "", bos("history", "undo")},
		{"the games", "", bos("games", "draw")},
		{"own words", "", bos("say I am well.", "draw")},
		{"what cannot be read", "", bos("Let me think about it.", "draw")},
		{"an own try", "", bos("try d7d6", "draw")},
		{"an own draw", "", bos("draw", "draw")},
		{"own words after a take-back", "", bos("say I am well.", "undo")},
		{"a gift after a draw", "", last("draw", "grant 1h")},
		{"a gift after a take-back", "", last("undo", "grant 1h")},
		{"a gift after a pause", "", last("pause", "grant 1h")},
		{"a gift beside a draw", "agreed", last("draw\ngrant 1h")},
		{"a gift above a draw", "agreed", last("grant 1h\ndraw")},
		{"a draw after a pause", "agreed", last("pause", "draw")},
		{"a pause after a draw", "", last("draw", "pause")},
		{"a take-back and a pause", "undo", last("undo\npause")},
		{"a draw, a take-back and words", "", last("draw", "undo", "say Are you well?")},
		{"words, a draw and a take-back", "", last("say Are you well?", "draw", "undo", "say Well?")},
		{"a turn after a draw", "", last("draw", "d3d4")},
		{"a turn and words after a draw", "", last("draw", "d3d4\nsay Are you well?")},
		{"words in German beside a draw", "", last("draw\nsay Geht es dir gut?")},
		{"a draw and courtesy", "agreed", last("Hello Bo,\n\ndraw\n\nBest wishes\nAda")},
		{"a rematch, and words after it", "", func(o *fixture) games.Outgoing {
			o.consent(ada, o.tag(white, 3), "resign")
			return last("rematch", "say Are you well?")(o)
		}},
		{"a rematch", "accept", func(o *fixture) games.Outgoing {
			o.consent(ada, o.tag(white, 3), "resign")
			return last("rematch")(o)
		}},
		{"new addresses after words and a take-back", "", func(o *fixture) games.Outgoing {
			says(o, "undo", "say Are you well?")
			return lastTo(o, o.consent(bo, o.tag(black, 3), "newkey"))
		}},
		{"own legal", "", bos("legal", "draw")},
		{"own time", "", bos("time", "draw")},
		{"own record", "", bos("record", "draw")},
		{"own ifs", "", bos("ifs", "draw")},
		{"own help", "", bos("help", "draw")},
		{"own help draw", "", bos("help draw", "draw")},
		{"own rules chesimals-0.1", "", bos("rules chesimals-0.1", "draw")},
		{"own variations", "", bos("variations", "draw")},
		{"own show diary", "", bos("show diary", "draw")},
		{"own keep d7d6", "", bos("keep d7d6", "draw")},
		{"own vacation", "", bos("vacation", "draw")},
		{"own mail digest off", "", bos("mail digest off", "draw")},
		{"own language de", "", bos("language de", "draw")},
		{"own name Bob", "", bos("name Bob", "draw")},
		{"own watch 1", "", bos("watch 1", "draw")},
		{"own presets", "", bos("presets", "draw")},
		{"own display", "", bos("display", "draw")},
		{"own seeks", "", bos("seeks", "draw")},
		{"own players", "", bos("players", "draw")},
		{"own ratings", "", bos("ratings", "draw")},
		{"own tournaments", "", bos("tournaments", "draw")},
		{"own limits", "", bos("limits", "draw")},
		{"own resume", "", bos("resume", "draw")},
		{"own diary hm", "", bos("diary hm", "draw")},
		{"own audit 1", "", bos("audit 1", "draw")},
		{"own pause", "", bos("pause", "draw")},
		{"own undo", "", bos("undo", "draw")},
		{"own grant 1h", "", bos("grant 1h", "draw")},
		{"own d7d6", "", bos("d7d6", "draw")},
		{"own claim time", "", bos("claim time", "draw")},
		{"own claim quiet", "", bos("claim quiet", "draw")},
		{"own if d3d4 then d7d6", "", bos("if d3d4 then d7d6", "draw")},
		{"own unif", "", bos("unif", "draw")},
		{"own no", "", bos("no", "draw")},
		{"own draw no, draw", "", bos("draw no\ndraw", "draw")},
		{"own show 1#1", "", bos("show 1#1", "draw")},
		{"own copy inventor yes", "", bos("copy inventor yes", "draw")},
		{"own mail", "", bos("mail", "draw")},
		{"own strict on", "", bos("strict on", "draw")},
		{"own vacation 1d", "", bos("vacation 1d", "draw")},
		{"own send", "", bos("send", "draw")},
		{"own comments 1 off", "", bos("comments 1 off", "draw")},
		{"own resend 1", "", bos("resend 1", "draw")},
		{"own study chesimals-0.1", "", bos("study chesimals-0.1", "draw")},
		{"own verify", "", bos("verify", "draw")},
		{"own next", "", bos("next", "draw")},
		{"own Thanks!", "", bos("Thanks!", "draw")},
		{"own ?", "", bos("?", "draw")},
		{"own What do you mean?", "", bos("What do you mean?", "draw")},
		{"an own resignation", "resigned", bos("resign", "say Are you well?")},
		{"an own resignation, after a draw", "resigned", bos("resign", "draw")},
		{"an own resignation, while words wait", "resigned", bos("resign", chat...)},
		{"a yes that nobody asked for", "", bos("yes", "draw", "say Are you well?")},
		{"neither yes nor no", "agreed", func(o *fixture) games.Outgoing {
			return to(o.t, o.send(bo, replyTag(o.t, last("draw")(o)), "Perhaps."), boAt)
		}},
		{"neither yes nor no, while words wait", "agreed", func(o *fixture) games.Outgoing {
			offer := replyTag(o.t, last("draw")(o))
			says(o, chat...)
			return to(o.t, o.send(bo, offer, "Perhaps."), boAt)
		}},
		{"neither yes nor no to what is over, while a draw stands", "", func(o *fixture) games.Outgoing {
			wish := replyTag(o.t, last("undo")(o))
			o.send(bo, wish, "undo no")
			says(o, "draw")
			return to(o.t, o.send(bo, wish, "Perhaps."), boAt)
		}},
		{"a reminder while a draw stands", "", func(o *fixture) games.Outgoing {
			says(o, "d3d4", "draw")
			o.now = o.now.Add(49 * time.Hour)
			c, err := referee.Tick(ctx(), o.referee, o.referee.Changes(o.store), 1, o.now)
			if err != nil {
				o.t.Fatal(err)
			}
			return to(o.t, c, boAt)
		}},
		{"new addresses", "", func(o *fixture) games.Outgoing {
			says(o, "draw")
			c := o.consent(bo, o.tag(black, 3), "newkey")
			return lastTo(o, c)
		}},
		{"a digest", "", func(o *fixture) games.Outgoing {
			o.believing(func() { o.send(bo, o.tag(black, 3), "mail digest on") })
			says(o, "draw", "say Are you well?")
			o.now = o.now.Add(day)
			return o.digests()[0]
		}},
		{"a game out of a digest that cannot wait", "", func(o *fixture) games.Outgoing {
			o.believing(func() { o.send(bo, o.tag(black, 3), "mail digest on") })
			says(o, "draw", "say Are you well?", "d3d4")
			o.now = o.now.Add(3*day - 2*time.Hour)
			return o.digests()[0]
		}},
	}
}

// TestWhatABareYesDoes walks every letter that can have the address of a request, or be taken for one that has: a bare yes does what the
// letter's first sentence asks for, where it brings no words of the other player's, and else nothing. A bare no is no answer either.
func TestWhatABareYesDoes(t *testing.T) {
	t.Parallel()
	for _, trust := range []string{"dkim", "token"} {
		for _, row := range baits() {
			o := open(t)
			if trust == "token" {
				o.referee.Judge = nil
			}
			letter := row.to(o)
			for _, words := range []string{"Yes, thank you!", "yes", "Ja, danke!", "OK", "confirm", "No, thank you.", "no"} {
				c := o.decide(o.letter(bo, replyTag(t, letter), words))
				want := row.does
				if no := strings.Contains(strings.ToLower(words), "no"); no {
					want = declined()[row.does]
				}
				if got := done(c); got != want {
					t.Errorf("trust %s: %s, answered %q: %q, want %q\n%s", trust, row.name, words, got, want, shortened(o.flat(letter)))
				}
				if len(c.Outbox) == 0 {
					t.Errorf("trust %s: %s, answered %q: silence", trust, row.name, words)
				}
			}
		}
	}
}

func shortened(text string) string { return text[:min(len(text), 200)] }

// declined is what a no does, by what a yes would.
func declined() map[string]string {
	return map[string]string{"agreed": "draw no", "undo": "undo no", "accept": "decline"}
}

// TestYesToWhat: a bare yes while an offer stands is answered with the commands that answer it, and with the address of the turn.
func TestYesToWhat(t *testing.T) {
	t.Parallel()
	for words, says := range map[string][2]string{
		"draw":       {"Yes to what? “draw yes” ends the game.", "No to what? “draw no” declines the draw."},
		"undo":       {"Yes to what? “undo yes” takes the turn back.", "No to what? “undo no” lets the turn stand."},
		"pause":      {"Yes to what? “pause yes” stops both clocks.", "No to what? “pause no” lets the clocks run."},
		"draw\nundo": {"Yes to what? “draw yes” ends the game. “undo yes” takes the turn back.", "No to what? “draw no” declines the draw. “undo no” lets the turn stand."},
	} {
		for i, answer := range []string{"Yes, thank you!", "No, thanks."} {
			o := open(t)
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
			asked := replyTag(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say Are you well?"), boAt))
			l := to(t, o.send(bo, asked, answer), boAt)
			if !strings.Contains(o.flat(l), says[i]) {
				t.Errorf("%q, answered %q: no %q in\n%s", words, answer, says[i], o.flat(l))
			}
			if got := done(o.send(bo, replyTag(t, l), "yes")); got != "" {
				t.Errorf("%q, answered %q: a second yes does %s", words, answer, got)
			}
		}
	}
}

// TestWhereAYesActs: while a draw is offered, a bare yes ends the game at the address of the letter that asks, and at that of the button that
// says yes, and at no other.
func TestWhereAYesActs(t *testing.T) {
	t.Parallel()
	claim := token.Claim{Game: 1, Seat: adjudicator.BlackSeat, Turn: 3, Epoch: "0.0"}
	button := func(act token.Act, way token.Way) func(*fixture, int) string {
		return func(o *fixture, told int) string {
			return o.referee.Key.Ask(token.Question{Claim: claim, Told: told, Act: act, Way: way})
		}
	}
	for name, c := range map[string]struct {
		tag  func(o *fixture, told int) string
		does string
	}{
		"the offer's letter":      {button(token.Draw, token.Asked), "agreed"},
		"the button draw yes":     {button(token.Draw, token.TapYes), "agreed"},
		"the button draw no":      {button(token.Draw, token.TapNo), ""},
		"the button draw":         {button(token.Offer, token.TapYes), ""},
		"the button undo yes":     {button(token.Undo, token.TapYes), ""},
		"the turn":                {func(o *fixture, _ int) string { return o.tag(adjudicator.BlackSeat, 3) }, ""},
		"an older turn":           {func(o *fixture, _ int) string { return o.tag(adjudicator.BlackSeat, 2) }, ""},
		"the opponent's turn":     {func(o *fixture, _ int) string { return o.tag(adjudicator.WhiteSeat, 3) }, ""},
		"the account":             {func(o *fixture, _ int) string { return o.bosAccount() }, ""},
		"the plain address":       {func(*fixture, int) string { return "" }, ""},
		"a question never asked":  {button(token.Undo, token.Asked), ""},
		"an offer not yet known":  {func(o *fixture, _ int) string { return button(token.Draw, token.Asked)(o, 0) }, ""},
		"the opponent's question": {func(o *fixture, _ int) string { return o.adas }, ""},
	} {
		o := open(t)
		told := token.Parse(replyTag(t, lastTo(o, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "draw")))).Told
		for _, words := range []string{"Yes, thank you!", "yes"} {
			if got := done(o.decide(o.letter(bo, c.tag(o, told), words))); got != c.does {
				t.Errorf("%s, answered %q: %q, want %q", name, words, got, c.does)
			}
		}
	}
}
