package referee_test

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/emersion/go-message"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/notation/record"
)

// TestWordsStandInNotes: what players say with their turns stands in the notes, beside the private copy and with the record that a player
// gets, and in no record; what is taken back takes its words along.
func TestWordsStandInNotes(t *testing.T) {
	t.Parallel()
	o := open(t)
	key := o.signing()
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3\r\nsay First {of} all:\r\nsay $ is no mark.")
	o.send(bo, o.tag(adjudicator.BlackSeat, 4), "say Ah.\r\ne7f6")
	public, private, notes := o.copies(1)
	want := "3 #" + private.Turns[2].Hash + " by Ada: First {of} all:\n3 #" + private.Turns[2].Hash + ` by Ada: \$ is no mark.` + "\n4 #" + private.Turns[3].Hash + " by Bo: Ah.\n"
	if notes != want {
		t.Errorf("%q, want %q", notes, want)
	}
	if parsed, faults := record.ParseNotes([]byte(notes)); len(parsed) != 3 || len(faults) > 0 || parsed[1].Words != "$ is no mark." {
		t.Errorf("%+v, %v", parsed, faults)
	}
	for _, r := range []*record.Record{public, private} {
		if o.verify(r, key); strings.Contains(r.String(), "Ah.") {
			t.Errorf("the words stand in the record:\n%s", r)
		}
	}
	if got := attachedTo(o.send(bo, o.tag(adjudicator.BlackSeat, 5), "record"), "bo@example.org"); !slices.Equal(got, []string{"001.pbem " + undated(public).String(), "001.notes " + notes}) {
		t.Errorf("attached is %q", got)
	}
	ended := o.consent(ada, "", "1: resign")
	o.send(bo, o.tag(adjudicator.BlackSeat, 5), "say Good game.")
	public, _, after := o.copies(1)
	for _, to := range []string{"ada@example.org", "bo@example.org"} {
		if got := attachedTo(ended, to); !slices.Equal(got, []string{"001.pbem " + public.String(), "001.notes " + notes}) || after != notes {
			t.Errorf("with the end %q are attached to %s; after a word more the notes are %q", got, to, after)
		}
	}
}

// TestTakenBackWords: with the only turn that had words, the notes go.
func TestTakenBackWords(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3\r\nsay Oh.")
	if _, _, notes := o.copies(1); notes == "" {
		t.Fatal("there are no notes")
	}
	o.send(ada, o.tag(adjudicator.WhiteSeat, 4), "undo")
	o.send(bo, o.tag(adjudicator.BlackSeat, 4), "undo yes")
	if _, _, notes := o.copies(1); notes != "" {
		t.Errorf("there is still %q", notes)
	}
	if got := attachedTo(o.send(bo, o.tagOf(1, adjudicator.BlackSeat, 3), "1: record"), "bo@example.org"); len(got) > 1 {
		t.Errorf("attached is %q", got)
	}
}

// attachedTo lists the files of a commit's letter to an address, each with its name in front.
func attachedTo(c games.Commit, to string) (files []string) {
	for _, l := range c.Outbox {
		if l.To != to {
			continue
		}
		whole, err := message.Read(bytes.NewReader(l.Data))
		if err != nil {
			return []string{err.Error()}
		}
		err = whole.Walk(func(_ []int, part *message.Entity, err error) error {
			kind, of, _ := part.Header.ContentDisposition()
			if kind != "attachment" || err != nil {
				return err
			}
			text, err := io.ReadAll(part.Body)
			files = append(files, of["filename"]+" "+strings.ReplaceAll(string(text), "\r\n", "\n"))
			return err
		})
		if err != nil {
			return []string{err.Error()}
		}
	}
	return files
}
