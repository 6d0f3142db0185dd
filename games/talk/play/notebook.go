package play

import (
	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// The notebook of a player (club.md, C-3): what stands in it only they are told, at an address of theirs.

// variations lists what a player has kept in a game, each as it can be tried again.
func variations(e *talk.Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (talk.Answer, error) {
	kept := m.Seats[seat.Side()].Notebook.Kept
	switch {
	case len(kept) == 0:
		return talk.Say(c.Line, phrase.New("referee-variations-none", "game", m.ID)).In(m, seat), nil
	case e.Session.Small():
		return talk.Say(c.Line, phrase.New("referee-variations-to-reply", "game", m.ID, "n", len(kept))).In(m, seat), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-variations", "game", m.ID))
	for _, v := range kept {
		a.Text = append(a.Text, variation(v), phrase.VerbatimCommand("try "+v.Written(m.ID)))
	}
	return a.In(m, seat), nil
}

// variation is the head of one: its number, its name, and whether it is shared.
func variation(v adjudicator.Variation) phrase.Phrase {
	shared := phrase.Text("no")
	if v.Shared {
		shared = "yes"
	}
	if v.Name == "" {
		return phrase.New("referee-variation", "number", v.Number, "shared", shared)
	}
	return phrase.New("referee-variation-named", "number", v.Number, "name", phrase.Words(v.Name), "shared", shared)
}

// showDiary shows what a player has noted in a game.
func showDiary(e *talk.Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (talk.Answer, error) {
	book := m.Seats[seat.Side()].Notebook
	switch {
	case len(book.Diary) == 0:
		return talk.Say(c.Line, phrase.New("referee-diary-none", "game", m.ID)).In(m, seat), nil
	case e.Session.Small():
		return talk.Say(c.Line, phrase.New("referee-diary-to-reply", "game", m.ID, "n", len(book.Diary))).In(m, seat), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-diary", "game", m.ID, "released", book.Released, "n", len(book.Diary)))
	a.Text = append(a.Text, adjudicator.DiaryOf(m, seat)...)
	return a.In(m, seat), nil
}
