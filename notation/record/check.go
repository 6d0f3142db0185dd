package record

import (
	"strconv"
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// What is asked of a record besides its turns: the tags it rests on, values that have one spelling, and, where it has hashes or a
// signature, exactly the bytes that are written, for the links are made of lines as they stand.

// checker checks a record, as it is written.
type checker struct {
	*Record
	w *writing
}

// check checks all of this.
func (r checker) check(by Rules) error {
	for _, check := range []func() error{r.checkNeeded, r.checkValues, r.checkEnd, func() error { return r.checkStart(by) }} {
		if err := check(); err != nil {
			return err
		}
	}
	if r.hashed() || r.Signature != "" {
		return r.checkBytes()
	}
	return nil
}

// checkNeeded wants the tags without which nobody can judge the game; of one that was typed by hand the preset tells them.
func (r checker) checkNeeded() error {
	if r.Tag("Position") != "" {
		return phrase.Errorf("record-tag-position")
	}
	if r.Typed {
		return nil
	}
	for _, name := range []string{"Variant", "Judged", "Start"} {
		if r.Tag(name) == "" {
			return phrase.Errorf("record-tag-missing", "tag", name)
		}
	}
	return nil
}

// checkValues holds values to the one spelling that they have.
func (r checker) checkValues() error {
	for _, c := range []struct {
		tag, form string
		ok        func(string) bool
	}{
		{"Judged", "ENGINE 1", isJudged},
		{"WhiteType", "human, program", isType},
		{"BlackType", "human, program", isType},
		{"Rated", "yes, no", func(s string) bool { return s == "yes" || s == "no" }},
		{"Due", "2027-02-01T10:11:12Z", isTime},
		{"Ended", "2027-02-01T10:11:12Z", isTime},
		{"Revision", "1, 2, …", isCount},
		{"Adjudicated", "1-0 REASON, void REASON", r.isAdjudication},
	} {
		if value := r.Tag(c.tag); value != "" && !c.ok(value) {
			return phrase.Errorf("record-tag-form-of", "tag", c.tag, "value", phrase.Quote(value, 0), "form", c.form)
		}
	}
	return nil
}

func isType(s string) bool { return s == Human || s == Program }

func isJudged(s string) bool {
	engine, revision, _ := strings.Cut(s, " ")
	return isCause(engine) && isCount(revision)
}

func isCount(s string) bool {
	n, err := strconv.Atoi(s)
	return err == nil && n > 0 && strconv.Itoa(n) == s
}

func isTime(s string) bool {
	at, err := time.Parse(time.RFC3339, s)
	return err == nil && at.UTC().Format(time.RFC3339) == s
}

// isAdjudication: the tag Adjudicated begins with what was decided.
func (r checker) isAdjudication(s string) bool {
	word, reason, _ := strings.Cut(s, " ")
	if rules.Cause(r.Termination) == Void {
		return word == string(Void) && reason != ""
	}
	return word == string(r.Result) && reason != ""
}

// checkEnd wants a game that is over to say why and when, one in play not to, and the host's decisions to have their reason.
func (r checker) checkEnd() error {
	end := rules.Cause(r.Termination)
	switch {
	case r.Termination != "" && !isCause(r.Termination):
		return phrase.Errorf("record-cause-form", "written", phrase.Quote(r.Termination, 0))
	case r.InPlay() && (r.Termination != "" || r.Tag("Ended") != ""):
		return phrase.Errorf("record-ended-in-play")
	case !r.InPlay() && (r.Termination == "" || r.Tag("Ended") == "") && (r.hashed() || r.Signature != ""):
		return phrase.Errorf("record-end-unsaid")
	case end.Uncounted() && r.Result != rules.Ongoing:
		return phrase.Errorf("record-void", "result", string(r.Result))
	case r.Signature != "" && !r.hashed() && (len(r.Turns) > 0 || r.chainsResult()):
		return phrase.Errorf("record-signed-bare")
	case (end == Void || end == Adjudicated) != (r.Tag("Adjudicated") != ""):
		return phrase.Errorf("record-adjudicated")
	}
	return nil
}

// checkStart wants the preset's own start, where the record does not say from where else the game began, and the rulings
// that the program knows.
func (r checker) checkStart(by Rules) error {
	if judged := r.Tag("Judged"); by.Judged != "" && judged != by.Judged && (judged != "" || !r.Typed) {
		return phrase.Errorf("record-judged", "judged", phrase.Quote(judged, 0), "known", phrase.Quote(by.Judged, 0))
	}
	if own := by.Game.Start().String(); !r.Typed && r.Tag("From") == "" && r.Tag("Start") != own {
		return phrase.Errorf("record-start", "start", phrase.Quote(r.Tag("Start"), 0), "own", phrase.Quote(own, 0))
	}
	return nil
}

// checkBytes compares the text that was parsed with the one that the record writes. Line ends of CR LF and a byte order mark
// are forgiven here: what they do to a signature, the signature says.
func (r checker) checkBytes() error {
	r.w.of(r.Record)
	if r.source == "" || r.source == string(r.w.text) {
		return nil
	}
	read, want := healed(r.source), string(r.w.text)
	if read == want {
		return nil
	}
	for n := 1; ; n++ {
		line, restRead, _ := strings.Cut(read, "\n")
		written, restWant, _ := strings.Cut(want, "\n")
		switch {
		case line != written:
			return phrase.Errorf("record-line", "n", n, "why", phrase.Errorf("record-inexact", "line", phrase.Quote(line, 0), "want", phrase.Quote(written, 0)))
		case restRead == "" || restWant == "":
			return phrase.Errorf("record-line", "n", n, "why", phrase.Errorf("record-inexact-end"))
		}
		read, want = restRead, restWant
	}
}

// healed undoes what programs do to a text that they take for one of their own.
func healed(text string) string {
	return strings.ReplaceAll(strings.TrimPrefix(text, "\uFEFF"), "\r\n", "\n")
}
