package year

import (
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/mailer/tongue"
)

// person is somebody who plays.
type person struct {
	habit
	number  int
	box     string // of their address
	address string
	name    string
	speech  speech
	german  *tongue.Tongue // how commands are spelt there
	spoken  int            // letters in it
	zone    string
	dice    *rand.Rand
	gone    time.Time // they write nothing from then on; zero for never

	wrote       int
	hosts       bool // the club
	acted       int  // letters that did something
	forgotten   bool
	leaving     time.Time            // when they asked to be forgotten
	again       []string             // from which of their addresses they have written once they were
	moved       time.Time            // when they chose another zone last
	told        map[int]int          // of how many turns of each game letters have told them
	digests     map[string]time.Time // when letters of the day came, by the date where they live
	seen        map[int]int          // of how many turns of each game they have heard as an observer
	watches     map[int]bool
	misses      map[int]bool // games whose next turns they need not hear of, although they watch them
	known       bool         // the service has proved their address
	settled     int          // how many of their settings they have made
	account     *received
	games       map[int]*received // the newest letter about each
	asked       []*received       // letters that ask for a yes, unanswered
	said        map[string]string // what their letters meant, by Message-ID: a yes means what it says yes to
	about       map[string]int    // and which games they were about
	ban         ban
	wish        wishes
	much        talkative
	call        calling
	declined    map[int]string // challenges, with the letter that declined each
	unheard     time.Time      // when they last wanted no mail, or were banned
	block       blocking
	heard       []time.Time // when letters of theirs came that are believed
	offeredSeat time.Time   // when they last offered a seat that was given up
	addresses
	digest  *received       // the newest, unanswered
	attends bool            // they will look into their mailbox: it is on the agenda
	joined  map[string]bool // the tournaments that they have joined, by name
	offered time.Time       // when they last looked for a game
	secrets []*secret       // what nobody else may read
	away    time.Time       // their vacation ends
}

func newPerson(number int, seed uint64, span time.Duration) *person {
	dice := rand.New(rand.NewPCG(seed, uint64(number)+1))
	p := &person{habit: habitOf(number, dice), number: number, dice: dice, games: map[int]*received{}, joined: map[string]bool{}, told: map[int]int{}, digests: map[string]time.Time{}, seen: map[int]int{}, said: map[string]string{}, about: map[string]int{}, watches: map[int]bool{}, misses: map[int]bool{}, wish: noWishes(), declined: map[int]string{}}
	p.resigns *= max(1, float64(365*24*time.Hour)/float64(span)/3) // in a short year games are shorter, too
	p.box = fmt.Sprintf("p%d", number)
	p.address = p.box + "@people.test"
	p.name = given(dice) + " " + surname(number)
	p.speech = speeches()[dice.IntN(len(speeches()))]
	p.zone = somewhere()[dice.IntN(len(somewhere()))]
	if dice.Float64() < p.vanishes {
		p.gone = began().Add(span/12 + time.Duration(dice.Float64()*float64(span)*7/12))
	}
	return p
}

// given is a first name.
func given(dice *rand.Rand) string {
	names := [...]string{"Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea", "Max", "Nan", "Ole", "Pia", "Rex", "Sue", "Tom", "Uma", "Vic", "Wim", "Yan", "Zoe"}
	return names[dice.IntN(len(names))]
}

// surname writes a number in letters: no two are alike, and none holds a digit, which could be taken for a game's.
func surname(n int) string {
	const letters = "bcdfghjkmnpqrstvwxz"
	word := []byte{letters[n%len(letters)]}
	for n /= len(letters); n > 0; n /= len(letters) {
		word = append(word, 'a', letters[n%len(letters)])
	}
	word = append(word, 'e', 'n')
	word[0] -= 'a' - 'A'
	return string(word)
}

// noMailbox reports whether letters to them come back.
func (p *person) noMailbox(now time.Time) bool {
	return p.bounces && !p.gone.IsZero() && now.After(p.gone)
}

// isGone reports whether they write nothing any more. Who asks to be forgotten writes until that is done.
func (p *person) isGone(now time.Time) bool {
	return p.forgotten || !p.forgets && !p.gone.IsZero() && now.After(p.gone)
}

// after is when they have read a letter: by their pace, to the minute, for the second book counts minutes.
func (p *person) after(now time.Time) time.Time {
	wait := time.Duration(p.dice.ExpFloat64() * float64(p.pace))
	at := now.Add(max(2*time.Minute, min(wait, 12*24*time.Hour))).Truncate(time.Minute)
	if at.Before(p.away) && p.dice.IntN(3) > 0 {
		at = p.away.Add(time.Duration(p.dice.IntN(600)) * time.Minute).Truncate(time.Minute)
	}
	return at
}
