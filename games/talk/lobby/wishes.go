package lobby

import (
	"context"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// limits tells what the speaker has chosen about how much, what and with whom they play, and how many games they may have.
func limits(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	m, err := e.Member(ctx, me)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("wishes-going", "n", len(m.Going)))
	if m.Most > 0 {
		a = talk.Say(c.Line, phrase.New("wishes-going-of", "n", len(m.Going), "most", m.Most, "adds", m.Caps.Finished, "takes", m.Caps.Late))
	}
	for _, l := range m.Person.Limits {
		if l.Preset == "" {
			a.Lines = append(a.Lines, phrase.New("wishes-total", "most", l.Most))
		} else {
			a.Lines = append(a.Lines, phrase.New("wishes-limit", "title", e.Settings.Registry.TitleOf(l.Preset), "most", l.Most))
		}
	}
	for _, p := range m.Person.Presets {
		a.Lines = append(a.Lines, phrase.New("wishes-refused-preset", "title", e.Settings.Registry.TitleOf(p)))
	}
	for _, n := range m.Person.Refused {
		who, err := e.Changes.PlayerNumbered(ctx, n)
		if err != nil && !changes.NotFound(err) {
			return talk.Answer{}, err
		}
		a.Lines = append(a.Lines, phrase.New("wishes-refused-player", "name", phrase.Words(who.Name)))
	}
	for _, u := range m.Person.Unwanted {
		a.Lines = append(a.Lines, phrase.New("wishes-refused-address", "address", phrase.Words(u.Shown)))
	}
	if len(a.Lines) == 0 {
		a.Text = append(a.Text, phrase.New("wishes-none"))
	}
	return a, nil
}

// limit sets how many games the speaker wants at once, or lifts that.
func limit(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	var fact club.Fact = club.LimitLifted{Preset: c.Text}
	text := phrase.New("wishes-lifted", "title", e.Settings.Registry.TitleOf(c.Text))
	switch {
	case c.Most > 0 && c.Total:
		fact, text = club.LimitChosen{Most: c.Most}, phrase.New("wishes-total-set", "most", c.Most)
	case c.Most > 0:
		fact, text = club.LimitChosen{Preset: c.Text, Most: c.Most}, phrase.New("wishes-limit-set", "title", e.Settings.Registry.TitleOf(c.Text), "most", c.Most)
	case c.Total:
		text = phrase.New("wishes-total-lifted")
	}
	return talk.Wished(ctx, e, c, me, fact, text)
}

// wish refuses a preset, somebody by their name, or an address; or ends that.
func wish(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	refuses := c.Kind == command.Refusing
	if preset, err := e.Settings.Registry.Find(strings.ToLower(c.Text), nil); err == nil {
		if refuses {
			return talk.Wished(ctx, e, c, me, club.PresetRefused{Preset: preset.Name}, phrase.New("wishes-preset-refused", "title", phrase.GameText(preset.Title), "preset", preset.Name))
		}
		return talk.Wished(ctx, e, c, me, club.PresetAccepted{Preset: preset.Name}, phrase.New("wishes-preset-accepted", "title", phrase.GameText(preset.Title)))
	}
	if strings.Contains(c.Text, "@") {
		return wishAddress(ctx, e, c, me, refuses)
	}
	other, known, err := talk.Called(ctx, e, c.Text)
	switch {
	case err != nil:
		return talk.Answer{}, err
	case !known:
		return talk.Refuse(c.Line, phrase.New("wishes-nobody", "words", phrase.Words(c.Text))), nil
	case other.Number == me.Number:
		return talk.Refuse(c.Line, phrase.New("wishes-yourself")), nil
	case refuses:
		return talk.Wished(ctx, e, c, me, club.PlayerRefused{Player: other.Number}, phrase.New("wishes-player-refused", "name", phrase.Words(other.Name)))
	}
	return acceptPlayer(ctx, e, c, me, other)
}

// acceptPlayer ends that somebody is refused by their name. Whether one of the addresses that the speaker refuses is theirs, nobody is told
// (CR-56): where there are some, the answer is that these stay refused, whoever they belong to.
func acceptPlayer(ctx context.Context, e *talk.Execution, c command.Command, me, other games.Player) (talk.Answer, error) {
	person, err := e.Changes.Person(ctx, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	text := phrase.New("wishes-player-accepted", "name", phrase.Words(other.Name))
	if len(person.Unwanted) > 0 {
		text = phrase.New("wishes-player-accepted-by-name", "name", phrase.Words(other.Name))
	}
	return talk.Wished(ctx, e, c, me, club.PlayerAccepted{Player: other.Number}, text)
}

// wishAddress keeps a hash of the address alone. It says the same whether anybody plays here by it (CR-56).
func wishAddress(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, refuses bool) (talk.Answer, error) {
	address := strings.ToLower(strings.Trim(c.Text, "<> "))
	hash := e.Settings.Key.Trace("refused", address)
	if refuses {
		return talk.Wished(ctx, e, c, me, club.AddressRefused{Unwanted: club.Unwanted{Hash: hash, Shown: talk.Shortened(address)}}, phrase.New("wishes-address-refused", "address", phrase.Words(address)))
	}
	return talk.Wished(ctx, e, c, me, club.AddressAccepted{Hash: hash}, phrase.New("wishes-address-accepted", "address", phrase.Words(address)))
}
