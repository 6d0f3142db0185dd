package year

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer/token"
)

// person is somebody who plays, or hosts, or has invented a game, and the model of what they have told the program and been told.
type person struct {
	number                       int
	box, address, name, language string
	believed                     bool // whoever carries their mail vouches for it
	noMailbox                    bool // letters to them come back

	wrote, acted int
	games        map[int]*received // the newest letter about each
	asked        []*received       // those that ask for a yes, unanswered
	account      *received
	digest       *received
	said         map[string]string // what their letters mean, by Message-ID: a yes means what it says yes to
	about        map[string]int    // and which games they are about

	known    bool         // their address is proved
	shown    bool         // and their name is theirs
	called   time.Time    // when they took their name
	former   []string     // names
	daily    bool         // they want one letter a day
	moved    time.Time    // when they chose another zone
	told     map[int]int  // of how many turns of each game letters have told them
	seen     map[int]int  // of how many they have heard as an observer
	misses   map[int]bool // games whose next turns they need not hear of
	reminded map[token.Claim]int
	days     map[string]bool // on which a letter of the day came
	heard    []time.Time     // when letters of theirs came that are believed
	declined map[int]string  // challenges, with the letter that declined each
	secrets  []*secret

	most      map[string]int // wishes: games at once, of a preset; of all for ""
	presets   map[string]bool
	refused   map[*person]bool
	lifted    bool      // the host lets them have as many games as they like
	leaving   time.Time // when they asked to be forgotten
	gone      time.Time // when they were
	again     []string  // from where they have written since
	banned    time.Time
	reason    string
	answered  bool      // that they are banned, they have been told
	blocked   time.Time // since when they want no mail
	blockedBy string
	unheard   time.Time // when they last wanted none, or were banned
	hasNext   bool      // their second address is theirs, too
	parted    time.Time // when they gave up the first one
	invited   time.Time // when whoever may have that now was invited
	renewed   time.Time // when they had all secret addresses made worthless
	nothing   []time.Time
	unread    []time.Time // when letters of theirs were answered that came to nothing, that could not be read, since one that was
	warned    time.Time   // when they read that what they write may not be answered
	hosts     bool
}

func newPerson(number int, box, domain, name, language string, believed bool) *person {
	return &person{number: number, box: box, address: box + "@" + domain, name: name, language: language, believed: believed,
		games: map[int]*received{}, said: map[string]string{}, about: map[string]int{}, told: map[int]int{}, seen: map[int]int{}, misses: map[int]bool{},
		reminded: map[token.Claim]int{}, days: map[string]bool{}, declined: map[int]string{}, most: map[string]int{}, presets: map[string]bool{}, refused: map[*person]bool{}}
}

// surname writes a number in letters: no two are alike, and none holds a digit, which could be taken for a game's.
func surname(n int) string {
	const letters = "bcdfghjkmnpqrstvwxz"
	word := []byte{letters[n%len(letters)] - 'a' + 'A'}
	for n /= len(letters); n > 0; n /= len(letters) {
		word = append(word, 'a', letters[n%len(letters)])
	}
	return string(append(word, "aben"...))
}

// mailbox is where somebody reads and writes.
func (p *person) mailbox() string {
	if p.parted.IsZero() {
		return p.address
	}
	return p.next()
}

// next is the address that they move to.
func (p *person) next() string { return p.box + ".new@people.test" }

// writesFrom: a letter that asks that very address something is answered from it.
func (p *person) writesFrom(answer *received) string {
	if answer != nil && answer.asks() && answer.to == p.next() {
		return p.next()
	}
	return p.mailbox()
}

// strange reports whether an address is not theirs yet, or no more: whoever writes from there may be anybody.
func (p *person) strange(address string) bool {
	return address == p.next() && !p.hasNext || address == p.address && !p.parted.IsZero()
}

func (p *person) hearsNothing() bool { return !p.blocked.IsZero() || !p.banned.IsZero() }

// silent reports whether somebody writes nothing of their own any more.
func (p *person) silent() bool { return !p.leaving.IsZero() || p.noMailbox }

func (p *person) yes() string {
	return map[string]string{"en": "yes", "de": "ja", "fr": "oui"}[p.language]
}

func (p *person) no() string {
	return map[string]string{"en": "no", "de": "nein", "fr": "non"}[p.language]
}

// files keeps what a letter is about.
func (p *person) files(r *received) {
	switch {
	case r.asks():
		p.asked = append(p.asked, r)
	case r.tag.Kind == token.DigestTag:
		p.digest = r
	case r.tag.Kind == token.AccountTag:
		p.account, p.known = r, true
	case r.tag.Kind == token.ReplyTag:
		p.games[r.game()] = r
	}
}

// remembers keeps what a letter of somebody's means: one that answers a question means what was asked.
func (p *person) remembers(s *sent) {
	p.said[s.id] = s.meant
	switch {
	case s.answer == nil:
	case s.answer.asks():
		p.said[s.id], p.about[s.id] = p.said[s.answer.answers], p.about[s.answer.answers]
	default:
		p.about[s.id] = s.answer.game()
	}
}

// deeds are what the model keeps of words that were carried out, by how they begin: those of the letter, or of the one that a yes was said to.
func deeds() map[string]func(c *world, s *sent, rest string) {
	return map[string]func(c *world, s *sent, rest string){
		"newkey":                 func(c *world, s *sent, _ string) { s.from.renewed = s.at },
		"block":                  func(c *world, s *sent, _ string) { s.from.blocked, s.from.blockedBy = s.at, s.id },
		"unblock":                func(c *world, s *sent, _ string) { s.from.blocked = time.Time{}; s.from.hearsAgain(c.now) },
		"unwatch ":               func(c *world, s *sent, rest string) { s.from.misses[number(rest)] = true },
		"timezone ":              func(c *world, s *sent, _ string) { s.from.moved = c.now },
		"mail digest on":         func(c *world, s *sent, _ string) { s.from.daily = true },
		"language ":              (*world).speaks,
		"name ":                  (*world).isCalled,
		"watch ":                 (*world).watches,
		"comment ":               (*world).watches,
		"say ":                   (*world).hasSaid,
		"limit ":                 (*world).limits,
		"refuse ":                (*world).refuses,
		"accept ":                (*world).accepts,
		"decline":                (*world).declines,
		"copy inventor yes":      (*world).agrees,
		"copy inventor no":       (*world).disagrees,
		"admin pause all until ": (*world).pauses,
		"admin pause end":        (*world).endsPause,
		"admin ban ":             (*world).bans,
		"admin unban ": func(c *world, _ *sent, rest string) {
			p := c.byAddress[rest]
			p.banned, p.answered = time.Time{}, false
			p.hearsAgain(c.now)
		},
		"admin lift ": func(c *world, _ *sent, rest string) {
			p := c.byAddress[rest]
			p.lifted = !p.lifted
			c.try("bounds lifted")
		},
	}
}

// carriedOut keeps what a letter has done.
func (c *world) carriedOut(s *sent, came *games.Arrival) {
	p, words := s.from, s.meant
	p.acted++
	switch {
	case strings.HasPrefix(came.Why, "yes: confirm"): // to a turn that waited
		return
	case strings.HasPrefix(came.Why, "yes: address add") && s.sender == p.next():
		p.hasNext = true
	case strings.HasPrefix(came.Why, "yes: address remove") && s.sender == p.next():
		p.parted, p.renewed = s.at, s.at
		c.try("changed addresses")
	case strings.HasPrefix(came.Why, "yes: "):
		words = p.said[s.id]
	}
	for begins, keep := range deeds() {
		if rest, ok := strings.CutPrefix(words, begins); ok && (rest == "" || strings.HasSuffix(begins, " ") || begins == "mail digest on") {
			c.try(strings.TrimSpace(begins))
			keep(c, s, rest)
		}
	}
}

// speaks: who asks for a language that letters are written in has it.
func (c *world) speaks(s *sent, rest string) {
	if rest == "de" || rest == "en" {
		s.from.language = rest
	}
}

// hearsAgain: of what was played meanwhile they have not heard.
func (p *person) hearsAgain(now time.Time) {
	p.unheard = now
	for game := range p.seen {
		p.misses[game] = true
	}
}

func number(words string) int {
	first, _, _ := strings.Cut(words, " ")
	n, _ := strconv.Atoi(first)
	return n
}

func (c *world) limits(s *sent, rest string) {
	preset, most, _ := strings.Cut(rest, " ")
	if preset == "total" {
		preset = ""
	}
	if n, err := strconv.Atoi(most); err == nil {
		s.from.most[preset] = n
	} else {
		delete(s.from.most, preset)
	}
}

// refuses: whom somebody refuses is not written to for that.
func (c *world) refuses(s *sent, rest string) {
	other := c.someone(rest)
	if other == nil {
		s.from.presets[rest] = true
		return
	}
	s.from.refused[other] = true
	_, went := c.trace(s.id)
	if c.breaks(RefusedHears) {
		went = append(went, games.Departure{To: other.mailbox()})
	}
	if slices.ContainsFunc(went, func(d games.Departure) bool { return c.byAddress[d.To] == other }) {
		c.find("refused", "%s refuses %s, who is written to", s.from.address, other.address)
	}
}

func (c *world) accepts(s *sent, rest string) {
	delete(s.from.refused, c.someone(rest))
	delete(s.from.presets, rest)
}

func (c *world) declines(s *sent, _ string) {
	if s.answer != nil && s.answer.invites() {
		s.from.declined[s.answer.game()] = s.id
		c.try("challenges declined")
	}
}

// someone is who has an address or a name now; nil for nobody.
func (c *world) someone(words string) *person {
	if strings.Contains(words, "@") {
		return c.byAddress[words]
	}
	if b := c.bearers[strings.ToLower(words)]; b.givenUp.IsZero() {
		return b.who
	}
	return nil
}
