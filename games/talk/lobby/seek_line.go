package lobby

import (
	"strings"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/rules/phrase"
)

// seekLine is an offer as its seeker could write it again: for the same games, without a day.
func seekLine(o club.Offer) string {
	words := append([]string{"seek", o.Terms.Preset}, termWords(o)...)
	if o.As != "" {
		words = append(words, "as", o.As)
	}
	if o.Games > 1 {
		words = append(words, "games", changes.Itoa(o.Games))
	}
	return strings.Join(words, " ")
}

// offerTerms are the terms of an offer in a list.
func offerTerms(o club.Offer) phrase.Terms {
	words := termWords(o)
	if o.As != "" {
		words = append(words, "as", o.As)
	}
	if o.Games > 1 {
		words = append(words, "games", changes.Itoa(o.Free()))
	}
	return phrase.Terms(strings.Join(words, " "))
}

// termWords are the terms of an offer, and who may take it, as commands spell them.
func termWords(o club.Offer) []string {
	var words []string
	if o.Terms.Options != "" {
		words = append(words, "option", o.Terms.Options)
	}
	words = append(words, "time", o.Terms.Time.String())
	if o.Terms.NoVacation {
		words = append(words, "no vacation")
	}
	if o.Terms.Rated {
		words = append(words, "rated")
	}
	if o.Terms.Private {
		words = append(words, "private")
	}
	switch w := o.Ratings; {
	case w.Least > 0 && w.Most > 0:
		words = append(words, "rating", changes.Itoa(w.Least)+"-"+changes.Itoa(w.Most))
	case w.Least > 0:
		words = append(words, "rating", changes.Itoa(w.Least)+"+")
	case w.Most > 0:
		words = append(words, "rating", "0-"+changes.Itoa(w.Most))
	}
	return words
}
