package club

import (
	"slices"
	"time"
)

// Tutorials is how far somebody has come in the guided first games.
type Tutorials struct {
	Now   string // the one that goes on; "" for none
	Since time.Time
	Known []Progress // of those that were begun, the latest that was learnt in last
}

// Progress is how far somebody has come in one of them.
type Progress struct {
	Name   string `json:"name"`   // of the script
	Lesson int    `json:"lesson"` // which comes next, from 0
	Over   bool   `json:"over"`   // all lessons were gone through
}

// Of is how far somebody has come in one: nowhere, where they never began.
func (t Tutorials) Of(name string) Progress {
	if i := t.index(name); i >= 0 {
		return t.Known[i]
	}
	return Progress{Name: name}
}

func (t Tutorials) index(name string) int {
	return slices.IndexFunc(t.Known, func(p Progress) bool { return p.Name == name })
}

// TutorialReached: a lesson of a tutorial is set, or its last was done.
type TutorialReached struct{ Progress }

// TutorialLeft: the tutorial that goes on is left where it is.
type TutorialLeft struct{}

func (TutorialReached) fact() {}
func (TutorialLeft) fact()    {}

func tutorialFacts() []factRow {
	return []factRow{
		fact("tutorial", addTutorialReached),
		fact("tutorial-left", func(p *Person, _ Event, _ TutorialLeft) { p.Tutorials.Now = "" }),
	}
}

func addTutorialReached(p *Person, e Event, f TutorialReached) {
	t := &p.Tutorials
	t.Now, t.Since = f.Name, e.At
	if f.Over {
		t.Now = ""
	}
	others := slices.DeleteFunc(slices.Clone(t.Known), func(p Progress) bool { return p.Name == f.Name })
	t.Known = append(others, f.Progress)
}
