package catalogue_test

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// placeholder is where a value stands in a statement.
var placeholder = regexp.MustCompile(`\?(\d*)`)

// plan is how SQLite answers a statement, step by step.
func plan(t *testing.T, l *catalogue.Catalogue, text string) (steps []string) {
	t.Helper()
	values := 0
	for _, m := range placeholder.FindAllStringSubmatch(text, -1) {
		if n, err := strconv.Atoi(m[1]); err == nil {
			values = max(values, n)
			continue
		}
		values++
	}
	for _, row := range must(l.Table(context.Background(), "EXPLAIN QUERY PLAN "+text, make([]any, values)...))(t) {
		steps = append(steps, strings.Join(strings.Fields(row)[3:], " "))
	}
	return steps
}

// small are the tables, and results within a question, that may be gone through: what is in them, or is asked for, is little. names and events are
// looked through for a part of them, and people are counted once after each change.
var small = regexp.MustCompile(`^SCAN (CONSTANT ROW|sqlite_master|lists|l|k|m|found|newest|own|names|events|\(subquery-\d+\)|files USING INDEX files_others|kinds USING INDEX \w+|l USING COVERING INDEX \w+)$`)

// asks are the questions of pages, by their names.
func asks(l *catalogue.Catalogue, running rating.Month) map[string]func(context.Context) error {
	find := func(w catalogue.Wanted, found int) func(context.Context) error {
		return func(ctx context.Context) error { _, err := l.Find(ctx, w, found, 0, 100); return err }
	}
	return map[string]func(context.Context) error{
		"newest": find(catalogue.Wanted{}, 200), "rare kind": find(catalogue.Wanted{Variant: "x"}, 0), "common kind": find(catalogue.Wanted{Variant: "x"}, 100),
		"rare player": find(catalogue.Wanted{Code: "p1", Folded: "x"}, 0), "common player": find(catalogue.Wanted{Code: "p1", Folded: "x"}, 100), "rare event": find(catalogue.Wanted{Event: "x"}, 0), "common event": find(catalogue.Wanted{Event: "x"}, 100),
		"kinds":      func(ctx context.Context) error { _, err := l.Kinds(ctx); return err },
		"stamp":      func(ctx context.Context) error { _, err := l.Stamp(ctx, "x"); return err },
		"playing":    func(ctx context.Context) error { _, err := l.Playing(ctx, 0, 10); return err },
		"ended":      func(ctx context.Context) error { _, err := l.Ended(ctx, 4, 10); return err },
		"one":        func(ctx context.Context) error { _, err := l.One(ctx, "x"); return err },
		"tournament": func(ctx context.Context) error { _, err := l.OfTournament(ctx, "x", "x"); return err },
		"word":       func(ctx context.Context) error { _, err := l.TournamentWord(ctx, "x", "x"); return err },
		"unreadable": func(ctx context.Context) error { _, _, err := l.Unreadable(ctx, 1); return err },
		"openings":   func(ctx context.Context) error { _, err := l.Openings(ctx, "cosmic", 1); return err },
		"rare":       func(ctx context.Context) error { _, err := l.Openings(ctx, "none", 1); return err },
		"who":        func(ctx context.Context) error { _, err := l.Who(ctx, "x"); return err },
		"people":     func(ctx context.Context) error { _, err := l.People(ctx, 0, 500); return err },
		"count":      func(ctx context.Context) error { _, err := l.PeopleCount(ctx); return err },
		"games of":   func(ctx context.Context) error { _, err := l.GamesOf(ctx, "x", 5); return err },
		"names of":   func(ctx context.Context) error { _, err := l.NamesOf(ctx, "x"); return err },
		"scores":     func(ctx context.Context) error { _, err := l.Scores(ctx, "x"); return err },
		"rated":      func(ctx context.Context) error { _, err := l.Rated(ctx); return err },
		"others":     func(ctx context.Context) error { _, err := l.Others(ctx); return err },
		"verified":   func(ctx context.Context) error { _, err := l.VerifiedBefore(ctx, 5, 5); return err },
		"unruled":    func(ctx context.Context) error { _, err := l.Unruled(ctx, "", 5); return err },
		"verdict":    func(ctx context.Context) error { _, _, err := l.Verdict(ctx, "", nil, 5); return err },
		"ranking": func(ctx context.Context) error {
			ratings, err := l.Ratings(ctx, running)
			for _, list := range ratings.Lists() {
				if err == nil {
					_, err = ratings.Ranking(ctx, list.Name, 500)
				}
			}
			return err
		},
	}
}

// TestPlans: nothing that is asked for a page, or done for a record, goes through a whole table that grows with the games, but for lists that begin at
// the newest game and end soon, and ratings.
func TestPlans(t *testing.T) {
	t.Parallel()
	ctx, l, now := context.Background(), inFile(t), began.AddDate(0, 9, 0)
	all := crowd(newDice(51), 300)
	done(t, l.Put(ctx, all...))
	done(t, l.Drop(ctx, all[0].Name))
	for _, text := range l.Statements() {
		checkPlan(t, l, "a change", text, nil)
	}
	inOrder := regexp.MustCompile(`^SCAN g USING (COVERING )?INDEX games_newest$`)
	ratings := regexp.MustCompile(`^SCAN r$`) // once after each change of what counts
	soon := map[string]*regexp.Regexp{"newest": inOrder, "common kind": inOrder, "common player": inOrder, "common event": inOrder, "openings": inOrder,
		"people": regexp.MustCompile(`^SCAN p USING INDEX players_by_name$`), "count": regexp.MustCompile(`^SCAN players$`),
		"rated": ratings, "ranking": ratings}
	for name, ask := range asks(l, rating.MonthOf(now)) {
		before := l.Statements()
		done(t, ask(ctx))
		for _, text := range l.Statements() {
			if !slices.Contains(before, text) {
				checkPlan(t, l, name, text, soon[name])
			}
		}
	}
}

// checkPlan reports a statement that goes through a table, or sorts what it then cuts off, though another scan begins where it should.
func checkPlan(t *testing.T, l *catalogue.Catalogue, name, text string, soon *regexp.Regexp) {
	t.Helper()
	if strings.HasPrefix(text, "EXPLAIN") || strings.HasPrefix(text, "PRAGMA") {
		return
	}
	steps, begun := plan(t, l, text), false
	for _, step := range steps {
		scans := strings.HasPrefix(step, "SCAN ") && !small.MatchString(step) || strings.Contains(step, "AUTOMATIC")
		if soon != nil && soon.MatchString(step) {
			scans, begun = begun, true // once
		}
		if scans {
			t.Errorf("%s: %s\n%s\n\t%s", name, step, text, strings.Join(steps, "\n\t"))
		}
	}
	sorts := len(slices.DeleteFunc(slices.Clone(steps), func(step string) bool { return !strings.HasPrefix(step, "USE TEMP B-TREE FOR") }))
	if begun && sorts > 1 { // of what is shown
		t.Errorf("%s sorts too much\n%s\n\t%s", name, text, strings.Join(steps, "\n\t"))
	}
}
