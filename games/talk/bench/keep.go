package bench

import (
	"bytes"
	"context"
	"strings"

	"pbem/adjudicator/club"
	"pbem/docs"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// keep makes a file that is right the speaker's, and shows the game as it is understood.
func keep(ctx context.Context, e *talk.Execution, c command.Command, f file, p *presets.Preset) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	standing, err := e.OwnPresets(ctx, me)
	if err != nil {
		return talk.Answer{}, err
	}
	old, replaces := named(standing, p.Name)
	if !replaces && len(standing) >= mostKept {
		return talk.Refuse(c.Line, phrase.New("bench-full", "n", len(standing))), nil
	}
	var differs []phrase.Phrase
	if replaces {
		before, _, err := e.Settings.Registry.Own(ctx, e.Changes, talk.OwnName(me, p.Name), old.Hash, nil)
		if err != nil {
			return talk.Answer{}, err
		}
		if before != nil {
			differs = changed(before.Data, p.Data)
		}
	}
	changes.KeepPreset(e.Changes, games.Preset{Hash: p.Hash, Data: p.Data})
	if _, err := e.Changes.Happened(ctx, me.Address, club.OwnPresetSent{Name: p.Name, Title: p.Title, Hash: p.Hash}); err != nil {
		return talk.Answer{}, err
	}
	a, err := shown(ctx, e, c, f, p)
	a.Acted = true
	switch {
	case replaces && old.Hash == p.Hash:
		a.Text[0] = phrase.New("bench-same", "preset", p.Name, "title", phrase.Words(p.Title))
	case replaces:
		a.Text[0] = phrase.New("bench-replaced", "preset", p.Name, "title", phrase.Words(p.Title))
		a.Lines = append(talk.List(differs), a.Lines...)
	case !me.Verified:
		a.Text = append(a.Text, phrase.New("bench-until-proved", "days", club.UnprovedDays))
	}
	return a, err
}

// shown is the game of a file as the service understands it: its start, its rules in words, and what can hardly be meant.
func shown(ctx context.Context, e *talk.Execution, c command.Command, f file, p *presets.Preset) (talk.Answer, error) {
	in, err := talk.Reads(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("bench-kept", "preset", p.Name, "title", phrase.Words(p.Title)))
	a.Text = append(a.Text, phrase.New("bench-play", "preset", p.Name))
	if f.others > 0 {
		a.Text = append(a.Text, phrase.New("bench-one-file", "file", phrase.Words(f.called())))
	}
	start := p.Game.Start()
	if !rules.AwaitsSetup(start) {
		a.Boards = append(a.Boards, talk.Drawn(phrase.New("picture-start"), start, p.Game, diagram.Options{As: rules.White}))
	}
	for _, w := range p.Warnings {
		a.Lines = append(a.Lines, phrase.New("bench-warning", "line", w.Line, "why", w.Why))
	}
	if len(a.Lines) > 0 {
		a.Lines = talk.List(a.Lines)
	}
	a.Page, a.Subject = docs.RulesOf(p, in), subject()
	return a, nil
}

func named(list []club.OwnPreset, name string) (club.OwnPreset, bool) {
	for _, o := range list {
		if o.Name == name {
			return o, true
		}
	}
	return club.OwnPreset{}, false
}

// mostChanged bounds the list of what is otherwise in a newer file, in lines.
const mostChanged = 30

// changed lists the lines that only one of two files has: those that are gone, then those that are new.
func changed(before, after []byte) (list []phrase.Phrase) {
	add := func(sign string, here, there []byte) {
		left := map[string]int{}
		for line := range strings.Lines(string(there)) {
			left[strings.TrimSpace(line)]++
		}
		for line := range strings.Lines(string(here)) {
			line = strings.TrimSpace(line)
			if left[line]--; left[line] >= 0 || line == "" || strings.HasPrefix(line, "#") {
				continue
			}
			list = append(list, phrase.Of(phrase.Words(sign+" "+talk.Shorten(line, mostOfLine))))
		}
	}
	if bytes.Equal(before, after) {
		return nil
	}
	add("-", before, after)
	add("+", after, before)
	if n := len(list) - mostChanged; n > 0 {
		list = append(list[:mostChanged], phrase.New("bench-more-changed", "n", n))
	}
	return append([]phrase.Phrase{phrase.New("bench-changed")}, list...)
}

// mostOfLine bounds what is repeated of a line of a file, in characters.
const mostOfLine = 68

// list lists the speaker's own presets.
func list(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	standing, err := e.OwnPresets(ctx, me)
	if err != nil || len(standing) == 0 {
		return talk.Say(c.Line, phrase.New("bench-none")), err
	}
	a := talk.Say(c.Line, phrase.New("bench-listing", "n", len(standing), "most", mostKept))
	for _, o := range standing {
		a.Lines = append(a.Lines, phrase.New("bench-listed", "preset", o.Name, "title", phrase.Words(o.Title), "sent", o.Sent, "n", o.Before+1))
	}
	a.Lines = talk.List(a.Lines)
	a.After = phrase.New("bench-listed-more", "preset", standing[0].Name)
	return a, nil
}

// forget takes one of them away. Games by it go on.
func forget(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	standing, err := e.OwnPresets(ctx, me)
	if err != nil {
		return talk.Answer{}, err
	}
	o, ok := named(standing, c.Text)
	if !ok {
		return talk.Refuse(c.Line, phrase.New("own-unknown", "preset", c.Text)), nil
	}
	if _, err := e.Changes.Happened(ctx, me.Address, club.OwnPresetForgotten{Name: o.Name}); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("bench-forgotten", "preset", o.Name, "title", phrase.Words(o.Title)))
	a.Acted = true
	return a, nil
}
