package main

import (
	"errors"
	"fmt"
	"io/fs"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/notation/record"
)

func addLetter(letters *verify.Letters, path string) error {
	err := letters.Add(path)
	switch of := (*fs.PathError)(nil); {
	case errors.Is(err, verify.ErrNoWitness):
		return fmt.Errorf("%s: %w; letters of pbem about a game that has begun end with one", terminal.Name(path), err)
	case errors.As(err, &of):
		return fmt.Errorf("cannot read the letter %s: %w", terminal.Name(path), of.Err)
	}
	return err
}

// judged is how a finding is told to programs.
type judged struct {
	Letter string `json:"letter"`
	OK     bool   `json:"ok"`
	Game   int    `json:"game"`
	Turn   int    `json:"turn"` // -1: before the set-ups
	Hash   string `json:"hash"`
	Why    string `json:"why,omitempty"`

	Others []string `json:"others,omitempty"` // records of a game of that number that do not fit, besides
}

// printFindings writes one line for each finding and a summary, and returns how many letters do not fit.
func printFindings(env *Env, findings []verify.Finding, json bool) (bad int, err error) {
	for _, f := range findings {
		if !f.OK {
			bad++
		}
		if json {
			err = env.printJSON(judged{f.Letter, f.OK, f.Game, f.Turn, f.Hash, against(env.Words, f), namesOf(besides(f))})
		} else {
			err = printFinding(env, f)
		}
		if err != nil {
			return bad, err
		}
	}
	if len(findings) > 0 {
		fmt.Fprintln(env.Err, fitting(len(findings), bad))
	}
	return bad, nil
}

// besides are the records that do not fit, without the one that the letter is said not to fit.
func besides(f verify.Finding) []verify.Comparison {
	if !f.OK && len(f.Others) > 0 {
		return f.Others[1:]
	}
	return f.Others
}

func namesOf(compared []verify.Comparison) []string {
	var names []string
	for _, c := range compared {
		names = append(names, c.Name)
	}
	return names
}

// against says in one sentence what speaks against the letter; "" if a record of its game fits.
func against(words *catalog.Language, f verify.Finding) string {
	switch {
	case f.OK:
		return ""
	case len(f.Others) == 0:
		return fmt.Sprintf("none of the records that are in order is of game %d", f.Game)
	}
	why := words.Error(f.Others[0].Misfit) + elsewhere(f)
	if len(f.Others) > 1 {
		why += " (" + terminal.Name(f.Others[0].Name) + ")"
	}
	return why
}

// elsewhere says that the letter may be of another service's game.
func elsewhere(f verify.Finding) string {
	switch f.Doubt {
	case verify.NoSite:
		return fmt.Sprintf("; or the letter is of another service's game %d, for the record does not say where it was played", f.Game)
	case verify.OtherSite:
		return fmt.Sprintf("; or the letter is of another service's game %d, for it does not name %s, where the record was kept", f.Game, f.Others[0].Site)
	}
	return ""
}

func printFinding(env *Env, f verify.Finding) error {
	about := fmt.Sprintf("%s game %d turn %d #%s", terminal.Name(f.Letter), f.Game, f.Turn, f.Hash)
	if f.Turn == record.BeforeSetups {
		about = fmt.Sprintf("%s game %d before the set-ups #%s", terminal.Name(f.Letter), f.Game, f.Hash)
	}
	if !f.OK {
		_, err := fmt.Fprintf(env.Out, "bad %s: %s\n", about, terminal.OneLine(against(env.Words, f)))
		return err
	}
	if _, err := fmt.Fprintln(env.Out, "ok "+about); err != nil {
		return err
	}
	for _, c := range f.Others {
		fmt.Fprintf(env.Err, "%s: %s is of a game %d, too, and is not what the letter tells of: it is another service's, or it was changed\n",
			terminal.Name(f.Letter), terminal.Name(c.Name), f.Game)
	}
	return nil
}

func fitting(all, bad int) string {
	fit, do := "fit", "do"
	hashes := "hashes"
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
