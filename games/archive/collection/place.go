package collection

// place is where the walker is.
type place struct {
	file  string // on the disk
	root  string // the folder that was named
	inner string // the name in a pack, without the first colon
	asked bool   // it was named, and must hold records
	depth int    // of packs
	bare  bool   // no proof lies beside the file

	regular bool // it was a file when its folder was listed
	alone   bool // the record is all that its file holds, and its text nobody else's
}

func (p place) name() string {
	if p.inner == "" {
		return p.file
	}
	return p.file + ":" + p.inner
}

// within is the place of something in a pack, a mailbox or a row.
func (p place) within(name string) place {
	if p.inner != "" {
		name = p.inner + ":" + name
	}
	p.inner = name
	return p
}

// member is a member at a place, of which nothing is known yet.
func (o *outlet) member(p place) Member {
	return Member{Name: p.name(), File: p.file, Root: p.root, inner: p.inner, pack: o.pack, bare: p.bare}
}

// give yields a record.
func (o *outlet) give(p place, form Form, text []byte) {
	m := o.member(p)
	m.Form, m.Text = form, text
	if p.alone && form == Text {
		m.spare = o.spare
	}
	o.hand(m)
}

// fault yields what is wrong in a record's place.
func (o *outlet) fault(p place, err error) {
	o.faults++
	o.hand(Member{Name: p.name(), File: p.file, Root: p.root, Err: err, inner: p.inner})
}

func (o *outlet) hand(m Member) {
	if o.only != "" && m.Name != o.only {
		return
	}
	o.met++
	if !o.stopped && (o.ctx.Err() != nil || !o.yield(m)) {
		o.stopped = true
	}
}
