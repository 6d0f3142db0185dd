package referee_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
)

// TestNoSecretComesBack: whatever a letter brings back of reply addresses, in its subject, its words, its author's name, whole
// or broken over lines, nothing of it stands in a letter to anybody, in a record, or in what is kept to be shown later. The
// reader's own reply address stands where it belongs, and nowhere else.
func TestNoSecretComesBack(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Web = "https://games.example.org/"
	for _, plus := range []bool{true, false} {
		o.referee.PlusAddress = plus
		rapid.Check(t, func(r *rapid.T) {
			secrets := o.secrets()
			leak := rapid.Custom(func(r *rapid.T) string {
				tag := rapid.SampledFrom(secrets).Draw(r, "tag")
				at := rapid.IntRange(len(tag)-25, len(tag)-1).Draw(r, "at")
				between := rapid.SampledFrom([]string{"", "", "", "\r\n", "\r\n> "}).Draw(r, "break")
				around := rapid.SampledFrom([]string{"%s", "games+%s@example.org", "[pbem %s]", "mailto:games%%2B%s%%40example.org"}).Draw(r, "around")
				return fmt.Sprintf(around, tag[:at]+between+tag[at:])
			})
			order := rapid.SampledFrom([]string{"1: say see %s", "say: see\r\n%s", "%s", "help %s", "name %s", "name Zoe %s", "new chesimals-0.1 vs zoe@example.com say %s",
				"rules %s", "1: d3d4 %s", "try d3d4 %s", "show %s", "1: resign %s", "address add %s@example.com", "new %s vs x", "accept say %s", "draw %s"}).Draw(r, "order")
			words := fmt.Sprintf(order, leak.Draw(r, "leak"))
			in := o.letter(rapid.SampledFrom([]string{ada, bo, eve}).Draw(r, "from"), rapid.SampledFrom(append(secrets, "")).Draw(r, "token"), words)
			subject := strings.NewReplacer("\r\n> ", "", "\r\n", "").Replace(leak.Draw(r, "subject"))
			in.Raw = bytes.Replace(in.Raw, []byte("Subject: hello"), []byte("Subject: "+subject), 1)
			if rapid.Bool().Draw(r, "named") {
				in.Raw = bytes.Replace(in.Raw, []byte("From: Eve"), []byte(`From: "`+subject+`"`), 1)
			}
			c, err := o.handle(o.store, in)
			if err != nil {
				r.Fatal(err)
			}
			o.holdsNone(r, plus, secrets, c)
		})
	}
}

// secrets are all kinds of tags of the fixture.
func (o *fixture) secrets() []string {
	list := []string{o.adas, o.referee.Key.Bounce(1, adjudicator.BlackSeat)}
	for _, way := range []token.Way{token.TapYes, token.TapNo} {
		list = append(list, o.referee.Key.Ask(token.Question{Claim: token.Claim{Game: 1, Seat: adjudicator.BlackSeat, Turn: 3, Epoch: "0.0"}, Told: 7, Act: token.Draw, Way: way}))
	}
	for turn := 1; turn <= 3; turn++ {
		list = append(list, o.tag(adjudicator.WhiteSeat, turn), o.tag(adjudicator.BlackSeat, turn))
	}
	return list
}

// links are where a reader's own reply address stands in the HTML.
var links = regexp.MustCompile(`href="mailto:[^"]*"`)

// replyHeader is where it stands in the header; folded lines belong to it.
var replyHeader = regexp.MustCompile(`(?m)^Reply-To:.*\r\n(?:[ \t].*\r\n)*`)

// subjectTag is where it stands in the header of hosts without plus-addresses: at the end of the subject.
var subjectTag = regexp.MustCompile(`(?m)\[pbem\s+[^\]]*\](\r\n(?:Message-ID|$))`)

func (o *fixture) holdsNone(r *rapid.T, plus bool, secrets []string, c games.Commit) {
	for _, l := range c.Outbox {
		head, body, _ := bytes.Cut(l.Data, []byte("\r\n\r\n"))
		public := replyHeader.ReplaceAllString(string(head)+"\r\n", "")
		if !plus {
			public = subjectTag.ReplaceAllString(public, "$1")
		}
		text := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(string(body))
		public += links.ReplaceAllString(text, "")
		for _, secret := range secrets {
			if holdsPiece(public, secret) {
				r.Fatalf("a letter to %s holds a piece of %s:\n%s", l.To, secret, public)
			}
		}
	}
	kept, err := json.Marshal(struct{ Changes, Players, Requests any }{c.Changes, c.Players, c.Requests})
	if err != nil {
		r.Fatal(err)
	}
	for _, secret := range secrets {
		if holdsPiece(string(kept), secret) {
			r.Fatalf("a piece of %s is kept:\n%s", secret, kept)
		}
	}
}

// holdsPiece reports whether 20 characters in a row of a tag's secret stand in text, in whatever case.
func holdsPiece(text, tag string) bool {
	_, secret, _ := strings.Cut(tag, ".")
	text = strings.ToLower(text)
	for i := 0; i+20 <= len(secret); i++ {
		if strings.Contains(text, secret[i:i+20]) {
			return true
		}
	}
	return false
}
