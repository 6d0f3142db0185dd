package amp

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// whose says who may be making the turn: the leader or AMP that the draft names, or those that it may mean. They stand in the room that is
// given, where it is large enough.
func (p *Position) whose(room []lead, d *rules.Draft) ([]lead, *rules.Violation) {
	all := p.game.leads(room, &p.layout, p.toMove)
	l := d.Lead
	switch {
	case l.Unit != 0 || l.At != (rules.Square{}):
		return p.whoseUnit(all, l)
	case l.Group != "":
		return p.whoseGroup(all, l.Group)
	case p.game.byUnit():
		return p.whoseMode(all, l.Mode)
	}
	return p.whoseFirst(all, d)
}

// whoseFirst finds the AMP by the first unit of the list.
func (p *Position) whoseFirst(all []lead, d *rules.Draft) ([]lead, *rules.Violation) {
	t := play{layout: &p.layout, game: p.game, side: p.toMove}
	if d.Actions[0].How == rules.Convert {
		return nil, t.refuse(d, 0, refuser{&t}.notConvertible(d.Actions[0].To))
	}
	sq, ok := p.game.grid.index(d.Actions[0].From)
	if !ok || p.at(sq) == 0 || !p.side[p.toMove].Has(sq) {
		return nil, t.refuse(d, 0, refuser{&t}.notOwn(d.Actions[0]))
	}
	return p.whoseAMP(all, p.at(sq).group())
}

// whoseGroup finds the AMP by its name; where leaders lead, all its leaders.
func (p *Position) whoseGroup(all []lead, name string) ([]lead, *rules.Violation) {
	gr, ok := p.game.words.Group(strings.ToLower(name))
	if !ok {
		return nil, &rules.Violation{Code: rules.CannotRead, Quote: name,
			Why: phrase.New("amp-no-such-amp", "word", phrase.Quote(name, 0)), Help: p.yourAMPs()}
	}
	if gr.Side != p.toMove {
		return nil, &rules.Violation{Code: rules.NotYourUnit, Quote: name,
			Why: phrase.New("amp-not-your-amp", "group", phrase.Term{Kind: "group", Name: gr.Name}, "owner", gr.Side, "side", p.toMove), Help: p.yourAMPs()}
	}
	return p.whoseAMP(all, p.game.groupByCode(gr.Code))
}

func (p *Position) whoseAMP(all []lead, group int) ([]lead, *rules.Violation) {
	var mine []lead
	for i, l := range all {
		switch {
		case l.group != group:
		case !p.game.byUnit(): // an AMP has one turn, however many leaders
			return all[i : i+1], nil
		default:
			mine = append(mine, l)
		}
	}
	if len(mine) > 0 {
		return mine, nil
	}
	return nil, &rules.Violation{Code: rules.LeaderGone, Ruling: "CH-9", Quote: p.game.groupName(group),
		Why:  phrase.New("amp-no-leader", "group", p.game.colour(group)),
		Help: p.yourLeaders(all)}
}

// whoseUnit finds the leader by its square, or by its letter alone.
func (p *Position) whoseUnit(all []lead, l rules.Lead) ([]lead, *rules.Violation) {
	if l.At == (rules.Square{}) {
		return p.whoseLetter(all, l)
	}
	sq, ok := p.game.grid.index(l.At)
	if ok && p.side[p.toMove].Has(sq) && p.leaders.Has(sq) && (l.Unit == 0 || l.Unit == p.game.letter(p.at(sq))) {
		return p.leadAt(all, sq), nil
	}
	v := &rules.Violation{Code: rules.NoUnitThere, Quote: l.String(), Help: p.yourLeaders(all)}
	if !ok {
		v.Why = p.game.notOnBoard(l.At)
		return nil, v
	}
	switch u := p.at(sq); {
	case u == 0:
		v.Why = phrase.New("nothing-stands-on", "square", l.At)
	case !p.side[p.toMove].Has(sq):
		v.Code, v.Why = rules.NotYourUnit, phrase.New("amp-neutral", "unit", p.game.named(sq, u))
		if p.side[p.toMove.Other()].Has(sq) {
			v.Why = phrase.New("not-your-unit", "unit", p.game.named(sq, u), "owner", p.toMove.Other(), "side", p.toMove)
		}
	case l.Unit != 0 && l.Unit != p.game.letter(u):
		v.Why = p.game.unitIs(sq, u)
	default:
		v.Code, v.Why = rules.LeaderGone, phrase.New("amp-not-a-leader", "unit", p.game.named(sq, u))
	}
	return nil, v
}

// leadAt returns the lead whose leader stands on the square; under GroupLead its AMP's.
func (p *Position) leadAt(all []lead, sq uint8) []lead {
	for i, l := range all {
		if l.leader == sq || !p.game.byUnit() && l.group == p.at(sq).group() {
			return all[i : i+1]
		}
	}
	return nil
}

func (p *Position) whoseLetter(all []lead, l rules.Lead) ([]lead, *rules.Violation) {
	var mine []lead
	for _, one := range all {
		if p.game.letter(p.at(one.leader)) == l.Unit {
			mine = append(mine, one)
		}
	}
	if len(mine) > 0 {
		return mine, nil
	}
	return nil, &rules.Violation{Code: rules.LeaderGone, Quote: string(l.Unit),
		Why: phrase.New("amp-no-leader-with-letter", "side", p.toMove, "letter", l.Unit), Help: p.yourLeaders(all)}
}

// whoseMode returns the leaders that have the mode; all, if none is named.
func (p *Position) whoseMode(all []lead, mode string) ([]lead, *rules.Violation) {
	if mode == "" {
		return all, nil
	}
	var able []lead
	for _, l := range all {
		t := p.game.begin(&p.layout, p.toMove, l)
		if t.pin(mode) == nil {
			able = append(able, l)
		}
	}
	if len(able) > 0 {
		return able, nil
	}
	return nil, &rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3", Quote: mode,
		Why: phrase.New("amp-no-leader-with-mode", "side", p.toMove, "mode", phrase.Quote(mode, 0)), Help: p.yourLeaders(all)}
}

// whichLeader asks the writer to choose between leaders who could all make the turn.
func (p *Position) whichLeader(able []lead) *rules.Violation {
	var names []string
	for _, l := range able {
		names = append(names, p.game.short(l.leader, p.at(l.leader)))
	}
	return &rules.Violation{Code: rules.CannotRead, Ruling: "FU-1",
		Why:  phrase.New("amp-whose-turn", "n", len(able)),
		Help: phrase.New("amp-write-leader", "leaders", phrase.Series{How: phrase.Or, Items: names}), Spelling: true}
}

func (p *Position) yourAMPs() phrase.Phrase {
	var names []phrase.Phrase
	for _, gr := range p.game.spec.Groups {
		if gr.Side == p.toMove {
			names = append(names, phrase.Of(phrase.Term{Kind: "group", Name: gr.Name}))
		}
	}
	return phrase.New("amp-your-amps", "side", p.toMove, "groups", phrase.Join(phrase.Commas, names...))
}

func (p *Position) yourLeaders(all []lead) phrase.Phrase {
	if len(all) == 0 {
		return phrase.New("amp-no-leaders-left", "side", p.toMove)
	}
	var names []phrase.Phrase
	for sq := range p.leaders.And(p.side[p.toMove]).All() {
		names = append(names, phrase.New("amp-leader-in-list", "leader", p.game.short(sq, p.at(sq)), "group", p.game.colour(p.at(sq).group())))
	}
	return phrase.New("amp-your-leaders", "side", p.toMove, "leaders", phrase.Join(phrase.Commas, names...))
}
