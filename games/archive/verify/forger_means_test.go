package verify_test

import (
	"context"
	"iter"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
)

// means are what a reader of the archive can have at hand, each with all before it.
func means() []string {
	return []string{"the record alone", "`server.pub` beside it", "the log beside it", "`--log`", "`--key` from elsewhere", "letters of the players", "a head kept elsewhere"}
}

// nothing finds it.
const nothing = "nothing"

// found is the least means by which something is seen to be wrong.
func (s *scene) found() string {
	for i, name := range means() {
		if s.wrong(i) {
			return name
		}
	}
	return nothing
}

// wrong reports whether something is not as it should be, with so many of the means.
func (s *scene) wrong(with int) bool {
	if with == 1 && strings.Contains(s.read(archive.KeysFile), " retired ") {
		return false // what such a key has signed cannot be judged without the log
	}
	keyFile := ""
	if with >= 4 {
		keyFile = filepath.Join(s.outside, archive.KeysFile)
	}
	keys, err := verify.NewKeys(keyFile)
	if err != nil {
		s.t.Fatal(err)
	}
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
	if with >= 2 {
		if v.Logs, err = verify.NewLogs(context.Background(), keys, s.dir); err != nil {
			s.t.Fatal(err)
		}
	}
	if with >= 5 {
		s.add(v, "letters")
	}
	if with >= 6 {
		s.add(v, "head.log")
	}
	bad := with >= 3 && len(v.Logs.List()) == 0
	err = v.All(context.Background(), s.members(with), func(r verify.Result) error {
		bad = bad || r.Unread != nil || r.Fault != nil
		return nil
	})
	if err != nil {
		s.t.Fatal(err)
	}
	return bad || doubted(v)
}

// members are the records, which come alone where nothing beside them is looked at.
func (s *scene) members(with int) iter.Seq[collection.Member] {
	return func(yield func(collection.Member) bool) {
		for m := range collection.Walk(context.Background(), nil, s.dir) {
			if with == 0 {
				m = collection.Member{Name: verify.StandardInput, File: verify.StandardInput, Text: m.Text, Err: m.Err}
			}
			if !yield(m) {
				return
			}
		}
	}
}

func (s *scene) add(v *verify.Verifier, name string) {
	path := filepath.Join(s.outside, name)
	if _, err := os.Stat(path); err != nil {
		return // nobody kept it
	}
	if err := v.Letters.Add(path); err != nil {
		s.t.Fatal(err)
	}
}

// doubted reports whether a log, or a letter, says otherwise.
func doubted(v *verify.Verifier) bool {
	for _, l := range v.Logs.List() {
		if len(l.Faults) > 0 {
			return true
		}
	}
	for _, f := range v.Letters.Findings() {
		if !f.OK && !f.Silent() {
			return true
		}
	}
	for _, f := range v.Letters.LogFindings(v.Logs) {
		if f.Why != nil {
			return true
		}
	}
	return v.Logs != nil && len(v.Logs.Gaps()) > 0
}
