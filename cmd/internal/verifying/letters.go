package verifying

import (
	"fmt"
	"maps"
	"slices"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/verify"
	"pbem/notation/record"
)

// judged is how a finding is told to programs.
type judged struct {
	Letter string `json:"letter"`
	OK     bool   `json:"ok"`
	Game   int    `json:"game"`
	Turn   int    `json:"turn"` // -1: before the set-ups; -2: after the result
	Hash   string `json:"hash"`
	Why    string `json:"why,omitempty"`

	Others []string `json:"others,omitempty"` // records of a game of that number that do not fit, besides
}

// letters writes one line for each hash that a letter tells of a game that is here, and a summary.
func (t *Telling) letters(l *verify.Letters) error {
	if l.Read == 0 {
		return nil
	}
	all, bad, fitting := 0, 0, map[string]bool{}
	for _, f := range l.Findings() {
		if f.Silent() {
			continue
		}
		if all++; f.OK {
			fitting[worth(f)] = true
		} else {
			bad++
		}
		if err := t.finding(f); err != nil {
			return err
		}
	}
	t.wrong = t.wrong || bad > 0
	fmt.Fprintln(t.Err, fits(all, bad))
	for _, bears := range slices.Sorted(maps.Keys(fitting)) {
		fmt.Fprintln(t.Err, bears)
	}
	if silent := l.TellNothing(); silent > 0 {
		fmt.Fprintf(t.Err, "%s read, %d of them without a word on what is verified here\n", terminal.Counted(l.Read, "letter"), silent)
	}
	return nil
}

func (t *Telling) finding(f verify.Finding) error {
	if t.JSON {
		return t.printJSON(judged{f.Letter, f.OK, f.Game, f.Turn, f.Hash, t.against(f), namesOf(besides(f))})
	}
	about := fmt.Sprintf("%s game %d %s #%s", terminal.Name(f.Letter), f.Game, when(f.Turn), f.Hash)
	if !f.OK {
		_, err := fmt.Fprintf(t.Out, "bad %s: %s\n", about, terminal.OneLine(t.against(f)))
		return err
	}
	if _, err := fmt.Fprintln(t.Out, "ok "+about); err != nil {
		return err
	}
	for _, c := range f.Others {
		fmt.Fprintf(t.Err, "%s: %s is of a game %d, too, and is not what the letter tells of: it is another service's, or it was changed\n",
			terminal.Name(f.Letter), terminal.Name(c.Name), f.Game)
	}
	return nil
}

// when says of which link a letter tells.
func when(turn int) string {
	switch turn {
	case record.BeforeSetups:
		return "before the set-ups"
	case record.AfterResult:
		return "after its result"
	}
	return fmt.Sprintf("turn %d", turn)
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
func (t *Telling) against(f verify.Finding) string {
	if f.OK {
		return ""
	}
	why := t.Words.Error(f.Others[0].Misfit) + elsewhere(f)
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

// worth is what a hash bears out that fits, by the version that it is of.
func worth(f verify.Finding) string {
	switch {
	case f.Turn == record.AfterResult:
		return "A hash after the result bears out who played which side, by their ids, the terms, all turns with their times, and how, by whom and when the game ended."
	case len(f.Hash) == record.LinkDigits:
		return "A hash of 32 digits bears out who played which side, by their ids, the terms, the first position, and the turns up to its own with their times."
	}
	return "A hash of 16 digits bears out the first position and the turns up to its own, and nothing else: not who played, when, or how the game ended."
}

func fits(all, bad int) string {
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
