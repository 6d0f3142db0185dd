package amp

import (
	"fmt"
	"strings"

	"pbem/rules"
	"pbem/rules/board"
)

// notThere explains why a unit that may be activated may not go where it is sent.
func (p *play) notThere(a rules.Action, from uint8) rules.Violation {
	if a.How > rules.Capture || a.Into != 0 {
		return rules.Violation{Code: rules.CannotRead,
			Why: "In this game a unit moves or captures: there is no promotion, slide or immobilising.", Help: p.reach(from)}
	}
	to, ok := p.index(a.To)
	switch u := p.at(from); {
	case !ok:
		return rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-2",
			Why: fmt.Sprintf("%s is not on the board (%s).", a.To, p.game.corners()), Help: p.reach(from)}
	case to == from:
		return rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-2",
			Why: fmt.Sprintf("An activated unit must leave its square: the %s cannot end where it stands.", p.game.named(from, u)), Help: p.reach(from)}
	case p.allows(u.kind()) == 0:
		return p.notAllowed(from, u)
	case p.layout.side[p.side].Has(to):
		return rules.Violation{Code: rules.FriendlyUnit, Ruling: "CH-2",
			Why: fmt.Sprintf("The %s stands there, a friendly unit.", p.game.named(to, p.at(to))), Help: p.reach(from)}
	}
	return p.unreachable(from, to)
}

// unreachable explains a square that the unit cannot reach: it is blocked, or another mode would be needed, or its kind
// does not move so.
func (p *play) unreachable(from, to uint8) rules.Violation {
	u, stops := p.at(from), board.Bits{}
	for i := range p.powers {
		table := p.powers[i].may[u.kind()]
		if table == nil {
			continue
		}
		if p.open>>i&1 == 0 {
			if table.Targets(from, &p.cell).Has(to) {
				return p.otherMode(from, i)
			}
			continue
		}
		stops = stops.Or(table.Stops(from, to, &p.cell))
	}
	if !stops.Empty() {
		return rules.Violation{Code: rules.Blocked, Ruling: "CH-1",
			Why:  fmt.Sprintf("The way of the %s to %s is blocked by %s.", p.game.named(from, u), at(to), p.list(stops)),
			Help: p.reach(from)}
	}
	return rules.Violation{Code: rules.CannotMoveSo,
		Why: fmt.Sprintf("The %s does not move to %s.", p.game.named(from, u), at(to)), Help: p.reach(from)}
}

// notAllowed explains a kind that the leader may not activate, ever or in the mode of this turn (FU-2, FU-3).
func (p *play) notAllowed(from uint8, u unit) rules.Violation {
	for i := range p.powers {
		if p.powers[i].may[u.kind()] != nil {
			return p.otherMode(from, i)
		}
	}
	return rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3",
		Why: fmt.Sprintf("The %s never activates a %s.", p.leaderName(), p.game.kindName(u))}
}

// otherMode explains a move that would need power i of the leader, which the turn so far excludes.
func (p *play) otherMode(from uint8, i int) rules.Violation {
	var now []string
	for j := range p.powers {
		if p.open>>j&1 != 0 {
			now = append(now, p.powers[j].mode)
		}
	}
	v := rules.Violation{Code: rules.ModeConflict, Ruling: "FU-3",
		Why: fmt.Sprintf("The %s is %s in this turn; the %s could be activated so only in %s turn.",
			p.leaderName(), rules.OrList(now), p.game.named(from, p.at(from)), article(p.powers[i].mode))}
	if !p.targets(from).Empty() {
		v.Help = p.reach(from)
	}
	return v
}

// article returns "an ortho" or "a dia".
func article(word string) string {
	if word != "" && strings.IndexByte("aeiou", word[0]) >= 0 {
		return "an " + word
	}
	return "a " + word
}

// reach says where the unit could go; nothing, of a unit that is not the side's own.
func (p *play) reach(from uint8) string {
	if !p.layout.side[p.side].Has(from) {
		return ""
	}
	set := p.targets(from)
	if set.Empty() {
		return fmt.Sprintf("%s cannot go anywhere now.", p.game.short(from, p.at(from)))
	}
	return fmt.Sprintf("%s could go to %s.", p.game.short(from, p.at(from)), squares(set))
}

// list names units as "the red guard on c4 and the blue knight on d5".
func (p *play) list(set board.Bits) string {
	var names []string
	for sq := range set.All() {
		names = append(names, "the "+p.game.named(sq, p.at(sq)))
	}
	return rules.AndList(names)
}

func (p *play) pathBlocked(sq uint8) *rules.Violation {
	return &rules.Violation{Code: rules.Blocked, Ruling: "CH-1",
		Why:  fmt.Sprintf("The path touches down on %s, where the %s stands.", at(sq), p.game.name(p.at(sq))),
		Help: "Every square touched before the last must be empty; leave the path out to take any way that is open."}
}

func (p *play) noSuchPath(a rules.Action, from uint8) *rules.Violation {
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CH-1",
		Why:  fmt.Sprintf("The %s can go to %s, but not by the path written.", p.game.named(from, p.at(from)), a.To),
		Help: "Leave the path out to take any way that is open."}
}
