package adjudicator

import "fmt"

// answersThis reports whether a letter answers the turn that is to be played now, and refuses the command if it does not:
// so a letter that is delivered twice, or very late, does nothing.
func (d *decider) answersThis(answers int) bool {
	now := d.Number()
	switch {
	case answers == now:
		return true
	case d.SettingUp():
		d.refuse("Your letter does not answer one about the set-ups, and that is what the game waits for. Nothing was done.")
	case answers == 0 && d.setupIn():
		d.refuse(fmt.Sprintf("That was the set-up; the game is at turn %d. Nothing was done; here is the board.", now), d.ownSetup())
	case answers > 0 && answers < now:
		d.refuse(fmt.Sprintf("That was turn %d; the game is at turn %d. Nothing was done; here is the board.", answers, now), d.alreadyPlayed(answers))
	case answers <= 0:
		d.refuse(fmt.Sprintf("Your letter does not say which turn it answers; the game is at turn %d. Nothing was done; here is the board.", now))
	default:
		d.refuse(fmt.Sprintf("That was turn %d, which has been taken back; the game is at turn %d. Nothing was done; here is the board.", answers, now))
	}
	return false
}

// alreadyPlayed reminds the writer of his own turn with that number.
func (d *decider) alreadyPlayed(number int) string {
	turn := d.Turns[number-1]
	if SeatOf(turn.Side) != d.c.By {
		return ""
	}
	return fmt.Sprintf("You played turn %d on %s: %s", number, moment(turn.At), turn.Turn)
}

// setupIn reports whether the game has begun with a set-up of the speaker's.
func (d *decider) setupIn() bool {
	_, in := d.setupOf(d.c.By.Side())
	return in
}

// ownSetup reminds the writer of his set-up.
func (d *decider) ownSetup() string {
	s, _ := d.setupOf(d.c.By.Side())
	words := fmt.Sprintf("Your set-up of %s counts: %s", moment(s.At), s.Turn)
	if d.MaySetUp(d.c.By) {
		words += ". To send another in its place, answer this letter"
	}
	return words
}

// guardHolds compares the number that the writer put in front of the turn.
func (d *decider) guardHolds(guard int) bool {
	if guard == 0 || guard == d.Number() {
		return true
	}
	if d.SettingUp() {
		d.refuse(fmt.Sprintf("You wrote %d: in front, but the game waits for set-ups, and its turns have not begun. Nothing was done.", guard))
		return false
	}
	d.refuse(fmt.Sprintf("You wrote %d: in front of your turn, but the game is at turn %d. Nothing was done; here is the board.", guard, d.Number()))
	return false
}

func (d *decider) onTurn() bool {
	if d.Awaits(d.c.By) {
		return true
	}
	if d.SettingUp() {
		d.refuse(fmt.Sprintf("It is not for you to set up now: %s sets up first. Nothing was done.", d.name(d.c.By.Other())))
		return false
	}
	d.refuse(fmt.Sprintf("It is not your turn: turn %d is %s's. Nothing was done; here is the board.", d.Number(), d.name(d.ToMove())))
	return false
}
