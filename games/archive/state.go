package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// stateFile lies beside the private copies.
const stateFile = "state"

// writing begins the state while records are written.
const writing = "writing"

// State is what whoever opens an archive finds there of those who wrote in it: a word, or that somebody was writing, which word there was
// before and which there would have been after, and the numbers of the games. Both words are "" where there is nothing to tell.
type State struct {
	Word          string
	Begins        bool // somebody was writing
	Before, After string
	Games         []int
}

// Writing reports whether no games were written since a word was the archive's, or became it, but those that the state names.
func (s State) Writing(since string) bool {
	return s.Begins && since != "" && (s.Before == since || s.After == since)
}

// Begun is the state when somebody begins to write in an archive of this state, whose word should be one, and will be another. What was being
// written when that broke off is still named. Where the archive's word is another one, nothing is told.
func (s State) Begun(since, next string) State {
	switch {
	case s.Word != "" && s.Word == since:
		return State{Begins: true, Before: since, After: next}
	case s.Writing(since):
		return State{Begins: true, Before: since, After: next, Games: s.Games}
	}
	return State{Begins: true}
}

// State is what SetState has left; the zero State for nothing.
func (a *Archive) State() (State, error) {
	text, err := os.ReadFile(filepath.Join(a.private, stateFile))
	if errors.Is(err, fs.ErrNotExist) {
		return State{}, nil
	}
	return parseState(string(text)), err
}

// parseState reads a word, or "writing BEFORE AFTER 12 13 …". What cannot be read is understood as "writing" alone.
func parseState(text string) State {
	words := strings.Fields(text)
	if len(words) == 1 && words[0] != writing {
		return State{Word: words[0]}
	}
	if len(words) == 0 {
		return State{}
	}
	s := State{Begins: true}
	if len(words) < 3 || words[0] != writing {
		return s
	}
	for _, word := range words[3:] {
		n, err := strconv.Atoi(word)
		if err != nil {
			return s
		}
		s.Games = append(s.Games, n)
	}
	s.Before, s.After = words[1], words[2]
	return s
}

func (s State) String() string {
	if !s.Begins {
		return s.Word
	}
	words := []string{writing}
	if s.Before != "" {
		words = append(words, s.Before, s.After)
		for _, n := range s.Games {
			words = append(words, strconv.Itoa(n))
		}
	}
	return strings.Join(words, " ")
}

// SetState leaves a state for whoever opens the archive next: by it they know whether anything was written since.
func (a *Archive) SetState(s State) error {
	return a.replace(filepath.Join(a.private, stateFile), []byte(s.String()+"\n"), privateMode)
}
