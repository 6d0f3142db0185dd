package adjudicator

import (
	"slices"
	"sync"
	"time"

	"pbem/rules/phrase"
)

// Action is all that the program knows of one thing that can be asked of a match: how letters ask for it, what that asks, what
// proof it needs, when it can be done, what is decided, and what comes of it under which stored names. It is one row of the
// table, and stands in the action's own file; an action of time or of the service has no words.
type Action struct {
	Name  string           // stable: the name of the command, and of the action in logs
	Words []Words          // how letters ask for it
	Make  func(Asked) Deed // what was asked, for the match; nil for what no letter can ask for in this way
	Proof Proof
	Help  string // its page of the manual

	service   bool // heard of the service, too
	inPlay    bool // only while the game is being played; else the action itself says when not
	decisions []decision
	facts     []factRow

	asks  func(m *Match, reader Seat, opponent any) (Question, bool) // what the opponent has asked, and the reader can answer
	stops func(*Match) []Stop                                        // why the running clock stands
	due   func(*decider)                                             // what time does to it, before it is done to the clocks
	next  func(*Match) (at time.Time, waits bool)                    // when that is, where it is not the end of a Stop
}

// Words are the beginnings of a line by which an action is known, and what may follow them.
type Words struct {
	Begin []string // each may be several words
	Takes Takes
}

// Takes says what may follow the words of an action.
type Takes uint8

const (
	Nothing  Takes = iota
	AGame          // a game's number
	ANote          // a game's number, or "say" and a line
	AnAnswer       // yes, no or nothing
	Yes            // nothing: the words say yes
	No             // nothing: the words say no
	AClaim         // what is claimed
	ASpan          // a length of time
	ABranch        // the number of a branch, all or nothing
	Turns          // turns to be tried
	Lines          // all that follows
	AName          // the rest of the line, or nothing
	ANumber        // of a variation
)

// Asked is what a letter has put behind the words.
type Asked struct {
	Text    string // a turn, a note, a line
	Yes, No bool
	Claim   ClaimKind
	Span    time.Duration
	Turns   []string
	From    int    // the turn after which to try; negative for now
	Answers int    // the turn that the letter answers
	Guard   int    // the number that stood in front of a turn; 0 for none
	Name    string // what the player wants to be called
	Ahead   []Line // what to leave ready
	Branch  int    // the number of a branch; 0 for all
	More    bool   // lines of the same letter follow that belong to the turn
	Number  int    // of a variation
	Spent   bool   // the player has called off so many games of late that the other has to agree
	// Strict: the player wants nothing to be played before they have confirmed it. Confirmed: the letter says yes to what was asked back.
	Strict, Confirmed bool
}

// Proof says what a letter must prove for an action.
type Proof uint8

const (
	OfSeat Proof = iota // who speaks: the player of that seat
	OfTurn              // and that they mean the game as it stands: an old "draw yes" must not accept a later offer
)

// Actions is the table of everything that can be asked of a match.
func Actions() []Action { return slices.Clone(rows().actions) }

// table is the rows of the actions, and of the facts that come of them. It is made when it is first asked for, because
// making it for every stored event that is read took longer than reading the event, and never changes. It is no variable with
// a value of its own, because what an action does leads back to it.
type table struct {
	once    sync.Once
	actions []Action
	facts   []factRow
}

var made table

func rows() *table {
	made.once.Do(made.fill)
	return &made
}

func (t *table) fill() {
	t.actions = everyAction()
	for _, a := range t.actions {
		t.facts = append(t.facts, a.facts...)
	}
}

func everyAction() []Action {
	return []Action{
		opening(), accepting(), declining(), withdrawing(), countering(),
		playing(), trying(), confirming(), planning(), unplanning(), firing(), keeping(), unkeeping(), sharing(), writingDiary(), releasingDiary(),
		drawing(), claiming(), holdingClaims(), resigning(), takingBack(), granting(), pausing(), resuming(), saying(),
		hearing(), disarming(), askingBack(), runningOut(), ticking(), returning(), forgetting(), takingOver(),
		adjudicating(), reopening(), extending(), copying(), partnering(),
	}
}

// ActionNamed finds the action that a letter asks for; ok is false where none in a match is called so.
func ActionNamed(name string) (a Action, ok bool) {
	list := rows().actions
	i := slices.IndexFunc(list, func(a Action) bool { return a.Name == name && a.Make != nil })
	if i < 0 {
		return Action{}, false
	}
	return list[i], true
}

// Question is what a player has asked of their opponent, in a sentence. They answer with the name of the action and yes or no: what either
// does, in a few words ("takes the turn back").
type Question struct {
	Action  string
	Asked   phrase.Phrase
	Yes, No phrase.Phrase
}

// Questions returns what a reader is asked in a game. opponent is how they know the other player, for sentences.
func Questions(m *Match, reader Seat, opponent any) []Question {
	var list []Question
	for _, a := range rows().actions {
		if a.asks == nil || m.Stage != Playing {
			continue
		}
		if q, open := a.asks(m, reader, opponent); open {
			q.Action = a.Name
			list = append(list, q)
		}
	}
	return list
}

// decision is what an action decides for one kind of deed.
type decision struct {
	is     func(Deed) bool
	decide func(*decider)
}

// on is a decision for deeds of one type.
func on[D Deed](decide func(*decider, D)) decision {
	return decision{
		is:     func(do Deed) bool { _, ok := do.(D); return ok },
		decide: func(d *decider) { decide(d, d.c.Do.(D)) },
	}
}

// actionOf finds the action and the decision for a deed.
func actionOf(do Deed) (a Action, how decision, ok bool) {
	for _, a := range rows().actions {
		for _, how := range a.decisions {
			if how.is(do) {
				return a, how, true
			}
		}
	}
	return Action{}, decision{}, false
}
