package year

import (
	"slices"
	"time"
)

// Options say what is played.
type Options struct {
	Players int     // how many people there are
	Games   int     // how many games they begin, tournaments not counted
	Days    int     // how long it goes on
	Seed    uint64  // everything follows from it
	Kills   int     // how often the service is killed
	Nodes   int     // on so many machines the service runs, with a PostgreSQL of the year's own; 0: on one, with a file
	Stops   int     // how often that database is stopped at once
	Loses   bool    // and then loses what it may lose; what follows is not by the seed alone
	Fsync   bool    // it waits for the disk
	Prepare bool    // statements are prepared, once for each connection
	Dir     string  // an empty folder for the store, the archive and the log
	Break   []Break // what is broken on purpose, to see the checks catch it

	Every    time.Duration // how often Progress is told, by the real clock
	Progress func(Report)  // may be nil
	Real     func() time.Time
}

// Break is something that is broken on purpose.
type Break string

// Each is caught by the check of the same subject, or the check is worth nothing: a test breaks them one by one.
const (
	LostAnswer      Break = "an answer is lost"                   // one of our letters is never delivered
	SecondAnswer    Break = "an answer comes twice"               // with another Message-ID
	OtherBytes      Break = "a letter changes"                    // sent again after a kill, with other bytes
	LostLetter      Break = "a letter is lost"                    // acknowledged, and never handled
	WrongClock      Break = "a clock is wrong"                    // what the second book counted is not what the letters tell
	OpenSecret      Break = "a secret is told"                    // a set-up, a note or an answer left ready, in a letter of the opponent's
	OthersToken     Break = "an address is told"                  // the secret address of one player in a letter to another
	OtherRating     Break = "a rating is wrong"                   // the archive says otherwise than the service
	MetTwice        Break = "two meet twice"                      // in a Swiss
	OtherLanguage   Break = "a letter is in another language"     // than its reader has chosen
	SecondDigest    Break = "a second letter of the day"          // comes on the same date
	LateNews        Break = "what is urgent waits"                // although less than a day is left
	EarlyPage       Break = "a page is ahead of mail"             // a record tells what a player does not know yet
	EarlyNews       Break = "an observer is told before a player" // of a turn
	TwiceTold       Break = "an observer is told twice"           // of one turn
	ManyReminders   Break = "a fourth reminder"                   // in one turn
	LateRest        Break = "a vacation after the fall"           // of the flag
	Overdrawn       Break = "a budget is overdrawn"               // more days of vacation than there were
	LatePlayer      Break = "a turn is called late"               // that was in time
	SecondBye       Break = "a second bye"                        // in a Swiss
	TakenTwice      Break = "an offer is taken twice"             // by one player
	OtherWindow     Break = "an offer is taken from outside"      // of its window of ratings
	Remembered      Break = "somebody forgotten is remembered"    // their address lies somewhere
	OtherRecord     Break = "a record is changed"                 // by one letter
	OtherTable      Break = "a crosstable is another"             // by the service than by the records
	StaleReminder   Break = "a reminder comes late"               // when its turn was played
	OtherPause      Break = "a pause of all clocks is another"    // than the host has asked for
	GoesOnBanned    Break = "a banned player goes on"             // with a game
	BannedHears     Break = "a banned player is written to"       // although they were told
	OverCap         Break = "a game begins over the cap"
	OtherTakeover   Break = "a seat is offered without right"
	OldKeyActs      Break = "an old address is heard" // after "newkey"
	OldAddressHears Break = "an address that was given up is written to"
	BlockedHears    Break = "who wants no mail gets some"
	LostByRelay     Break = "a letter is lost by the relay"        // which took nothing for a day
	OverLimit       Break = "a game begins over a limit"           // of its seeker's
	RefusedPlays    Break = "who is refused begins a game"         // with whom they refuse
	RefusedHears    Break = "who is refused hears of it"           // by mail
	DeclinedHears   Break = "who has declined is written to"       // about that challenge
	WrongRefusal    Break = "a wish refuses that is none"          // of anybody's
	ManySeeks       Break = "an eleventh offer stands"             // of one player
	BoundAgain      Break = "who was lifted is bound"              // by the cap
	SaidTwice       Break = "words come twice"                     // to one reader
	SilentEarly     Break = "a cap falls upon what does something" // in a game
	TakenName       Break = "a name has two people"                // within a year
	OldNameLeads    Break = "an old name leads to somebody"        // who has another now
	OtherName       Break = "a game begins by an old name"         // of one of its players
	PrivateSeen     Break = "a private game is seen"               // by others
	PrivateCounts   Break = "a private game counts"                // in what is told of a preset
	CopiedUnasked   Break = "a game goes to its inventor unasked"  // by one of its players
	CopiedTwice     Break = "a game goes to its inventor twice"    // by two letters
	CopyLost        Break = "a game does not go to its inventor"   // though both have said yes
	NeverEnds       Break = "a tournament does not end"            // its last date passes
)

func (o Options) breaks(b Break) bool { return slices.Contains(o.Break, b) }

// began is when every year begins: a Sunday on which the clocks of Europe are put on by an hour.
func began() time.Time { return time.Date(2026, 3, 29, 0, 0, 0, 0, time.UTC) }
