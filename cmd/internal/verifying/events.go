package verifying

import (
	"fmt"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/tournaments"
	"pbem/games/archive/verify"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// event is how the file of a tournament is told to programs, and what is wrong with it.
type event struct {
	Event      string `json:"event"` // the file
	OK         bool   `json:"ok"`
	Tournament string `json:"tournament,omitempty"`
	Players    int    `json:"players,omitempty"`
	Games      int    `json:"games,omitempty"`
	Revision   int    `json:"revision,omitempty"`
	Why        string `json:"why,omitempty"`
}

// Events tells of files of tournaments whether they are in order, and whether the records of their games bear them out.
func (t *Telling) Events(all []verify.Event, games *tournaments.Games) error {
	t.Progress.Erase()
	for _, e := range all {
		if e.Unread != nil {
			t.Unread = append(t.Unread, e.Unread)
			continue
		}
		faults := []error{e.Fault}
		if e.Fault == nil {
			_, faults = games.Event(e.File)
		}
		if err := t.event(e, faults); err != nil {
			return err
		}
	}
	return nil
}

func (t *Telling) event(e verify.Event, faults []error) error {
	told := event{Event: e.Name, OK: len(faults) == 0}
	if e.File != nil {
		told.Tournament, told.Players, told.Games, told.Revision = e.File.Event, len(e.File.Players), gamesOf(e.File), e.File.Revision
	}
	if told.OK {
		return t.soundEvent(e, told)
	}
	t.wrong = true
	for _, f := range faults {
		told.Why = t.Words.Error(f)
		if t.JSON {
			if err := t.printJSON(told); err != nil {
				return err
			}
			continue
		}
		if _, err := fmt.Fprintf(t.Out, "bad %s: %s\n", terminal.Name(e.Name), terminal.OneLine(told.Why)); err != nil {
			return err
		}
	}
	return nil
}

// soundEvent tells of a file in which nothing is wrong: in the results for programs alone, as of logs.
func (t *Telling) soundEvent(e verify.Event, told event) error {
	how := phrase.New("verifying-known")
	if !e.Signed {
		how = phrase.New("verifying-no-key")
	}
	t.say(phrase.New("verifying-event", "file", terminal.Name(e.Name), "players", told.Players, "games", told.Games, "how", how))
	if t.JSON {
		return t.printJSON(told)
	}
	return nil
}

// gamesOf counts the games that have records.
func gamesOf(f *eventfile.File) (n int) {
	for _, g := range f.Groups {
		for _, b := range g.Boards {
			if b.Game > 0 {
				n++
			}
		}
	}
	return n
}

// gameOf is what a record that is in order says of its tournament.
func gameOf(r verify.Result) (g tournaments.Game, ok bool) {
	if r.Fault != nil {
		return g, false
	}
	return tournaments.Of(r.Name, r.Record)
}
