package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// limits tells what the speaker has chosen about how much, what and with whom they play, and how many games they may have.
func (e *execution) limits(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	m, err := e.member(ctx, me)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("wishes-going", "n", len(m.Going)))
	if m.Most > 0 {
		a = say(c.Line, phrase.New("wishes-going-of", "n", len(m.Going), "most", m.Most, "adds", m.Caps.Finished, "takes", m.Caps.Late))
	}
	for _, l := range m.Person.Limits {
		if l.Preset == "" {
			a.lines = append(a.lines, phrase.New("wishes-total", "most", l.Most))
		} else {
			a.lines = append(a.lines, phrase.New("wishes-limit", "preset", l.Preset, "most", l.Most))
		}
	}
	for _, p := range m.Person.Presets {
		a.lines = append(a.lines, phrase.New("wishes-refused-preset", "preset", p))
	}
	for _, n := range m.Person.Refused {
		who, err := e.changes.playerNumbered(ctx, n)
		if err != nil && !notFound(err) {
			return answer{}, err
		}
		a.lines = append(a.lines, phrase.New("wishes-refused-player", "name", phrase.Words(who.Name)))
	}
	for _, u := range m.Person.Unwanted {
		a.lines = append(a.lines, phrase.New("wishes-refused-address", "address", phrase.Words(u.Shown)))
	}
	if len(a.lines) == 0 {
		a.text = append(a.text, phrase.New("wishes-none"))
	}
	return a, nil
}

// limit sets how many games the speaker wants at once, or lifts that.
func (e *execution) limit(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	var fact club.Fact = club.LimitLifted{Preset: c.Text}
	text := phrase.New("wishes-lifted", "preset", c.Text)
	switch {
	case c.Most > 0 && c.Total:
		fact, text = club.LimitChosen{Most: c.Most}, phrase.New("wishes-total-set", "most", c.Most)
	case c.Most > 0:
		fact, text = club.LimitChosen{Preset: c.Text, Most: c.Most}, phrase.New("wishes-limit-set", "preset", c.Text, "most", c.Most)
	case c.Total:
		text = phrase.New("wishes-total-lifted")
	}
	return e.wished(ctx, c, me, fact, text)
}

func (e *execution) wished(ctx context.Context, c command.Command, me games.Player, fact club.Fact, text phrase.Phrase) (answer, error) {
	if _, err := e.changes.happened(ctx, me.Address, fact); err != nil {
		return answer{}, err
	}
	a := say(c.Line, text)
	a.acted = true
	return a, nil
}

// wish refuses a preset, somebody by their name, or an address; or ends that.
func (e *execution) wish(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	refuses := c.Kind == command.Refusing
	if preset, err := e.referee.Registry.Find(strings.ToLower(c.Text), nil); err == nil {
		if refuses {
			return e.wished(ctx, c, me, club.PresetRefused{Preset: preset.Name}, phrase.New("wishes-preset-refused", "preset", preset.Name))
		}
		return e.wished(ctx, c, me, club.PresetAccepted{Preset: preset.Name}, phrase.New("wishes-preset-accepted", "preset", preset.Name))
	}
	if strings.Contains(c.Text, "@") {
		return e.wishAddress(ctx, c, me, refuses)
	}
	other, known, err := e.called(ctx, c.Text)
	switch {
	case err != nil:
		return answer{}, err
	case !known:
		return refuse(c.Line, phrase.New("wishes-nobody", "words", phrase.Words(c.Text))), nil
	case other.Number == me.Number:
		return refuse(c.Line, phrase.New("wishes-yourself")), nil
	case refuses:
		return e.wished(ctx, c, me, club.PlayerRefused{Player: other.Number}, phrase.New("wishes-player-refused", "name", phrase.Words(other.Name)))
	}
	return e.acceptPlayer(ctx, c, me, other)
}

// acceptPlayer ends that somebody is refused by their name. Whether one of the addresses that the speaker refuses is theirs, nobody is told
// (CR-56): where there are some, the answer is that these stay refused, whoever they belong to.
func (e *execution) acceptPlayer(ctx context.Context, c command.Command, me, other games.Player) (answer, error) {
	person, err := e.changes.person(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	text := phrase.New("wishes-player-accepted", "name", phrase.Words(other.Name))
	if len(person.Unwanted) > 0 {
		text = phrase.New("wishes-player-accepted-by-name", "name", phrase.Words(other.Name))
	}
	return e.wished(ctx, c, me, club.PlayerAccepted{Player: other.Number}, text)
}

// wishAddress keeps a hash of the address alone. It says the same whether anybody plays here by it (CR-56).
func (e *execution) wishAddress(ctx context.Context, c command.Command, me games.Player, refuses bool) (answer, error) {
	address := strings.ToLower(strings.Trim(c.Text, "<> "))
	hash := e.referee.Key.Trace("refused", address)
	if refuses {
		return e.wished(ctx, c, me, club.AddressRefused{Unwanted: club.Unwanted{Hash: hash, Shown: shortened(address)}}, phrase.New("wishes-address-refused", "address", phrase.Words(address)))
	}
	return e.wished(ctx, c, me, club.AddressAccepted{Hash: hash}, phrase.New("wishes-address-accepted", "address", phrase.Words(address)))
}

// shortened is as much of an address as somebody knows it by who has written it.
func shortened(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	for i, r := range local {
		if i > 0 || r == 0 {
			return local[:i] + "…@" + domain
		}
	}
	return local + "…@" + domain
}

// full says that the speaker has as many games going as they may have; nothing where they have not (CR-34).
func (e *execution) full(ctx context.Context) (phrase.Phrase, error) {
	if e.referee.Caps == (club.Caps{}) {
		return phrase.Phrase{}, nil
	}
	me, err := e.me(ctx)
	if err != nil || me.Number == 0 {
		return phrase.Phrase{}, err
	}
	m, err := e.member(ctx, me)
	return m.TooMany(), err
}

// excludes reports whether what somebody wishes excludes a game with another, or they have as many as they may have. The other is not told
// (CR-56).
func (e *execution) excludes(ctx context.Context, somebody, other games.Player, preset string) (bool, error) {
	if somebody.Number == 0 || somebody.Address == other.Address {
		return false, nil
	}
	theirs, err := e.member(ctx, somebody)
	if err != nil {
		return false, err
	}
	mine, err := e.member(ctx, other)
	return !theirs.Excludes(mine, preset).Empty() || theirs.Full(), err
}

// unwelcome says why a game cannot be accepted now, or words are not passed on; nothing where nothing speaks against it.
func (e *execution) unwelcome(ctx context.Context, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (phrase.Phrase, error) {
	switch {
	case c.Kind == "accept" && m.Stage == adjudicator.Challenged && m.Challenger != seat:
		if why, err := e.full(ctx); err != nil || !why.Empty() {
			return why, err
		}
		return e.challengerFull(ctx, m)
	case c.Kind == command.Say:
		return e.withheld(ctx, m, seat)
	}
	return phrase.Phrase{}, nil
}

func (e *execution) challengerFull(ctx context.Context, m *adjudicator.Match) (phrase.Phrase, error) {
	if e.referee.Caps == (club.Caps{}) {
		return phrase.Phrase{}, nil
	}
	p, err := e.changes.seated(ctx, m, m.Challenger)
	if err != nil {
		return phrase.Phrase{}, err
	}
	who, err := e.member(ctx, p)
	return who.TooManyOf(), err
}

// withheld says that the opponent refuses the speaker: no words of theirs are passed on (CR-51); nor are any to somebody who is banned, who hears
// of nothing but the reason (CR-45).
func (e *execution) withheld(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (phrase.Phrase, error) {
	other, err := e.changes.seated(ctx, m, seat.Other())
	if err != nil || other.Address == m.Player(seat).Address {
		return phrase.Phrase{}, err
	}
	p, err := e.changes.person(ctx, other.Address)
	if err == nil && p.Ban.Stands() {
		return phrase.New("wishes-withheld-banned", "name", nameIn(m, seat.Other())), nil
	}
	if err != nil || len(p.Refused) == 0 && len(p.Unwanted) == 0 {
		return phrase.Phrase{}, err
	}
	theirs := club.Member{Person: p}
	me, err := e.me(ctx)
	if err != nil {
		return phrase.Phrase{}, err
	}
	mine, err := e.member(ctx, me)
	if err != nil || !theirs.Refuses(mine) {
		return phrase.Phrase{}, err
	}
	return phrase.New("wishes-withheld", "name", nameIn(m, seat.Other())), nil
}
