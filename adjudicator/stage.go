package adjudicator

import "fmt"

const (
	reasonDeclined  = "declined"
	reasonWithdrawn = "withdrawn"
)

// inPlay reports whether the game is being played, and refuses the command if it is not.
func (d *decider) inPlay() bool {
	if d.Stage == Playing && d.Game != nil && d.Position != nil {
		return true
	}
	d.refuse(d.whyNotInPlay()...)
	return false
}

func (d *decider) whyNotInPlay() []string {
	switch d.Stage {
	case Challenged:
		if d.c.By == d.Challenger {
			return []string{fmt.Sprintf("Nothing was done: the game has not begun. %s has not answered your challenge yet.", d.name(d.c.By.Other()))}
		}
		return []string{fmt.Sprintf("Nothing was done: the game has not begun. Answer %s's challenge first, with accept or decline.", d.name(d.Challenger))}
	case Over:
		return []string{fmt.Sprintf("Nothing was done: the game has been over since %s. %s", moment(d.EndedAt), d.resultFor(d.c.By))}
	case Refused:
		return []string{fmt.Sprintf("Nothing was done: there is no such game. The challenge was %s on %s.", d.Outcome.Reason, moment(d.EndedAt))}
	}
	return []string{"Nothing was done: there is no such game."}
}

// challenged reports whether the challenge waits for its answer, and refuses the command if it does not.
func (d *decider) challenged() bool {
	switch d.Stage {
	case Challenged:
		return true
	case Playing:
		d.refuse(fmt.Sprintf("The challenge was accepted on %s; the game is being played.", moment(d.StartedAt)))
	default:
		d.refuse(d.whyNotInPlay()...)
	}
	return false
}
