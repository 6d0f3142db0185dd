package sqlite

import (
	"context"
	"database/sql"
	"fmt"
)

// writeStatements are prepared on the connection that writes.
type writeStatements struct {
	handle, attempt, setAside, drop, release            *sql.Stmt
	imprint                                             *sql.Stmt
	noted, link, insertArrival, keepBelief              *sql.Stmt
	arrivalOf, dropArrival, redispose                   *sql.Stmt
	oldArrivals, unlink, causeless                      *sql.Stmt
	oldLetters, dropLetter                              *sql.Stmt
	insertMatch, updateMatch, insertEvent               *sql.Stmt
	insertPlayer, updatePlayer                          *sql.Stmt
	insertRequest, closeRequest                         *sql.Stmt
	insertAddress, moveAddress, insertPreset            *sql.Stmt
	insertLetter, insertData, findLetter                *sql.Stmt
	ready, lease, sent, failed, leftOut, retry, outgrow *sql.Stmt
	dropData, setMark, matchVersion, requestState       *sql.Stmt
	insertName, updateName                              *sql.Stmt
	insertCharge, dropCharges                           *sql.Stmt
	insertHeld, dropHeld                                *sql.Stmt
	setOutage, dropOutage, setDue, addAudit             *sql.Stmt
	hold, dropHold, forgetHolds                         *sql.Stmt
	setUnfetched, dropUnfetched                         *sql.Stmt
	logEdge, insertLine, setLogEdge                     *sql.Stmt
	insertStream, updateStream, insertClubEvent         *sql.Stmt
	insertErasure, eventsOf                             *sql.Stmt
	insertTopic, retimeTopic, dropTopic                 *sql.Stmt
	insertDigest, oldDigests                            *sql.Stmt
	setOffer, setEnding, addTimekeeping                 *sql.Stmt
	dropTimekeeping                                     *sql.Stmt
	insertWatched, updateWatched, setObserver           *sql.Stmt
	dropObserver, insertComment, dropComment            *sql.Stmt
	oneResult, setResult, dropResult, touchList         *sql.Stmt
	setNewestName, dropNewestName, stale                *sql.Stmt
	dropStanding, lastAgain, setReckoned                *sql.Stmt
	notLast, addEntry                                   *sql.Stmt
	setTournament, dropTournamentPlayers                *sql.Stmt
	insertTournamentPlayer                              *sql.Stmt
	listUnrecorded, recordWritten, recordLater          *sql.Stmt
}

func (w *writeStatements) prepare(ctx context.Context, db *sql.DB) error {
	return prepare(ctx, db, []statement{
		{&w.handle, handleSQL}, {&w.imprint, imprintSQL}, {&w.attempt, attemptSQL}, {&w.setAside, setAsideSQL},
		{&w.drop, dropSQL}, {&w.release, releaseSQL}, {&w.noted, noteSQL}, {&w.link, linkSQL}, {&w.keepBelief, keepBeliefSQL},
		{&w.insertArrival, insertArrivalSQL}, {&w.arrivalOf, arrivalOfSQL}, {&w.dropArrival, dropArrivalSQL}, {&w.redispose, redisposeSQL},
		{&w.oldArrivals, oldArrivalsSQL}, {&w.unlink, unlinkSQL}, {&w.causeless, causelessSQL}, {&w.oldLetters, oldLettersSQL}, {&w.dropLetter, dropLetterSQL},
		{&w.insertMatch, insertMatchSQL}, {&w.updateMatch, updateMatchSQL}, {&w.insertEvent, insertEventSQL},
		{&w.matchVersion, matchVersionSQL}, {&w.insertPlayer, insertPlayerSQL}, {&w.updatePlayer, updatePlayerSQL},
		{&w.insertAddress, insertAddressSQL}, {&w.moveAddress, moveAddressSQL}, {&w.insertPreset, insertPresetSQL},
		{&w.insertRequest, insertRequestSQL}, {&w.closeRequest, closeRequestSQL}, {&w.requestState, requestStateSQL},
		{&w.insertLetter, insertLetterSQL}, {&w.insertData, insertDataSQL}, {&w.findLetter, findLetterSQL},
		{&w.ready, readySQL}, {&w.lease, leaseSQL},
		{&w.sent, sentSQL}, {&w.failed, failedSQL}, {&w.leftOut, leftOutSQL}, {&w.retry, retrySQL},
		{&w.outgrow, outgrowSQL}, {&w.dropData, dropDataSQL}, {&w.setMark, setMarkSQL},
		{&w.insertName, insertNameSQL}, {&w.updateName, updateNameSQL},
		{&w.insertCharge, insertChargeSQL}, {&w.dropCharges, dropChargesSQL}, {&w.insertHeld, insertHeldSQL}, {&w.dropHeld, dropHeldSQL},
		{&w.addAudit, addAuditSQL}, {&w.setOutage, setOutageSQL}, {&w.dropOutage, dropOutageSQL}, {&w.setDue, setDueSQL},
		{&w.hold, holdSQL}, {&w.dropHold, dropHoldSQL}, {&w.forgetHolds, forgetHoldsSQL},
		{&w.setUnfetched, setUnfetchedSQL}, {&w.dropUnfetched, dropUnfetchedSQL},
		{&w.logEdge, logEdgeSQL}, {&w.insertLine, insertLineSQL}, {&w.setLogEdge, setLogEdgeSQL},
		{&w.insertStream, insertStreamSQL}, {&w.updateStream, updateStreamSQL}, {&w.insertClubEvent, insertClubEventSQL},
		{&w.insertErasure, insertErasureSQL}, {&w.eventsOf, eventsSQL},
		{&w.insertTopic, insertTopicSQL}, {&w.retimeTopic, retimeTopicSQL}, {&w.dropTopic, dropTopicSQL},
		{&w.insertDigest, insertDigestSQL}, {&w.oldDigests, oldDigestsSQL},
		{&w.setOffer, setOfferSQL}, {&w.setEnding, setEndingSQL}, {&w.addTimekeeping, addTimekeepingSQL}, {&w.dropTimekeeping, oldTimekeepingSQL},
		{&w.insertWatched, insertWatchedSQL}, {&w.updateWatched, updateWatchedSQL}, {&w.setObserver, setObserverSQL}, {&w.dropObserver, dropObserverSQL},
		{&w.insertComment, insertCommentSQL}, {&w.dropComment, dropCommentSQL},
		{&w.oneResult, resultSQL}, {&w.setResult, setResultSQL}, {&w.dropResult, dropResultSQL}, {&w.touchList, touchListSQL},
		{&w.setNewestName, setNewestNameSQL}, {&w.dropNewestName, dropNewestNameSQL}, {&w.stale, staleSQL},
		{&w.dropStanding, dropStandingSQL}, {&w.lastAgain, lastAgainSQL}, {&w.setReckoned, reckonedSQL}, {&w.notLast, notLastSQL}, {&w.addEntry, addEntrySQL},
		{&w.setTournament, setTournamentSQL}, {&w.dropTournamentPlayers, dropTournamentPlayersSQL}, {&w.insertTournamentPlayer, insertTournamentPlayerSQL},
		{&w.listUnrecorded, unrecordSQL}, {&w.recordWritten, recordedSQL}, {&w.recordLater, postponeSQL},
	})
}

// readStatements are prepared on the connections that read.
type readStatements struct {
	events, nextMatch, nextRequest                                                     *sql.Stmt
	matches, liveMatches, matchesOf, liveMatchesOf, overdue, changed                   *sql.Stmt
	player, nextPlayer, address, addresses, request, seen, imprinted, written, waiting *sql.Stmt
	name                                                                               *sql.Stmt
	nextDue, outboxCounts, lastLetter, mark, quarantined, aside                        *sql.Stmt
	cameByDigest, cameByID, cameByName, wentByCause, wentByMessage                     *sql.Stmt
	wentTo, preset, belief, charges, held, heldDue                                     *sql.Stmt
	audit, outages, undecided, undecidedOf, unfetched                                  *sql.Stmt
	logEdge, logLines                                                                  *sql.Stmt
	clubEvents, clubDue                                                                *sql.Stmt
	erasures, traced                                                                   *sql.Stmt
	topics, topicsDue, digest, lastDigest                                              *sql.Stmt
	nextOffer, offers, offersOfPreset, offersOfSeeker, countOffers                     *sql.Stmt
	watched, watchedDue, observers, watchedBy, comments, commentsBy                    *sql.Stmt
	telling, unrecorded                                                                *sql.Stmt
	nextTournament, tournament, tournamentNamed                                        *sql.Stmt
	tournaments, liveTournaments, tournamentsOf                                        *sql.Stmt
	playerNumbered, endings, punctuality                                               *sql.Stmt
	ratingLists, ratingList, listsOf, results, resultsOf                               *sql.Stmt
	played, playedLately                                                               *sql.Stmt
	result, lastEntry, allLast, newestName, newestNames, latestNames, countNames       *sql.Stmt
}

func (r *readStatements) prepare(ctx context.Context, db *sql.DB) error {
	return prepare(ctx, db, []statement{
		{&r.events, eventsSQL}, {&r.nextMatch, nextMatchSQL}, {&r.nextRequest, nextRequestSQL},
		{&r.matches, matchesSQL}, {&r.liveMatches, liveMatchesSQL},
		{&r.matchesOf, matchesOfSQL}, {&r.liveMatchesOf, liveMatchesOfSQL}, {&r.overdue, overdueSQL}, {&r.changed, changedSQL},
		{&r.name, nameSQL}, {&r.player, playerSQL}, {&r.nextPlayer, nextPlayerSQL}, {&r.address, addressSQL}, {&r.addresses, addressesSQL}, {&r.request, requestSQL}, {&r.waiting, waitingSQL}, {&r.seen, seenSQL}, {&r.imprinted, imprintedSQL}, {&r.written, writtenSQL},
		{&r.nextDue, nextDueSQL}, {&r.outboxCounts, outboxCountsSQL}, {&r.lastLetter, lastLetterSQL},
		{&r.mark, markSQL}, {&r.quarantined, quarantineSQL}, {&r.aside, asideSQL}, {&r.preset, presetSQL},
		{&r.cameByDigest, cameByDigestSQL}, {&r.cameByID, cameByIDSQL}, {&r.cameByName, cameByNameSQL},
		{&r.wentByCause, wentByCauseSQL}, {&r.wentByMessage, wentByMessageSQL}, {&r.wentTo, wentToSQL}, {&r.belief, beliefSQL},
		{&r.charges, chargesSQL}, {&r.held, heldSQL}, {&r.heldDue, heldDueSQL},
		{&r.audit, auditSQL}, {&r.outages, outagesSQL}, {&r.undecided, undecidedSQL}, {&r.undecidedOf, undecidedOfSQL}, {&r.unfetched, unfetchedSQL},
		{&r.logEdge, logEdgeSQL}, {&r.logLines, logLinesSQL},
		{&r.clubEvents, clubEventsSQL}, {&r.clubDue, clubDueSQL},
		{&r.erasures, erasuresSQL}, {&r.traced, tracedSQL},
		{&r.topics, topicsSQL}, {&r.topicsDue, topicsDueSQL}, {&r.digest, digestSQL}, {&r.lastDigest, lastDigestSQL},
		{&r.nextOffer, nextOfferSQL}, {&r.offers, offersSQL}, {&r.offersOfPreset, offersOfPresetSQL}, {&r.offersOfSeeker, offersOfSeekerSQL}, {&r.countOffers, countOffersSQL},
		{&r.playerNumbered, playerNumberedSQL}, {&r.endings, endingsSQL}, {&r.punctuality, punctualitySQL},
		{&r.watched, watchedSQL}, {&r.watchedDue, watchedDueSQL}, {&r.observers, observersSQL}, {&r.watchedBy, watchedBySQL},
		{&r.nextTournament, nextTournamentSQL}, {&r.tournament, tournamentSQL}, {&r.tournamentNamed, tournamentNamedSQL},
		{&r.tournaments, tournamentsSQL}, {&r.liveTournaments, liveTournamentsSQL}, {&r.tournamentsOf, tournamentsOfSQL},
		{&r.played, playedSQL}, {&r.playedLately, playedLatelySQL},
		{&r.comments, commentsSQL}, {&r.commentsBy, commentsBySQL}, {&r.unrecorded, unrecordedSQL}, {&r.telling, tellingSQL},
		{&r.ratingLists, ratingListsSQL}, {&r.ratingList, ratingListSQL}, {&r.listsOf, listsOfSQL}, {&r.results, resultsSQL}, {&r.resultsOf, resultsOfSQL},
		{&r.result, resultSQL}, {&r.lastEntry, lastEntrySQL}, {&r.allLast, allLastSQL}, {&r.newestName, newestNameSQL}, {&r.newestNames, newestNamesSQL}, {&r.latestNames, latestNamesSQL}, {&r.countNames, countNamesSQL},
	})
}

type statement struct {
	target **sql.Stmt
	text   string
}

func prepare(ctx context.Context, db *sql.DB, list []statement) error {
	for _, s := range list {
		var err error
		if *s.target, err = db.PrepareContext(ctx, s.text); err != nil {
			return fmt.Errorf("prepare %q: %w", s.text, err)
		}
	}
	return nil
}

// scanner is a row, of one or of many.
type scanner interface{ Scan(targets ...any) error }

// list reads all rows of a query.
func list[T any](ctx context.Context, statement *sql.Stmt, scan func(scanner) (T, error), args ...any) ([]T, error) {
	rows, err := statement.QueryContext(ctx, args...)
	if err != nil {
		return nil, explain(err)
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, explain(err)
		}
		all = append(all, one)
	}
	return all, explain(rows.Err())
}
