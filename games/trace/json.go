package trace

import (
	"time"

	"pbem/games"
)

// Record is a trace for programs. Its names are stable; times are RFC 3339, zero ones are left out.
type Record struct {
	Came *Letter   `json:"came,omitempty"`
	Went []Sending `json:"went"`
}

// Letter is a letter that came.
type Letter struct {
	Digest      string    `json:"digest"`
	MessageID   string    `json:"message_id,omitempty"`
	Route       string    `json:"route,omitempty"`
	From        string    `json:"from,omitempty"`
	Player      string    `json:"player,omitempty"`
	Proof       string    `json:"proof,omitempty"`
	Belief      string    `json:"belief,omitempty"`
	Doubt       string    `json:"doubt,omitempty"`
	Received    time.Time `json:"received,omitzero"`
	Handled     time.Time `json:"handled,omitzero"`
	Games       []int     `json:"games,omitempty"`
	Disposition string    `json:"disposition,omitempty"`
	Why         string    `json:"why,omitempty"`
	Returns     string    `json:"returns,omitempty"`
	Attempts    int       `json:"attempts,omitempty"`
	Seconds     float64   `json:"seconds,omitempty"` // that deciding took
}

// Sending is a letter of ours.
type Sending struct {
	MessageID string    `json:"message_id"`
	To        string    `json:"to"`
	Game      int       `json:"game,omitempty"`
	Kind      string    `json:"kind,omitempty"`
	State     string    `json:"state"`
	Tries     int       `json:"tries"`
	Created   time.Time `json:"created,omitzero"`
	Due       time.Time `json:"due,omitzero"`
	Settled   time.Time `json:"settled,omitzero"`
	Reply     string    `json:"reply,omitempty"`
	Report    string    `json:"report,omitempty"` // the digest of the report that it was not delivered
}

// RecordOf writes a trace for programs.
func RecordOf(t games.Trace) Record {
	r := Record{Went: make([]Sending, 0, len(t.Went))}
	if a := t.Came; a != nil {
		r.Came = &Letter{Digest: a.Digest, MessageID: a.MessageID, Route: a.Route, From: a.From, Player: a.Player, Proof: string(a.Proof),
			Belief: a.Belief, Doubt: string(a.Doubt),
			Received: a.Received, Handled: a.Handled, Games: a.Matches, Disposition: string(a.Disposition), Why: a.Why, Returns: a.Returns,
			Attempts: a.Attempts, Seconds: a.Took.Seconds()}
	}
	for _, d := range t.Went {
		r.Went = append(r.Went, Sending{MessageID: d.MessageID, To: d.To, Game: d.Match, Kind: d.Kind, State: string(d.State), Tries: d.Tries,
			Created: d.Created, Due: d.Due, Settled: d.Settled, Reply: d.Reply, Report: d.Report})
	}
	return r
}
