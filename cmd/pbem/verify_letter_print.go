package main

import (
	"fmt"

	"pbem/notation/record"
)

// judged is how a testimony is told to programs.
type judged struct {
	Letter string `json:"letter"`
	OK     bool   `json:"ok"`
	Game   int    `json:"game"`
	Turn   int    `json:"turn"` // -1: before the set-ups
	Hash   string `json:"hash"`
	Why    string `json:"why,omitempty"`

	Others []string `json:"others,omitempty"` // records of a game of that number that do not fit, besides
}

// print writes one line for each testimony and a summary, and returns how many do not fit.
func (l *letters) print(env *Env, json bool) (bad int, err error) {
	for _, t := range l.all {
		why, others := t.verdict()
		if why != "" {
			bad++
		}
		if json {
			err = env.printJSON(judged{t.letter, why == "", t.Game, t.Turn, t.Hash, why, namesOf(others)})
		} else {
			err = t.print(env, why, others)
		}
		if err != nil {
			return bad, err
		}
	}
	if len(l.all) > 0 {
		fmt.Fprintln(env.Err, fitting(len(l.all), bad))
	}
	return bad, nil
}

func namesOf(heard []hearing) []string {
	var names []string
	for _, h := range heard {
		names = append(names, h.name)
	}
	return names
}

func (t *testimony) print(env *Env, why string, others []hearing) error {
	if _, err := fmt.Fprintln(env.Out, t.line(why)); err != nil {
		return err
	}
	if why != "" {
		return nil
	}
	for _, h := range others {
		fmt.Fprintf(env.Err, "%s: %s is of a game %d, too, and is not what the letter tells of: it is another service's, or it was changed\n",
			plain(t.letter), plain(h.name), t.Game)
	}
	return nil
}

func fitting(all, bad int) string {
	hashes, fit, do := "hashes", "fit", "do"
	if all == 1 {
		hashes = "hash"
	}
	if all-bad == 1 {
		fit = "fits"
	}
	if bad == 1 {
		do = "does"
	}
	return fmt.Sprintf("%d %s in letters: %d %s, %d %s not", all, hashes, all-bad, fit, bad, do)
}

func (t *testimony) line(why string) string {
	about := fmt.Sprintf("%s game %d turn %d #%s", plain(t.letter), t.Game, t.Turn, t.Hash)
	if t.Turn == record.BeforeSetups {
		about = fmt.Sprintf("%s game %d before the set-ups #%s", plain(t.letter), t.Game, t.Hash)
	}
	if why != "" {
		return "bad " + about + ": " + oneLine(why)
	}
	return "ok " + about
}
