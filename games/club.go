package games

import (
	"context"
	"time"

	"pbem/adjudicator/club"
)

// ClubChange is a commit's part in one stream of the club.
type ClubChange struct {
	Stream club.Stream
	Expect int // the version decided upon; 0 begins the stream. Another version in the store is ErrConflict
	Events []club.Event
	Due    time.Time // when time will next do something in it; zero for never
	Offer  *Offer    // of an offer's stream: its row in the lists, after the events

	Tournament *Tournament // of a tournament's, likewise
}

// Offer is an offer in a list; the truth about it is its stream.
type Offer struct {
	Number int
	Preset string
	Seeker int  // the number of the player
	Stands bool // it can still be taken
}

// OfferQuery selects offers that stand. Zero fields select everything.
type OfferQuery struct {
	Preset string
	Seeker int // the number of the player
	Before int // only older ones than that of the number
	Limit  int // 0 = 100
}

// Tournament is a tournament in a list; the truth about it is its stream.
type Tournament struct {
	Number int
	Name   string
	Look   string // by which the name is found; no two have the same
	Over   bool
	Warned bool // somebody has had notice, which a turn of theirs would end (CR-49)
	// Players are who takes part and has not left, by number, where Changed says that they are others than before; not told by the store.
	Players []int
	Changed bool
}

// TournamentQuery selects tournaments. Zero fields select everything.
type TournamentQuery struct {
	Live   bool // those that are not over
	Player int  // those that are not over in which the player with the number takes part
	Limit  int  // 0 = 100
}

// Ending is how a game has ended for one of its players. One that is there already is replaced: a host has corrected it.
type Ending struct {
	Player int // the number
	Match  int
	At     time.Time
	Counts club.Counts
}

// Timekeeping is turns that a player has played on a day, in games with a clock. It is added to what there is.
type Timekeeping struct {
	Player int // the number
	Day    int // see club.Day
	Turns  int
	InTime int
}

// Clubroom is the part of a Store that knows what is above single games.
type Clubroom interface {
	// ClubEvents returns the events of a stream of the club, oldest first; none for one that never began. ClubDue lists and claims the streams
	// whose Due is not after the given time, the oldest first, at most n.
	ClubEvents(ctx context.Context, stream club.Stream) ([]club.Event, error)
	// ClubEventsOf returns the events of several streams, by their streams: one question for all, where each may be a round trip.
	ClubEventsOf(ctx context.Context, streams ...club.Stream) (map[club.Stream][]club.Event, error)
	ClubDue(ctx context.Context, now time.Time, c Claim, n int) ([]club.Stream, error)
	// NextOffer returns the number behind the greatest that an offer has, for who goes through them. A new one is drawn (Store.Draw).
	NextOffer(ctx context.Context) (int, error)
	// Offers lists offers that stand, the newest first; CountOffers returns how many there are, whatever the limit.
	Offers(ctx context.Context, q OfferQuery) ([]Offer, error)
	CountOffers(ctx context.Context, q OfferQuery) (int, error)
	// Tournament and TournamentNamed return a tournament by its number, or by the look of its name; ErrNotFound when there is none.
	// Tournaments lists them, the newest first.
	Tournament(ctx context.Context, number int) (Tournament, error)
	TournamentNamed(ctx context.Context, look string) (Tournament, error)
	Tournaments(ctx context.Context, q TournamentQuery) ([]Tournament, error)
	// PlayerNumbered returns the player with a number; ErrNotFound when there is none.
	PlayerNumbered(ctx context.Context, number int) (Player, error)
	// PlayersNumbered returns the players with some numbers, those that there are, in the order of their numbers.
	PlayersNumbered(ctx context.Context, numbers ...int) ([]Player, error)
	// Endings lists what the games of a player count that have ended, in the order of their endings.
	Endings(ctx context.Context, player int) ([]club.Counts, error)
	// Punctuality sums up the turns of a player from a day on, and the games that they have lost on time from a moment on.
	Punctuality(ctx context.Context, player, day int, since time.Time) (club.Punctuality, error)
}
