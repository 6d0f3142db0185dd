package web

import (
	"context"
	"slices"

	"pbem/games/archive/catalogue"
	"pbem/notation/eventfile"
	"pbem/notation/offers"
	"pbem/rules"
)

// roll is what many pages ask of all games together, as of a version of the catalogue. It is never changed.
type roll struct {
	version  int64
	games    int // how many there are
	people   int
	kinds    []catalogue.Counted
	variants map[string][]string // by the hash of rules, those that were played by them
	rulesOf  map[string]string   // by the name of a preset, rules that it was played by
	counters map[string]counter  // by the name of a preset
	broken   int                 // games that are not verified
	playing  bool                // there are games in play
	rated    bool                // a game counts in a list of ratings
	unread   int                 // records that cannot be read
	leftOut  []string            // the names of some of these
	whole    bool                // the archive was looked through to its end
	events   []*eventfile.File   // the tournaments that there are
	offering bool                // it is known what is on offer
	open     offers.List
}

// roll returns what is known of all games now.
func (l *library) roll(ctx context.Context) (*roll, error) {
	version, err := l.listed().Version(ctx)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	known, whole := l.known, l.whole
	l.mu.Unlock()
	if known != nil && known.version == version && known.whole == whole {
		return known, nil
	}
	r := &roll{version: version, whole: whole}
	if err := r.read(ctx, l.listed()); err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	r.events, r.offering, r.open = l.events.counts, l.offers.there, l.offers.list
	l.known = r
	return r, nil
}

func (r *roll) read(ctx context.Context, from *catalogue.Catalogue) (err error) {
	if r.kinds, err = from.Kinds(ctx); err != nil {
		return err
	}
	if r.people, err = from.PeopleCount(ctx); err != nil {
		return err
	}
	if r.rated, err = from.Rated(ctx); err != nil {
		return err
	}
	r.leftOut, r.unread, err = from.Unreadable(ctx, mostNamed)
	r.variants, r.rulesOf, r.counters = map[string][]string{}, map[string]string{}, map[string]counter{}
	for _, k := range r.kinds {
		r.count(k)
	}
	return err
}

func (r *roll) count(k catalogue.Counted) {
	r.games += k.Games
	c := r.counters[k.Variant]
	c.addKind(k)
	r.counters[k.Variant] = c
	if k.Result == broken {
		r.broken += k.Games
	}
	r.playing = r.playing || k.Result == string(rules.Ongoing)
	if k.Rules != "" {
		r.rulesOf[k.Variant] = k.Rules
	}
	if k.Rules != "" && !slices.Contains(r.variants[k.Rules], k.Variant) {
		r.variants[k.Rules] = append(r.variants[k.Rules], k.Variant)
	}
}

// eventful reports whether there is anything to say of tournaments.
func (r *roll) eventful() bool { return len(r.events)+len(r.open.Tournaments) > 0 }

// distinct lists what the kinds of games say of something, in order, but for "".
func (r *roll) distinct(of func(catalogue.Counted) string) (all []string) {
	for _, k := range r.kinds {
		all = append(all, of(k))
	}
	slices.Sort(all)
	all = slices.Compact(all)
	return slices.DeleteFunc(all, func(s string) bool { return s == "" })
}

// kinds says of what there are pages.
type kinds struct{ play, seeks, events, ratings bool }

// has says of what there are pages, as far as the archive can be read.
func (l *library) has() kinds {
	all, err := l.called()
	if err != nil {
		return kinds{}
	}
	return kinds{all.playing, all.offering, all.eventful(), all.rated}
}
