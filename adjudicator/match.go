// Package adjudicator is the life of one match: challenge, acceptance, turns, draw offers, claims, resignation, take-backs,
// the clock, the result.
//
// The idea: a [Match] is the sum of its [Event]s. [Decide] takes a match and a [Command] and answers with a [Decision]: the
// events that follow and the [Notice]s to send. It is total: a refusal is a notice and no events. [Replay] adds up events.
//
// What time does, it does by a tick: reminders, the fall of the flag, and, after the grace, the end. A turn that comes
// after the flag fell still counts, until the opponent claims the time or a tick closes the game.
//
// Games that begin with set-ups (LF-11) have a phase before turn 1. Secret set-ups are kept apart from everything that
// others can see until both are in; each is sealed by a hash, which the end of the game opens. See [Match.SettingUp].
//
// Nothing here does input or output or reads a clock; the time of a command is its arrival at our own mail server, and a
// passed deadline is a [Tick].
package adjudicator

import (
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules"
)

// Seat is a player's place in a match. The zero value is nobody's: the service itself.
type Seat uint8

const (
	NoSeat Seat = iota
	WhiteSeat
	BlackSeat
)

// SeatOf returns the seat that plays the side.
func SeatOf(s rules.Side) Seat { return Seat(s) + 1 }

// Side returns the seat's side; NoSeat has none and answers White.
func (s Seat) Side() rules.Side {
	if s == BlackSeat {
		return rules.Black
	}
	return rules.White
}

// Other returns the opponent's seat; NoSeat's is NoSeat.
func (s Seat) Other() Seat {
	if s == NoSeat {
		return NoSeat
	}
	return 3 - s
}

// Player is who sits in a seat. Address is the normalised mailbox; Name is what others may see. Level is that of a program, from 1 on; 0 is
// a person.
type Player struct {
	Name    string `json:"name"`
	Address string `json:"address"`
	Level   int    `json:"level,omitempty"`
}

// Terms are what the two players agree on by challenge and acceptance. They never change afterwards.
type Terms struct {
	Preset     string        `json:"preset"`            // "chesimals-2"
	Title      string        `json:"title"`             // "Chesimals II"
	Options    string        `json:"options,omitempty"` // "setback=1 chain=own", sorted by name; only what differs from the default
	RulesHash  string        `json:"rules"`             // "sha256:…" of the preset's data
	Position   string        `json:"position,omitempty"`
	Repetition int           `json:"repetition,omitempty"`  // G-4; 0 = off
	QuietTurns int           `json:"quiet,omitempty"`       // G-4; 0 = off
	QuietUntil rules.Quiet   `json:"quiet_until,omitempty"` // what ends a row of quiet turns
	Time       clock.Control `json:"per_turn,omitzero"`     // the zero value is no limit
	Grace      time.Duration `json:"grace,omitempty"`       // after a time-out, until the service closes the game itself
	Rated      bool          `json:"rated,omitempty"`
	Private    bool          `json:"private,omitempty"`
	NoVacation bool          `json:"no_vacation,omitempty"` // neither booked nor automatic vacation stops a clock (CR-40)
	After      int           `json:"after,omitempty"`       // the game that it is a rematch of
	Counter    int           `json:"counter,omitempty"`     // the invitation that it answers by other terms
	Takeover   int           `json:"takeover,omitempty"`    // the game of which a seat was given up, and that goes on here (CR-35)
	Own        Seat          `json:"own,omitempty"`         // the inventor's, of a game that is an inventor's own (OfInventor)
	Event      int           `json:"event,omitempty"`       // the number of the tournament that it belongs to; 0 for none
	Tournament string        `json:"tournament,omitempty"`  // what that is called, and
	Round      string        `json:"round,omitempty"`       // its tag Round in it (CR-2)
}

// Stage is where a match stands in its life.
type Stage uint8

const (
	Unborn     Stage = iota // no events yet
	Challenged              // waits for accept or decline
	Playing
	Over    // has a result
	Refused // declined or withdrawn: there never was a game
)

// Played is one accepted turn, with what the record and the letters need of it.
type Played struct {
	Number   int        // counted from 1 over both sides: White's first turn is 1, Black's first is 2
	Side     rules.Side // who played it
	Turn     string     // canonical
	Line     string     // the position after it
	Captured []Taken    // in order
	Removed  []Taken    // units that left the board without being taken
	Reset    bool       // the count of quiet turns begins anew; a capture does that in any case
	Comment  []string   // what was said with it
	At       time.Time
	Cause    string           // the letter it came in
	Clocks   [2]time.Duration // by side: what both clocks showed as this turn began
	Ahead    bool             // it was left ready, and played with the turn before it
	Thought  Thought          // of a program's turn
}

// Spoken is what a seat has said in a letter whose turn has not come yet.
type Spoken struct {
	By    Seat
	Cause string
	Texts []string
}

// Prepared is what a seat's yes would do: play the first turn of its last "try".
type Prepared struct {
	Turn   string `json:"turn,omitempty"`   // canonical
	Number int    `json:"n"`                // the turn it was tried for
	Letter string `json:"letter,omitempty"` // the cause of the letter that sent it as its turn, and was asked back
	Ahead  []Line `json:"ahead,omitempty"`  // to be left ready behind the turn; without a turn, now
	// Asked is when the letter came that was asked back, where its yes counts as of then (CR-46); zero for a try. Turn is "" there if the
	// letter was not believed: whoever asks has its words. Pause: they were "pause yes".
	Asked time.Time `json:"asked,omitzero"`
	Pause bool      `json:"pause,omitempty"`
}

// Waits reports whether a yes would do anything.
func (p Prepared) Waits() bool { return p.Turn != "" || len(p.Ahead) > 0 }

// is reports whether a turn, or a set-up, is held for the number.
func (p Prepared) is(turn string, number int) bool { return p.Turn == turn && p.Number == number }

// IsSetup reports whether it is a set-up that was tried.
func (p Prepared) IsSetup() bool { return strings.HasPrefix(p.Turn, setupPrefix) }

// setupPrefix begins the canonical writing of every set-up.
const setupPrefix = "setup:"

// Setup is a set-up that is in. Who may see it is said by Match.SetupsShown.
type Setup struct {
	Turn       string // canonical: "setup: Ka1 Qb1 …"; "" while it is not in
	Salt       string // of a secret set-up; told when the game is over
	Commitment string // of a secret set-up: "sha256:…", see package seal; told when both are in
	At         time.Time
	First      time.Time // when the first one came, which this has replaced; else At
	Cause      string    // the letter it came in
}

// SeatState is what a match holds of one seat alone.
type SeatState struct {
	Player    Player
	Heard     int       // how many events its player can know of. A number that they see gives away nothing else
	Forgotten bool      // the player has asked to be forgotten, and is called something else since
	ToCome    bool      // its set-up is still to come
	Automatic time.Time // when its player's automatic vacation began; zero: there was none in this game
	Prepared  Prepared
	Branches  []Branch    // what its player has left ready, known to them alone
	Doubt     doubtedTurn // for which turn its player was last asked whether they mean to hurt themselves
	Notebook  Notebook
	Copy      bool // its player wants the inventor of the game to have the record, known to them alone
	Disarmed  Disarmed
	Closings  []Closing     // reply addresses that were ended
	Extra     time.Duration // granted for the player's next turn, where each turn has its own time
	Pace      Pace          // what its player's clock must know; told by whoever keeps the match, no event
	Mail      Mail          // whether letters reach its player
}

// Match is the state of one game. Nothing changes one that it is given: Decide and Apply make another.
type Match struct {
	ID                               int
	Version                          int // how many events it is the sum of
	Told                             int // the same without what only one of the players knows, a held try
	Stage                            Stage
	Seats                            [2]SeatState // by side
	Terms                            Terms
	Record                           Recording
	Challenger                       Seat
	Countered                        int // while it is an invitation: the match of the newest counter-offer to it
	Counters                         int // how many there were
	Game                             rules.Game
	Start                            string // the first position's line
	Position                         rules.Position
	Setups                           [2]Setup // by side; those that are in (LF-11)
	Begun                            string   // the first line with turns to play: after the set-ups, or the start; "" before
	Turns                            []Played
	Last                             rules.Turn     // the last of them
	Before                           rules.Position // in which it was played; nil before the first turn
	Undos                            int            // take-backs so far; part of what reply tokens are bound to
	DrawOffer                        Seat
	UndoAsked                        Seat
	CallOff                          Seat // who has asked the other to call the game off
	Pause                            Pause
	Claimed                          HeldClaim // waits for what was asked back
	Copied                           bool      // it went there
	Inventor                         Inventor  // told by whoever keeps the match, no event
	ChallengedAt, StartedAt, EndedAt time.Time
	Clocks                           [2]time.Duration // by side: what it shows while it stands; of the running one, what it showed as its turn began
	TurnSince                        time.Time        // when the running clock was started
	Starts                           int              // how often a clock was
	Credit                           time.Duration    // added to the running clock
	Given                            time.Duration    // what of it the opponent has granted
	Away                             clock.Free       // outages of the service, that no clock counts; told by whoever keeps the match, no event
	Undecided                        []Undecided      // letters to its seats that wait; told likewise
	Reminded                         int              // reminders sent in this turn, or passed over
	RemindedOf                       time.Duration    // how much time the last of them was about
	FlagFell                         bool             // the time ran out and both were told
	FlagWaits                        bool             // it would have, had no letter to be decided before
	FlagSince                        time.Time        // when the flag fell, where that was later than the time ran out; zero else
	Spoken                           Spoken           // becomes the comment of a turn in the same letter
	Gone                             bool             // it was resigned for a player who has asked to be forgotten
	Dropped                          bool             // it was resigned for a player who has dropped out of its event
	TakenOver                        int              // the game in which somebody else goes on with the seat that was given up; 0 for none (CR-35)
	Revised                          int              // how often what its record says of the end has changed: it ended, the result was corrected, or it went on
	Adjudication                     Adjudication     // what the result rests on, where the host or the terms of an event gave it
	Acts                             []Act            // what the host has done, the first one first
	Outcome                          rules.Outcome    // of a challenge that came to nothing: no Result, but the Cause
}

// Number returns the number of the turn that is to be played next, counted from 1 over both sides; 0 while set-ups are
// awaited.
func (m *Match) Number() int {
	if awaitsSetup(m) {
		return 0
	}
	return len(m.Turns) + 1
}

// ToMove returns the seat to play, or NoSeat when the game is not being played. While set-ups are awaited it is the seat
// of the next one, White's where both are: see Awaits.
func (m *Match) ToMove() Seat {
	switch {
	case m.Stage != Playing || m.Position == nil:
		return NoSeat
	case m.Awaits(WhiteSeat):
		return WhiteSeat
	case m.Awaits(BlackSeat):
		return BlackSeat
	}
	return NoSeat
}

// Player returns who sits in the seat.
func (m *Match) Player(s Seat) Player { return m.Seats[s.Side()].Player }

// SeatOfAddress returns the seat of a normalised mail address, or NoSeat. Where both seats have the address (somebody
// plays against themselves), it is the seat to move.
func (m *Match) SeatOfAddress(address string) Seat {
	white, black := m.Seats[0].Player.Address == address, m.Seats[1].Player.Address == address
	switch {
	case white && black && m.ToMove() != NoSeat:
		return m.ToMove()
	case white:
		return WhiteSeat
	case black:
		return BlackSeat
	}
	return NoSeat
}

// Recording is how a match is recorded, as it was settled when the game began, and what its record then says of it besides the terms. It
// never changes: the links that letters tell are made of it.
type Recording struct {
	Site   string `json:"site,omitempty"`
	White  string `json:"white,omitempty"` // the players' ids at that site: "p7"
	Black  string `json:"black,omitempty"`
	Judged string `json:"judged,omitempty"` // the engine and the revision of its rulings: "amp 1"
}
