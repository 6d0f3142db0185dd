package year

import (
	"slices"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer/token"
)

// checkAnswer: each letter brings its writer one answer, or the store says why there is none. came is what the program knows of it; nil where
// it need not.
func (c *world) checkAnswer(s *sent) *games.Arrival {
	p := s.from
	came, went := c.trace(s.id)
	if came == nil && !p.leaving.IsZero() && !c.knows(p) {
		delete(c.open, s.id) // they were forgotten meanwhile, and what they wrote
		return nil
	}
	if came == nil {
		c.find("letters", "nothing is known of the letter %s of %s: %q", s.id, p.address, oneLine(s.meant))
		return nil
	}
	if s.forgotten { // it is a stranger's
		p.again = append(p.again, s.sender)
	}
	if !undecided(came.Disposition) {
		delete(c.open, s.id)
	}
	c.try("letters " + string(came.Disposition))
	answers := c.answersTo(s, came, went)
	if !p.banned.IsZero() && p.leaving.IsZero() && !p.strange(s.sender) {
		c.checkBanned(s, came, answers)
		return came
	}
	if p.believed && !s.robot {
		p.heard = append(p.heard, s.at)
	}
	c.checkUnheard(s, came, answers)
	c.checkOldKey(s, came)
	c.checkCapped(s, came, answers)
	silent := came.Disposition == games.Automatic || came.Disposition == games.Unanswerable || came.Disposition == games.Reported || came.Disposition == games.Blocked || came.Disposition == games.Duplicate
	switch {
	case s.robot && came.Disposition != games.Automatic:
		c.find("answers", "a program of %s was heard: %s, %s", p.address, came.Disposition, came.Why)
	case silent && answers > 0:
		c.find("answers", "%s (%s) is answered %d times: %q", p.address, came.Disposition, answers, oneLine(s.meant))
	case silent, came.Disposition == games.Capped && came.Why != "", answers == 1:
	case answers == 0 && came.Disposition != games.Acted && c.heldBack(came):
	default:
		c.find("answers", "%s has %d answers to %q (%s: %s): %v", p.address, answers, oneLine(s.meant), came.Disposition, came.Why, went)
	}
	return came
}

func undecided(d games.Disposition) bool {
	return d == games.Waiting || d == games.Failed || d == games.SetAside
}

// answersTo counts the letters that answer one: those that it has caused, as far as they have come or the relay did not take them yet, and any that
// says so without being one of these. What has begun or ended by it is news besides: once of each game.
func (c *world) answersTo(s *sent, came *games.Arrival, went []games.Departure) (n int) {
	address := s.sender
	if !slices.ContainsFunc(went, func(d games.Departure) bool { return d.To == address }) {
		address = s.from.mailbox()
	}
	renewed := came.Disposition == games.Acted && (strings.HasPrefix(came.Why, "yes: newkey") || strings.HasPrefix(came.Why, "yes: address remove"))
	told, caused := map[int]bool{}, map[string]bool{}
	for _, d := range went {
		caused[d.MessageID] = true
		_, waits := c.relay.waiting[d.MessageID]
		switch {
		case d.To != address || d.Kind == "copy" || !c.delivered[d.MessageID] && !waits && d.State == games.Sent && !s.from.noMailbox:
		case (d.Kind == "news" || d.Kind == "reminder" || renewed && d.Match > 0) && (d.Match == 0 || !told[d.Match]):
			told[d.Match] = true
		case d.Kind == "confirm" && n == 1: // what waits for a yes is asked again, in a letter that can be answered by one
		default:
			n++
		}
	}
	for _, r := range c.inbox[s.id] {
		if !caused[r.id] && r.since.Equal(c.now) && r.to == address {
			n++
		}
	}
	return n
}

// checkBanned: of the letters of somebody who is banned the first is answered, with the reason, and no other (CR-45).
func (c *world) checkBanned(s *sent, came *games.Arrival, answers int) {
	want := 0
	if !s.from.answered && !s.robot && s.from.blocked.IsZero() {
		s.from.answered, want = true, 1
	}
	if c.try("letters of banned players"); answers != want || !s.robot && came.Disposition != games.Banned {
		c.find("bans", "%s is banned, and %q has %d answers (%s: %s)", s.from.address, oneLine(s.meant), answers, came.Disposition, came.Why)
	}
}

// checkUnheard: what somebody writes who wants no mail is not answered.
func (c *world) checkUnheard(s *sent, came *games.Arrival, answers int) {
	p := s.from
	if p.blocked.IsZero() || !s.at.After(p.blocked) || p.said[s.id] == "unblock" || s.robot || p.strange(s.sender) {
		return
	}
	if c.try("letters of who wants none"); came.Disposition != games.Blocked || answers > 0 {
		c.find("blocks", "%s wants no mail, and %q has %d answers (%s: %s)", p.address, oneLine(s.meant), answers, came.Disposition, came.Why)
	}
}

// checkOldKey: after "newkey" nothing is done in a game by what comes to an older address.
func (c *world) checkOldKey(s *sent, came *games.Arrival) {
	p := s.from
	if s.answer == nil || s.answer.tag.Kind != token.ReplyTag || p.renewed.IsZero() || !s.answer.since.Before(p.renewed) || !s.at.After(p.renewed) {
		return
	}
	if c.try("letters to old addresses"); came.Disposition == games.Acted || c.breaks(OldKeyActs) {
		c.find("keys", "%s has new addresses since %s, and %q to an old one is %s (%s)", p.address, p.renewed.Format(time.DateTime), oneLine(s.meant), came.Disposition, came.Why)
	}
}

// fewUnread is how many letters that cannot be read are answered in a day to one person, at the most.
const fewUnread = 30

// checkCapped: silence by a cap falls upon what came to nothing alone, after at least two answers, the last of which said so (mail.md).
func (c *world) checkCapped(s *sent, came *games.Arrival, answers int) {
	p := s.from
	within := func(span time.Duration) func(time.Time) bool {
		return func(at time.Time) bool { return s.at.Sub(at) > span }
	}
	p.nothing, p.unread = slices.DeleteFunc(p.nothing, within(games.ChargesKept)), slices.DeleteFunc(p.unread, within(24*time.Hour))
	switch d := came.Disposition; {
	case c.breaks(SilentEarly) && d == games.Acted, d == games.Capped:
		c.try("letters silenced by a cap")
		does := strings.HasPrefix(came.Why, string(games.Acted)) || d == games.Acted
		told := s.at.Sub(p.warned) <= games.ChargesKept || c.late() || c.onItsWay(s.sender)
		if does || len(p.nothing) < 2 || !told {
			c.find("caps", "%s is not answered (%s) after %d answers in a day, and was told so at %s: %q", p.address, came.Why, len(p.nothing), p.warned.Format(time.DateTime), oneLine(s.meant))
		}
		return
	case d == games.Acted, d == games.Answered:
		p.unread = nil
	case d == games.Unread && answers > 0:
		if p.unread = append(p.unread, s.at); len(p.unread) > fewUnread {
			c.find("caps", "%s has %d answers in a day to what cannot be read", p.address, len(p.unread))
		}
	}
	if came.Disposition != games.Acted && answers > 0 {
		p.nothing = append(p.nothing, s.at)
	}
}

// checkReason: who is refused for somebody's wishes, or for the cap of games, is refused rightly by the model.
func (c *world) checkReason(s *sent, came *games.Arrival) {
	taken, takes := strings.CutPrefix(s.from.said[s.id], "take ")
	if came.Disposition != games.Refused || !takes {
		return
	}
	o := c.offer(number(taken))
	if o.Number == 0 || o.Seeker == 0 {
		return
	}
	me := s.from
	_, seeker := c.numbered(o.Seeker)
	if seeker == nil {
		return
	}
	full := func(p *person) bool { return !p.lifted && c.going(p, "", 0) >= c.mayHave(p) }
	for name, so := range map[string]bool{
		"club-limits": c.limited(seeker, o.Terms.Preset, 0), "club-refuses-player": seeker.refused[me], "club-refuses-preset": seeker.presets[o.Terms.Preset],
		"club-take-refused": me.refused[seeker], "club-cap-theirs": full(seeker), "club-cap-yours": full(me),
	} {
		if !strings.Contains(came.Why, name) {
			continue
		}
		if c.try("refusals held to wishes"); !so || c.breaks(WrongRefusal) {
			c.find("reasons", "%s is refused for %s: %q", me.address, came.Why, oneLine(s.meant))
		}
	}
}

// bearer is whose a name is, or was.
type bearer struct {
	who     *person
	givenUp time.Time
}

// isCalled: a name has one person, and one that was given up is nobody else's for a year (CR-59).
func (c *world) isCalled(s *sent, rest string) {
	p, look := s.from, strings.ToLower(rest)
	if had := c.bearers[look]; had.who != nil && had.who != p && (had.givenUp.IsZero() || s.at.Sub(had.givenUp) < 365*24*time.Hour) || c.breaks(TakenName) {
		c.find("names", "%s is called %q, which somebody else has, or had until %s", p.address, rest, had.givenUp.Format(time.DateTime))
	}
	if before := strings.ToLower(p.name); before != look {
		c.bearers[before] = bearer{p, s.at}
		p.former = append(p.former, p.name)
	}
	c.bearers[look] = bearer{who: p}
	p.name, p.called = rest, s.at
}

// checkNames: who is refused a name is so rightly; and who asks after one finds whoever has it, and nobody by one that was given up.
func (c *world) checkNames(s *sent, came *games.Arrival) {
	words := s.from.said[s.id]
	if name, asks := strings.CutPrefix(words, "name "); asks && strings.Contains(came.Why, "referee-name-taken") {
		if had := c.bearers[strings.ToLower(name)]; had.who == nil || had.who == s.from && had.givenUp.IsZero() {
			c.find("names", "%s cannot be called %q, which nobody else has", s.from.address, name)
		}
	}
	name, asks := strings.CutPrefix(words, "players ")
	had := c.bearers[strings.ToLower(name)]
	if !asks || had.who == nil || !had.who.shown || !had.who.leaving.IsZero() || came.Disposition != games.Answered && came.Disposition != games.Refused {
		return
	}
	if c.try("names asked after"); (came.Disposition == games.Answered) != had.givenUp.IsZero() || c.breaks(OldNameLeads) {
		c.find("found", "%s asks after %q, which %s has had until %s: %s", s.from.address, name, had.who.address, had.givenUp.Format(time.DateTime), came.Why)
	}
}

// limited reports whether somebody has as many games of a preset, or in all, as they want, but for one.
func (c *world) limited(p *person, preset string, but int) bool {
	for _, of := range []string{preset, ""} {
		if most, chosen := p.most[of]; chosen && c.going(p, of, but) >= most {
			return true
		}
	}
	return c.breaks(OverLimit)
}
