package talk

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/rules/phrase"
)

// Robots are the host's numbers for games against robots. The zero value has none played; without Games none are begun, and those that are going
// on are played to their end.
type Robots struct {
	Games int           // that a player has going at once
	Turns int           // that robots think about for a player, a day
	Time  time.Duration // of a processor, likewise
}

// Begin reports whether games against robots may be begun.
func (r Robots) Begin() bool { return r.Games > 0 && r.Think() }

// Think reports whether robots find turns.
func (r Robots) Think() bool { return r.Turns > 0 && r.Time > 0 }

const (
	chargeBegun   = "begun"   // a player has begun a game against a robot
	chargeThought = "thought" // a robot has thought about a turn for a player; its bytes are milliseconds
	chargePaused  = "paused"  // a player was told that robots go on later

	// robotsEvery is how often a player may begin a game against a robot.
	robotsEvery = 10 * time.Second
	// robotsDay is the hour at which a player's day with robots begins, where they live.
	robotsDay = 6
)

// thinkingAccount is what robots' thinking for a player is counted against.
func thinkingAccount(player string) string { return "thinking " + player }

// CountBegun counts a game against a robot that the speaker has begun.
func CountBegun(e *Execution) {
	e.Changes.Charge(games.Charge{Account: thinkingAccount(e.Session.Speaker.Player.Address), Kind: chargeBegun})
}

// TooManyRobots says why the speaker may begin no game against a robot now; nothing where they may.
func TooManyRobots(ctx context.Context, e *Execution) (phrase.Phrase, error) {
	r, me := e.Settings.Robots, e.Session.Speaker.Player.Address
	if !r.Begin() {
		return phrase.New("robot-off"), nil
	}
	live, err := e.Changes.MatchesOf(ctx, me)
	if err != nil {
		return phrase.Phrase{}, err
	}
	n := 0
	for _, s := range live {
		if s.Program != games.NoProgram && s.Stage == adjudicator.Playing {
			n++
		}
	}
	if n >= r.Games {
		return phrase.New("robot-many-games", "n", n), nil
	}
	just, err := e.Changes.Charged(ctx, thinkingAccount(me), chargeBegun, Within(e, robotsEvery))
	if err != nil || just == 0 {
		return phrase.Phrase{}, err
	}
	return phrase.New("robot-just-begun", "seconds", int(robotsEvery/time.Second)), nil
}

// Spent is what robots have thought for a player since their day began.
type Spent struct {
	Turns int
	Time  time.Duration
	Until time.Time // when the next day begins
	Told  bool      // that they have spent it
}

// SpentBy is what robots have thought for a player on the day of a moment.
func SpentBy(ctx context.Context, c *changes.Set, player string, now time.Time) (Spent, error) {
	person, err := c.Person(ctx, player)
	if err != nil {
		return Spent{}, err
	}
	local := now.In(changes.ZoneOf(c, person))
	began := time.Date(local.Year(), local.Month(), local.Day(), robotsDay, 0, 0, 0, local.Location())
	if began.After(now) {
		began = began.AddDate(0, 0, -1)
	}
	s := Spent{Until: began.AddDate(0, 0, 1)}
	charges, err := c.Charges(ctx, thinkingAccount(player), began, changes.ChargesLooked)
	for _, charge := range charges {
		switch charge.Kind {
		case chargeThought:
			s.Turns++
			s.Time += time.Duration(charge.Bytes) * time.Millisecond
		case chargePaused:
			s.Told = true
		}
	}
	return s, err
}

// Over reports whether that is as much as the host allows.
func (s Spent) Over(r Robots) bool { return s.Turns >= r.Turns || s.Time >= r.Time }

// CountThought counts a turn that a robot has thought about for a player.
func CountThought(c *changes.Set, player string, took time.Duration) {
	c.Charge(games.Charge{Account: thinkingAccount(player), Kind: chargeThought, Bytes: int(took / time.Millisecond)})
}

// CountPaused counts that a player was told that robots go on later.
func CountPaused(c *changes.Set, player string) {
	c.Charge(games.Charge{Account: thinkingAccount(player), Kind: chargePaused})
}

// answeredByRobot has a robot answer at once what a decision has asked of it. What it says is told to the speaker in place of what was asked:
// nothing of that waits any more.
func (e *Execution) answeredByRobot(ctx context.Context, d adjudicator.Decision, speaker adjudicator.Seat) (adjudicator.Decision, error) {
	var told []adjudicator.Notice
	for {
		do := adjudicator.ProgramAnswers(d.Match)
		if do == nil || len(d.Events) == 0 {
			return d, nil
		}
		said, err := e.settleBefore(ctx, d.Match)
		if err != nil {
			return d, err
		}
		answer := e.Settings.Decision(Ruling{Match: said, By: speaker.Other(), Letter: e.Session.Message, Do: do, Decided: e.Changes.Now})
		if len(answer.Events) == 0 {
			return d, nil
		}
		e.Changes.Decided(said, answer)
		told = append(told, NoticesTo(answer.Notices, speaker)...)
		d.Match, d.Notices = answer.Match, told
	}
}
