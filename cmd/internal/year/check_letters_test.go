package year

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
	"pbem/notation/record"
	"pbem/rules"
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
	if m != nil && !m.FlagFell && m.Automatic[claim.Seat.Side()].IsZero() { // that a vacation has begun, or time is over, is told besides
		p.reminded[claim]++
	}
	if p.reminded[claim] > mostReminders {
		c.find("reminders", "%s is reminded for the %d. time of turn %d of game %d", p.address, p.reminded[claim], claim.Turn, claim.Game)
	}
	if m != nil && (!m.Automatic[0].IsZero() || !m.Automatic[1].IsZero()) { // that days of vacation were taken is told also when the turn was played
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

// checkInvited: nobody is written of a challenge that their wishes exclude.
func (c *world) checkInvited(p *person, r *received) {
	m := c.match(r.game())
	if !r.invites() || m == nil || p.said[r.answers] != "" || m.Stage != adjudicator.Challenged || r.since.Sub(m.ChallengedAt) > 3*time.Minute {
		return
	}
	other := c.byAddress[m.Player(m.Challenger).Address]
	if c.try("invitations held to wishes"); p.refused[other] || p.presets[m.Terms.Preset] || c.breaks(RefusedPlays) {
		c.find("refusals", "%s is invited by %s to game %d of %s, and refuses that", p.address, other.address, m.ID, m.Terms.Preset)
	}
	if c.limited(p, m.Terms.Preset, m.ID) {
		c.find("limits", "%s is invited to game %d of %s, and limits these: %v", p.address, m.ID, m.Terms.Preset, p.most)
	}
}

// talk is what somebody has said to their opponent: a word that nobody else says.
type talk struct {
	from, to *person
	at       time.Time // when it came; zero while it was not carried out
	heard    int
}

// talkWord begins each such word, and nothing else.
const talkWord = "Talkx"

func (c *world) hasSaid(s *sent, rest string) {
	t := c.words[rest]
	if t == nil {
		return
	}
	if t.at = s.at; t.to.refused[s.from] {
		c.find("words", "%s says %q to %s, who refuses them", s.from.address, rest, t.to.address)
	}
}

// checkTalk: words reach whom they are for, once, and nobody else.
func (c *world) checkTalk(p *person, r *received) {
	heard := map[string]bool{}
	for word := range strings.FieldsSeq(r.text) {
		word = strings.TrimRight(word[max(0, strings.Index(word, talkWord)):], ".,:;!?\"”“»«)'’")
		t := c.words[word]
		if t == nil || heard[word] || p == t.from {
			continue
		}
		heard[word] = true
		if t.heard++; p != t.to || t.heard > 1 {
			c.find("words", "%s reads %q, which %s has said to %s, for the %d. time: %q", p.address, word, t.from.address, t.to.address, t.heard, r.subject)
		}
	}
}

// checkSaid: words have come four hours later, those for who reads one letter a day two days later.
func (c *world) checkSaid() {
	for word, t := range c.words {
		wait := 4 * time.Hour
		if t.to.daily {
			wait = 50 * time.Hour
		}
		if t.at.IsZero() || t.to.silent() || !t.from.gone.IsZero() || t.to.hearsNothing() || t.to.unheard.After(t.at) || c.late() || c.now.Sub(t.at) < wait {
			continue
		}
		if c.try("words awaited"); t.heard == 0 {
			c.find("words", "%q, which %s has said to %s at %s, has not come", word, t.from.address, t.to.address, t.at.Format(time.DateTime))
		}
	}
}

// checkOutsiders: nobody but its players, and the host, is written to about a private game.
func (c *world) checkOutsiders(p *person, r *received) {
	if g := c.games[r.game()]; g != nil && g.Terms.Private && !p.hosts && !slices.Contains(g.players, p) {
		c.find("privacy", "%s is written to about game %d, which is private: %q", p.address, g.ID, r.subject)
	}
}

// watches: nobody watches a private game, or says anything of one that stands beside its record.
func (c *world) watches(s *sent, rest string) {
	if g := c.games[number(rest)]; g != nil && g.Terms.Private || c.breaks(PrivateSeen) {
		c.find("privacy", "%s watches game %s, which is private", s.from.address, rest)
	}
}

// agrees keeps a yes to sending a game to its inventor. Of a private game none is taken.
func (c *world) agrees(s *sent, _ string) {
	g := c.games[s.from.about[s.id]]
	if g == nil {
		return
	}
	if g.Terms.Private {
		c.find("privacy", "%s may have game %d sent to its inventor, which is private", s.from.address, g.ID)
	}
	g.yes[s.from] = true
}

func (c *world) disagrees(s *sent, _ string) {
	if g := c.games[s.from.about[s.id]]; g != nil && g.copies == 0 {
		delete(g.yes, s.from)
	}
}

// completes notes when a game is over and both have said that its inventor may have it.
func (c *world) completes(g *game) {
	to := c.byAddress[inventor]
	if g.Terms.Preset != invented || !g.complete.IsZero() || g.Stage != adjudicator.Over || len(g.yes) < 2 {
		return
	}
	g.complete = c.now
	sent := map[*person]int{} // three of one player go in a day, and ten to one inventor
	for _, other := range c.games {
		if other.complete.After(c.now.Add(-25*time.Hour)) && other != g {
			sent[to]++
			for p := range other.yes {
				sent[p]++
			}
		}
	}
	g.excused = to.hearsNothing() || g.Outcome.Result == rules.Ongoing || g.corrected || sent[to] >= 10
	for p := range g.yes {
		g.excused = g.excused || !p.banned.IsZero() || !p.leaving.IsZero() || sent[p] >= 3
	}
}

// checkCopy: a game goes to its inventor when it is over and both have said yes, and once. No address is in the letter.
func (c *world) checkCopy(p *person, r *received) {
	if !says(r.subject, c.phrases["copy-subject"]) {
		return
	}
	for line := range strings.Lines(r.text) {
		n, ok := numberIn(line, "Game ", "Partie ")
		g := c.games[n]
		if !ok || g == nil {
			continue
		}
		yes := len(g.yes)
		if s := c.inHand; s != nil && strings.HasPrefix(s.from.said[s.id], "copy inventor yes") && !g.yes[s.from] {
			yes++ // of the letter that is being handled
		}
		m := c.match(n)
		if c.try("games sent to their inventor"); p.address != inventor || g.Terms.Private || m.Stage != adjudicator.Over && !g.corrected || yes < 2 && len(g.players) == 2 || c.breaks(CopiedUnasked) {
			c.find("copies", "game %d of %s goes to %s, and %d of its players have said yes", n, g.Terms.Preset, p.address, yes)
		}
		if g.copies++; g.copies > 1 {
			c.find("copied", "game %d has gone to its inventor %d times", n, g.copies)
		}
		for _, player := range g.players {
			if player != p && bytes.Contains(r.data, []byte(player.mailbox())) {
				c.find("copies", "the address of %s stands in the letter of game %d to its inventor", player.address, n)
			}
		}
		return
	}
}

// keepsake is a letter that bears witness in the end.
type keepsake struct {
	file string
	at   time.Time
}

// keep has every fifth letter that tells the hash of a record kept.
func (c *world) keep(r *received) {
	if len(c.seen)%5 == 0 && bytes.Contains(r.data, []byte("has the hash #")) {
		k := keepsake{filepath.Join(c.keepsakes(), r.id+".eml"), c.now}
		must(os.MkdirAll(c.keepsakes(), 0o700))
		must(os.WriteFile(k.file, r.data, 0o600))
		c.kept = append(c.kept, k)
	}
}

func (c *world) keepsakes() string { return filepath.Join(c.house.dir, "kept") }
