package relational

import "fmt"

// Asked are the statements that are run all the time.
func Asked() []string {
	return []string{overdue().free, clubDue().free, watchedDue().free, heldDue().free, topicsDue().free, fmt.Sprintf(overdue().claim, "?"), fmt.Sprintf(topicsDue().claim, "?"),
		endLeaseSQL, eventsSQL, overdueSQL, changedSQL, liveMatchesSQL, matchesOfSQL, liveMatchesOfSQL, playerSQL, addressSQL, addressesSQL, requestSQL, waitingSQL, seenSQL, imprintedSQL,
		writtenSQL, nextDueSQL, outboxCountsSQL, lastLetterSQL, markSQL, readySQL, fmt.Sprintf(leaseSQL, 1, "1, 2"), sentSQL, outgrowSQL,
		redisposeSQL, cameByDigestSQL, cameByIDSQL, cameByNameSQL, unrecordOneSQL, recordedSQL, postponeSQL, wentByCauseSQL, wentByMessageSQL, wentToSQL, unlinkSQL, causelessSQL,
		topicsSQL, topicsDueSQL, retimeTopicSQL, dropTopicSQL, digestSQL, lastDigestSQL, oldDigestsSQL,
		oldArrivalsSQL, oldLettersSQL, untriedSQL, oldDigestsInSQL, oldImprintsSQL, oldRequestsSQL, oldNamesSQL, dropOfferSQL, dropOfferEventsSQL, dropOfferStreamSQL, oldTimekeepingSQL,
		chargesSQL, dropChargesSQL, heldSQL, heldDueSQL, dropHeldSQL,
		outagesSQL, setDueSQL, undecidedOfSQL, dropHoldSQL, forgetHoldsSQL,
		drawnSQL, oldDrawnSQL, giveBackSQL, offersSQL, offersOfPresetSQL, offersOfSeekerSQL, countOffersSQL, nextOfferSQL, playerNumberedSQL, endingsSQL, punctualitySQL,
		watchedSQL, updateWatchedSQL, watchedDueSQL, observersSQL, watchedBySQL, dropObserverSQL, commentsSQL, commentsBySQL, dropCommentSQL, tellingSQL,
		resultSQL, setNewestNameSQL, staleSQL, dropStandingSQL, lastAgainSQL, reckonedSQL, notLastSQL, listsOfSQL, resultsSQL, resultsOfSQL, lastEntrySQL, allLastSQL,
		playedSQL, playedLatelySQL, ratingListSQL, newestNameSQL, newestNamesSQL, latestNamesSQL}
}

// ListsOf finds the lists in which somebody has played.
func ListsOf() string { return listsOfSQL }
