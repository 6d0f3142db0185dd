package learn

import (
	"context"
	"errors"
	"strings"

	"pbem/games"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// examined is what came out for one record.
type examined struct {
	state verify.State
	said  []phrase.Phrase
}

// examine verifies one record of a letter.
func examine(ctx context.Context, e *talk.Execution, m collection.Member) (examined, error) {
	name := calledAs(m)
	r, _, fault := m.Record()
	switch none := (collection.NoRecord{}); {
	case errors.As(fault, &none):
		return bad(phrase.New("verify-no-record", "name", name)), nil
	case fault != nil:
		return faulty(e, name, fault), nil
	}
	preset, why, err := recorded(ctx, e.Settings.Registry, e.Changes.Store, r)
	switch {
	case err != nil:
		return examined{}, err
	case !why.Empty():
		return examined{withoutRules, []phrase.Phrase{phrase.New("verify-cannot", "name", name, "why", why)}}, nil
	}
	by := record.Rules{Game: preset.Game, Judged: preset.Judged(), Repetition: preset.Repetition, QuietTurns: preset.QuietTurns}
	report, fault := record.Verify(r, by, e.Settings.KeysFor(r))
	if fault != nil {
		return faulty(e, name, fault), nil
	}
	return sound(ctx, e, name, r, preset, report)
}

// sound says what a record that is in order rests on, and how it goes with the game as it is known here.
func sound(ctx context.Context, e *talk.Execution, name phrase.Phrase, r *record.Record, preset *presets.Preset, report record.Report) (examined, error) {
	known, err := known(ctx, e, r)
	if err != nil {
		return examined{}, err
	}
	held := hold(e.Settings, r, preset.Game, known)
	switch {
	case held.against:
		return bad(phrase.New("verify-against", "name", name, "why", held.said)), nil
	case report.Checked && !held.fits && e.Settings.Signers.Stolen[r.SignedWith()]:
		return bad(phrase.New("verify-bad", "name", name, "why", phrase.New("verify-stolen", "key", r.SignedWith()))), nil
	}
	v := examined{state: verify.Result{Report: report}.State()}
	v.said = append(v.said, rests(name, r, report), held.said)
	for _, remark := range report.Remarks() {
		if remark.Key != "record-remark-no-key" { // it was said which key it is
			v.said = append(v.said, remark)
		}
	}
	if verify.Backwards(r) {
		v.said = append(v.said, phrase.New("verifying-backwards"))
	}
	if verify.Misdated(r) {
		v.said = append(v.said, phrase.New("verifying-misdated"))
	}
	return v, nil
}

// rests says how far a record is vouched for.
func rests(name phrase.Phrase, r *record.Record, report record.Report) phrase.Phrase {
	turns, result := report.Turns, string(report.Result)
	switch {
	case report.Checked:
		return phrase.New("verify-signed", "name", name, "turns", turns, "result", result)
	case report.Result == rules.Ongoing && !report.Void:
		return phrase.New("verify-in-play", "name", name, "turns", turns)
	case report.Signed:
		return phrase.New("verify-other-key", "name", name, "turns", turns, "result", result, "key", phrase.Quote(r.SignedWith(), mostQuoted))
	}
	return phrase.New("verify-unsigned", "name", name, "turns", turns, "result", result)
}

func bad(why phrase.Phrase) examined { return examined{verify.Bad, []phrase.Phrase{why}} }

// faulty is a record that is not in order. Why is told in small letters as far as it needs none of its words.
func faulty(e *talk.Execution, name phrase.Phrase, err error) examined {
	turn := 0
	if fault := (*record.Fault)(nil); errors.As(err, &fault) {
		turn, err = fault.Turn, fault.Err
	}
	why := bounded(changes.Sentence(err))
	if e.Session.Small() {
		why = phrase.New("verify-why-not-here")
	}
	if turn > 0 {
		return bad(phrase.New("verify-bad-turn", "name", name, "turn", turn, "why", why))
	}
	return bad(phrase.New("verify-bad", "name", name, "why", why))
}

// mostQuoted bounds what is repeated of a record that came with a letter, in characters a place.
const mostQuoted = 80

// calledAs is what a record is called in the answer: by its file, and by its number where there are several.
func calledAs(m collection.Member) phrase.Phrase {
	number := strings.TrimPrefix(strings.TrimPrefix(m.Name, m.File), ":")
	switch quoted := phrase.Quote(m.File, mostQuoted); {
	case m.File == "" && number == "":
		return phrase.New("verify-pasted")
	case m.File == "":
		return phrase.New("verify-pasted-nth", "n", number)
	case number == "":
		return phrase.New("verify-file", "file", quoted)
	default:
		return phrase.New("verify-file-nth", "file", quoted, "n", number)
	}
}

// bounded is a phrase in which no place repeats more than is bearable of what somebody else wrote.
func bounded(p phrase.Phrase) phrase.Phrase {
	args := make([]phrase.Arg, len(p.Args))
	for i, a := range p.Args {
		switch v := a.Value.(type) {
		case phrase.Text:
			a.Value = phrase.Text(talk.Shorten(string(v), mostQuoted))
		case phrase.Words:
			a.Value = phrase.Words(talk.Shorten(string(v), mostQuoted))
		case phrase.Phrase:
			a.Value = bounded(v)
		case phrase.List:
			a.Value = phrase.List{How: v.How, Items: boundedAll(v.Items)}
		case phrase.Series:
			a.Value = phrase.Series{How: v.How, Items: v.Items[:min(len(v.Items), mostNamed)]}
		}
		args[i] = a
	}
	return phrase.Phrase{Key: p.Key, Args: args}
}

// mostNamed items of a list are repeated.
const mostNamed = 20

func boundedAll(list []phrase.Phrase) []phrase.Phrase {
	all := make([]phrase.Phrase, 0, len(list))
	for _, p := range list[:min(len(list), mostNamed)] {
		all = append(all, bounded(p))
	}
	return all
}

// recorded finds the rules that a record was played by, by their hash: built-in ones, as they are or were, those of any game that was begun here,
// and the host's own. Where it finds none, it says why.
func recorded(ctx context.Context, r *changes.Registry, store games.Store, one *record.Record) (p *presets.Preset, why phrase.Phrase, err error) {
	name, hash := one.Tag("Variant"), one.Tag("Rules")
	settings, fault := presets.ParseSettings(one.Tag("Options"))
	switch {
	case name == "":
		return nil, phrase.New("verify-no-variant"), nil
	case fault != nil:
		return nil, changes.Sentence(fault), nil
	}
	if p, fault = r.Find(name, settings); fault == nil && (hash == "" || hash == p.Hash) {
		return p, why, nil
	}
	data := presets.Text(hash)
	if data == nil {
		data, err = store.Preset(ctx, hash)
	}
	switch {
	case changes.NotFound(err):
		return nil, phrase.New("verify-no-rules", "preset", phrase.Quote(name, mostQuoted), "hash", phrase.Quote(hash, mostQuoted)), nil
	case err != nil:
		return nil, why, err
	}
	if p, fault = presets.KeptAs(name, data, settings); fault != nil {
		return nil, changes.Sentence(fault), nil
	}
	if p.Name != name {
		return nil, phrase.New("verify-other-rules", "says", phrase.Quote(name, mostQuoted), "preset", p.Name), nil
	}
	return p, why, nil
}
