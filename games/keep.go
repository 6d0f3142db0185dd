package games

import "time"

// For how long the store keeps what grows with every letter. docs/hosting.md#what-grows has all that grows; Store.Forget forgets.
const (
	// TraceYears is how long rows about letters are kept, in years: those of letters that came, and of letters that were sent or given up.
	TraceYears = 1
	// DigestYears is how long the digests and imprints are kept by which the store knows letters again, in years. A copy that comes later
	// finds nothing that it could do twice: addresses of turns are good for one turn, of accounts for 30 days, of requests once; what was
	// signed is believed for three days.
	DigestYears = 2
	// LetterDays is how long the bytes of the last letter to a seat are kept once it was sent, and those of a letter that was given up, in
	// days. Those of others go as soon as they are sent.
	LetterDays = 30
	// ProcessDays is how long a process of a node that runs no more is kept, in days.
	ProcessDays = 7
	// QuestionYears is how long requests are kept, and offers that stand no more, in years. An account's address names them for 30 days.
	QuestionYears = 1
	// PaceDays is how long it is kept how many turns somebody has played on a day, in days: punctuality looks back 365 (CR-38). Twice as
	// long, so that a clock that is a year ahead for an hour takes nothing away.
	PaceDays = 2 * 366
	// NameYears is for how long nobody else can have a name that was given up, in years (mail.md, "New people").
	NameYears = 1
)

// Ages are the times before which things are old, as of one moment.
type Ages struct {
	Now, Traces, Digests, Letters, Processes, Questions, Names time.Time
}

// AgesAt are those of a moment.
func AgesAt(now time.Time) Ages {
	return Ages{Now: now, Traces: now.AddDate(-TraceYears, 0, 0), Digests: now.AddDate(-DigestYears, 0, 0), Letters: now.AddDate(0, 0, -LetterDays),
		Processes: now.AddDate(0, 0, -ProcessDays), Questions: now.AddDate(-QuestionYears, 0, 0), Names: now.AddDate(-NameYears, 0, 0)}
}
