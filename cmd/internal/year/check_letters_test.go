package year

import (
	"bytes"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
	"pbem/notation/record"
)

// checkLetter holds a letter of ours to all that is promised of letters. It reports whether its reader knows it from then on.
func (c *world) checkLetter(p *person, r *received) bool {
	text := oneLine(r.text)
	if says(text, c.phrases["referee-last-"]) {
		p.warned = c.now
	}
	if c.checkOldAddress(p, r) {
		return false
	}
	c.keep(r)
	c.checkSecrets(p, r)
	c.checkLanguage(p, r)
	c.checkDigest(p, r)
	c.checkObserver(p, r)
	c.checkReminder(p, r)
	c.checkSilence(p, r, text)
	c.checkInvited(p, r)
	c.checkTalk(p, r)
	c.checkOutsiders(p, r)
	c.checkCopy(p, r)
	p.hears(r, c.phrases["letter-board-after"])
	return true
}

// checkOldAddress: nothing goes to an address that was given up, but answers to what still comes from it, and an invitation a week to whoever may
// have it now. It reports whether a letter went there.
func (c *world) checkOldAddress(p *person, r *received) (old bool) {
	old = !p.parted.IsZero() && r.to == p.address && !r.since.Before(p.parted)
	if _, answers := p.said[r.answers]; !old || answers {
		return old
	}
	if r.invites() && c.now.Sub(p.invited) >= 7*24*time.Hour {
		p.invited = c.now
		return old
	}
	c.find("addresses", "%s has moved to %s at %s, and is written to at their old address: %q", p.address, p.next(), p.parted.Format(time.DateTime), r.subject)
	return old
}

// secret is what nobody but its owner may read.
type secret struct {
	owner *person
	words string
	setup int // the game of a set-up, which is told when both are in; 0 for what is never told
}

func (c *world) hides(p *person, words string, setup int) {
	p.secrets = append(p.secrets, &secret{p, words, setup})
}

// told are the secrets of others in a text about a game, or about none, by whoever reads it; nil for everybody. Two set-ups may be alike.
func (c *world) told(text string, p *person, game int) (list []*secret) {
	for _, other := range c.people {
		for _, s := range other.secrets {
			if other == p || s.setup > 0 && game > 0 && game != s.setup || !strings.Contains(text, s.words) || p != nil && slices.ContainsFunc(p.secrets, func(own *secret) bool { return strings.HasPrefix(own.words, s.words) }) {
				continue
			}
			if s.setup > 0 {
				if m := c.match(s.setup); m != nil && len(m.SetupsShown()) == 2 {
					continue
				}
			}
			list = append(list, s)
		}
	}
	return list
}

// checkSecrets: nobody reads a set-up before both are in, an answer left ready or a note of somebody else's; nor their secret addresses.
func (c *world) checkSecrets(p *person, r *received) {
	for _, s := range c.told(oneLine(r.subject+" "+r.text), p, r.game()) {
		c.find("secrets", "%s reads %q of %s in %q", p.address, s.words, s.owner.address, r.subject)
	}
	for _, part := range bytes.Split(r.data, []byte("games+"))[1:] {
		tag, _, ok := strings.Cut(string(part[:min(len(part), 80)]), "@")
		if !ok || !strings.Contains(tag, ".") || strings.ContainsAny(tag, " \r\n=") {
			continue
		}
		if owner, known := c.tokens[tag]; known && owner != p {
			c.find("secrets", "an address of %s stands in a letter to %s: %q", owner.address, p.address, r.subject)
		} else {
			c.tokens[tag] = p
		}
	}
}

// checkLanguage: a letter is in the language that its reader has chosen, or that was noticed of them.
func (c *world) checkLanguage(p *person, r *received) {
	want := "en"
	if p.language == "de" {
		person, _ := c.choices(p.address)
		want = person.Language
	}
	stranger := !p.hosts && p.number < 0 && p.wrote == 0 // is written to in the language of whoever has them written to
	if h := c.inHand; h != nil && h.from == p && strings.HasPrefix(p.said[h.id], "language ") {
		return // which is answered in the new one
	}
	if want == "" || r.language == "" || stranger || !r.since.Equal(c.now) || r.to != p.address {
		return
	}
	if c.try("letters in " + want); r.language != want {
		c.find("languages", "%s reads %q and gets %q: %q", p.address, want, r.language, r.subject)
	}
}

// checkDigest: no more than one letter of the day comes on one day where its reader lives. A day begins at the hour of the letter.
func (c *world) checkDigest(p *person, r *received) {
	if !r.daily {
		return
	}
	person, _ := c.choices(p.address)
	at := r.since.In(get(time.LoadLocation(person.ZoneAt(c.now))))
	if at.Hour()*60+at.Minute() < person.Letters.At() {
		at = at.AddDate(0, 0, -1)
	}
	day := at.Format(time.DateOnly)
	if c.try("letters of the day"); p.days[day] && c.now.Sub(p.moved) > 3*24*time.Hour && c.now.Sub(person.Letters.Since) > 24*time.Hour {
		c.find("digests", "%s gets a second letter on %s", p.address, day)
	}
	p.days[day] = true
}

// everything is as many turns as no game has: who knows the result knows all.
const everything = 1 << 20

// hears notes of how many turns of each game a letter tells: by the hash of the record, or above each board of a letter of several games.
func (p *person) hears(r *received, boards []string) {
	for _, w := range record.Witnesses(r.text) {
		if w.Turn == record.AfterResult {
			w.Turn = everything
		}
		p.told[w.Game] = max(p.told[w.Game], w.Turn)
	}
	game := 0
	for line := range strings.Lines(r.text) {
		if n, ok := numberIn(line, "Game ", "Partie "); ok && strings.Contains(line, ", ") {
			game = n
		}
		if n, ok := numberIn(line, boards...); ok && game > 0 {
			p.told[game] = max(p.told[game], n)
		}
	}
}

// checkObserver: who watches a game hears of each turn once, in order, and never before both players (CR-54).
func (c *world) checkObserver(p *person, r *received) {
	game, ok := numberIn(r.subject, "Game ", "Partie ")
	if !ok || r.tag.Kind == token.ReplyTag {
		return
	}
	for line := range strings.Lines(r.text) {
		line = strings.TrimSpace(line)
		if says(line, c.phrases["watch-undone"]) {
			p.seen[game] = -1
		}
		before, rest, found := strings.Cut(line, ". ") // "12. Bo: white: Za1-b2"
		if turn, ok := numberIn(before+" ", ""); found && ok && strings.Contains(rest, ": ") {
			c.observes(p, game, turn)
		}
	}
}

func (c *world) observes(p *person, game, turn int) {
	before := p.seen[game]
	missed := p.misses[game] && turn > before
	if c.try("turns told to observers"); before > 0 && turn != before+1 && !missed {
		c.find("observers", "%s hears of turn %d of game %d after turn %d", p.address, turn, game, before)
	}
	p.seen[game] = turn
	delete(p.misses, game)
	c.notBefore("news", game, turn, p.address)
}

// notBefore: what others see of a game its players have been told, or else a day has gone by since the turn.
func (c *world) notBefore(check string, game, turn int, who string) {
	g := c.games[game]
	if g == nil || turn > 0 && turn <= len(g.Turns) && c.now.Sub(g.Turns[turn-1].At) >= 24*time.Hour {
		return
	}
	for _, player := range g.players {
		if player.gone.IsZero() && player.told[game] < turn {
			c.find(check, "%s sees turn %d of game %d, and %s knows of %d", who, turn, game, player.address, player.told[game])
		}
	}
}

// reminds reports whether a letter is a reminder, as the program keeps it.
func (c *world) reminds(r *received) bool {
	_, went := c.trace(r.id)
	return slices.ContainsFunc(went, func(d games.Departure) bool { return d.MessageID == r.id && d.Kind == "reminder" })
}

// mostReminders is how many one turn has at the most (club.md, C-1).
const mostReminders = 3

// checkReminder: a turn has three at the most, and is still to be played as somebody is reminded of it (CR-28).
func (c *world) checkReminder(p *person, r *received) {
	if r.tag.Kind != token.ReplyTag || !r.reminds {
		return
	}
	claim := r.tag.Claim
	m := c.match(claim.Game)
	if m != nil && !m.FlagFell && m.Seats[claim.Seat.Side()].Automatic.IsZero() { // that a vacation has begun, or time is over, is told besides
		p.reminded[claim]++
	}
	if p.reminded[claim] > mostReminders {
		c.find("reminders", "%s is reminded for the %d. time of turn %d of game %d", p.address, p.reminded[claim], claim.Turn, claim.Game)
	}
	if m != nil && (!m.Seats[0].Automatic.IsZero() || !m.Seats[1].Automatic.IsZero()) { // that days of vacation were taken is told also when the turn was played
		return
	}
	if c.try("turns reminded of"); m == nil || m.Stage != adjudicator.Playing || !m.Awaits(claim.Seat) && !m.FlagFell || m.Number() != claim.Turn || m.Undos != claim.Undos {
		c.find("reminded", "%s is reminded of turn %d of game %d, which is not awaited: %q", p.address, claim.Turn, claim.Game, r.subject)
	}
}

// underWay is for how long letters may be that were written before a ban.
const underWay = 2 * time.Hour

// checkSilence: who is banned hears the reason, and what the host decides in their games; who wants no mail gets the answer that says so, and what
// "unblock" brings; who has declined a challenge hears no more of it.
func (c *world) checkSilence(p *person, r *received, text string) {
	if p.strange(r.to) {
		return
	}
	g := c.games[r.game()]
	if !p.banned.IsZero() && p.leaving.IsZero() && !strings.Contains(text, p.reason) && (g == nil || !g.corrected) && r.since.Sub(p.banned) > underWay {
		c.find("silence", "%s is banned since %s, and is written to: %q", p.address, p.banned.Format(time.DateTime), r.subject)
	}
	if !p.blocked.IsZero() && r.since.After(p.blocked) && p.said[r.answers] != "unblock" && r.answers != p.blockedBy {
		c.find("blocks", "%s wants no mail since %s, and is written to: %q", p.address, p.blocked.Format(time.DateTime), r.subject)
	}
	_, answers := p.said[r.answers]
	if _, did := p.declined[r.game()]; did && !answers {
		c.find("declined", "%s has declined game %d, and is written to about it: %q", p.address, r.game(), r.subject)
	}
}
