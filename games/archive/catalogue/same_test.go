package catalogue_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// TestSameAsAnew: in whatever order records come, change and go, the listing answers as one that gets what there is at
// last, and nothing is left in its tables of what is gone.
func TestSameAsAnew(t *testing.T) {
	t.Parallel()
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			d, l, s := newDice(seed), inMemory(t), newShelf()
			d.rating = seed%2 == 1
			for range 1 + d.IntN(50) {
				if d.oneIn(6) {
					must(l.Ratings(context.Background(), rating.MonthOf(began.AddDate(0, d.IntN(10), 0))))(t)
					continue
				}
				s.move(t, d, l)
			}
			now := began.AddDate(0, 2+d.IntN(8), 0)
			other := s.anew(t, d)
			running := rating.MonthOf(now)
			if diff := cmp.Diff(answers(t, other, running), answers(t, l, running)); diff != "" {
				t.Errorf("(-anew +got)\n%s", diff)
			}
			if diff := cmp.Diff(tables(t, other), tables(t, l)); diff != "" {
				t.Errorf("the tables differ (-anew +got)\n%s", diff)
			}
			for name := range s.records {
				done(t, l.Drop(context.Background(), name))
			}
			for name, rows := range tables(t, l) {
				if len(rows) > 0 && name != "files" {
					t.Errorf("nothing is there, but %s has %q", name, rows)
				}
			}
		})
	}
}

// answers are those to everything that can be asked of a catalogue.
func answers(t testing.TB, l *catalogue.Catalogue, running rating.Month) map[string]any {
	ctx, all := context.Background(), map[string]any{}
	all["kinds"] = must(l.Kinds(ctx))(t)
	d := newDice(77)
	for range 20 {
		w := d.wanted()
		n := must(l.Count(ctx, w))(t)
		all[fmt.Sprintf("found %+v", told(w))] = must(l.Find(ctx, w, n, d.IntN(3), 1+d.IntN(30)))(t)
		all[fmt.Sprintf("count %+v", told(w))] = n
	}
	all["playing"], all["ended"] = must(l.Playing(ctx, 2, 5))(t), must(l.Ended(ctx, 3, 5))(t)
	for _, site := range []string{"", "play.example", "other.example"} {
		for _, name := range []string{"cup", "league", "none"} {
			all["tournament "+site+" "+name] = must(l.OfTournament(ctx, site, name))(t)
		}
	}
	names, count, err := l.Unreadable(ctx, 2)
	done(t, err)
	all["unreadable"] = []any{names, count}
	for _, variant := range []string{"amoeba", "cosmic", "none"} {
		all["openings "+variant] = must(l.Openings(ctx, variant, 7))(t)
	}
	var games []catalogue.Game
	for g, err := range l.All(ctx, false) {
		done(t, err)
		games = append(games, g)
		all["one "+g.Address] = must(l.One(ctx, g.Address))(t)
		all["stamp "+g.File] = must(l.Stamp(ctx, g.File))(t)
		opening, known, err := l.Verdict(ctx, g.File, g.Verdict, 2)
		done(t, err)
		all["verdict "+g.File] = []any{opening, known}
	}
	all["all"], all["nobody"] = games, must(l.One(ctx, "nobody"))(t)
	all["others"], all["unruled"], all["verified"] = must(l.Others(ctx))(t), must(l.Unruled(ctx, "004.pbem", 5))(t), verified(t, l)
	peopleOf(t, l, all)
	ratingsOf(t, l, running, all)
	return all
}

// verified are the records that others than the third verifier verified, by their names.
func verified(t testing.TB, l *catalogue.Catalogue) []catalogue.File {
	all := must(l.VerifiedBefore(context.Background(), 3, 100))(t)
	if few := must(l.VerifiedBefore(context.Background(), 3, 4))(t); !slices.Equal(few, all[:min(len(all), 4)]) {
		t.Errorf("of %v the first four are %v", all, few)
	}
	slices.SortFunc(all, func(a, b catalogue.File) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// peopleOf tells all that can be asked of people.
func peopleOf(t testing.TB, l *catalogue.Catalogue, all map[string]any) {
	ctx := context.Background()
	all["people"], all["some"], all["count"] = must(l.People(ctx, 0, -1))(t), must(l.People(ctx, 2, 3))(t), must(l.PeopleCount(ctx))(t)
	pages := must(l.Pages(ctx))(t)
	all["pages"] = pages
	for _, page := range append(pages, "players/nobody.html") {
		all["who "+page], all["names "+page], all["scores "+page] = must(l.Who(ctx, page))(t), must(l.NamesOf(ctx, page))(t), must(l.Scores(ctx, page))(t)
		all["games "+page], all["four "+page] = must(l.GamesOf(ctx, page, 1000))(t), must(l.GamesOf(ctx, page, 4))(t)
	}
}

// ratingsOf tells all that can be asked of ratings.
func ratingsOf(t testing.TB, l *catalogue.Catalogue, running rating.Month, all map[string]any) {
	ctx := context.Background()
	all["rated"] = must(l.Rated(ctx))(t)
	ratings := must(l.Ratings(ctx, running))(t)
	for _, list := range ratings.Lists() {
		all["list "+list.Name] = []int{list.People, list.Waiting}
		all["ranking "+list.Name], all["first "+list.Name] = must(ratings.Ranking(ctx, list.Name, 1000))(t), must(ratings.Ranking(ctx, list.Name, 2))(t)
	}
	all["months"] = ratings.Months(5)
	for _, who := range raters() {
		all["own "+who], all["page of "+who], all["name of "+who] = ratings.Own(who), must(l.PageOf(ctx, who))(t), must(l.RaterName(ctx, who))(t)
	}
}

// raters are all who are rated here, and one who is not.
func raters() (all []string) {
	for _, code := range []string{"p1", "p2", "p3", "P1", "p4", "p5", "p6", "p7"} {
		for _, site := range []string{"", "play.example", "other.example"} {
			all = append(all, code+"@"+site)
		}
	}
	return all
}

// tables are the rows of all tables, without the numbers that they have there.
func tables(t testing.TB, l *catalogue.Catalogue) map[string][]string {
	all := map[string][]string{}
	for name, text := range map[string]string{
		"files": "SELECT hex(name), stamp, other FROM files ORDER BY name",
		"kinds": "SELECT variant, options, rules, result, cause, year, games, turns FROM kinds ORDER BY 1, 2, 3, 4, 5, 6",
		"names": "SELECT name, folded, games FROM names ORDER BY name", "events": "SELECT name, folded, games FROM events ORDER BY name",
		"players": "SELECT page, site, code, rater, name, lower, games FROM players ORDER BY page",
		"games": `SELECT g.address, g.file, g.state, g.number, g.date, k.variant, e.name, w.page, b.page, n.name, m.name, g.turns, g.setups, g.last, g.unruled, g.verified, g.verdict
			FROM games AS g LEFT JOIN kinds AS k ON k.id = g.kind LEFT JOIN events AS e ON e.id = g.event LEFT JOIN players AS w ON w.id = g.white
			LEFT JOIN players AS b ON b.id = g.black LEFT JOIN names AS n ON n.id = g.white_name LEFT JOIN names AS m ON m.id = g.black_name ORDER BY g.address`,
		"heads":       "SELECT g.address, h.head, h.opening FROM heads AS h LEFT JOIN games AS g ON g.id = h.game ORDER BY 1",
		"tournaments": "SELECT t.site, t.name, g.address FROM tournaments AS t LEFT JOIN games AS g ON g.id = t.game ORDER BY 1, 2, 3",
		"rated": `SELECT g.address, r.place, r.revision, r.link, r.list, r.white, r.black, r.white_name, r.black_name, r.score, r.ended
			FROM rated AS r LEFT JOIN games AS g ON g.id = r.game ORDER BY 1`,
	} {
		all[name] = must(l.Table(context.Background(), text))(t)
	}
	return all
}
