package talk

import (
	"context"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// PresetNamed returns the preset that words of the speaker name, with options set: one that everybody may play, or one of their own, by
// "mine:NAME" or as games call it. why says what is wrong with the words; the error is the store's.
func PresetNamed(ctx context.Context, e *Execution, name string, settings []presets.Setting) (p *presets.Preset, why phrase.Phrase, err error) {
	me, err := e.Me(ctx)
	if err != nil {
		return nil, why, err
	}
	if of, own, called := strings.Cut(name, "/"); called {
		if me.Number == 0 || of != string(club.PersonStream(me.Number)) {
			return nil, phrase.New("own-of-another", "preset", own), nil
		}
		return invented(ctx, e, me, own, settings)
	}
	if own, mine := strings.CutPrefix(name, command.Mine); mine {
		return invented(ctx, e, me, own, settings)
	}
	p, fault := e.Settings.Registry.Find(name, settings)
	if fault != nil {
		return nil, changes.Sentence(fault), nil
	}
	return p, why, nil
}

// PresetSeen is the same for who only looks: at an inventor's own also by who plays it with them, as it is played there.
func PresetSeen(ctx context.Context, e *Execution, name string) (p *presets.Preset, why phrase.Phrase, err error) {
	me, err := e.Me(ctx)
	if err != nil {
		return nil, why, err
	}
	inventor, own, called := strings.Cut(name, "/")
	if !called || me.Number != 0 && inventor == string(club.PersonStream(me.Number)) {
		return PresetNamed(ctx, e, name, nil)
	}
	if why = phrase.New("own-unseen", "preset", own); !e.Session.Proven() {
		return nil, why, nil
	}
	list, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	for _, s := range list {
		if err != nil || s.Preset != name {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return nil, why, err
		}
		p, err = e.Settings.Registry.Agreed(ctx, e.Changes.Store, m.Terms)
		if err == nil && !hasPlayed(m, m.SeatOfAddress(e.Session.Speaker.Player.Address)) {
			p = Unspoken(p)
		}
		return p, phrase.Phrase{}, err
	}
	return nil, why, err
}

// PresetToPlay is the preset that words of the speaker name, for a game to begin by: an inventor's own is held again to what may stand in one, for
// words and titles may have been taken since its file came.
func PresetToPlay(ctx context.Context, e *Execution, name string, settings []presets.Setting) (p *presets.Preset, why phrase.Phrase, err error) {
	p, why, err = PresetNamed(ctx, e, name, settings)
	return stillFits(e.Settings, p, why, err)
}

func stillFits(r *Settings, p *presets.Preset, why phrase.Phrase, err error) (*presets.Preset, phrase.Phrase, error) {
	if err != nil || p == nil || !OfInventor(p) {
		return p, why, err
	}
	if found := Misfits(r, p, p.Data); len(found) > 0 {
		return nil, phrase.New("own-misfit", "preset", path.Base(p.Name), "why", found[0].Why), nil
	}
	return p, why, nil
}

// OfInventor reports whether a preset is an inventor's own.
func OfInventor(p *presets.Preset) bool { return strings.Contains(p.Name, "/") }

// Rematched is the preset that another game by the preset of a match is played by: of an inventor's own the newest file.
func Rematched(ctx context.Context, e *Execution, preset string, settings []presets.Setting) (p *presets.Preset, why phrase.Phrase, err error) {
	inventor, name, own := strings.Cut(preset, "/")
	if !own {
		return PresetNamed(ctx, e, preset, settings)
	}
	number, _ := strconv.Atoi(strings.TrimPrefix(inventor, "p"))
	who, err := e.Changes.PlayerNumbered(ctx, number)
	if err != nil || who.Number == 0 {
		return nil, phrase.New("own-gone", "preset", name), err
	}
	p, why, err = invented(ctx, e, who, name, settings)
	return stillFits(e.Settings, p, why, err)
}

// invented is the newest file of a name by an inventor.
func invented(ctx context.Context, e *Execution, who games.Player, name string, settings []presets.Setting) (p *presets.Preset, why phrase.Phrase, err error) {
	standing, err := e.OwnPresets(ctx, who)
	if err != nil {
		return nil, why, err
	}
	for _, o := range standing {
		if o.Name != name {
			continue
		}
		p, fault, err := e.Settings.Registry.Own(ctx, e.Changes, OwnName(who, name), o.Hash, settings)
		if err != nil {
			return nil, why, err
		}
		if fault != nil {
			return nil, changes.Sentence(fault), nil
		}
		return p, why, nil
	}
	return nil, phrase.New("own-unknown", "preset", name), nil
}

// OwnPresets lists the presets of an inventor's own that stand now, in the order of the alphabet.
func (e *Execution) OwnPresets(ctx context.Context, who games.Player) (list []club.OwnPreset, err error) {
	if who.Number == 0 || who.Forgotten {
		return nil, nil
	}
	p, err := e.Changes.Person(ctx, who.Address)
	for _, o := range p.Own {
		if o.Stands(e.now(), who.Verified) {
			list = append(list, o)
		}
	}
	return list, err
}

func (e *Execution) now() time.Time { return e.Session.Message.Received }

// OwnName is what games call the preset of an inventor's own: "p7/critters".
func OwnName(who games.Player, name string) string {
	return string(club.PersonStream(who.Number)) + "/" + name
}

// hasPlayed reports whether a seat of a match has played a turn.
func hasPlayed(m *adjudicator.Match, seat adjudicator.Seat) bool {
	return slices.ContainsFunc(m.Turns, func(t adjudicator.Played) bool { return t.Side == seat.Side() })
}

// Unspoken is a preset without what its inventor says in sentences: nobody is told that who does not play with them yet.
func Unspoken(p *presets.Preset) *presets.Preset {
	q := *p
	q.About, q.Note, q.Text, q.Options = "", "", nil, slices.Clone(p.Options)
	for i := range p.OwnOptions() {
		q.Options[i].About = phrase.New("own-option")
	}
	return &q
}

// CountOwnBegun notes that a game by an inventor's own preset is begun; of any other preset nothing.
func CountOwnBegun(ctx context.Context, e *Execution, p *presets.Preset) error {
	inventor, name, own := strings.Cut(p.Name, "/")
	if !own {
		return nil
	}
	number, _ := strconv.Atoi(strings.TrimPrefix(inventor, "p"))
	who, err := e.Changes.PlayerNumbered(ctx, number)
	if err == nil && who.Number > 0 {
		_, err = e.Changes.Happened(ctx, who.Address, club.OwnPresetBegun{Name: name})
	}
	return err
}
