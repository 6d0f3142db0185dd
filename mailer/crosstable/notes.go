package crosstable

import (
	"pbem/adjudicator/tournament"
	"pbem/rules/phrase"
)

// Notes are what is said below the tables: what the signs in them mean, and who has dropped out.
func Notes(e tournament.Event, tables []tournament.Crosstable) (notes []phrase.Phrase) {
	var signs []phrase.Phrase
	for _, m := range tournament.Marks(tables) {
		if sign := meaning(m); !sign.Empty() {
			signs = append(signs, sign)
		}
	}
	if len(signs) > 0 {
		notes = append(notes, phrase.New("crosstable-signs", "signs", phrase.Join(phrase.Commas, signs...)))
	}
	var gone, struck []phrase.Phrase
	for _, p := range e.Gone() {
		gone = append(gone, phrase.New("crosstable-gone-one", "name", p.Name, "at", phrase.Date(p.LeftAt)))
	}
	for _, t := range tables {
		for _, s := range t.Out {
			struck = append(struck, phrase.Verbatim(e.Players[s-1].Name))
		}
	}
	if len(gone) > 0 {
		notes = append(notes, phrase.New("crosstable-gone", "names", phrase.Join(phrase.Commas, gone...)))
	}
	if len(struck) > 0 {
		notes = append(notes, phrase.New("crosstable-struck", "names", phrase.Join(phrase.Commas, struck...)))
	}
	return notes
}

// meaning says what a mark means; empty for those that nobody asks about.
func meaning(m tournament.Mark) phrase.Phrase {
	switch m {
	case tournament.Won:
		return phrase.New("crosstable-won")
	case tournament.Drew:
		return phrase.New("crosstable-drew")
	case tournament.Lost:
		return phrase.New("crosstable-lost")
	case tournament.ForfeitWon:
		return phrase.New("crosstable-forfeit-won")
	case tournament.ForfeitLost:
		return phrase.New("crosstable-forfeit-lost")
	case tournament.Unplayed:
		return phrase.New("crosstable-unplayed")
	}
	return phrase.Phrase{}
}
