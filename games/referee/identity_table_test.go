package referee_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"maps"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/auth"
	"pbem/mailer/token"
)

// TestIdentityTable tries every combination of a token, a From, a way of authentication and a command. The few cells in
// which a letter acts, or in which its writer sees a game from a seat, are named; in all others nothing may happen, and
// nobody but the writer may hear of it.
func TestIdentityTable(t *testing.T) {
	t.Parallel()
	for _, way := range ways() {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			o := openTable(t)
			if way.dress != nil {
				checker := &auth.Checker{AuthServID: "mx.example.org", Resolver: keyring{}, Clock: func() time.Time { return o.now }}
				o.referee.Judge = func(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
					judged, err := checker.Judge(ctx, in, m)
					if errors.Is(err, auth.ErrResolver) {
						return judged, fmt.Errorf("%w: %w", referee.ErrLater, err)
					}
					return judged, err
				}
			}
			cells := 0
			for _, from := range authors() {
				for _, tag := range o.tags() {
					for _, c := range commands() {
						if way.brief && !c.often {
							continue
						}
						o.cell(t, way, from, tag, c)
						cells++
					}
				}
			}
			t.Logf("%d cells", cells)
		})
	}
}

// cell sends one letter and checks what came of it.
func (o *fixture) cell(t *testing.T, way way, from author, tag tagged, c order) {
	t.Helper()
	name := from.name + ", " + tag.name + ", " + c.words
	in := o.letter(from.header, "", c.words)
	in.Raw = bytes.Replace(in.Raw, []byte("To: games@example.org"), []byte("To: "+tag.to), 1)
	if tag.subject != "" {
		in.Raw = bytes.Replace(in.Raw, []byte("Subject: hello"), []byte("Subject: Re: "+tag.subject), 1)
	}
	if way.dress != nil {
		in = way.dress(t, in, from)
	}
	commit, err := o.referee.Handle(t.Context(), o.referee.Changes(o.store), in)
	if way.later && from.one {
		if !errors.Is(err, referee.ErrLater) {
			t.Errorf("%s: %v, want it to wait", name, err)
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	got := o.effectOf(t, commit)
	if way.name == "signed" && !strings.Contains(tag.to, "@example.org") { // what is signed does not name the address that the letter came to
		way.believed = false
	}
	switch want := c.named[from.role+", "+tag.role]; {
	case !from.one && got != silent:
		t.Errorf("%s: %s, want silence", name, got)
	case !from.one:
	case !way.believed && got != tells:
		t.Errorf("%s: %s, want a refusal", name, got)
	case way.believed && want != "" && got != want:
		t.Errorf("%s: %s, want %s", name, got, want)
	case want == "" && (got == acts || got == looks):
		t.Errorf("%s: %s", name, got)
	}
	if got == acts {
		return
	}
	for _, l := range commit.Outbox {
		if l.To != from.mailbox {
			t.Errorf("%s: a letter to %s", name, l.To)
		}
	}
}

// effectOf is effect, which also knows what players have chosen for themselves.
func (o *fixture) effectOf(t *testing.T, c games.Commit) string {
	t.Helper()
	for _, p := range c.Players {
		before, err := o.store.Player(t.Context(), p.Address)
		if err != nil && !errors.Is(err, games.ErrNotFound) {
			t.Fatal(err)
		}
		if p.Name != before.Name || p.Plain != before.Plain || p.Blocked != before.Blocked || p.Epoch != before.Epoch || p.Mail != before.Mail {
			return acts
		}
	}
	if len(c.Addresses) > 0 {
		return acts
	}
	return effect(c)
}

// author is a way to fill in From.
type author struct {
	name, header, mailbox string // mailbox: where an answer goes
	role                  string // for the named cells: "Ada", "Bo", "stranger"
	domain                string // whose signature is true
	one                   bool   // there is exactly one author
}

func authors() []author {
	nobody := func(name, header string) author { return author{name: name, header: header, domain: "example.org"} }
	return []author{
		{"Ada", ada, "ada@example.org", "Ada", "example.org", true},
		{"Ada's second address", adaNew, "ada@example.org", "Ada", "new.example", true},
		{"Ada's removed address", "Ada <ada@gone.example>", "ada@gone.example", "stranger", "gone.example", true},
		{"Bo", bo, "bo@example.org", "Bo", "example.org", true},
		{"Eve", eve, "eve@example.net", "stranger", "example.net", true},
		{"Eve with Ada's name", `"Ada <ada@example.org>" <eve@example.net>` + "\r\nSender: ada@example.org\r\nReply-To: ada@example.org", "eve@example.net", "stranger", "example.net", true},
		nobody("two addresses", ada+", "+bo),
		nobody("the same twice", ada+", "+ada),
		nobody("two fields", ada+"\r\nFrom: "+eve),
		nobody("a group", "Players: ada@example.org, eve@example.net;"),
		nobody("an empty group", "ada@example.org:;"),
		nobody("nothing", ""),
	}
}

// tagged is a way to bring a token.
type tagged struct{ name, role, to, subject string }

// tags are the tokens of the table. Ada has had new keys twice, and a turn was taken back once.
func (o *fixture) tags() []tagged {
	k, older, retired := o.referee.Key, token.Key("older"), token.Key("retired")
	reply := func(game int, seat adjudicator.Seat, turn int, epoch string) string {
		return k.Reply(token.Claim{Game: game, Seat: seat, Turn: turn, Epoch: epoch})
	}
	claim := token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Epoch: "2.1"}
	valid := reply(1, adjudicator.WhiteSeat, 3, "2.1")
	bos := reply(1, adjudicator.BlackSeat, 3, "0.1")
	confirm, foreign := k.Confirm(token.Pending{Number: 9}), k.Confirm(token.Pending{Number: 10})
	at := func(tag string) string { return "games+" + tag + "@example.org" }
	in := func(role, name, tag string) tagged { return tagged{name: name, role: role, to: at(tag)} }
	none := "games@example.org"
	return []tagged{
		{"no token", "none", none, ""},
		in("valid", "valid", valid),
		in("valid", "in capitals", strings.ToUpper(valid)),
		{"in the subject", "valid", none, "[pbem " + valid + "] Chesimals 0.1"},
		{"twice", "valid", at(valid) + ", " + at(valid), "[pbem " + valid + "]"},
		in("valid", "of an older key", older.Reply(claim)),
		in("dead", "of a retired key", retired.Reply(claim)),
		in("stale", "of an older turn", reply(1, adjudicator.WhiteSeat, 1, "2.1")),
		in("dead", "of before new keys", reply(1, adjudicator.WhiteSeat, 3, "1.1")),
		in("dead", "of before the take-back", reply(1, adjudicator.WhiteSeat, 3, "2.0")),
		in("dead", "of a turn to come", reply(1, adjudicator.WhiteSeat, 3, "2.2")),
		in("Bo's", "of the other seat", bos),
		in("elsewhere", "of another game", reply(2, adjudicator.BlackSeat, 1, "0.0")),
		in("forged", "forged turn", strings.Replace(valid, "1w3.", "1w4.", 1)),
		in("forged", "forged seat", strings.Replace(bos, "1b3.", "1w3.", 1)),
		in("elsewhere", "forged game", strings.Replace(valid, "1w3.", "2w3.", 1)),
		in("forged", "no true letter", valid[:len(valid)-1]+string('a'+(valid[len(valid)-1]-'a'+1)%26)),
		in("forged", "truncated", valid[:len(valid)-1]),
		in("forged", "too long", valid+"a"),
		in("forged", "of another service", reply(1, adjudicator.WhiteSeat, 3, "2.1 ")),
		{"at another domain", "forged", "games+" + valid + "@example.net", ""},
		{"in a name", "forged", `"` + at(valid) + `" <games@example.org>`, ""},
		in("confirm", "confirmation", confirm),
		in("confirm", "confirmation of an older key", older.Confirm(token.Pending{Number: 9})),
		in("forged", "confirmation of a retired key", retired.Confirm(token.Pending{Number: 9})),
		in("Bo's confirm", "Bo's confirmation", foreign),
		in("forged", "forged confirmation", "c9"+foreign[3:]),
		{"two, Ada's first", "two", at(valid) + ", " + at(bos), ""},
		{"two, Bo's first", "two", at(bos) + ", " + at(valid), ""},
		{"two, a confirmation", "two", at(valid) + ", " + at(confirm), ""},
		{"two, one in the subject", "Bo's", at(bos), "[pbem " + valid + "]"},
	}
}

// order is something that a letter asks for, and what comes of it in the cells that are named.
type order struct {
	words string
	named map[string]string
	often bool // tried in every way of authentication; the others in the two that hosts use
}

// cells names what comes of an order with a valid token, with one of an older turn, from Bo with Bo's own, in answer to a
// confirmation, and without any proof.
func cells(valid, stale, bos, unproven string) map[string]string {
	named := map[string]string{"Ada, valid": valid, "Ada, stale": stale, "Bo, Bo's": bos}
	for _, whose := range []string{"Ada", "Bo"} {
		for _, tag := range []string{"none", "dead", "forged", "two"} {
			named[whose+", "+tag] = unproven
		}
	}
	named["Bo, valid"], named["Bo, stale"], named["Ada, Bo's"] = unproven, unproven, unproven
	return named
}

// confirming adds what comes of an order that is the answer to a request for confirmation.
func confirming(effect string, named map[string]string) map[string]string {
	more := maps.Clone(named)
	more["Ada, confirm"], more["Bo, Bo's confirm"] = effect, effect
	return more
}

func commands() []order {
	seen := cells(looks, looks, looks, asks)
	free := cells(looks, looks, looks, tells)
	done := cells(acts, acts, acts, asks)
	void := cells(looks, looks, looks, tells) // its writer is told that it means nothing here
	return []order{
		{"1: d3d4", cells(acts, looks, looks, asks), true}, // an older token looks; it is not Bo's turn
		{"1: resign", done, false},
		{"1: say hello", done, false},
		{"1: draw", confirming(acts, cells(acts, looks, acts, asks)), false}, // what was asked, said again, is a yes
		{"1: undo", cells(acts, looks, acts, asks), false},
		{"1: claim time", seen, false},
		{"1: try d3d4", cells(acts, acts, looks, asks), false}, // what was tried is kept to be confirmed
		{"yes", confirming(acts, void), true},
		{"no", void, false},
		{"1: show", seen, true},
		{"1: show at 1", seen, false},
		{"1: history", seen, false},
		{"1: record", seen, false},
		{"1: legal", seen, false},
		{"1: time", seen, false},
		{"1: resend", seen, false},
		{"games", seen, false},
		{"address", seen, false},
		{"address add zoe@example.com", cells(asks, asks, asks, asks), true},
		{"address remove ada@new.example", cells(asks, asks, asks, asks), true},
		{"newkey", done, false},
		{"name Zoe", done, false},
		{"mail text", done, false},
		{"block", confirming(acts, done), false},
		{"new chesimals-0.1 vs zoe@example.com", done, true},
		{"help", free, true},
		{"presets", free, false},
		{"rules chesimals-0.1", free, false},
		{"what is this", void, false},
	}
}

// openTable is open, and then: Ada gets a second address and a third, gives the third up, has new keys; Bo challenges Cy; a
// turn is taken back and played again; both ask for a draw without a token, as requests 9 and 10. The server's key has been
// changed twice, and the first one is retired.
func openTable(t *testing.T) *fixture {
	o := open(t)
	o.referee.Key.Older, o.referee.Key.First = []token.Key{token.Key("older")}, token.Key("retired")
	confirm := func(from string, number int) {
		o.send(from, o.referee.Key.Confirm(token.Pending{Number: number}), "yes")
	}
	o.move()
	o.send(ada, "", "address add ada@gone.example")
	confirm(ada, 5)
	confirm("Ada <ada@gone.example>", 6)
	o.send(ada, "", "address remove ada@gone.example")
	confirm(ada, 7)
	confirm("Ada <ada@gone.example>", 8)
	o.send(ada, o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Epoch: "1.0"}), "newkey")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "new chesimals-0.1 vs cy@example.org as white")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "undo")
	o.send(ada, o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Epoch: "2.0"}), "undo yes")
	o.send(bo, o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.BlackSeat, Turn: 2, Epoch: "0.1"}), "d7c6")
	o.send(ada, "", "1: draw")
	o.send(bo, "", "1: draw")
	if n := nextRequest(t, o); n != 11 {
		t.Fatalf("the next request is %d, want 11", n)
	}
	o.now = o.now.Add(25 * time.Hour) // so that no limit of a day is reached
	return o
}

// way is how a letter is authenticated.
type way struct {
	name     string
	dress    func(*testing.T, mailer.Incoming, author) mailer.Incoming // nil with trust: token
	believed bool
	later    bool
	brief    bool // not with every command
}

func ways() []way {
	signed := func(selector string, domain func(author) string, change func(string) string) func(*testing.T, mailer.Incoming, author) mailer.Incoming {
		return func(t *testing.T, in mailer.Incoming, from author) mailer.Incoming {
			dated := "Date: " + in.Received.Format(time.RFC1123Z) + "\r\n" + string(in.Raw)
			in.Raw = []byte(change(dkimSigned(t, dated, domain(from), selector)))
			return in
		}
	}
	own := func(a author) string { return a.domain }
	asIs := func(s string) string { return s }
	headed := func(head string) func(*testing.T, mailer.Incoming, author) mailer.Incoming {
		return func(_ *testing.T, in mailer.Incoming, from author) mailer.Incoming {
			in.Raw = append([]byte(strings.ReplaceAll(head, "DOMAIN", from.domain)), in.Raw...)
			return in
		}
	}
	spf := func(client string) func(*testing.T, mailer.Incoming, author) mailer.Incoming {
		return func(_ *testing.T, in mailer.Incoming, from author) mailer.Incoming {
			in.Client, in.Helo, in.Sender = client, "mail."+from.domain, "x@"+from.domain
			return in
		}
	}
	results := "Authentication-Results: mx.example.org; dmarc=pass header.from=DOMAIN\r\n"
	border := "Received: from x by mx.example.org with ESMTP id 1; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
	return []way{
		{"trust token", nil, true, false, false},
		{"signed", signed("s", own, asIs), true, false, false},
		{"our server's word", headed(results + border), true, false, true},
		{"SPF", spf("192.0.2.1"), true, false, true},
		{"unsigned", headed(""), false, false, true},
		{"signed by a stranger", signed("s", func(author) string { return "evil.example" }, asIs), false, false, true},
		{"signed with a length limit", signed("s", own, func(s string) string { return strings.Replace(s, " v=1;", " v=1; l=5;", 1) }), false, false, true},
		{"another subject on top", signed("s", own, func(s string) string { return "Subject: resign\r\n" + s }), false, false, true},
		{"a forged word of our server's", headed(border + results), false, false, true},
		{"a forged word below a forged hop of ours", headed(border + results + border), false, false, true},
		{"SPF of another machine", spf("192.0.2.2"), false, false, true},
		{"keys that are down", signed("down", own, asIs), false, true, true},
	}
}

// dkimSigned puts a signature on a letter; one without a From to sign stays as it is.
func dkimSigned(t *testing.T, raw, domain, selector string) string {
	t.Helper()
	var out bytes.Buffer
	options := &dkim.SignOptions{Domain: domain, Selector: selector, Signer: dkimKey(), HeaderKeys: []string{"From", "To", "Subject", "Date", "Content-Type", "Content-Transfer-Encoding"}}
	if err := dkim.Sign(&out, strings.NewReader(raw), options); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func dkimKey() ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
}

// keyring is a DNS in which every domain has the same key, may send from 192.0.2.1, and has name servers that do not answer
// for the selector "down".
type keyring struct{}

func (keyring) LookupTXT(_ context.Context, name string) ([]string, error) {
	switch {
	case strings.HasPrefix(name, "s._domainkey."):
		public := dkimKey().Public().(ed25519.PublicKey)
		return []string{"v=DKIM1; k=ed25519; p=" + base64.StdEncoding.EncodeToString(public)}, nil
	case strings.HasPrefix(name, "down."):
		return nil, &net.DNSError{Err: "server misbehaving", IsTemporary: true}
	case strings.HasPrefix(name, "_"):
		return nil, &net.DNSError{Err: "no such host", IsNotFound: true}
	}
	return []string{"v=spf1 ip4:192.0.2.1 -all"}, nil
}

func (keyring) LookupMX(context.Context, string) ([]*net.MX, error) { return nil, nil }

func (keyring) LookupIPAddr(context.Context, string) ([]net.IPAddr, error) { return nil, nil }

func (keyring) LookupAddr(context.Context, string) ([]string, error) { return nil, nil }

// TestStolenToken: somebody has a player's valid token and writes a From that some mail program shows as that player's, or
// that some server checks in another place than we do. No turn of theirs is played. trust: dkim is what keeps out the one who
// simply writes the address.
func TestStolenToken(t *testing.T) {
	t.Parallel()
	o := open(t)
	valid := o.tag(adjudicator.WhiteSeat, 3)
	const a, e = "ada@example.org", "eve@example.net"
	patterns := []string{
		e, "Ada <" + e + ">", `"` + a + `" <` + e + ">", `"Ada <` + a + `>" <` + e + ">", a + " <" + e + ">", "<" + a + "> <" + e + ">", "<" + e + "> <" + a + ">",
		a + ", " + e, e + ", " + a, "<" + a + ">,<" + e + ">", a + ";" + e, a + "\r\nFrom: " + e, e + "\r\nFrom: " + a, e + "\r\nfrom: " + a, e + "\r\nFrom : " + a,
		e + "\r\n From: " + a, a + "\x00@evil.example", a + "\x00" + e, "<" + a + "\x00@evil.example>", "<@example.org:" + e + ">", "<@example.org,@b:" + e + ">",
		`"` + a + `"@example.net`, `"ada"@example.net`, "ada@example.org@example.net", "ada(@example.org)@example.net", "ada@example.org(@example.net)x", "(" + a + ") " + e,
		e + " (" + a + ")", "=?utf-8?Q?ada=40example.org?=", "=?utf-8?B?YWRhQGV4YW1wbGUub3Jn?= <" + e + ">", "=?utf-8?Q?ada=40example.org=00?= <" + e + ">",
		"=?utf-8?Q?=3Cada=40example.org=3E?=, " + e, "Players: " + a + ", " + e + ";", "Players:;" + a + ", " + e, "Players:" + e + ";", a + ":;", "ada@exam\u0440le.org", "аda@example.org",
		"ada@example.org.", "ada@.example.org", "ada@example.org.example.net", "ada@example.org%00.example.net", "ada@[192.0.2.1]", "ada+x@example.org", "ada", "", "<>", ",", "@example.org",
		"\u202emoc.elpmaxe@ada <" + e + ">", a + "\r\nX: y\rFrom: " + e, e + "\rFrom: " + a, "<ada@example.org", "ada@example.org>,<" + e, `"ada"@example.org, ` + e, `\ada@example.org <` + e + ">",
	}
	for _, from := range slices.Concat(patterns, patterns) {
		sender := "\r\nSender: " + a + "\r\nReply-To: " + a + "\r\nResent-From: " + a + "\r\nX-Original-From: " + a
		for _, header := range []string{from, from + sender} {
			c := o.decide(o.letter(header, valid, "d3d4"))
			if effect(c) == acts || effect(c) == looks {
				t.Errorf("From: %q %s", header, effect(c))
			}
			for _, l := range c.Outbox {
				if l.To == "bo@example.org" {
					t.Errorf("From: %q brings Bo a letter", header)
				}
			}
		}
	}
	if c := o.decide(o.letter(ada, valid, "d3d4")); effect(c) != acts {
		t.Errorf("Ada: %s", effect(c))
	}
	t.Logf("%d ways to write From", len(patterns))
}
