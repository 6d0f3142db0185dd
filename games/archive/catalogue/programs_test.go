package catalogue_test

import (
	"context"
	"fmt"
	"testing"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// TestProgramsCountNowhere: every list and every count is the same with games of programs and without them; each of these has its own page.
func TestProgramsCountNowhere(t *testing.T) {
	t.Parallel()
	ctx, running := context.Background(), rating.MonthOf(began.AddDate(0, 9, 0))
	people, both := inMemory(t), inMemory(t)
	all := crowd(newDice(31), 80)
	done(t, people.Put(ctx, all...))
	done(t, both.Put(ctx, all...))
	alone := 0
	for i, e := range all {
		if e.Unread {
			continue
		}
		alone++
		e.Name, e.Address, e.Number = fmt.Sprintf("%d.pbem", 1000+i), fmt.Sprint(1000+i), 1000+i
		e.Rated, e.Tournament = nil, nil
		done(t, both.Put(ctx, e)) // as if a person played
		e.Program = true
		done(t, both.Put(ctx, e))
		same(t, e.Address, gameOf(e), *must(both.One(ctx, e.Address))(t))
		if _, known, err := both.Verdict(ctx, e.Name, e.Verdict, e.Verifier); err != nil || known == e.Broken {
			t.Errorf("%s is judged again: %v, %v", e.Name, known, err)
		}
	}
	same(t, "answers", shown(t, people, running), shown(t, both, running))
	same(t, "games of everybody", must(people.Count(ctx, catalogue.Wanted{}))(t)+alone, count(t, both))
	done(t, both.Drop(ctx, "1000.pbem", "1001.pbem", "1002.pbem"))
	same(t, "answers without some", shown(t, people, running), shown(t, both, running))
}

// shown is all that pages ask, but for what has to be verified again: that is asked of every record.
func shown(t *testing.T, l *catalogue.Catalogue, running rating.Month) map[string]any {
	all := answers(t, l, running)
	delete(all, "verified")
	delete(all, "unruled")
	return all
}

// count is how many games there are, also of programs.
func count(t *testing.T, l *catalogue.Catalogue) (n int) {
	for _, err := range l.All(context.Background(), true) {
		done(t, err)
		n++
	}
	return n
}
