package service

// The work on records, by subject.
type (
	logKeeper      struct{ *records } // the log of games
	recordComposer struct{ *records } // records from the store
	listWriter     struct{ *records } // lists of offers, tournaments and results
)
