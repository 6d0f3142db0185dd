package verifying

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/verify"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// checked is how a result is told to programs.
type checked struct {
	Name     string   `json:"name"`
	OK       bool     `json:"ok"`
	Turns    int      `json:"turns"`
	Result   string   `json:"result,omitempty"`
	Turn     int      `json:"turn,omitempty"` // of the first fault
	Why      string   `json:"why,omitempty"`
	State    string   `json:"state"` // signed, in play, unsigned, bad
	Site     string   `json:"site,omitempty"`
	Game     int      `json:"game,omitempty"`
	Revision int      `json:"revision,omitempty"`
	Head     string   `json:"head,omitempty"`    // the last link, in as many digits as the record shows
	Key      string   `json:"key,omitempty"`     // that the signature names
	Letters  *int     `json:"letters,omitempty"` // that bear it out, where letters were given
	Against  []string `json:"against,omitempty"` // letters that contradict it
	Remarks  []string `json:"remarks,omitempty"`
}

func (t *Telling) checkedOf(r verify.Result) checked {
	c := checked{Name: r.Name, OK: r.Fault == nil, State: string(r.State()), Site: r.About.Site, Revision: r.About.Revision, Head: r.Head, Key: r.About.Key}
	c.Game, _ = strconv.Atoi(r.About.Game)
	if r.Fault != nil {
		c.Turn, c.Why = r.Turn(), t.Words.Error(r.Why())+t.Words.Say(wayOn(r))
		return c
	}
	c.Turns, c.Result, c.Remarks = r.Report.Turns, string(r.Report.Result), t.Words.All(append(r.Report.Remarks(), remarksOn(r)...))
	if t.Letters {
		c.Letters, c.Against = &r.Witnesses, r.Against
	}
	return c
}

// remarksOn are what is odd besides what the record's own report remarks.
func remarksOn(r verify.Result) (list []phrase.Phrase) {
	if r.Beside && r.Report.Checked { // whoever can change the record can change these keys, too
		list = append(list, phrase.New("verifying-beside", "keys", archive.KeysFile))
	}
	if r.Backwards { // a clock was set, or the times were written by hand
		list = append(list, phrase.New("verifying-backwards"))
	}
	if r.Misdated {
		list = append(list, phrase.New("verifying-misdated"))
	}
	return list
}

// wayOn is what the reader of a record can do about its signature; nothing for all other faults.
func wayOn(r verify.Result) phrase.Phrase {
	switch {
	case errors.Is(r.Fault, record.ErrLineEnds), errors.Is(r.Fault, record.ErrOtherBytes):
		return phrase.New("verifying-way-import")
	case errors.Is(r.Fault, record.ErrUnsigned):
		return phrase.New("verifying-way-replay")
	}
	return phrase.Phrase{}
}

// record writes the line of a record, above the bar that tells how far we are.
func (t *Telling) record(r verify.Result) error {
	t.count(r)
	t.Progress.MakeRoom()
	if err := t.printLine(t.checkedOf(r)); err != nil {
		return err
	}
	t.Progress.Show(t.all(), t.turns, t.states[verify.Bad]+t.withoutRules)
	return nil
}

// printLine keeps to one line whatever stands in a file or in its name.
func (t *Telling) printLine(c checked) error {
	if t.JSON {
		return t.printJSON(c)
	}
	if !c.OK {
		_, err := fmt.Fprintf(t.Out, "bad %s turn %d: %s\n", terminal.Name(c.Name), c.Turn, terminal.OneLine(c.Why))
		return err
	}
	for _, remark := range c.Remarks {
		t.remark(c.Name, remark)
	}
	_, err := fmt.Fprintf(t.Out, "ok %s %d %s\n", terminal.Name(c.Name), c.Turns, c.Result)
	if err == nil && c.Letters != nil {
		err = t.borne(c)
	}
	return err
}

// borne says how many letters bear a record out, and which contradict it.
func (t *Telling) borne(c checked) error {
	borne := phrase.New("verifying-borne", "n", *c.Letters)
	if n := len(c.Against); n > 0 {
		borne = phrase.New("verifying-borne-against", "n", *c.Letters, "against", n, "letters", named(c.Against))
	}
	_, err := fmt.Fprintf(t.Out, "letters %s: %s\n", terminal.Name(c.Name), t.Words.Say(borne))
	return err
}

// named are the names of files, fit for a line.
func named(files []string) string {
	var all []string
	for _, f := range files {
		all = append(all, terminal.Name(f))
	}
	return strings.Join(all, ", ")
}

// remark is a sentence about one or more records.
type remark struct {
	text, name string
	records    int
}

// remark keeps what a verification could not rest on: many records have the same.
func (t *Telling) remark(name, text string) {
	for i := range t.remarks {
		if t.remarks[i].text == text {
			t.remarks[i].records++
			return
		}
	}
	t.remarks = append(t.remarks, remark{text, terminal.Name(name), 1})
}

func (t *Telling) printRemarks() {
	for _, r := range t.remarks {
		if r.records > 1 {
			r.name = t.Words.Say(phrase.New("verifying-first-of", "n", r.records, "name", r.name))
		}
		fmt.Fprintf(t.Err, "%s: %s\n", r.name, terminal.OneLine(r.text))
	}
}
