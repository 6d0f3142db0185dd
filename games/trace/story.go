package trace

import (
	"fmt"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// Story tells a trace, line by line; lines about a part of it are indented. What others wrote (addresses, what a server said)
// is in it as they wrote it: whoever prints it must make it safe.
func Story(t games.Trace) []string {
	if t.Came == nil {
		return []string{at(t.At()) + "  a letter of ours that no letter caused", "  " + sending(t.Went[0])}
	}
	lines := came(*t.Came)
	if len(t.Went) == 0 {
		return append(lines, "  no letter was written because of it")
	}
	lines = append(lines, "  letters that were written because of it:")
	for _, d := range t.Went {
		lines = append(lines, "    "+sending(d))
	}
	return lines
}

// came tells of a letter that came.
func came(a games.Arrival) []string {
	lines := []string{at(games.Trace{Came: &a}.At()) + "  letter " + games.ShortDigest(a.Digest)}
	say := func(format string, args ...any) { lines = append(lines, "  "+fmt.Sprintf(format, args...)) }
	if a.Disposition == "" {
		say("was handled; more is not kept of letters as old as that")
		return lines
	}
	say("came by %s from %s%s", or(a.Route, "an unknown route"), or(a.From, "nobody"), bracketed(", Message-ID ", a.MessageID))
	if a.Player != "" {
		say("was taken to be from the player %s, %s", a.Player, proof(a.Proof))
	}
	if a.Belief != "" {
		say("was %s%s", believed(a.Belief), parenthesis(string(a.Doubt)))
	}
	if len(a.Matches) > 0 {
		say("is about %s", matches(a.Matches))
	}
	say("%s: %s%s", a.Disposition, meaning(a.Disposition), parenthesis(a.Why))
	if a.Attempts > 0 {
		say("failed %s", times(a.Attempts))
	}
	if !a.Handled.IsZero() {
		say("was dealt with at %s, in %s", at(a.Handled), a.Took.Round(10*time.Microsecond))
	}
	if a.Returns != "" {
		say("reports that our letter <%s> was not delivered", a.Returns)
	}
	return lines
}

// believed says how far a letter was believed.
func believed(name string) string {
	switch name {
	case mailer.Believed.String():
		return "believed"
	case mailer.HalfBelieved.String():
		return "half believed"
	}
	return "not believed"
}

// meaning says what a disposition means.
func meaning(d games.Disposition) string {
	switch d {
	case games.Acted:
		return "it did what it asked for, or some of it"
	case games.Answered:
		return "it asked for something that changes nothing, and was answered"
	case games.AskedBack:
		return "it did not prove enough; its address was asked for a yes, and nothing is done before that"
	case games.Refused:
		return "it was understood and could not be done; the answer says why"
	case games.Unread:
		return "it was not understood; the answer says so"
	case games.Capped:
		return "it was not answered, for as many such letters were answered as are in a day"
	case games.Automatic:
		return "a program wrote it; such letters are never answered"
	case games.Unanswerable:
		return "it has not one author who can be written to; it was not answered"
	case games.Reported:
		return "it is a report about a letter of ours"
	case games.Blocked:
		return "its address wants no mail from here; it was not answered"
	case games.Banned:
		return "the host has banned its writer; the first such letter was answered with the reason, and no later one"
	case games.Unauthentic:
		return "it could not be shown to come from the address in From; nothing was done"
	}
	return undecided(d)
}

// undecided says it of letters about which nothing was decided.
func undecided(d games.Disposition) string {
	switch d {
	case games.Duplicate:
		return "it was handled under another digest"
	case games.Waiting:
		return "it cannot be decided yet, and is offered again"
	case games.Failed:
		return "it could not be handled, and is tried again"
	case games.SetAside:
		return "it could not be handled and is in quarantine; “pbem quarantine show” shows it"
	case games.Missing:
		return "the mailbox lists it, and does not deliver it whole; it is asked for again now and then"
	case games.Dropped:
		return "it was dropped from the quarantine, unhandled"
	}
	return "what that means only a later version of this program knows"
}

func proof(p games.Proof) string {
	switch p {
	case games.ByReplyAddress:
		return "which its secret reply address proves"
	case games.ByConfirmation:
		return "which its answer to our question proves"
	}
	return "which nothing proves"
}

// sending tells how far a letter of ours has come.
func sending(d games.Departure) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<%s> to %s (%s", d.MessageID, d.To, or(d.Kind, "letter"))
	if d.Match != 0 {
		fmt.Fprintf(&b, ", game %d", d.Match)
	}
	b.WriteString("): " + state(d))
	switch {
	case d.Reply == "":
	case d.State == games.Sent:
		fmt.Fprintf(&b, "; the server said: %s", d.Reply)
	default:
		fmt.Fprintf(&b, ", because: %s", d.Reply)
	}
	if d.Report != "" {
		fmt.Fprintf(&b, "; it came back, says the letter %s", games.ShortDigest(d.Report))
	}
	return b.String()
}

func state(d games.Departure) string {
	switch d.State {
	case games.Sent:
		return "sent at " + at(d.Settled) + ", " + tried(d.Tries)
	case games.GivenUp:
		return "given up at " + at(d.Settled) + ", " + tried(d.Tries)
	}
	if d.Due.IsZero() {
		return "to be sent at once, " + tried(d.Tries)
	}
	return "to be sent, not before " + at(d.Due) + ", " + tried(d.Tries)
}

func at(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05 UTC") }

func tried(n int) string {
	if n == 0 {
		return "not tried yet"
	}
	return "tried " + times(n)
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

func matches(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = fmt.Sprint(n)
	}
	if len(numbers) == 1 {
		return "game " + words[0]
	}
	return "games " + strings.Join(words, ", ")
}

func or(text, none string) string {
	if text == "" {
		return none
	}
	return text
}

func bracketed(before, text string) string {
	if text == "" {
		return ""
	}
	return before + "<" + text + ">"
}

func parenthesis(text string) string {
	if text == "" {
		return ""
	}
	return " (" + text + ")"
}
