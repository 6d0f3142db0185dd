package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

func (d *decider) offerDraw() {
	other := d.c.By.Other()
	switch d.DrawOffer {
	case other:
		d.agreeDraw()
	case d.c.By:
		d.answer(phrase.New("match-draw-waits", "name", d.name(other)), d.worth(d.c.By))
	default:
		d.happen(DrawOffered{})
		d.answer(phrase.New("match-draw-offered", "name", d.name(other)), d.worth(d.c.By))
		d.report(phrase.New("match-draw-offers", "name", d.name(d.c.By)), d.worth(other))
	}
}

func (d *decider) answerDraw(do AnswerDraw) {
	other := d.name(d.c.By.Other())
	if d.DrawOffer != d.c.By.Other() {
		d.refuse(phrase.New("match-draw-no-offer", "name", other))
		return
	}
	if do.Yes {
		d.agreeDraw()
		return
	}
	d.happen(DrawRefused{})
	d.answer(phrase.New("match-draw-declined", "name", other))
	d.report(phrase.New("match-draw-declines", "name", d.name(d.c.By)))
}

func (d *decider) agreeDraw() {
	d.answer(phrase.New("match-draw-accepted", "name", d.name(d.c.By.Other())))
	d.report(phrase.New("match-draw-accepts", "name", d.name(d.c.By)))
	d.end(d.c.By, d.drawn(rules.Outcome{Cause: rules.Agreed}))
}
