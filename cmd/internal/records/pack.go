package records

import (
	"context"
	"fmt"
	"io"
	"io/fs"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/games/durable"
	"pbem/notation/record"
)

// Pack takes a record into a pack.
type Pack func(m collection.Member, r *record.Record) error

// PackInto has records packed into a file as they are found: whole or not at all. It returns how many of them are not for
// everybody.
func PackInto(ctx context.Context, path string, search func(Pack) error) (private int, err error) {
	var failed error // of the search, which says itself what it is
	err = durable.SaveBy(path, func(out io.Writer) (fs.FileMode, error) {
		p := archive.NewPacker(out)
		logs, _ := verify.NewLogs(ctx, &verify.Keys{}) // nothing is named that could not be read
		if failed = search(func(m collection.Member, r *record.Record) error { return add(p, logs, m, r) }); failed != nil {
			return 0, failed
		}
		err := p.Close()
		private = p.Private
		return p.Mode(), err
	})
	switch {
	case failed != nil:
		return private, failed
	case err != nil:
		return private, fmt.Errorf("cannot write: %s: %w", terminal.Name(path), err)
	}
	return private, nil
}

// add packs a record, with what proves its line of the log where there is one.
func add(p *archive.Packer, logs *verify.Logs, m collection.Member, r *record.Record) error {
	one := packed(m, r)
	if proof, head, err := logs.Proof(m, r); err == nil { // what cannot be relied on is not packed; verifying tells of it
		one.Proof, one.Head = proof, head
	}
	if one.Proof == nil {
		if proof, err := m.Proof(); err == nil { // packed once more
			one.Proof = proof
		}
	}
	return p.Add(one)
}

// packed is a record as it lies in a pack: as text, whatever its form.
func packed(m collection.Member, r *record.Record) archive.Packed {
	text := m.Text
	if m.Form != collection.Text {
		text = r.Append(nil)
	}
	return archive.Packed{Name: m.Name, Text: text, Record: r, Private: m.Private(), Beside: m.Beside}
}
