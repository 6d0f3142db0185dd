package adjudicator

import "fmt"

func (d *decider) offerDraw() {
	switch d.DrawOffer {
	case d.c.By.Other():
		d.agreeDraw()
	case d.c.By:
		d.answer(fmt.Sprintf("Your offer of a draw stands; %s has not answered it yet.", d.name(d.c.By.Other())), d.worth(d.c.By))
	default:
		d.happen(DrawOffered{})
		d.answer(fmt.Sprintf("You have offered %s a draw. It stands until %[1]s answers it or plays a turn.", d.name(d.c.By.Other())), d.worth(d.c.By))
		d.report(fmt.Sprintf("%s offers you a draw. Answer draw yes or draw no; your next turn declines it. Silence accepts nothing.", d.name(d.c.By)),
			d.worth(d.c.By.Other()))
	}
}

func (d *decider) answerDraw(do AnswerDraw) {
	if d.DrawOffer != d.c.By.Other() {
		d.refuse(fmt.Sprintf("There is no offer of a draw from %s to answer. You can make one with draw.", d.name(d.c.By.Other())))
		return
	}
	if do.Yes {
		d.agreeDraw()
		return
	}
	d.happen(DrawRefused{})
	d.answer(fmt.Sprintf("You have declined %s's offer of a draw.", d.name(d.c.By.Other())))
	d.report(fmt.Sprintf("%s has declined your offer of a draw.", d.name(d.c.By)))
}

func (d *decider) agreeDraw() {
	d.answer(fmt.Sprintf("You have accepted %s's offer of a draw.", d.name(d.c.By.Other())))
	d.report(fmt.Sprintf("%s has accepted your offer of a draw.", d.name(d.c.By)))
	d.end(d.c.By, d.drawn(reasonAgreed))
}
