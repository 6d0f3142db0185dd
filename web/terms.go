package web

import (
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// terms says what a game is played by, "option setback=1 time 3d rated", as people do: "3 days a turn; rated". What it does not know stays as it is.
func (t titles) terms(preset, text string) phrase.Phrase {
	var said []phrase.Phrase
	words := strings.Fields(library.PlainWords(text))
	for len(words) > 0 {
		part, n := t.term(preset, words)
		if n == 0 {
			part, n = phrase.Of(phrase.Terms(words[0])), 1
		}
		said, words = append(said, part), words[n:]
	}
	return phrase.Join(phrase.Semicolons, said...)
}

// term says what terms begin with, and how many of the words that is; 0 for nothing that it knows.
func (t titles) term(preset string, words []string) (said phrase.Phrase, n int) {
	switch words[0] {
	case "option":
		for n = 1; n < len(words) && strings.Contains(words[n], "="); n++ {
		}
		if n == 1 {
			return said, 0
		}
		return t.options(preset, strings.Join(words[1:n], " ")), n
	case "time":
		return controlled(words)
	case "rated":
		return phrase.New("web-terms-rated"), 1
	case "unrated":
		return phrase.New("web-terms-unrated"), 1
	}
	if len(words) < 2 {
		return said, 0
	}
	switch words[0] + " " + words[1] {
	case "no vacation":
		return phrase.New("web-terms-no-vacation"), 2
	case "as white":
		return phrase.New("web-terms-white"), 2
	case "as black":
		return phrase.New("web-terms-black"), 2
	}
	switch words[0] {
	case "rating":
		return ratingsWanted(words[1]), 2
	case "adjudicate":
		if words[1] == "worth" {
			return phrase.New("web-terms-worth"), 2
		}
	case "until":
		if day, err := time.Parse(time.DateOnly, words[1]); err == nil {
			return phrase.New("web-seek-until", "until", phrase.Date(day)), 2
		}
	case "rounds":
		if c, err := clock.Parse(words[1]); err == nil && c.Limited() {
			return phrase.New("web-terms-rounds", "time", c.First), 2
		}
	}
	return said, 0
}

// controlled says how much time players have, "time 30d+1d max 45d", and how many words that is.
func controlled(words []string) (phrase.Phrase, int) {
	for n := min(len(words), 4); n > 1; n-- {
		c, err := clock.Parse(strings.Join(words[1:n], " "))
		if err != nil {
			continue
		}
		switch {
		case !c.Limited():
			return phrase.New("web-terms-no-clock"), n
		case c.Turns == 1:
			return phrase.New("web-terms-turn", "time", c.First), n
		case c.Turns > 1:
			return phrase.New("web-terms-turns", "time", c.First, "n", c.Turns), n
		case c.Add <= 0:
			return phrase.New("web-terms-bank", "time", c.First), n
		case c.Most > 0:
			return phrase.New("web-terms-most", "time", c.First, "add", c.Add, "most", c.Most), n
		}
		return phrase.New("web-terms-add", "time", c.First, "add", c.Add), n
	}
	return phrase.Phrase{}, 0
}

// ratingsWanted says whom an offer is for: "1400-1800", "1400+", "0-1800".
func ratingsWanted(bounds string) phrase.Phrase {
	if least, ok := strings.CutSuffix(bounds, "+"); ok {
		return phrase.New("web-terms-least", "least", phrase.Words(least))
	}
	least, most, _ := strings.Cut(bounds, "-")
	if least == "0" {
		return phrase.New("web-terms-rating-most", "most", phrase.Words(most))
	}
	return phrase.New("web-terms-rating", "least", phrase.Words(least), "most", phrase.Words(most))
}

// paired says how a tournament is paired, "swiss 5": "Swiss, 5 rounds". What it does not know stays as it is.
func paired(system string) phrase.Phrase {
	name, size, _ := strings.Cut(library.PlainWords(system), " ")
	n, err := strconv.Atoi(strings.TrimPrefix(size, "of "))
	switch tournament.System(name) {
	case tournament.Once:
		return phrase.New("web-system-once")
	case tournament.Twice:
		return phrase.New("web-system-twice")
	case tournament.BySwiss:
		if err == nil {
			return phrase.New("web-system-swiss", "n", n)
		}
	case tournament.Sectioned:
		if err == nil {
			return phrase.New("web-system-sections", "n", n)
		}
	}
	return phrase.New("web-system", "system", phrase.Terms(library.PlainWords(system)))
}
