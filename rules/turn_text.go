package rules

// String writes the turn canonically, as in docs/help/notation.md: "orange: Wn4-n6, Cn3xm4", "Kg3: *h4",
// "Nc1-d3 / c5-c4, f6=R", "setup: Ka1 Qb1", "pass".
func (t Turn) String() string { return string(t.Append(make([]byte, 0, 96))) }

// Append appends the canonical writing of the turn to dst.
func (t Turn) Append(dst []byte) []byte {
	if t.IsPass() {
		return append(dst, "pass"...)
	}
	if t.IsSetup() {
		dst = append(dst, "setup:"...)
	}
	dst = t.Lead.Append(dst)
	for i := range t.Actions {
		switch {
		case t.Actions[i].How == Place:
			dst = append(dst, ' ')
		case i == 0 && (t.Lead.Group != "" || t.Lead.Unit != 0):
			dst = append(dst, ": "...)
		case i == 0:
		case t.Actions[i].Group != nil:
			dst = append(append(append(dst, "; "...), t.Actions[i].Group.Name...), ": "...)
		case t.Actions[i].How == Slide:
			dst = append(dst, " / "...)
		default:
			dst = append(dst, ", "...)
		}
		dst = t.Actions[i].Append(dst)
	}
	return dst
}

// String writes the lead as it stands before the colon: "orange", "Kg3", "Sc3 ortho".
func (l Lead) String() string { return string(l.Append(make([]byte, 0, 16))) }

// Append appends the canonical writing of the lead to dst.
func (l Lead) Append(dst []byte) []byte {
	if l.Unit != 0 {
		dst = l.At.Append(append(dst, l.Unit))
	} else {
		dst = append(dst, l.Group...)
	}
	if l.Mode != "" {
		dst = append(append(dst, ' '), l.Mode...)
	}
	return dst
}

// String writes one action canonically: "Wn4-n6", "Pc2xe4xc6", "*h4", "f6=R".
func (a Action) String() string { return string(a.Append(make([]byte, 0, 32))) }

// Append appends the canonical writing of the action to dst.
func (a Action) Append(dst []byte) []byte {
	switch a.How {
	case Convert:
		return a.To.Append(append(dst, '*'))
	case Place:
		return a.To.Append(append(dst, a.Unit))
	}
	if a.Unit != 0 {
		dst = append(dst, a.Unit)
	}
	dst = a.From.Append(dst)
	if a.How != Promote {
		mark := a.How.mark()
		for _, s := range a.Via {
			dst = s.Append(append(dst, mark))
		}
		dst = a.To.Append(append(dst, mark))
	}
	if a.Into != 0 {
		dst = append(dst, '=', a.Into)
	}
	return dst
}

func (h How) mark() byte {
	switch h {
	case Capture:
		return 'x'
	case Immobilise:
		return '~'
	default:
		return '-'
	}
}
