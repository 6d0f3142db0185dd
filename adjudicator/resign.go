package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// resign asks back first: a resignation cannot be undone.
func (d *decider) resign() {
	held := Prepared{Resign: true, Number: d.Number()}
	if d.Prepared[d.c.By.Side()] != held {
		d.happen(Held{Prepared: held})
	}
	d.answer(fmt.Sprintf("Do you want to resign this game to %s? Answer confirm, and it is done. Nothing has been done yet.", d.name(d.c.By.Other())))
}

// confirm does what is held. A held turn never outlives the turn it was tried for; a held resignation may be confirmed
// with any letter of the game.
func (d *decider) confirm(do Confirm) {
	held := d.Prepared[d.c.By.Side()]
	switch {
	case held.Resign:
		d.answer("You have resigned.")
		d.report(fmt.Sprintf("%s has resigned.", d.name(d.c.By)))
		d.end(d.c.By, rules.Outcome{Result: rules.Win(d.c.By.Other().Side()), Reason: reasonResigned})
	case held.Turn == "":
		d.refuse("There is nothing to confirm. A turn waits for your confirm after try, and a resignation after resign.")
	case d.answersThis(do.Answers):
		d.playText(held.Turn)
	}
}
