package relational

import "fmt"

// Asked are the statements that are run all the time.
func Asked() []string {
	return []string{overdue().some, clubDue().some, watchedDue().some, heldDue().some, topicsDue().some, overdue().free, clubDue().free, watchedDue().free, heldDue().free, topicsDue().free, fmt.Sprintf(overdue().claim, "?"), fmt.Sprintf(topicsDue().claim, "?"),
		endLeaseSQL, eventsSQL, overdueSQL, thinkingSQL, recallableSQL, recallDataSQL, recallSQL, changedSQL, liveMatchesSQL, matchesOfSQL, liveMatchesOfSQL, playerSQL, addressSQL, addressesSQL, requestSQL, waitingSQL, seenSQL, fmt.Sprintf(handledSQL, places(2)),
		writtenSQL, nextDueSQL, outboxCountsSQL, lastLetterSQL, markSQL, readySQL, fmt.Sprintf(leaseSQL, 1, "1, 2"), sentSQL, outgrowSQL,
		redisposeSQL, cameByDigestSQL, cameByIDSQL, cameByNameSQL, unrecordOneSQL, unrecordDueSQL, recordedSQL, postponeSQL, wentByCauseSQL, wentByMessageSQL, wentToSQL,
		topicsSQL, topicsDueSQL, retimeTopicSQL, dropTopicSQL, digestSQL, lastDigestSQL, oldDigestsSQL,
		oldArrivalsSQL, oldLettersSQL, oldDigestsInSQL, oldImprintsSQL, oldRequestsSQL, oldNamesSQL, oldTimekeepingSQL,
		chargesSQL, dropChargesSQL, heldSQL, heldDueSQL, dropHeldSQL,
		outagesSQL, setDueSQL, undecidedOfSQL, dropHoldSQL, forgetHoldsSQL,
		giveBackSQL, offersSQL, offersOfPresetSQL, offersOfSeekerSQL, countOffersSQL, nextOfferSQL, playerNumberedSQL, fmt.Sprintf(playersNumberedSQL, "?, ?"), fmt.Sprintf(clubEventsOfSQL, "?, ?"), endingsSQL, punctualitySQL,
		watchedSQL, updateWatchedSQL, watchedDueSQL, observersSQL, watchedBySQL, dropObserverSQL, commentsSQL, commentsBySQL, dropCommentSQL, tellingsSQL,
		resultSQL, setNewestNameSQL, resultsSQL,
		rows(untriedSQL), rows(unlinkSQL), rows(causelessSQL), rows(oldArrivedSQL), rows(dropLettersSQL), rows(dropAllBytesSQL), rows(dropOffersSQL), rows(dropOfferEventsSQL), rows(dropOfferStreamsSQL),
		playedSQL, playedLatelySQL, ratingListsSQL, fmt.Sprintf(newestNamesSQL, "?, ?"), latestNamesSQL}
}

// rows is a statement on rows of these numbers.
func rows(statement string) string { return fmt.Sprintf(statement, "1, 2") }

// Erased are those statements by which somebody is forgotten that find all they take out, however many letters others have.
func Erased() []string {
	all := []string{unsentToSQL, unsentInSQL, lettersToSQL, formerSQL, sentSomeSQL, sentSinceSQL, cameSQL, rows(hollowed + `number IN (%s)`), `DELETE FROM charges WHERE account = ?`, eraseFilesSQL}
	for _, r := range trails() {
		all = append(all, r.edge)
		which := []string{r.lot, r.since}
		if r.cameAt != "" {
			which = append(which, rows(r.cameAt))
		}
		for _, which := range which {
			all = append(all, fmt.Sprintf(r.find, which))
			if r.owned != "" {
				all = append(all, fmt.Sprintf(r.owned, which))
			}
		}
	}
	return all
}
