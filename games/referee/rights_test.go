package referee_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// What a letter brought about.
const (
	acts   = "acts"   // something happened in a game, or for a player
	asks   = "asks"   // its writer is asked whether it is meant
	tells  = "tells"  // its writer gets an answer
	silent = "silent" // nothing
)

// effect is what a commit brings about. That older questions are worth nothing any more is no effect.
func (o *fixture) effect(c games.Commit) string {
	o.t.Helper()
	for _, change := range c.Changes {
		for _, e := range change.Events {
			if _, noted := e.Fact.(adjudicator.Tried); noted { // for "keep", and known to nobody else
				continue
			}
			if held, ok := e.Fact.(adjudicator.Held); !ok || held.Prepared.Turn != "" {
				return acts
			}
		}
	}
	for _, p := range c.Players {
		before, err := o.store.Player(context.Background(), p.Address)
		if err != nil && !errors.Is(err, games.ErrNotFound) {
			o.t.Fatal(err)
		}
		if p.Name != before.Name && before.Verified || p.Plain != before.Plain || p.Blocked != before.Blocked || p.Epoch != before.Epoch || p.Mail != before.Mail {
			return acts
		}
	}
	switch {
	case len(c.Addresses) > 0:
		return acts
	case len(c.Requests) > 0 && !c.Requests[0].Done:
		return asks
	case len(c.Outbox) == 0:
		return silent
	}
	return tells
}

// order is something that a letter asks for.
type order struct {
	words string
	class byte // one of the columns of the table below
	often bool // tried in every way of authentication; the others in the two that hosts use
	// not: the one whose it is not to do: it is only told so.
	not string
}

// columns are the classes of orders: what anybody may see, looks, talk, turns, questions, answers to them and claims, what belongs to no
// seat, what cannot be undone, looks at no single game, "block".
const columns = "ALTUQDSFGB"

// table is what mail.md has under "What a letter may do", once more: for each kind of address and each belief what becomes of an order of
// each class. "!" it is done, "?" it is asked back, "." its writer is only told something.
func table() map[string]string {
	return map[string]string{
		"newest believed": "..!!!!!?.!", "newest half-believed": "..!!!???.?", "newest not-believed": "??????????",
		"older believed": "..!.?????!", "older half-believed": "..!.??????", "older not-believed": "??????????",
		"account believed": "..????!?.!", "account half-believed": "..??????.?", "account not-believed": "??????????",
		"plain believed": "..????!?.?", "plain half-believed": "..??????.?", "plain not-believed": "..........",
	}
}

// want is what must come of an order, by the table.
func (o *fixture) want(from author, tag tagged, as mailer.Belief, c order) string {
	at := "plain"
	switch from.role + ", " + tag.role {
	case "Ada, valid", "Bo, Bo's", "Ada, confirm", "Bo, Bo's confirm", "Ada, button":
		at = "newest"
	case "Ada, stale":
		at = "older"
	case "Ada, account", "Bo, Bo's account":
		at = "account"
	}
	switch {
	case strings.HasSuffix(tag.role, "confirm") && at == "newest" && slices.Contains([]string{"yes", "confirm", "1: draw yes"}, c.words):
		return acts
	case tag.role == "button" && at == "newest" && slices.Contains([]string{"yes", "confirm", "1: draw", "1: draw yes"}, c.words): // "draw yes" is a yes to "draw"
		if as == mailer.NotBelieved {
			return asks
		}
		return acts
	case ownerOf(tag) != "" && ownerOf(tag) != from.role: // its owner is asked back, whatever the letter proves of its writer
		if tag.role == "button" && slices.Contains([]string{"yes", "confirm"}, c.words) || c.class != ' ' {
			return asks
		}
		return tells
	case c.class == ' ': // says nothing that could be done
		return tells
	}
	cell := table()[at+" "+as.String()][strings.IndexByte(columns, c.class)]
	if tag.name == "in the subject" && at != "plain" && cell == '!' && c.class != 'U' { // what is no turn is asked back
		cell = '?'
	}
	seat := strings.IndexByte("TUQD", c.class) >= 0 || strings.HasPrefix(c.words, "1: ")
	switch {
	case from.role == "stranger" && as != mailer.NotBelieved && seat: // there is no seat to ask about
		return tells
	case tag.role == "elsewhere" && from.role == "Ada" && seat: // the number is that of no turn of hers, nor of a game of that address
		return tells
	case tag.role == "elsewhere" && from.role == "Bo" && c.class == 'U' && as != mailer.NotBelieved: // a game of his, and the turn of that one
		return tells
	case from.role == "stranger" && as == mailer.Believed && c.class == 'S': // has never answered a letter of ours
		return asks
	case cell == '?':
		return asks
	case cell == '.' || c.not == from.role || c.not == "all":
		return tells
	}
	return acts
}

// ownerOf is whose seat or request an address is that is valid; "" where it is none. An account's does not say whose it is.
func ownerOf(tag tagged) string {
	switch tag.role {
	case "valid", "stale", "confirm", "button":
		return "Ada"
	case "Bo's", "Bo's confirm":
		return "Bo"
	case "Cy's":
		return "Cy"
	}
	return ""
}

// listener is who hears of a letter that does nothing: its writer, or the owner of the secret address that it came to.
func listener(from author, tag tagged) string {
	switch owner := ownerOf(tag); {
	case owner == "" || owner == from.role:
		return from.mailbox
	default:
		return strings.ToLower(owner) + "@example.org"
	}
}

func commands() []order {
	return []order{
		{"1: d3d4", 'U', true, "Bo"}, // it's not Bo's turn
		{"1: try d3d4", 'U', false, "Bo"},
		{"1: resign", 'F', true, ""},
		{"1: withdraw", 'Q', false, ""},
		{"1: say hello", 'T', false, ""},
		{"1: draw", 'Q', false, ""},
		{"1: undo", 'Q', false, ""},
		{"1: draw yes", 'D', false, "all"}, // nothing is offered
		{"1: undo no", 'Q', false, "all"},  // a no takes nothing away
		{"1: claim time", 'Q', false, "all"},
		{"1: claim repetition", 'D', false, "all"},
		{"yes", ' ', true, ""},
		{"confirm", ' ', false, ""},
		{"no", ' ', false, ""},
		{"1: show", 'L', true, ""},
		{"1: show at 1", 'L', false, ""},
		{"1: history", 'L', false, ""},
		{"1: record", 'L', false, ""},
		{"1: legal", 'L', false, ""},
		{"1: time", 'L', false, ""},
		{"1: resend", 'L', false, ""},
		{"games", 'G', false, ""},
		{"address", 'G', false, ""},
		{"address add zoe@example.com", 'F', true, ""},
		{"address remove ada@new.example", 'F', true, ""},
		{"newkey", 'F', false, ""},
		{"block", 'B', false, ""},
		{"name Zoe", 'S', false, ""},
		{"mail text", 'S', false, ""},
		{"new chesimals-0.1 vs zoe@example.com", 'S', true, ""},
		{"help", 'A', true, ""},
		{"presets", 'A', false, ""},
		{"rules chesimals-0.1", 'A', false, ""},
		{"try chesimals-0.1 Zd2-d3", 'A', false, ""},
		{"what is this", ' ', false, ""},
	}
}

// TestWhatALetterMayDo walks who writes, to which address, how far that is believed, and what for.
func TestWhatALetterMayDo(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
		t.Run(as.String(), func(t *testing.T) {
			t.Parallel()
			o := openTable(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
			cells := 0
			for _, from := range authors() {
				for _, tag := range o.tags() {
					for _, c := range commands() {
						if cells++; !sampled(cells) {
							continue
						}
						o.right(t, from, tag, as, c)
					}
				}
			}
			t.Logf("%d cells", cells)
		})
	}
}

// sampled reports whether the nth cell of a large table is walked: one of eleven with -short, else all.
func sampled(n int) bool { return !testing.Short() || n%11 == 0 }

// right sends one letter and checks what came of it. Where nothing was done, nobody but the writer hears of it.
func (o *fixture) right(t *testing.T, from author, tag tagged, as mailer.Belief, c order) {
	t.Helper()
	name := fmt.Sprintf("%s, %s, %s, %q", from.name, tag.name, as, c.words)
	commit := o.decide(o.dressed(from, tag, c.words))
	got, want := o.effect(commit), o.want(from, tag, as, c)
	if !from.one {
		want = silent
	}
	if got != want {
		t.Errorf("%s: %s, want %s: %+v", name, got, want, commit.Handling)
	}
	if got == acts {
		return
	}
	for _, l := range commit.Outbox {
		if l.To != listener(from, tag) {
			t.Errorf("%s: a letter to %s", name, l.To)
		}
	}
}

// dressed is a letter of somebody with a token.
func (o *fixture) dressed(from author, tag tagged, words string) mailer.Incoming {
	in := o.letter(from.header, "", words)
	in.Raw = bytes.Replace(in.Raw, []byte("To: games@example.org"), []byte("To: "+tag.to), 1)
	if tag.subject != "" {
		in.Raw = bytes.Replace(in.Raw, []byte("Subject: hello"), []byte("Subject: Re: "+tag.subject), 1)
	}
	return in
}
