package diagram

// stamp is a few shapes that belong together and are drawn wherever they are needed: a token, a silhouette, a square. Pens make
// it once and put it in many places.
type stamp struct {
	// name is its id in an SVG, and says all that it looks like: whatever bears the same name, also in another picture, is the
	// same. Without a name it is written out in every place.
	name   string
	shapes []shape
}

// shape is a filled outline.
type shape struct {
	outline
	ink     string  // "#rrggbb"; "" for that of the imprint
	opacity float32 // 0 to 1
}

// imprint is a stamp with the places where its origin comes to lie.
type imprint struct {
	*stamp
	ink string // of the shapes that have none of their own
	at  []point
}

// once is a stamp of one shape for one place, or for places that one pass knows.
func once(o outline, ink string, opacity float32) *stamp {
	return &stamp{shapes: []shape{{o, ink, opacity}}}
}

// stamp returns the stamp with the name, made when it is first asked for.
func (p *painter) stamp(name string, draw func() []shape) *stamp {
	s, ok := p.stamps[name]
	if !ok {
		s = &stamp{"pb-" + name, draw()}
		p.stamps[name] = s
	}
	return s
}

// pass begins a layer: what is put from now on comes to lie over what was put before. Within a layer nothing overlaps.
func (p *painter) pass() { p.layer = len(p.imprints) }

// put sets a stamp on the layer, beside its other imprints.
func (p *painter) put(s *stamp, ink string, at point) {
	for i := p.layer; i < len(p.imprints); i++ {
		if m := &p.imprints[i]; m.stamp == s && m.ink == ink {
			m.at = append(m.at, at)
			return
		}
	}
	p.imprints = append(p.imprints, imprint{s, ink, []point{at}})
}

// inkOf returns the ink of one of an imprint's shapes.
func (m imprint) inkOf(s shape) string {
	if s.ink == "" {
		return m.ink
	}
	return s.ink
}
