package records

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/collection"
)

// Lay lays the public records of a collection into an empty folder, with their rules and keys, as an archive has them: for what
// reads no packs. Private copies stay where they are. Tell is told what cannot be read.
func Lay(ctx context.Context, in io.Reader, from, into string, tell func(name string, err error)) error {
	a, err := archive.Open(into, into+archive.PrivateSuffix)
	if err != nil {
		return err
	}
	n, keys := 0, map[string]bool{}
	for m := range collection.Walk(ctx, in, from) {
		r, _, err := m.Record()
		if err != nil {
			tell(m.Name, err)
			continue
		}
		if m.Private() || strings.Contains(r.Tag("White")+r.Tag("Black"), "@") {
			continue
		}
		n++
		name := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(filepath.Base(strings.ReplaceAll(m.Name, ":", "/")), archive.Extension), n, archive.Extension)
		text := m.Text
		if m.Form != collection.Text {
			text = r.Append(nil)
		}
		if err := errors.Join(os.WriteFile(filepath.Join(into, name), text, 0o600), layBeside(a, m, r.Tag("Rules"), filepath.Join(into, archive.KeysFile), keys)); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// layBeside lays what belongs to a record: its rules, and the keys of its archive behind those that are there.
func layBeside(a *archive.Archive, m collection.Member, rules, into string, known map[string]bool) error {
	if text, err := m.Beside(archive.RulesName(rules)); err == nil && text != nil {
		if err := a.KeepRules(rules, text); err != nil {
			return err
		}
	}
	text, err := m.Beside(archive.KeysFile)
	if err != nil || text == nil || known[string(text)] {
		return nil
	}
	known[string(text)] = true
	file, err := os.OpenFile(into, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(append(text, '\n'))
	return errors.Join(err, file.Close())
}
