package service

import (
	"bytes"
	"context"
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/games/talk/play"
	"pbem/notation/record"
)

// compose makes all that is kept of a match, as it is to be written over what is there; nil where there is nothing to write. next is when there
// will be more to write, zero for never.
func (r recordComposer) compose(ctx context.Context, match int) (game *archive.Game, next time.Time, err error) {
	events, err := r.store.Events(ctx, match)
	if err != nil {
		return nil, next, err
	}
	written, next, err := play.Told(ctx, r.referee, r.store, match, r.clock())
	if err != nil || written.Private == nil {
		return nil, next, err
	}
	if !next.IsZero() {
		written.Public = r.noLess(ctx, match, written.Public)
	}
	game = &archive.Game{Number: match, Notes: written.Notes, Comments: written.Comments}
	if game.RulesHash, game.Rules, err = r.rulesOf(ctx, events[0]); err != nil {
		return nil, next, err
	}
	game.Public, game.Private = r.stillSigned(ctx, match, written.Public, written.Private)
	return game, next, nil
}

// noLess is a public copy that is held back, or the one that everybody can read already where that tells more: nobody unlearns it. One that
// was corrected since has its own line in the log.
func (r recordComposer) noLess(ctx context.Context, match int, told *record.Record) *record.Record {
	text, err := listWriter(r).text(ctx, publicFile(match))
	if err != nil {
		return told
	}
	old, err := record.Parse(text)
	if err == nil && told.Revision() <= old.Revision() && (len(old.Played()) > len(told.Played()) || old.Tag("Ended") != "" && told.Tag("Ended") == "") {
		return old
	}
	return told
}

// rulesOf returns the rules of a match, which lie beside its record.
func (r recordComposer) rulesOf(ctx context.Context, first adjudicator.Event) (hash string, text []byte, err error) {
	opened, ok := first.Fact.(adjudicator.Opened)
	if !ok {
		return "", nil, errors.New("its first event is not its opening")
	}
	preset, err := r.referee.Registry.Agreed(ctx, r.store, opened.Terms)
	if err != nil {
		return "", nil, err
	}
	return preset.Hash, preset.Data, nil
}

// stillSigned returns the copies of a record as they are to be written: what was finished and signed under an older key stays
// in the bytes that people may have already, unless that key was stolen before.
func (r recordComposer) stillSigned(ctx context.Context, match int, public, private *record.Record) (openCopy, privateCopy []byte) {
	old, err := listWriter(r).text(ctx, privateFile(match))
	if err != nil {
		old = nil
	}
	privateCopy = r.unlessSigned(match, old, private)
	if public == nil {
		return nil, privateCopy
	}
	if old, err = listWriter(r).text(ctx, publicFile(match)); err != nil {
		old = nil
	}
	return r.unlessSigned(match, old, public), privateCopy
}

// unlessSigned returns the text of a record, or the one that was kept if they differ in nothing but a signature that is good.
func (r recordComposer) unlessSigned(match int, old []byte, now *record.Record) []byte {
	text := []byte(now.String())
	if bytes.Equal(old, text) {
		return text
	}
	before, err := record.Parse(old)
	if err != nil || before.CheckSignature(r.keys) != nil || !r.retired.counts(before, match) {
		return text
	}
	unsigned, signature := *now, before.Signature
	before.Signature, unsigned.Signature = "", ""
	if signature == "" || before.String() != unsigned.String() {
		return text
	}
	return old
}
