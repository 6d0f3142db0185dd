package token

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator"
)

const secret = "abcdefghijklmnopqrstuvwxyz"

func TestTagsAreProvenByTheirKeyAlone(t *testing.T) {
	ours, theirs := Key("one"), Key("two")
	claim := Claim{Game: 42, Seat: adjudicator.WhiteSeat, Turn: 13, Epoch: "3"}
	tag := Parse(strings.ToUpper(ours.Reply(claim)))
	if tag.Kind != ReplyTag || tag.Claim.Game != 42 || tag.Claim.Turn != 13 || tag.Claim.Seat != adjudicator.WhiteSeat {
		t.Fatalf("read %+v", tag)
	}
	if !ours.Proves(tag, "3") {
		t.Error("the own tag is not proven, in capitals")
	}
	if ours.Proves(tag, "4") || theirs.Proves(tag, "3") || ours.Confirms(tag) {
		t.Error("another epoch, key or kind is proven")
	}
	for _, other := range []Claim{{43, adjudicator.WhiteSeat, 13, 0, "3"}, {42, adjudicator.BlackSeat, 13, 0, "3"}, {42, adjudicator.WhiteSeat, 14, 0, "3"}} {
		forged := tag
		forged.Claim = other
		if ours.Proves(forged, "3") {
			t.Errorf("the secret of one claim proves %+v", other)
		}
	}
}

// A nonce is the same for the same letter, and different for anything else.
func TestNonces(t *testing.T) {
	k := Key("one")
	nonce := k.Nonce(42, adjudicator.WhiteSeat, "digest")
	if len(nonce) < 26 || nonce != k.Nonce(42, adjudicator.WhiteSeat, "digest") {
		t.Errorf("%q", nonce)
	}
	for _, other := range []string{
		k.Nonce(43, adjudicator.WhiteSeat, "digest"), k.Nonce(42, adjudicator.BlackSeat, "digest"), k.Nonce(42, adjudicator.WhiteSeat, "other"),
		Key("two").Nonce(42, adjudicator.WhiteSeat, "digest"),
	} {
		if other == nonce {
			t.Error("the nonce of something else is the same")
		}
	}
}

func TestConfirmAndBounceTags(t *testing.T) {
	k := Key("one")
	tag := Parse(k.Confirm(Pending{Number: 17}))
	if tag.Kind != ConfirmTag || tag.Pending.Number != 17 || !k.Confirms(tag) || Key("two").Confirms(tag) || k.Proves(tag, "") {
		t.Errorf("%+v", tag)
	}
	tag.Pending.Number = 18
	if k.Confirms(tag) {
		t.Error("the secret of one request confirms another")
	}
	bounce := Parse(k.Bounce(42, adjudicator.BlackSeat))
	if bounce.Kind != BounceTag || bounce.Claim.Game != 42 || bounce.Claim.Seat != adjudicator.BlackSeat || k.Confirms(bounce) || k.Proves(bounce, "") {
		t.Errorf("%+v", bounce)
	}
	if !k.Bounces(bounce) || Key("two").Bounces(bounce) || k.Bounces(tag) {
		t.Error("a bounce tag is not proven by its key alone")
	}
	for _, other := range []Claim{{Game: 43, Seat: adjudicator.BlackSeat}, {Game: 42, Seat: adjudicator.WhiteSeat}, {Game: 42}} {
		forged := bounce
		if forged.Claim = other; k.Bounces(forged) {
			t.Errorf("the secret of one bounce address proves %+v", other)
		}
	}
	if tag := Parse(k.Bounce(0, adjudicator.NoSeat)); tag.Kind != BounceTag || tag.Claim.Seat != adjudicator.NoSeat {
		t.Errorf("%+v", tag)
	}
}

// TestRequestAndAccountTags: each is proven by its key alone, for just what it names.
func TestRequestAndAccountTags(t *testing.T) {
	k := Key("one")
	asked := Question{Claim{42, adjudicator.WhiteSeat, 13, 1, "3.1"}, 87, Draw, Asked}
	text := k.Ask(asked)
	tag := Parse(strings.ToUpper(text))
	if tag.Kind != AskTag || tag.Told != 87 || tag.Act != Draw || tag.Claim != (Claim{42, adjudicator.WhiteSeat, 13, 1, ""}) || !strings.HasPrefix(text, "42w13.1q87d.") {
		t.Errorf("%s: %+v", text, tag)
	}
	if !k.Asks(tag, "3.1") || k.Asks(tag, "4.1") || Key("two").Asks(tag, "3.1") || k.Proves(tag, "3.1") || !(Ring{Key: Key("two"), Older: []Key{k}}).Asks(tag, "3.1") {
		t.Error("the tag of a request is not proven by its key alone")
	}
	for old, other := range map[string]string{"42w": "43w", "w13": "w14", "w13.1": "w13.2", "13.1q": "13q", "q87": "q88", "87d": "87u", "42w13": "42b13"} {
		forged := Parse(strings.Replace(text, old, other, 1))
		if forged.Kind != AskTag || k.Asks(forged, "3.1") {
			t.Errorf("with %s for %s: %+v", other, old, forged)
		}
	}
	reply := Parse(k.Reply(asked.Claim))
	if reply.Kind != ReplyTag || reply.Claim.Undos != 1 || !k.Proves(reply, "3.1") || k.Asks(reply, "3.1") {
		t.Errorf("%+v", reply)
	}
	account := Parse(k.Account(Account{20779, "ada@example.org", 2, 0}))
	if account.Kind != AccountTag || account.Day != 20779 || !k.OfAccount(account, Account{Player: "ada@example.org", Epoch: 2}) || !(Ring{Key: k}).OfAccount(account, Account{Player: "ada@example.org", Epoch: 2}) {
		t.Errorf("%+v", account)
	}
	if k.OfAccount(account, Account{Player: "ada@example.org", Epoch: 3}) || k.OfAccount(account, Account{Player: "bo@example.org", Epoch: 2}) || Key("two").OfAccount(account, Account{Player: "ada@example.org", Epoch: 2}) {
		t.Error("the tag of an account is not proven for its player alone")
	}
	d := Digest{Number: 17, Player: "ada@example.org", Epoch: 2}
	u := d
	u.Less = true
	digest, less := Parse(k.Digest(d)), Parse(k.Digest(u))
	if digest.Kind != DigestTag || digest.Digest != 17 || !k.OfDigest(digest, d) || !(Ring{Key: Key("two"), Older: []Key{k}}).OfDigest(digest, d) || less.Kind != LessTag || !k.OfDigest(less, d) {
		t.Errorf("the tags of a digest: %+v, %+v", digest, less)
	}
	for _, other := range []Digest{{Number: 17, Player: "bo@example.org", Epoch: 2}, {Number: 17, Player: "ada@example.org", Epoch: 3}, {Number: 17, Player: "ada@example.org", Epoch: 2, Closed: 1}} {
		if k.OfDigest(digest, other) || k.OfDigest(less, other) || k.OfDigest(account, other) {
			t.Errorf("%+v is proven by the digest of another", other)
		}
	}
	swapped := less
	swapped.Kind = DigestTag
	if k.OfDigest(swapped, d) {
		t.Error("who can unsubscribe can answer")
	}
	for _, tag := range []string{k.Digest(d), k.Digest(u)} {
		if got := Scrub("see games+" + tag + "@example.org"); strings.Contains(got, tag[3:]) || strings.Contains(got, tag[:3]) {
			t.Errorf("%s is left in %q", tag, got)
		}
	}
	ended := Account{Player: "ada@example.org", Epoch: 2, Closed: 1}
	if k.OfAccount(account, ended) || !k.OfAccount(Parse(k.Account(ended)), ended) {
		t.Error("an address that was ended is still one")
	}
}

// TestButtonTags: the secret of a button is none of a request's, nor of another button's.
func TestButtonTags(t *testing.T) {
	k := Key("one")
	claim := Claim{42, adjudicator.WhiteSeat, 13, 0, "3"}
	seen := map[string]bool{}
	for _, way := range []Way{Asked, TapYes, TapNo} {
		for _, act := range []Act{Accept, Draw, Undo, Play, Offer} {
			text := k.Ask(Question{claim, 87, act, way})
			tag := Parse(strings.ToUpper(text))
			if tag.Kind != AskTag || tag.Act != act || tag.Way != way || tag.Told != 87 || !k.Asks(tag, "3") {
				t.Errorf("%s: %+v", text, tag)
			}
			if got := Scrub("mailto:games+" + text + "@example.org"); got != "mailto:games…@example.org" {
				t.Errorf("%s is cut to %q", text, got)
			}
			_, secret, _ := strings.Cut(text, ".")
			if seen[secret] {
				t.Errorf("%s: the secret is another's", text)
			}
			seen[secret] = true
		}
	}
}

func TestWhatIsNoTag(t *testing.T) {
	for _, text := range []string{
		"", ".", "42w13", "42w13." + secret[:25], "42w13." + secret + "a", "42w13." + secret[:25] + "1", "42x13." + secret, "w13." + secret, "42w." + secret,
		"42w13w1." + secret, "c." + secret, "c-1." + secret, "c+1." + secret, "b." + secret, "bw." + secret, "b42x." + secret, "42w13.x." + secret,
		" 42w13." + secret, "42w13.0." + secret, "42w13.01." + secret, "42w13q." + secret, "42w13qd." + secret, "42w13q8." + secret, "42w13q8x." + secret, "42q8d." + secret, "p." + secret, "p1x." + secret, "42w1234567." + secret, "1234567890w1." + secret, "c1234567890." + secret, "٤w1." + secret,
	} {
		if tag := Parse(text); tag.Kind != None {
			t.Errorf("%q is read as %+v", text, tag)
		}
	}
}

func TestScrub(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "",
		"nothing. here":                    "nothing. here",
		"games+42w12." + secret + "@x.org": "games…@x.org",
		"[pbem 42b1." + secret + "] c7." + secret + ", b42w." + secret + " b0n." + secret: "[pbem …] …, … …",
		"GAMES+42W12." + strings.ToUpper(secret):                                          "GAMES…",
		"games%2B42w12." + secret + "%40x":                                                "games%2B…%40x",
		"42w12.42w12." + secret:                                                           "42w12.…",
		"42w12." + secret + secret:                                                        "…" + secret,
		"42w12." + secret[:15]:                                                            "42w12." + secret[:15],
		"42w12." + secret[:16] + " 1":                                                     "… 1",
		"42w12." + secret[:20] + "\n" + secret[20:] + "@x":                                "…@x",
		"> c7." + secret[:5] + "=\r\n> >" + secret[5:12] + "\n " + secret[12:] + "\nend":  "> …\nend",
		"On turn 3b4.\nThank you very much indeed":                                        "On turn 3b4.\nThank you very much indeed",
		"from 3b4. Thank you verymuchindeedmyfriend":                                      "from 3b4. Thank you verymuchindeedmyfriend",
		"12." + secret:     "12." + secret,
		"xw12." + secret:   "xw12." + secret,
		"orange." + secret: "orange." + secret,
	} {
		if got := Scrub(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestScrubbedTextHoldsNoSecret: whatever stands around tags, none is left, not even one that two halves make.
func TestScrubbedTextHoldsNoSecret(t *testing.T) {
	k := Key("key")
	rapid.Check(t, func(t *rapid.T) {
		piece := rapid.OneOf(rapid.StringMatching(`[a-z0-9+.@ ]{0,12}`), rapid.Custom(func(t *rapid.T) string {
			return k.Reply(Claim{Game: rapid.IntRange(1, 9999).Draw(t, "game"), Seat: adjudicator.BlackSeat, Turn: rapid.IntRange(1, 99).Draw(t, "turn")})
		}), rapid.Just(k.Confirm(Pending{Number: 7})), rapid.Just(k.Bounce(3, adjudicator.NoSeat)),
			rapid.Just(k.Ask(Question{Claim{42, adjudicator.WhiteSeat, 12, 1, "0.1"}, 87, Undo, TapNo})), rapid.Just(k.Account(Account{Day: 20779, Player: "ada@example.org"})))
		pieces := rapid.SliceOfN(piece, 1, 5).Draw(t, "pieces")
		got := Scrub(strings.Join(pieces, ""))
		for _, p := range pieces {
			if tag := Parse(p); tag.Kind != None && holdsMuch(got, tag.secret) {
				t.Fatalf("%q is left of %q", got, pieces)
			}
		}
		if again := Scrub(got); again != got {
			t.Fatalf("scrubbed again: %q, then %q", got, again)
		}
	})
}

// TestScrubbedTextHoldsNoBrokenSecret: however a mail program breaks and quotes a line with a tag, nothing is left of it that
// could be completed by guessing.
func TestScrubbedTextHoldsNoBrokenSecret(t *testing.T) {
	k := Key("key")
	rapid.Check(t, func(t *rapid.T) {
		tag := k.Reply(Claim{Game: 42, Seat: adjudicator.WhiteSeat, Turn: 12})
		at := rapid.IntRange(len("42w12."), len(tag)-1).Draw(t, "at")
		between := rapid.SampledFrom([]string{"\n", "=\n", "\r\n", "=\r\n", "\n> ", "\n> > ", "\n "}).Draw(t, "break")
		got := Scrub("see games+" + tag[:at] + between + tag[at:] + "@example.org")
		if holdsMuch(got, Parse(tag).secret) {
			t.Fatalf("broken at %d by %q: %q is left", at, between, got)
		}
	})
}

// holdsMuch reports whether sixteen characters in a row of a secret stand in text.
func holdsMuch(text, secret string) bool {
	for i := 0; i+least <= len(secret); i++ {
		if strings.Contains(text, secret[i:i+least]) {
			return true
		}
	}
	return false
}

// TestRing: what the current key and the older ones made is honoured, what the first one made, once it is retired, is not.
func TestRing(t *testing.T) {
	ring := Ring{Key: Key("new"), Older: []Key{Key("old"), Key("older")}, First: Key("first")}
	claim := Claim{Game: 42, Seat: adjudicator.WhiteSeat, Turn: 13, Epoch: "3"}
	for key, honoured := range map[string]bool{"new": true, "old": true, "older": true, "first": false, "another": false} {
		k := Key(key)
		reply, confirm, bounce := Parse(k.Reply(claim)), Parse(k.Confirm(Pending{Number: 7})), Parse(k.Bounce(42, adjudicator.BlackSeat))
		if ring.Proves(reply, "3") != honoured || ring.Confirms(confirm) != honoured || ring.Bounces(bounce) != honoured {
			t.Errorf("%s: %v, %v, %v; want %v", key, ring.Proves(reply, "3"), ring.Confirms(confirm), ring.Bounces(bounce), honoured)
		}
		if ring.Proves(reply, "4") || ring.Proves(confirm, "3") || ring.Confirms(bounce) || ring.Bounces(reply) {
			t.Errorf("%s: another epoch or kind is proven", key)
		}
	}
	if ring.Reply(claim) != Key("new").Reply(claim) {
		t.Error("another key than the current one makes tokens")
	}
}

// TestThreadStays: a key that comes, or one that is honoured no more, does not change where a mail program hangs a letter.
func TestThreadStays(t *testing.T) {
	alone := Ring{Key: Key("first")}
	want := alone.Thread(42, adjudicator.WhiteSeat)
	for _, later := range []Ring{
		{Key: Key("first"), First: Key("first")},
		{Key: Key("new"), Older: []Key{Key("first")}, First: Key("first")},
		{Key: Key("new"), First: Key("first")},
	} {
		if got := later.Thread(42, adjudicator.WhiteSeat); got != want {
			t.Errorf("the thread is %s, was %s", got, want)
		}
	}
	if alone.Thread(42, adjudicator.BlackSeat) == want || alone.Thread(43, adjudicator.WhiteSeat) == want {
		t.Error("two seats have one thread")
	}
}

func FuzzParse(f *testing.F) {
	k := Key("key")
	f.Add(k.Reply(Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 1}))
	f.Add(k.Confirm(Pending{Number: 1}))
	f.Add(k.Bounce(1, adjudicator.NoSeat))
	f.Add("b1w1." + secret)
	f.Fuzz(func(t *testing.T, text string) {
		tag := Parse(text)
		if tag.Kind != None && strings.Contains(Scrub("x "+text+" y"), tag.secret) && !strings.Contains(text[:len(text)-secretLength], tag.secret) {
			t.Fatalf("%q is a tag and is not cut out: %q", text, Scrub("x "+text+" y"))
		}
		if tag.Kind == ReplyTag && k.Proves(tag, "never") {
			t.Fatalf("%q is proven", text)
		}
	})
}
