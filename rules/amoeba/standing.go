package amoeba

import "pbem/rules"

// Standing says whether the side to move stands in check: its king is attacked (AM-5).
func (p *Position) Standing() rules.Standing { return rules.Standing{Check: !p.safe(p.toMove)} }
