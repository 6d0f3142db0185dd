package year

import (
	"bytes"
	"strconv"
	"strings"

	"pbem/mailer/token"
)

// Break is something that is broken on purpose.
type Break string

// Each is what a broken program would do, and is found by the check of its subject.
const (
	LostAnswer      Break = "an answer is lost"
	SecondAnswer    Break = "an answer comes twice"
	OtherBytes      Break = "a letter changes when it is sent again"
	LostLetter      Break = "a letter is acknowledged and never handled"
	WrongClock      Break = "a clock is wrong by a minute"
	OpenSecret      Break = "a secret is told"
	OthersToken     Break = "a secret address is told"
	OtherLanguage   Break = "a letter is in another language"
	SecondDigest    Break = "a second letter of the day comes"
	LateNews        Break = "what is urgent waits"
	EarlyPage       Break = "a page is ahead of mail"
	EarlyNews       Break = "an observer is told before a player"
	TwiceTold       Break = "an observer is told twice"
	ManyReminders   Break = "a fourth reminder comes"
	StaleReminder   Break = "a reminder of a turn that was played"
	BannedHears     Break = "a banned player is written to"
	BlockedHears    Break = "who wants no mail gets some"
	OldAddressHears Break = "an address that was given up is written to"
	OldKeyActs      Break = "an old address is heard after newkey"
	DeclinedHears   Break = "who has declined is written to"
	SaidTwice       Break = "words come twice"
	PrivateSeen     Break = "a private game is watched"
	CopiedUnasked   Break = "a game goes to its inventor unasked"
	CopiedTwice     Break = "a game goes to its inventor twice"
	CopyLost        Break = "a game does not go to its inventor"
	LostByRelay     Break = "a letter is lost by the relay"
	OverCap         Break = "a game begins over the cap"
	OverLimit       Break = "a game begins over a limit"
	RefusedPlays    Break = "who is refused begins a game"
	RefusedHears    Break = "who is refused hears of it"
	WrongRefusal    Break = "a wish refuses that is none"
	SilentEarly     Break = "a cap falls upon what does something"
	TakenName       Break = "a name has two people"
	OldNameLeads    Break = "an old name leads to somebody"
	OtherName       Break = "a game begins by an old name"
	LateRest        Break = "a vacation begins after the flag has fallen"
	Overdrawn       Break = "a budget is overdrawn"
	LatePlayer      Break = "a turn in time is called late"
	OtherRating     Break = "a rating is not that of the records"
	MetTwice        Break = "two meet twice in a Swiss"
	SecondBye       Break = "somebody has a second bye"
	NeverEnds       Break = "a tournament does not end"
	OtherTable      Break = "a crosstable is not that of the records"
	TakenTwice      Break = "an offer is taken twice by one player"
	OtherWindow     Break = "an offer is taken from outside of its ratings"
	OtherTakeover   Break = "a seat is offered without right"
	ManySeeks       Break = "an eleventh offer stands"
	BoundAgain      Break = "who was lifted is bound by the cap"
	GoesOnBanned    Break = "a banned player goes on with a game"
	OtherPause      Break = "all clocks stand for another time"
	PrivateCounts   Break = "a private game counts for its preset"
	Remembered      Break = "somebody forgotten is remembered"
	OtherRecord     Break = "a record is changed by one letter"
)

// delivery is a letter in somebody's mailbox.
type delivery struct {
	to     *person
	letter *received
}

// once reports whether something is broken on purpose that is to happen once, and did not happen yet.
func (c *world) once(b Break) bool {
	is := c.broken[b]
	if is {
		c.broken[b] = false
	}
	return is
}

// spoiled is what comes of a letter on its way to its reader where something is broken on purpose: what a broken program would send.
func (c *world) spoiled(p *person, r *received) (list []delivery) {
	list = []delivery{{p, r}}
	again := func(change func(*received)) {
		other := *r
		other.id += ".again"
		change(&other)
		list = append(list, delivery{p, &other})
	}
	forge := func(to *person, address string, game int) {
		list = append(list, delivery{to, &received{id: r.id + ".forged", to: address, subject: "Hello", since: c.now, tag: token.Tag{Kind: token.ReplyTag, Claim: token.Claim{Game: game}}}})
	}
	_, answers := p.said[r.answers]
	about, observes := numberIn(r.subject, "Game ", "Partie ")
	switch {
	case answers && p.known && c.once(LostAnswer):
		return nil
	case answers && p.known && c.once(SecondAnswer):
		again(func(*received) {})
	case c.breaks(SecondDigest) && r.daily, c.breaks(TwiceTold) && observes && about > 0 && p.seen[about] > 0 && r.tag.Kind != token.ReplyTag, c.breaks(CopiedTwice) && says(r.subject, c.phrases["copy-subject"]), c.breaks(SaidTwice) && !answers && strings.Contains(r.text, talkWord):
		again(func(*received) {})
	case (c.breaks(EarlyPage) || c.breaks(EarlyNews) || c.breaks(LateNews)) && r.tag.Kind == token.ReplyTag && !answers:
		r.text = "" // as if it came much later
	}
	if r.reminds {
		for i := range mostReminders {
			if c.breaks(ManyReminders) {
				again(func(other *received) { other.id += strconv.Itoa(i) })
			}
		}
		if c.breaks(StaleReminder) {
			again(func(other *received) { other.tag.Claim.Turn++ })
		}
	}
	for _, q := range c.people {
		if q != p && len(q.secrets) > 0 && c.once(OpenSecret) {
			r.text += " " + q.secrets[0].words
		}
		if c.breaks(BannedHears) && !q.banned.IsZero() || c.breaks(BlockedHears) && !q.blocked.IsZero() {
			forge(q, q.mailbox(), 0)
		}
		if c.breaks(OldAddressHears) && !q.parted.IsZero() {
			forge(q, q.address, 0)
		}
		for game := range q.declined {
			if c.breaks(DeclinedHears) {
				forge(q, q.mailbox(), game)
			}
		}
	}
	for tag, owner := range c.tokens {
		if owner != p && c.once(OthersToken) {
			r.data = append(bytes.Clone(r.data), "games+"+tag+"@"...)
		}
	}
	if r.language != "" && c.breaks(OtherLanguage) {
		r.language = "fr"
	}
	return list
}
