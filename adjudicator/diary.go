package adjudicator

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

func writingDiary() Action {
	return Action{
		Name: "diary", Help: "notebook",
		Words: []Words{{[]string{"diary"}, Lines}},
		Make:  func(a Asked) Deed { return WriteDiary{Text: a.Text} },

		decisions: []decision{on(writeDiary)},
		facts:     []factRow{personal(hidden(fact("diary", anyStage, addDiary)), DiaryWritten.without)},
	}
}

func releasingDiary() Action {
	return Action{
		Name: "diary release", Help: "notebook",
		Words: []Words{{[]string{"diary release", "release diary", "release the diary", "release my diary"}, Nothing}},
		Make:  func(Asked) Deed { return ReleaseDiary{} },

		decisions: []decision{on(releaseDiary)},
		facts:     []factRow{hidden(fact("diary-released", anyStage, addDiaryReleased))},
	}
}

// WriteDiary is a private note at the turn of the moment; ReleaseDiary has what the diary holds now stand in the notes when the game is over.
type (
	WriteDiary   struct{ Text string }
	ReleaseDiary struct{}
)

func (WriteDiary) deed()   {}
func (ReleaseDiary) deed() {}

// DiaryWritten is a player's own words, which nobody else reads before they are released.
type (
	DiaryWritten struct {
		Text string `json:"text"`
	}
	DiaryReleased struct{}
)

func (DiaryWritten) fact()  {}
func (DiaryReleased) fact() {}

func writeDiary(d *decider, do WriteDiary) {
	if !inPlayOrOver(d) {
		return
	}
	text, diary := strings.TrimSpace(do.Text), d.Seats[d.c.By.Side()].Notebook.Diary
	switch {
	case text == "":
		d.refuse(phrase.New("match-diary-nothing"))
	case !within(text, longestEntry):
		d.refuse(phrase.New("match-diary-long", "most", longestEntry))
	case len(diary) >= mostEntries:
		d.refuse(phrase.New("match-diary-full", "most", mostEntries))
	default:
		d.happen(DiaryWritten{Text: text})
		d.answer(phrase.New("match-diary-written", "after", afterTurn(&d.Match, len(d.Turns)), "n", len(diary)+1))
	}
}

// afterTurn says when something was written: "after turn 3", "before the first turn".
func afterTurn(m *Match, turn int) phrase.Phrase {
	if turn == 0 {
		return phrase.New("match-before-turns")
	}
	return phrase.New("match-after-turn", "n", turn)
}

func releaseDiary(d *decider, _ ReleaseDiary) {
	if !inPlayOrOver(d) {
		return
	}
	book := d.Seats[d.c.By.Side()].Notebook
	if len(book.Diary) == 0 {
		d.refuse(phrase.New("match-diary-empty"))
		return
	}
	if book.Released < len(book.Diary) {
		d.happen(DiaryReleased{})
	}
	if d.Stage == Over {
		d.answer(phrase.New("match-diary-released", "n", len(book.Diary)))
	} else {
		d.answer(phrase.New("match-diary-released-later", "n", len(book.Diary)))
	}
}

// DiaryOf is a seat's diary as its player reads it: for each entry when it was written, and the words.
func DiaryOf(m *Match, s Seat) (list []phrase.Phrase) {
	for _, e := range m.Seats[s.Side()].Notebook.Diary {
		list = append(list, phrase.New("match-diary-entry", "after", afterTurn(m, e.Turn), "at", e.At, "words", phrase.Words(e.Text)))
	}
	return list
}

func addDiary(m *Match, e Event, f DiaryWritten) error {
	book := &m.Seats[e.By.Side()].Notebook
	book.Diary = append(slices.Clip(book.Diary), Entry{Turn: len(m.Turns), Text: f.Text, At: e.At})
	return nil
}

func addDiaryReleased(m *Match, e Event, _ DiaryReleased) error {
	book := &m.Seats[e.By.Side()].Notebook
	book.Released = len(book.Diary)
	return nil
}

func (f DiaryWritten) without(who leaver) DiaryWritten {
	f.Text = who.note(f.Text)
	return f
}
