package storetest

import (
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
)

// audited holds what hosts have done to what the contract promises.
func audited() group {
	return group{"what hosts have done", []testCase{
		{"it is listed for whom it concerns, the newest first", auditIsListed},
		{"an outage that a host declares", func(f fixture) {
			pause := games.Outage{Interval: clock.Interval{Began: morning(), Ended: morning().Add(48 * time.Hour)}, Why: "pause"}
			f.must(games.Commit{Outages: []games.Outage{pause}})
			f.same("outages", noError[[]games.Outage](f)(f.Outages(f.Context(), morning())), []games.Outage{pause})
			pause.Ended = pause.Began
			f.must(games.Commit{Outages: []games.Outage{pause}})
			f.same("outages", len(noError[[]games.Outage](f)(f.Outages(f.Context(), morning()))), 0)
		}},
	}}
}

func auditIsListed(f fixture) {
	first := games.Audited{Number: 1, At: morning(), By: games.AuditMail, Words: "void 42 “…”", Match: 42, Players: []int{7, 17}}
	second := games.Audited{Number: 2, At: morning().Add(1), By: games.AuditMachine, Words: "pause all until", Everyone: true}
	third := games.Audited{Number: 3, At: morning().Add(2), By: games.AuditMachine, Words: "ban Bo", Players: []int{9}}
	f.must(games.Commit{Audits: []games.Audited{first, second}}, games.Commit{Audits: []games.Audited{third}})
	for _, c := range []struct {
		of   games.AuditQuery
		want []games.Audited
	}{
		{games.AuditQuery{}, []games.Audited{third, second, first}},
		{games.AuditQuery{Limit: 1}, []games.Audited{third}},
		{games.AuditQuery{Player: 7}, []games.Audited{second, first}},
		{games.AuditQuery{Player: 1}, []games.Audited{second}},
		{games.AuditQuery{Match: 42}, []games.Audited{first}},
		{games.AuditQuery{Match: 42, Player: 9}, nil},
	} {
		f.same("audit", noError[[]games.Audited](f)(f.Audit(f.Context(), c.of)), c.want)
	}
}
