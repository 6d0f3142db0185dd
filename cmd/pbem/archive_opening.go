package main

import (
	"errors"
	"fmt"
	"strings"

	"pbem/games/archive/rulebook"
	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// opening is the turns that games are to begin with, each as somebody wrote it. They are read in the words of every record's
// own rules, so the same opening can be asked for in several games.
type opening []*wanted

// wanted is one turn of an opening.
type wanted struct {
	text       string
	last       bool // it may be a part of a turn
	drafts     map[*presets.Preset]*rules.Draft
	understood bool  // in some game, or it is how a record's turn begins
	why        error // else: why not, in the first game that was asked
}

func newOpening(turns []string) opening {
	var o opening
	for _, text := range turns {
		if text = strings.TrimSpace(text); text != "" {
			o = append(o, &wanted{text: text, drafts: map[*presets.Preset]*rules.Draft{}})
		}
	}
	if len(o) > 0 {
		o[len(o)-1].last = true
	}
	return o
}

// opened keeps the records that begin as --opening says. One whose rules are not there is named on standard error, and makes
// known true no more. The error is of an opening that is none in any of the games.
func (c archiveCmd) opened(env *Env, found []listed) (kept []listed, known bool, err error) {
	o := newOpening(c.Opening)
	switch {
	case len(c.Opening) == 0:
		return found, true, nil
	case len(o) == 0:
		return nil, false, usage(errors.New("--opening names no turn"))
	}
	book, err := c.book()
	if err != nil {
		return nil, false, err
	}
	known = true
	for _, l := range found {
		fits, err := o.begins(l, book)
		if err != nil {
			fmt.Fprintf(env.Err, "%s: %s\n", plain(l.File), oneLine(err.Error()))
			known = false
		}
		if fits {
			kept = append(kept, l)
		}
	}
	if !known { // perhaps the opening is one in that game
		return kept, false, nil
	}
	return kept, true, o.check(c.Preset)
}

// begins asks every turn, though one that does not fit is enough: all shall be tried in the words of this game.
func (o opening) begins(l listed, book *rulebook.Registry) (bool, error) {
	preset, err := book.Beside(l.File).Of(l.record)
	played, fits := l.record.Played(), true
	for i, w := range o {
		var turn record.Turn
		if i < len(played) {
			turn = played[i]
		}
		fits = w.fits(turn.Text, preset) && fits
	}
	if fits { // as it stands there: the rules were not needed
		return true, nil
	}
	return false, err
}

// fits compares with a turn of a record, "" for none. A part of a turn that cannot be read alone fits as a text.
func (w *wanted) fits(turn string, preset *presets.Preset) bool {
	text, part := squeezed(turn), squeezed(w.text)
	if text == part {
		w.understood = true
		return true
	}
	if draft := w.read(preset); draft != nil {
		played, err := notation.Read(turn, preset.Game.Vocabulary())
		return err == nil && begunBy(draft.Turn, played.Draft.Turn, w.last)
	}
	if w.last && strings.HasPrefix(text, part) {
		w.understood = true
		return true
	}
	return false
}

func squeezed(turn string) string { return strings.ToLower(strings.Join(strings.Fields(turn), "")) }

// read reads the turn in the words of a game, once; nil where it is none. There is no preset where the rules are not known.
func (w *wanted) read(preset *presets.Preset) *rules.Draft {
	if preset == nil {
		return nil
	}
	if draft, done := w.drafts[preset]; done {
		return draft
	}
	var draft *rules.Draft
	reading, err := notation.Read(w.text, preset.Game.Vocabulary())
	if err == nil {
		draft, w.understood = &reading.Draft, true
	} else if w.why == nil {
		w.why = err
	}
	w.drafts[preset] = draft
	return draft
}

// check refuses an opening with a turn that is none in any game that was asked. Where there was none to ask, the built-in
// ones are, or the one that is wanted.
func (o opening) check(preset string) error {
	for _, w := range o {
		if !w.understood && len(w.drafts) == 0 {
			w.readAnywhere(preset)
		}
		if !w.understood {
			return usage(fmt.Errorf("cannot read the turn %q of --opening: %w", w.text, w.why))
		}
	}
	return nil
}

func (w *wanted) readAnywhere(name string) {
	if p, err := presets.Builtin(name, nil); err == nil {
		w.read(p)
		return
	}
	for _, s := range presets.Names() {
		if p, err := presets.Builtin(s.Name, nil); err == nil {
			w.read(p)
		}
	}
}
