package sqlite

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPlans: what is asked for all the time must not read whole tables.
func TestPlans(t *testing.T) {
	s, err := Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, text := range []string{eventsSQL, overdueSQL, changedSQL, liveMatchesSQL, matchesOfSQL, liveMatchesOfSQL, playerSQL, addressSQL, addressesSQL, requestSQL, waitingSQL, seenSQL, imprintedSQL,
		writtenSQL, nextDueSQL, outboxCountsSQL, lastLetterSQL, markSQL, readySQL, leaseSQL, sentSQL, outgrowSQL,
		redisposeSQL, cameByDigestSQL, cameByIDSQL, cameByNameSQL, unrecordOneSQL, recordedSQL, postponeSQL, wentByCauseSQL, wentByMessageSQL, wentToSQL, unlinkSQL, causelessSQL,
		topicsSQL, topicsDueSQL, retimeTopicSQL, dropTopicSQL, digestSQL, lastDigestSQL, oldDigestsSQL,
		oldArrivalsSQL, oldLettersSQL, untriedSQL, oldDigestsInSQL, oldImprintsSQL, oldRequestsSQL, oldNamesSQL, dropOfferSQL, dropOfferEventsSQL, dropOfferStreamSQL, oldTimekeepingSQL,
		chargesSQL, dropChargesSQL, heldSQL, heldDueSQL, dropHeldSQL,
		outagesSQL, setDueSQL, undecidedOfSQL, dropHoldSQL, forgetHoldsSQL,
		offersSQL, offersOfPresetSQL, offersOfSeekerSQL, countOffersSQL, nextOfferSQL, playerNumberedSQL, endingsSQL, punctualitySQL,
		watchedSQL, updateWatchedSQL, watchedDueSQL, observersSQL, watchedBySQL, dropObserverSQL, commentsSQL, commentsBySQL, dropCommentSQL, tellingSQL,
		resultSQL, setNewestNameSQL, staleSQL, dropStandingSQL, lastAgainSQL, reckonedSQL, notLastSQL, listsOfSQL, resultsSQL, resultsOfSQL, lastEntrySQL, allLastSQL,
		playedSQL, playedLatelySQL, ratingListSQL, newestNameSQL, newestNamesSQL, latestNamesSQL} {
		for _, step := range plan(t, s, text) {
			if scansTable(step) {
				t.Errorf("%s\n\tdoes: %s", text, step)
			}
		}
	}
}

// plan returns the steps by which SQLite would run a statement.
func plan(t *testing.T, s *Store, text string) []string {
	t.Helper()
	arguments := make([]any, strings.Count(text, "?"))
	steps, err := func() ([]string, error) {
		rows, err := s.writer.QueryContext(t.Context(), "EXPLAIN QUERY PLAN "+text, arguments...)
		if err != nil {
			return nil, err
		}
		defer rows.Close()
		var steps []string
		for rows.Next() {
			var id, parent, unused int
			var step string
			if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
				return nil, err
			}
			steps = append(steps, step)
		}
		return steps, rows.Err()
	}()
	if err != nil || len(steps) == 0 {
		t.Fatalf("plan of %s: %v, %v", text, steps, err)
	}
	return steps
}

// scansTable tells a walk over a table from one over a partial index, which holds only what is looked for.
func scansTable(step string) bool {
	tables := []string{"events", "matches", "outbox", "o", "l", "letters_out", "letters_in", "arrivals", "a", "players", "addresses", "requests", "marks", "presets", "outages", "undecided", "topics", "digests", "offers", "endings", "timekeeping", "imprints", "names", "club_events", "club_streams", "watched", "w", "m", "observers", "comments", "unrecorded"}
	words := strings.Fields(step)
	return len(words) > 1 && words[0] == "SCAN" && slices.Contains(tables, words[1]) && !strings.Contains(step, "INDEX")
}

// TestListsOfPlayers: the lists of somebody are found from one to the next, and not by going through all their games.
func TestListsOfPlayers(t *testing.T) {
	s, err := Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	steps := strings.Join(plan(t, s, listsOfSQL), "\n")
	for _, want := range []string{"results_white (white=? AND list>?)", "results_black (black=? AND list>?)"} {
		if !strings.Contains(steps, want) {
			t.Errorf("%q is not in\n%s", want, steps)
		}
	}
}
