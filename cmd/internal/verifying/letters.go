package verifying

import (
	"fmt"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/verify"
	"pbem/notation/record"
	"pbem/rules/phrase"
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
	t.say(phrase.New("verifying-hashes", "all", all, "fit", all-bad, "bad", bad))
	for _, bears := range worths() {
		if fitting[bears] {
			t.say(phrase.Phrase{Key: bears})
		}
	}
	if silent := l.TellNothing(); silent > 0 {
		t.say(phrase.New("verifying-letters-read", "n", l.Read, "silent", silent))
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
		t.say(phrase.New("verifying-another", "letter", terminal.Name(f.Letter), "record", terminal.Name(c.Name), "game", f.Game))
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
	why := t.Words.Error(f.Others[0].Misfit) + t.Words.Say(elsewhere(f))
	if len(f.Others) > 1 {
		why += " (" + terminal.Name(f.Others[0].Name) + ")"
	}
	return why
}

// elsewhere says that the letter may be of another service's game.
func elsewhere(f verify.Finding) phrase.Phrase {
	if f.Doubt == verify.NoDoubt {
		return phrase.Phrase{}
	}
	return phrase.New("verifying-no-site")
}

// worth is what a hash bears out that fits: the key of a sentence.
func worth(f verify.Finding) string {
	if f.Turn == record.AfterResult {
		return "verifying-worth-result"
	}
	return "verifying-worth-long"
}

// worths are all that worth may say, in the order in which it is told.
func worths() []string {
	return []string{"verifying-worth-result", "verifying-worth-long"}
}
