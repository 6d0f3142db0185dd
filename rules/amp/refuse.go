package amp

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/board"
)

// afterWin explains an action that follows a victory (G-1).
func (p *play) afterWin(i int) rules.Violation {
	return rules.Violation{Code: rules.GameOver, Ruling: "G-1",
		Why:  fmt.Sprintf("The game is already won by action %d.", i),
		Help: "End the turn there."}
}

// notOwn explains why the square written as the start holds no unit that the writer may mean.
func (p *play) notOwn(a rules.Action) rules.Violation {
	v := rules.Violation{Code: rules.NoUnitThere}
	sq, ok := p.index(a.From)
	if !ok {
		v.Why = fmt.Sprintf("%s is not on the board (%s).", a.From, p.game.corners())
		return v
	}
	u := p.at(sq)
	switch {
	case u == 0:
		v.Why = fmt.Sprintf("Nothing stands on %s at that moment.", a.From)
	case p.game.natures[u].free:
		v.Code, v.Ruling = rules.NotYourUnit, "FU-5"
		v.Why = fmt.Sprintf("The %s belongs to nobody and does not move.", p.game.named(sq, u))
	case !p.layout.side[p.side].Has(sq):
		v.Code = rules.NotYourUnit
		v.Why = fmt.Sprintf("The %s is %s's, and it is %s's turn.", p.game.named(sq, u), p.side.Other(), p.side)
	default:
		v.Why = fmt.Sprintf("The unit on %s is the %s (%s).", a.From, p.game.name(u), p.game.short(sq, u))
		v.Help = fmt.Sprintf("Write %s if that is the unit you mean.", p.game.short(sq, u))
	}
	return v
}

// notReady explains why an own unit may not be activated now.
func (p *play) notReady(sq uint8) rules.Violation {
	u := p.at(sq)
	switch {
	case !p.colours().Has(sq):
		return p.wrongAMP(sq, u)
	case p.left == 0:
		return p.overQuota()
	case !p.hyper && p.done.Has(sq):
		return rules.Violation{Code: rules.ActivatedBefore, Ruling: "CH-5",
			Why: fmt.Sprintf("The %s has been activated in this turn, and a unit is activated at most once.", p.game.named(sq, u))}
	case p.others == 0 && sq != p.leader:
		return p.overOthers()
	}
	v := rules.Violation{Code: rules.NotConnected, Ruling: "CH-3",
		Why: fmt.Sprintf("The %s has no chain of %s units back to the %s.", p.game.named(sq, u), p.carriers(), p.leaderName())}
	if p.game.spec.OwnChain {
		v.Ruling = "CH-4"
	}
	if list := p.able(p.ready()); !list.Empty() {
		v.Help = fmt.Sprintf("Connected now: %s.", p.shorts(p.game, list))
	} else {
		v.Help = "No unit that could still be activated is connected now."
	}
	return v
}

// carriers names the units that carry a chain (CH-4).
func (p *play) carriers() string {
	if p.game.spec.OwnChain {
		return p.game.groupName(p.group)
	}
	return "friendly"
}

// able keeps the units of a kind that the leader may activate.
func (p *play) able(set board.Bits) board.Bits {
	for sq := range set.All() {
		if p.allows(p.at(sq).kind()) == 0 {
			set = set.Without(sq)
		}
	}
	return set
}

func (p *play) wrongAMP(sq uint8, u unit) rules.Violation {
	v := rules.Violation{Code: rules.WrongAMP,
		Why: fmt.Sprintf("This is a turn of the %s, and the unit on %s is the %s.", p.leaderName(), at(sq), p.game.name(u))}
	if p.game.byUnit() {
		v.Ruling, v.Help = "FU-4", "In this game a leader activates only units of its own AMP."
		return v
	}
	name := p.game.groupName(u.group())
	if p.leaders.And(p.layout.group[u.group()]).Empty() {
		v.Ruling, v.Help = "CH-9", fmt.Sprintf("The %s AMP has no leader any more, so its units cannot be activated.", name)
		return v
	}
	v.Help = fmt.Sprintf("A turn activates units of one AMP only; the %s units are activated in turns of the %s AMP.", name, name)
	return v
}

func (p *play) overQuota() rules.Violation {
	quota, ruling := p.quota()
	return rules.Violation{Code: rules.OverTheQuota, Ruling: ruling,
		Why: fmt.Sprintf("The %s makes at most %s in a turn.", p.leaderName(), activations(quota))}
}

func (p *play) overOthers() rules.Violation {
	u := p.game.spec.Units[p.at(p.leader).kind()]
	return rules.Violation{Code: rules.OverTheQuota, Ruling: "FU-2",
		Why:  fmt.Sprintf("The %s activates at most %d units other than itself in a turn.", p.leaderName(), u.Others),
		Help: "It may still move itself, if it has not yet."}
}

// quota returns the most activations of the turn and the ruling that says so.
func (p *play) quota() (int, string) {
	if !p.game.byUnit() {
		return p.game.spec.Groups[p.group].Quota, "CH-6"
	}
	u := p.game.spec.Units[p.at(p.leader).kind()]
	if u.Others > 0 {
		return u.Quota, "FU-2"
	}
	return u.Quota, "FU-3"
}

func activations(n int) string {
	if n == 1 {
		return "1 activation"
	}
	return fmt.Sprintf("%d activations", n)
}
