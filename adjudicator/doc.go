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
