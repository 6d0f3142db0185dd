package year

import (
	"math/rand/v2"
	"time"

	"pbem/mailer"
)

// habit is how somebody lives with their games.
type habit struct {
	kind      string        // for the summary
	pace      time.Duration // how long a letter lies, on the average
	games     int           // how many games they like to have going
	errs      float64       // how often they write what cannot be read or played
	plans     float64       // how often they leave answers ready
	digest    bool
	autoreply bool // a program of theirs answers while they are away
	travels   bool // takes vacations and changes zones
	strict    bool
	watcher   bool    // watches games of others
	forgets   bool    // asks to be forgotten within the year
	vanishes  float64 // how likely they are gone for good within the year
	bounces   bool    // and their mailbox with them
	belief    mailer.Belief
	resigns   float64 // how often they give up instead of playing a turn
}

// habits is the table of kinds of people, each with how many there are of it in a hundred.
func habits() []struct {
	habit
	share int
} {
	return []struct {
		habit
		share int
	}{
		{habit{kind: "quick", pace: 3 * time.Hour, games: 8, errs: 0.02, watcher: true, belief: mailer.Believed, resigns: 0.01}, 18},
		{habit{kind: "steady", pace: 20 * time.Hour, games: 6, errs: 0.02, belief: mailer.Believed, resigns: 0.01}, 25},
		{habit{kind: "slow", pace: 55 * time.Hour, games: 4, errs: 0.02, belief: mailer.HalfBelieved, resigns: 0.02}, 10},
		{habit{kind: "digest reader", pace: 9 * time.Hour, games: 10, errs: 0.02, digest: true, belief: mailer.Believed, resigns: 0.01}, 12},
		{habit{kind: "planner", pace: 12 * time.Hour, games: 6, errs: 0.02, plans: 0.5, belief: mailer.Believed, resigns: 0.01}, 10},
		{habit{kind: "erring", pace: 15 * time.Hour, games: 4, errs: 0.3, belief: mailer.Believed, resigns: 0.01}, 8},
		{habit{kind: "traveller", pace: 18 * time.Hour, games: 5, errs: 0.02, travels: true, belief: mailer.Believed, resigns: 0.01}, 6},
		{habit{kind: "with a vacation robot", pace: 24 * time.Hour, games: 4, autoreply: true, belief: mailer.HalfBelieved, resigns: 0.01}, 3},
		{habit{kind: "strict", pace: 14 * time.Hour, games: 3, strict: true, belief: mailer.Believed, resigns: 0.01}, 2},
		{habit{kind: "leaving", pace: 10 * time.Hour, games: 5, errs: 0.02, forgets: true, vanishes: 1, belief: mailer.Believed, resigns: 0.01}, 2},
		{habit{kind: "vanishing", pace: 16 * time.Hour, games: 5, vanishes: 1, belief: mailer.Believed}, 3},
		{habit{kind: "vanishing with their mailbox", pace: 16 * time.Hour, games: 5, vanishes: 1, bounces: true, belief: mailer.Believed}, 1},
	}
}

// habitOf is the habit of the person with a number: the table is gone through in hundreds.
func habitOf(number int, dice *rand.Rand) habit {
	at := dice.IntN(100)
	if number < len(habits()) {
		return habits()[number].habit // a small club, too, has one of each
	}
	for _, h := range habits() {
		if at < h.share {
			return h.habit
		}
		at -= h.share
	}
	return habits()[0].habit
}

// speech is a language that people write in, beyond turns.
type speech struct{ tag, yes, no, hello string }

// speeches: a yes is a yes in many languages, commands are read in those that the service offers. French it does not offer: who speaks that
// writes commands as letters show them, and says yes and no in their own words.
func speeches() []speech {
	return []speech{
		{"en", "yes", "no", "Hello!"}, {"de", "ja", "nein", "Guten Tag!"}, {"fr", "oui", "non", "Bonjour !"}, {"en", "confirm", "no, thanks", "Hi,"}, {"de", "ja, gerne", "nein, danke", "Moin,"},
	}
}

// settings are what somebody who speaks it writes first: half of the Germans say so, and the other half write a German word. Who speaks a
// language that is not offered asks for it all the same.
func (s speech) settings(number int) []string {
	switch {
	case s.tag == "de" && number%2 == 0:
		return []string{"language de"}
	case s.tag == "de":
		return []string{"help"}
	case s.tag == "fr":
		return []string{"language fr"}
	}
	return nil
}

// somewhere are zones that people live in.
func somewhere() []string {
	return []string{"", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo", "America/St_Johns", "Pacific/Auckland", "Europe/London"}
}
