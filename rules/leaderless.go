package rules

// Leaderless returns the AMPs that have units on the board and no leader among them, in games in which AMPs lead: these units
// can't act any more. It asks for no more than whose units stand where, so that it can be asked of a board that is only drawn.
func Leaderless(p Position, v *Vocabulary) []Group {
	if v.Leads != GroupLead {
		return nil
	}
	stands, led := map[byte]bool{}, map[byte]bool{}
	for u := range p.Placements() {
		if u.Neutral || u.Code == 0 {
			continue
		}
		stands[u.Code] = true
		if kind, _ := v.Unit(u.Unit); kind.Leader {
			led[u.Code] = true
		}
	}
	var dead []Group
	for _, g := range v.Groups {
		if stands[g.Code] && !led[g.Code] {
			dead = append(dead, g)
		}
	}
	return dead
}
