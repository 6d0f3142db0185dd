package library

import (
	"context"
	"slices"

	"pbem/games/archive/catalogue"
	"pbem/notation/eventfile"
	"pbem/notation/offers"
	"pbem/rules"
)

// Roll is what many pages ask of all games together, as of a version of the catalogue. It is never changed.
type Roll struct {
	Version  int64
	Games    int // how many there are
	People   int
	Kinds    []catalogue.Counted
	Variants map[string][]string // by the hash of rules, those that were played by them
	RulesOf  map[string]string   // by the name of a preset, rules that it was played by
	Counters map[string]Counter  // by the name of a preset
	Broken   int                 // games that are not verified
	Playing  bool                // there are games in play
	Rated    bool                // a game counts in a list of ratings
	Unread   int                 // records that cannot be read
	LeftOut  []string            // the names of some of these
	Whole    bool                // the archive was looked through to its end
	Events   []*eventfile.File   // the tournaments that there are
	Offering bool                // it is known what is on offer
	Open     offers.List
}

// roll returns what is known of all games now.
func (l *Library) roll(ctx context.Context) (*Roll, error) {
	version, err := l.Listed().Version(ctx)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	known, whole := l.known, l.whole
	l.mu.Unlock()
	if known != nil && known.Version == version && known.Whole == whole {
		return known, nil
	}
	r := &Roll{Version: version, Whole: whole}
	if err := r.read(ctx, l.Listed()); err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	r.Events, r.Offering, r.Open = l.events.counts, l.offers.there, l.offers.list
	l.known = r
	return r, nil
}

func (r *Roll) read(ctx context.Context, from *catalogue.Catalogue) (err error) {
	if r.Kinds, err = from.Kinds(ctx); err != nil {
		return err
	}
	if r.People, err = from.PeopleCount(ctx); err != nil {
		return err
	}
	if r.Rated, err = from.Rated(ctx); err != nil {
		return err
	}
	r.LeftOut, r.Unread, err = from.Unreadable(ctx, mostNamed)
	r.Variants, r.RulesOf, r.Counters = map[string][]string{}, map[string]string{}, map[string]Counter{}
	for _, k := range r.Kinds {
		r.count(k)
	}
	return err
}

func (r *Roll) count(k catalogue.Counted) {
	r.Games += k.Games
	c := r.Counters[k.Variant]
	c.addKind(k)
	r.Counters[k.Variant] = c
	if k.Result == Broken {
		r.Broken += k.Games
	}
	r.Playing = r.Playing || k.Result == string(rules.Ongoing)
	if k.Rules != "" {
		r.RulesOf[k.Variant] = k.Rules
	}
	if k.Rules != "" && !slices.Contains(r.Variants[k.Rules], k.Variant) {
		r.Variants[k.Rules] = append(r.Variants[k.Rules], k.Variant)
	}
}

// Eventful reports whether there is anything to say of tournaments.
func (r *Roll) Eventful() bool { return len(r.Events)+len(r.Open.Tournaments) > 0 }

// Distinct lists what the kinds of games say of something, in order, but for "".
func (r *Roll) Distinct(of func(catalogue.Counted) string) (all []string) {
	for _, k := range r.Kinds {
		all = append(all, of(k))
	}
	slices.Sort(all)
	all = slices.Compact(all)
	return slices.DeleteFunc(all, func(s string) bool { return s == "" })
}

// Kinds says of what there are pages.
type Kinds struct{ Play, Seeks, Events, Ratings bool }

// Has says of what there are pages, as far as the archive can be read.
func (l *Library) Has() Kinds {
	all, err := l.Called()
	if err != nil {
		return Kinds{}
	}
	return Kinds{all.Playing, all.Offering, all.Eventful(), all.Rated}
}

// mostNamed is how many records that cannot be read are named on a page.
const mostNamed = 20
