package referee_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/adjudicator"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/auth"
	"pbem/mailer/token"
)

// TestIdentityTable tries every combination of a token, a From, a way of authentication and a command, and holds each to the table of
// what a letter may do. Where nothing may happen, nobody but the writer may hear of it.
func TestIdentityTable(t *testing.T) {
	t.Parallel()
	for _, way := range ways() {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			o := openTable(t)
			{
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
						if cells++; !sampled(cells) {
							continue
						}
						o.cell(t, way, from, tag, c)
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
	in := o.dressed(from, tag, c.words)
	if way.name == "another subject on top" && tag.name == "in the subject" { // the first one counts, which has no tag
		tag.role = "none"
	}
	if way.dress != nil {
		in = way.dress(t, in, from)
	}
	commit, err := o.handle(o.store, in)
	if way.later && from.one {
		if !errors.Is(err, referee.ErrLater) {
			t.Errorf("%s: %v, want it to wait", name, err)
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	got := o.effect(commit)
	if way.name == "signed" && !strings.Contains(tag.to, "@example.org") { // what is signed does not name the address that the letter came to
		way.believed = false
	}
	switch want := o.want(from, tag, way.belief(), c); {
	case !from.one && got != silent:
		t.Errorf("%s: %s, want silence", name, got)
	case from.one && !way.believed && got == acts && want != acts:
		t.Errorf("%s: %s", name, got)
	case from.one && way.believed && got != want:
		t.Errorf("%s: %s, want %s", name, got, want)
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
		return k.Reply(token.Claim{Game: game, Seat: seat, Turn: turn, Undos: int(epoch[2] - '0'), Epoch: epoch})
	}
	claim := token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Undos: 1, Epoch: "2.1"}
	valid := reply(1, adjudicator.WhiteSeat, 3, "2.1")
	bos := reply(1, adjudicator.BlackSeat, 3, "0.1")
	today := int(o.now.Unix() / 86400)
	confirm, foreign := o.adas, o.bos
	at := func(tag string) string { return "games+" + tag + "@example.org" }
	in := func(role, name, tag string) tagged { return tagged{name: name, role: role, to: at(tag)} }
	none := "games@example.org"
	return []tagged{
		{"no token", "none", none, ""},
		in("valid", "valid", valid),
		in("forged", "without the take-backs", strings.Replace(valid, "1w3.1.", "1w3.", 1)),
		in("account", "of the account", k.Account(token.Account{Day: today, Player: "ada@example.org", Epoch: 2})),
		in("account", "of the account, thirty days old", k.Account(token.Account{Day: today - 30, Player: "ada@example.org", Epoch: 2})),
		in("dead", "of the account, older", k.Account(token.Account{Day: today - 31, Player: "ada@example.org", Epoch: 2})),
		in("dead", "of the account, before new keys", k.Account(token.Account{Day: today, Player: "ada@example.org", Epoch: 1})),
		in("Bo's account", "of Bo's account", k.Account(token.Account{Day: today, Player: "bo@example.org"})),
		in("valid", "in capitals", strings.ToUpper(valid)),
		{"in the subject", "valid", none, "[pbem " + valid + "] Chesimals 0.1"},
		{"twice", "valid", at(valid) + ", " + at(valid), "[pbem " + valid + "]"},
		in("valid", "of an older key", older.Reply(claim)),
		in("dead", "of a retired key", retired.Reply(claim)),
		in("stale", "of an older turn", reply(1, adjudicator.WhiteSeat, 1, "2.1")),
		in("dead", "of before new keys", reply(1, adjudicator.WhiteSeat, 3, "1.1")),
		in("stale", "of before the take-back", reply(1, adjudicator.WhiteSeat, 3, "2.0")),
		in("forged", "of a turn to come", k.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Undos: 2, Epoch: "2.2 "})),
		in("forged", "other take-backs", strings.Replace(valid, "1w3.1.", "1w3.2.", 1)),
		in("Bo's", "of the other seat", bos),
		in("Cy's", "of another game", reply(2, adjudicator.BlackSeat, 1, "0.0")),
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
		in("confirm", "confirmation of an older key", older.Confirm(token.Parse(confirm).Pending)),
		in("button", "of a button", o.button),
		in("forged", "of a button of another act", strings.Replace(o.button, "o.", "d.", 1)),
		in("forged", "confirmation of a retired key", retired.Confirm(token.Parse(confirm).Pending)),
		in("Bo's confirm", "Bo's confirmation", foreign),
		in("forged", "forged confirmation", strings.Split(confirm, ".")[0]+"."+strings.Split(foreign, ".")[1]),
		{"two, Ada's first", "two", at(valid) + ", " + at(bos), ""},
		{"two, Bo's first", "two", at(bos) + ", " + at(valid), ""},
		{"two, a confirmation", "two", at(valid) + ", " + at(confirm), ""},
		{"two, one in the subject", "Bo's", at(bos), "[pbem " + valid + "]"},
	}
}

// openTable is open, and then: Ada gets a second address and a third, gives the third up, has new keys twice; Bo challenges Cy; a
// turn is taken back and played again; both ask for a draw without a token, as requests 9 and 10. The server's key has been
// changed twice, and the first one is retired.
func openTable(t *testing.T) *fixture {
	o := open(t)
	o.referee.Key.Older, o.referee.Key.First = []token.Key{token.Key("older")}, token.Key("retired")
	of := func(seat adjudicator.Seat, turn int, epoch string) string {
		return o.referee.Key.Reply(token.Claim{Game: 1, Seat: seat, Turn: turn, Undos: int(epoch[2] - '0'), Epoch: epoch})
	}
	gone := "Ada <ada@gone.example>"
	o.move()
	o.send(gone, o.asked(o.consent(ada, "", "address add ada@gone.example")), "yes")
	o.send(gone, o.asked(o.consent(ada, "", "address remove ada@gone.example")), "yes")
	o.consent(ada, of(adjudicator.WhiteSeat, 3, "1.0"), "newkey")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "new chesimals-0.1 vs cy@example.org as white")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "undo")
	o.send(ada, of(adjudicator.WhiteSeat, 3, "2.0"), "undo yes")
	o.button = buttons(t, to(t, o.send(bo, of(adjudicator.BlackSeat, 2, "0.1"), "d7c6"), "ada@example.org"))["draw"]
	o.adas, o.bos = o.asked(o.send(ada, "", "1: draw")), o.asked(o.send(bo, "", "1: draw"))
	o.now = o.now.Add(25 * time.Hour) // so that no limit of a day is reached
	return o
}

// belief is how far letters are believed that come this way.
func (w way) belief() mailer.Belief {
	if w.believed {
		return mailer.Believed
	}
	return mailer.NotBelieved
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
			dated := string(in.Raw)
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
			if o.effect(c) == acts {
				t.Errorf("From: %q %s", header, o.effect(c))
			}
			for _, l := range c.Outbox {
				if l.To == "bo@example.org" {
					t.Errorf("From: %q brings Bo a letter", header)
				}
			}
		}
	}
	if c := o.decide(o.letter(ada, valid, "d3d4")); o.effect(c) != acts {
		t.Errorf("Ada: %s", o.effect(c))
	}
	t.Logf("%d ways to write From", len(patterns))
}
