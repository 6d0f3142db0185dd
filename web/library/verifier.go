package library

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
)

// A record is verified once, by a program and its keys, and is not read again until it is another one. Of who verified, the listing keeps this:
//
//	the same program, the same keys     all stands
//	another program                     all stands, and every record is verified again, one after the other
//	the same, with more keys            the same: what was in order with fewer keys is still
//	without a key that was there        the listing is made anew: nothing counts that this key alone vouched for
//	a program that has no name          the same, for nobody knows whether it is the same

// openListing opens the listing of a site, and says who verifies.
func openListing(s Config) (l *catalogue.Catalogue, verifier int64, err error) {
	path := s.Catalogue
	if s.Build == "" {
		path = ""
	}
	if l, err = catalogue.Open(path); err != nil {
		s.Log.Warn("all records are verified anew", "err", err)
		if l, err = catalogue.Open(""); err != nil {
			return nil, 0, err
		}
	}
	verifier, stands, err := takeOver(l, s)
	if catalogue.Spoilt(err) || err == nil && !stands {
		if err := l.Close(); err != nil && !catalogue.Spoilt(err) {
			return nil, 0, err
		}
		return renewListing(s)
	}
	return l, verifier, err
}

// renewListing makes the listing of a site anew.
func renewListing(s Config) (*catalogue.Catalogue, int64, error) {
	path := s.Catalogue
	if s.Build == "" {
		path = ""
	}
	l, err := catalogue.Renew(path)
	if err != nil {
		return nil, 0, err
	}
	verifier, _, err := takeOver(l, s)
	return l, verifier, err
}

// takeOver says who verifies from now on; stands is false where what was verified does not count.
func takeOver(l *catalogue.Catalogue, s Config) (verifier int64, stands bool, err error) {
	ctx := context.Background()
	keys := keysOf(s.Keys)
	before := map[string]string{}
	for _, name := range []string{verifierMark, buildMark, keysMark} {
		if before[name], err = l.Mark(ctx, name); err != nil {
			return 0, false, err
		}
	}
	verifier, _ = strconv.ParseInt(before[verifierMark], 10, 64)
	was := strings.Fields(before[keysMark])
	fewer := slices.ContainsFunc(was, func(key string) bool { return !slices.Contains(keys, key) })
	unsigned := before[verifierMark] != "" && (len(was) == 0) != (len(keys) == 0) // then signatures are not checked at all
	if fewer || unsigned {
		return 0, false, nil
	}
	if before[buildMark] == s.Build && len(was) == len(keys) && verifier > 0 {
		return verifier, true, nil
	}
	verifier++
	for _, mark := range [][2]string{{verifierMark, strconv.FormatInt(verifier, 10)}, {buildMark, s.Build}, {keysMark, strings.Join(keys, " ")}} {
		if err := l.SetMark(ctx, mark[0], mark[1]); err != nil {
			return 0, false, err
		}
	}
	return verifier, true, nil
}

// verifyAgain verifies records again that another program has verified, or this one with fewer keys, the newest first.
func (l *Library) verifyAgain(ctx context.Context) error {
	news := &news{of: l, ctx: ctx}
	for {
		files, err := l.Listed().VerifiedBefore(ctx, l.verifier.Load(), lot)
		if err != nil || len(files) == 0 {
			return err
		}
		for _, f := range files {
			if err := news.take(f); err != nil {
				return err
			}
		}
		if err := news.flush(); err != nil {
			return err
		}
	}
}

// verifyBeside does that while pages are served: looks at the archive go on meanwhile. The library is locked. A record that changes at the same moment has
// another stamp than is listed then, and the next look finds it.
func (l *Library) verifyBeside() {
	if l.patience <= 0 || l.besides || l.ctx.Err() != nil {
		return
	}
	l.besides = true
	l.beside.Go(func() {
		if err := l.verifyAgain(l.ctx); err != nil && l.ctx.Err() == nil {
			l.log.Warn("records are not verified again now", "err", err)
		}
		l.mu.Lock()
		defer l.mu.Unlock()
		l.besides = false
	})
}

func keysOf(keys []ed25519.PublicKey) (all []string) {
	for _, key := range keys {
		all = append(all, hex.EncodeToString(key))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// verdictOn is by which the verdict on a text is known that was replayed by some rules.
func verdictOn(text []byte, rules string) [sha256.Size]byte {
	return sha256.Sum256(slices.Concat(text, []byte("\x00"+rules)))
}

// faults are why records are not verified. The listing knows no more than that they are not: why is found out again when somebody is told. The zero value is ready.
type faults struct {
	mu    sync.Mutex
	known map[string]error // by the address and the size of what is listed
}

// mostFaults are remembered at once.
const mostFaults = 4096

func (f *faults) of(l *Library, row *catalogue.Game) error {
	id := row.Address + "\n" + string(row.Head)
	f.mu.Lock()
	fault, known := f.known[id]
	f.mu.Unlock()
	if known {
		return fault
	}
	fault, lasting := l.faultOf(row.File)
	if lasting {
		f.note(id, fault)
	}
	return fault
}

func (f *faults) note(id string, fault error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.known == nil || len(f.known) >= mostFaults {
		f.known = map[string]error{}
	}
	f.known[id] = fault
}

// faultOf says why a record is not verified; lasting is false where that may be otherwise in a moment.
func (l *Library) faultOf(file string) (fault error, lasting bool) {
	r, _, err := l.recordText(file)
	if err != nil {
		return phrase.Errorf("web-fault-unread"), false
	}
	preset, err := l.RulesOf(r)
	if err != nil {
		return err, false
	}
	if err := l.verify(r, preset); err != nil {
		return err, true
	}
	return phrase.Errorf("web-fault-unread"), false // it has changed since it was listed
}
