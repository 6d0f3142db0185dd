package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// notThere explains why a unit that may be activated may not go where it is sent.
func (p refuser) notThere(a rules.Action, from uint8) rules.Violation {
	if a.How > rules.Capture || a.Into != 0 && !p.game.promotes {
		return rules.Violation{Code: rules.CannotRead,
			Why: phrase.New("amp-only-moves"), Help: p.reach(from)}
	}
	to, ok := p.index(a.To)
	switch u := p.at(from); {
	case !ok:
		return rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-2",
			Why: p.game.notOnBoard(a.To), Help: p.reach(from)}
	case to == from:
		return rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-2",
			Why: phrase.New("must-leave-square", "unit", p.game.named(from, u)), Help: p.reach(from)}
	case p.allows(u.kind()) == 0:
		return p.notAllowed(from, u)
	case p.layout.side[p.side].Has(to):
		return rules.Violation{Code: rules.FriendlyUnit, Ruling: "CH-2",
			Why: phrase.New("friendly-unit-there", "unit", p.game.named(to, p.at(to))), Help: p.reach(from)}
	}
	return p.unreachable(from, to)
}

// unreachable explains a square that the unit cannot reach: it is blocked, or another mode would be needed, or its kind
// does not move so.
func (p refuser) unreachable(from, to uint8) rules.Violation {
	u, stops, on := p.at(from), board.Bits{}, asker(p).scene(from)
	why, between := board.Never, board.Bits{}
	for i := range p.powers {
		table := p.powers[i].may[u.kind()]
		if table == nil {
			continue
		}
		if p.open>>i&1 == 0 {
			if asker(p).leads(table, from, to) {
				return p.otherMode(from, i)
			}
			continue
		}
		stops = stops.Or(table.Stops(from, to, &p.cell))
		if r, b := table.Refuse(from, to, &on); r != board.Never && (why == board.Never || r < why) {
			why, between = r, b
		}
	}
	if stops.Empty() && why != board.Never {
		return p.asked(why, from, to, between)
	}
	if !stops.Empty() {
		return rules.Violation{Code: rules.Blocked, Ruling: "CH-1",
			Why:  phrase.New("way-blocked", "unit", p.game.named(from, u), "square", p.game.at(to), "units", p.list(stops)),
			Help: p.reach(from)}
	}
	return rules.Violation{Code: rules.CannotMoveSo,
		Why: phrase.New("moves-otherwise", "unit", p.game.named(from, u), "square", p.game.at(to)), Help: p.reach(from)}
}

// notAllowed explains a kind that the leader may not activate, ever or in the mode of this turn (FU-2, FU-3).
func (p refuser) notAllowed(from uint8, u unit) rules.Violation {
	for i := range p.powers {
		if p.powers[i].may[u.kind()] != nil {
			return p.otherMode(from, i)
		}
	}
	return rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3",
		Why: phrase.New("amp-never-activates", "leader", p.leaderName(), "unit", p.game.kindOf(u))}
}

// otherMode explains a move that would need power i of the leader, which the turn so far excludes.
func (p refuser) otherMode(from uint8, i int) rules.Violation {
	var now []string
	for j := range p.powers {
		if p.open>>j&1 != 0 {
			now = append(now, p.powers[j].mode)
		}
	}
	v := rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3",
		Why: phrase.New("amp-other-mode", "leader", p.leaderName(), "now", phrase.Series{How: phrase.Or, Items: now},
			"unit", p.game.named(from, p.at(from)), "mode", p.powers[i].mode)}
	if !p.targets(from).Empty() {
		v.Help = p.reach(from)
	}
	return v
}

// reach says where the unit could go; nothing, of a unit that is not the side's own.
func (p refuser) reach(from uint8) phrase.Phrase {
	if !p.layout.side[p.side].Has(from) {
		return phrase.Phrase{}
	}
	set := p.targets(from)
	if set.Empty() {
		return phrase.New("goes-nowhere", "unit", p.game.short(from, p.at(from)))
	}
	return phrase.New("could-go", "unit", p.game.short(from, p.at(from)), "squares", p.game.squares(set))
}

// list says "the red guard on c4 and the blue knight on d5".
func (p refuser) list(set board.Bits) phrase.Phrase {
	var names []phrase.Phrase
	for sq := range set.All() {
		names = append(names, phrase.New("the-unit", "unit", p.game.named(sq, p.at(sq))))
	}
	return phrase.Join(phrase.And, names...)
}

func (p refuser) pathBlocked(sq uint8) *rules.Violation {
	return &rules.Violation{Code: rules.Blocked, Ruling: "CH-1",
		Why:  phrase.New("amp-path-blocked", "square", p.game.at(sq), "unit", p.game.name(p.at(sq))),
		Help: phrase.New("amp-leave-blocked-path-out")}
}

func (p refuser) noSuchPath(a rules.Action, from uint8) *rules.Violation {
	unit := p.game.named(from, p.at(from))
	if to, ok := p.index(a.To); ok && p.targets(from).Has(to) {
		return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-1",
			Why: phrase.New("no-such-path", "unit", unit, "square", a.To), Help: phrase.New("leave-path-out")}
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-1", Why: phrase.New("amp-no-way-so", "unit", unit), Help: p.reach(from)}
}
