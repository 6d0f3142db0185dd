package amp

import (
	"fmt"
	"strings"

	"pbem/rules"
	"pbem/rules/board"
)

// whose says who may be making the turn: the leader or AMP that the draft names, or those that it may mean.
func (p *Position) whose(d *rules.Draft) ([]lead, *rules.Violation) {
	all := p.game.leads(nil, &p.layout, p.toMove)
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
		return nil, t.refuse(d, 0, t.notConvertible(d.Actions[0].To))
	}
	sq, ok := p.game.size.Index(d.Actions[0].From)
	if !ok || p.at(sq) == 0 || !p.side[p.toMove].Has(sq) {
		return nil, t.refuse(d, 0, t.notOwn(d.Actions[0]))
	}
	return p.whoseAMP(all, p.at(sq).group())
}

// whoseGroup finds the AMP by its name; where leaders lead, all its leaders.
func (p *Position) whoseGroup(all []lead, name string) ([]lead, *rules.Violation) {
	gr, ok := p.game.words.Group(strings.ToLower(name))
	if !ok {
		return nil, &rules.Violation{Code: rules.CannotRead, Quote: name,
			Why: fmt.Sprintf("No AMP is called %q.", name), Help: p.yourAMPs()}
	}
	if gr.Side != p.toMove {
		return nil, &rules.Violation{Code: rules.NotYourUnit, Quote: name,
			Why: fmt.Sprintf("The %s AMP is %s's, and it is %s's turn.", gr.Name, gr.Side, p.toMove), Help: p.yourAMPs()}
	}
	return p.whoseAMP(all, p.game.groupByCode(gr.Code))
}

func (p *Position) whoseAMP(all []lead, group int) ([]lead, *rules.Violation) {
	var mine []lead
	for _, l := range all {
		if l.group == group {
			mine = append(mine, l)
		}
	}
	if len(mine) > 0 {
		return mine, nil
	}
	name := p.game.groupName(group)
	return nil, &rules.Violation{Code: rules.LeaderGone, Ruling: "CH-9", Quote: name,
		Why:  fmt.Sprintf("The %s AMP has no leader on the board, so its units cannot be activated by it.", name),
		Help: p.yourLeaders(all)}
}

// whoseUnit finds the leader by its square, or by its letter alone.
func (p *Position) whoseUnit(all []lead, l rules.Lead) ([]lead, *rules.Violation) {
	if l.At == (rules.Square{}) {
		return p.whoseLetter(all, l)
	}
	sq, ok := p.game.size.Index(l.At)
	if ok && p.side[p.toMove].Has(sq) && p.leaders.Has(sq) && (l.Unit == 0 || l.Unit == p.game.letter(p.at(sq))) {
		return p.leadAt(all, sq), nil
	}
	v := &rules.Violation{Code: rules.NoUnitThere, Quote: l.String(), Help: p.yourLeaders(all)}
	if !ok {
		v.Why = fmt.Sprintf("%s is not on the board (%s).", l.At, p.game.corners())
		return nil, v
	}
	switch u := p.at(sq); {
	case u == 0:
		v.Why = fmt.Sprintf("Nothing stands on %s.", l.At)
	case !p.side[p.toMove].Has(sq):
		v.Code, v.Why = rules.NotYourUnit, fmt.Sprintf("The %s is not %s's.", p.game.named(sq, u), p.toMove)
	case l.Unit != 0 && l.Unit != p.game.letter(u):
		v.Why = fmt.Sprintf("The unit on %s is the %s (%s).", l.At, p.game.name(u), p.game.short(sq, u))
	default:
		v.Code, v.Why = rules.LeaderGone, fmt.Sprintf("The %s is not a leader.", p.game.named(sq, u))
	}
	return nil, v
}

// leadAt returns the lead whose leader stands on the square; under GroupLead its AMP's.
func (p *Position) leadAt(all []lead, sq uint8) []lead {
	var mine []lead
	for _, l := range all {
		if l.leader == sq || !p.game.byUnit() && l.group == p.at(sq).group() {
			mine = append(mine, l)
		}
	}
	return mine
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
		Why: fmt.Sprintf("%s has no leader with the letter %c on the board.", p.toMove, l.Unit), Help: p.yourLeaders(all)}
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
		Why: fmt.Sprintf("No leader of %s has a mode called %q.", p.toMove, mode), Help: p.yourLeaders(all)}
}

// whichLeader asks the writer to choose between leaders who could all make the turn.
func (p *Position) whichLeader(able []lead) *rules.Violation {
	var names []string
	for _, l := range able {
		names = append(names, p.game.short(l.leader, p.at(l.leader)))
	}
	return &rules.Violation{Code: rules.CannotRead, Ruling: "FU-1",
		Why:  fmt.Sprintf("The turn does not say whose it is, and %d leaders could make it.", len(able)),
		Help: fmt.Sprintf("Write %s and a colon before it.", rules.OrList(names))}
}

func (p *Position) yourAMPs() string {
	var names []string
	for _, gr := range p.game.spec.Groups {
		if gr.Side == p.toMove {
			names = append(names, gr.Name)
		}
	}
	return fmt.Sprintf("%s's AMPs: %s.", p.toMove, strings.Join(names, ", "))
}

func (p *Position) yourLeaders(all []lead) string {
	if len(all) == 0 {
		return fmt.Sprintf("%s has no leader left.", p.toMove)
	}
	var set board.Bits
	var names []string
	for _, l := range all {
		set = set.With(l.leader)
	}
	for sq := range set.All() {
		names = append(names, fmt.Sprintf("%s (%s)", p.game.short(sq, p.at(sq)), p.game.groupName(p.at(sq).group())))
	}
	return fmt.Sprintf("%s's leaders: %s.", p.toMove, strings.Join(names, ", "))
}

// corners says how far the board reaches: "a1 to p12".
func (g *Game) corners() string {
	last := board.Bits{}.With(uint8((g.size.Ranks-1)*board.Stride + g.size.Files - 1))
	return "a1 to " + squares(last)
}
