package amoeba

// Check reports whether the side to move stands in check: its king is attacked (AM-5).
func (p *Position) Check() bool { return !p.safe(p.toMove) }
