package amp

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// chooser finds out who makes a turn of the side to move.
type chooser struct{ *Position }

// whose says who may be making the turn: the leader or AMP that the draft names, or those that it may mean. They stand in the room that is
// given, where it is large enough.
func (c chooser) whose(room []lead, d *rules.Draft) ([]lead, *rules.Violation) {
	all := c.game.leads(room, &c.layout, c.toMove)
	l := d.Lead
	switch {
	case l.Unit != 0 || l.At != (rules.Square{}):
		return c.whoseUnit(all, l)
	case l.Group != "":
		return c.whoseGroup(all, l.Group)
	case c.game.byUnit():
		return c.whoseMode(all, l.Mode)
	}
	return c.whoseFirst(all, d)
}

// whoseFirst finds the AMP by the first unit of the list.
func (c chooser) whoseFirst(all []lead, d *rules.Draft) ([]lead, *rules.Violation) {
	t := play{layout: &c.layout, game: c.game, side: c.toMove}
	if d.Actions[0].How == rules.Convert {
		return nil, t.refuse(d, 0, refuser{&t}.notConvertible(d.Actions[0].To))
	}
	sq, ok := c.game.grid.index(d.Actions[0].From)
	if !ok || c.at(sq) == 0 || !c.side[c.toMove].Has(sq) {
		return nil, t.refuse(d, 0, refuser{&t}.notOwn(d.Actions[0]))
	}
	return c.whoseAMP(all, c.at(sq).group())
}

// whoseGroup finds the AMP by its name; where leaders lead, all its leaders.
func (c chooser) whoseGroup(all []lead, name string) ([]lead, *rules.Violation) {
	gr, ok := c.game.words.Group(strings.ToLower(name))
	if !ok {
		return nil, &rules.Violation{Code: rules.CannotRead, Quote: name,
			Why: phrase.New("amp-no-such-amp", "word", phrase.Quote(name, 0)), Help: c.yourAMPs()}
	}
	if gr.Side != c.toMove {
		return nil, &rules.Violation{Code: rules.NotYourUnit, Quote: name,
			Why: phrase.New("amp-not-your-amp", "group", phrase.Term{Kind: "group", Name: gr.Name}, "owner", gr.Side, "side", c.toMove), Help: c.yourAMPs()}
	}
	return c.whoseAMP(all, c.game.groupByCode(gr.Code))
}

func (c chooser) whoseAMP(all []lead, group int) ([]lead, *rules.Violation) {
	var mine []lead
	for i, l := range all {
		switch {
		case l.group != group:
		case !c.game.byUnit(): // an AMP has one turn, however many leaders
			return all[i : i+1], nil
		default:
			mine = append(mine, l)
		}
	}
	if len(mine) > 0 {
		return mine, nil
	}
	return nil, &rules.Violation{Code: rules.LeaderGone, Ruling: "CH-9", Quote: c.game.groupName(group),
		Why:  phrase.New("amp-no-leader", "group", c.game.colour(group)),
		Help: c.yourLeaders(all)}
}

// whoseUnit finds the leader by its square, or by its letter alone.
func (c chooser) whoseUnit(all []lead, l rules.Lead) ([]lead, *rules.Violation) {
	if l.At == (rules.Square{}) {
		return c.whoseLetter(all, l)
	}
	sq, ok := c.game.grid.index(l.At)
	if ok && c.side[c.toMove].Has(sq) && c.leaders.Has(sq) && (l.Unit == 0 || l.Unit == c.game.letter(c.at(sq))) {
		return c.leadAt(all, sq), nil
	}
	v := &rules.Violation{Code: rules.NoUnitThere, Quote: l.String(), Help: c.yourLeaders(all)}
	if !ok {
		v.Why = c.game.notOnBoard(l.At)
		return nil, v
	}
	switch u := c.at(sq); {
	case u == 0:
		v.Why = phrase.New("nothing-stands-on", "square", l.At)
	case !c.side[c.toMove].Has(sq):
		v.Code, v.Why = rules.NotYourUnit, phrase.New("amp-neutral", "unit", c.game.named(sq, u))
		if c.side[c.toMove.Other()].Has(sq) {
			v.Why = phrase.New("not-your-unit", "unit", c.game.named(sq, u), "owner", c.toMove.Other(), "side", c.toMove)
		}
	case l.Unit != 0 && l.Unit != c.game.letter(u):
		v.Why = c.game.unitIs(sq, u)
	default:
		v.Code, v.Why = rules.LeaderGone, phrase.New("amp-not-a-leader", "unit", c.game.named(sq, u))
	}
	return nil, v
}

// leadAt returns the lead whose leader stands on the square; under GroupLead its AMP's.
func (c chooser) leadAt(all []lead, sq uint8) []lead {
	for i, l := range all {
		if l.leader == sq || !c.game.byUnit() && l.group == c.at(sq).group() {
			return all[i : i+1]
		}
	}
	return nil
}

func (c chooser) whoseLetter(all []lead, l rules.Lead) ([]lead, *rules.Violation) {
	var mine []lead
	for _, one := range all {
		if c.game.letter(c.at(one.leader)) == l.Unit {
			mine = append(mine, one)
		}
	}
	if len(mine) > 0 {
		return mine, nil
	}
	return nil, &rules.Violation{Code: rules.LeaderGone, Quote: string(l.Unit),
		Why: phrase.New("amp-no-leader-with-letter", "side", c.toMove, "letter", l.Unit), Help: c.yourLeaders(all)}
}

// whoseMode returns the leaders that have the mode; all, if none is named.
func (c chooser) whoseMode(all []lead, mode string) ([]lead, *rules.Violation) {
	if mode == "" {
		return all, nil
	}
	var able []lead
	for _, l := range all {
		t := c.game.begin(&c.layout, c.toMove, l)
		if t.pin(mode) == nil {
			able = append(able, l)
		}
	}
	if len(able) > 0 {
		return able, nil
	}
	return nil, &rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3", Quote: mode,
		Why: phrase.New("amp-no-leader-with-mode", "side", c.toMove, "mode", phrase.Quote(mode, 0)), Help: c.yourLeaders(all)}
}

// whichLeader asks the writer to choose between leaders who could all make the turn.
func (c chooser) whichLeader(able []lead) *rules.Violation {
	var names []string
	for _, l := range able {
		names = append(names, c.game.short(l.leader, c.at(l.leader)))
	}
	return &rules.Violation{Code: rules.CannotRead, Ruling: "FU-1",
		Why:  phrase.New("amp-whose-turn", "n", len(able)),
		Help: phrase.New("amp-write-leader", "leaders", phrase.Series{How: phrase.Or, Items: names}), Spelling: true}
}

func (c chooser) yourAMPs() phrase.Phrase {
	var names []phrase.Phrase
	for _, gr := range c.game.spec.Groups {
		if gr.Side == c.toMove {
			names = append(names, phrase.Of(phrase.Term{Kind: "group", Name: gr.Name}))
		}
	}
	return phrase.New("amp-your-amps", "side", c.toMove, "groups", phrase.Join(phrase.Commas, names...))
}

func (c chooser) yourLeaders(all []lead) phrase.Phrase {
	if len(all) == 0 {
		return phrase.New("amp-no-leaders-left", "side", c.toMove)
	}
	var names []phrase.Phrase
	for sq := range c.leaders.And(c.side[c.toMove]).All() {
		names = append(names, phrase.New("amp-leader-in-list", "leader", c.game.short(sq, c.at(sq)), "group", c.game.colour(c.at(sq).group())))
	}
	return phrase.New("amp-your-leaders", "side", c.toMove, "leaders", phrase.Join(phrase.Commas, names...))
}
