package doctor

import (
	"context"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/cmd/internal/storage"
	"pbem/games"
)

// silent is how long a service that runs may not have looked at the clock: it does so every minute.
const silent = 5 * time.Minute

// lately is for how long a machine is told of on which the service runs no more.
const lately = 7 * 24 * time.Hour

// store reads the store through, and tells what waits in it.
func (e *exam) store(ctx context.Context) {
	at := storage.Of(e.Config)
	if why, err := at.Barred(ctx); err == nil && why != "" {
		e.broken("store", "It is not the one to work on: %s.", why)
		return
	}
	found, err := at.Inspect(ctx)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		e.look("store", "There is no store %s yet; the service makes it at its first start.", at.Name())
		e.unused = true
		return
	case errors.Is(err, games.ErrUnavailable) && !errors.Is(err, games.ErrDamaged):
		e.broken("store", "The database %s does not answer: %v.", at.Name(), err)
		return
	case err != nil:
		e.broken("store", "%s. Stop the service and put a backup in its place (%s).", capital(err.Error()), at.Remedy())
		return
	}
	e.marks, e.alive = found.Marks, found.Alive
	e.unused = found.Matches == 0 && found.Players == 0 && found.Marks[games.OfInbox.Key(games.MarkSince)] == ""
	e.ok("store", "It is in order: %s (%d not over) and %s.", counted(found.Matches, "game"), found.Live, counted(found.Players, "player"))
	e.sameKey()
	if e.Config.Database == "" {
		e.open()
		e.runs(at)
	} else {
		e.checksums(found)
		e.nodes(found)
		e.ahead, _ = at.Ahead(ctx, e.Now) // that it answers was seen just now
	}
	e.halted()
	e.outages(found)
	e.outbox(found)
	mailExam{e}.envelopes(found)
	if found.Aside > 0 {
		e.look("quarantine", "%s could not be handled. See which and why with pbem quarantine list.", capital(counted(found.Aside, "letter")))
	}
	if found.Missing > 0 {
		e.look("mailbox", "%s in the mailbox could not be fetched: its server does not deliver what it lists. The log says which and why (pbem why); look at it with a mail program, and take it out of the mailbox when it is lost.", capital(counted(found.Missing, "letter")))
	}
	if late := e.Now().Sub(found.Due); !found.Due.IsZero() && late > silent {
		e.look("store", "Since %s something is to be done in a game: the service does it as soon as it runs.", date(found.Due))
	}
}

// open looks at who may read the store: addresses and reply secrets are in it.
func (e *exam) open() {
	if mode, err := modeOf(e.Config.Store); err == nil && mode&0o007 != 0 {
		e.look("store", "Everybody on this machine can read %s (its mode is %04o), and with it write as any player: run chmod 600 on it.", e.Config.Store, mode)
	}
}

// runs tells whether a service works on the store.
func (e *exam) runs(at storage.Place) {
	processes, known := at.Holders()
	e.stopped = known && len(processes) == 0
	seen, noted := e.alive, !e.alive.IsZero()
	switch {
	case !known:
	case len(processes) > 1:
		e.look("service", "%d programs have the store open just now (processes %v). That is safe, but one service is enough.", len(processes), processes)
	case len(processes) == 1 && noted && e.Now().Sub(seen) > silent:
		e.broken("service", "It runs (process %d), but has not looked at the clock since %s. Look at its log, and start it anew.", processes[0], date(seen))
	case len(processes) == 1:
		e.ok("service", "It runs (process %d).", processes[0])
	case noted:
		e.look("service", "It does not run; it was last alive on %s.", date(seen))
	default:
		e.look("service", "It does not run yet.")
	}
}

// often is how many outages in a week are more than accidents.
const often = 5

// outages tells when the service is away so often that something else must be wrong: no clock counts the time meanwhile. A pause of all clocks is
// the host's own doing, and is told while it is on.
func (e *exam) outages(found games.Contents) {
	n := 0
	for _, o := range found.Outages {
		switch {
		case o.Why != games.WhyPaused && e.Now().Sub(o.Ended) < 7*24*time.Hour:
			n++
		case o.Why == games.WhyPaused && !o.Began.After(e.Now()) && o.Ended.After(e.Now()):
			e.look("clock", "All clocks stand until %s, because the host paused them. “pbem admin pause end --yes” lets them go.", date(o.Ended))
		}
	}
	if n >= often {
		e.look("clock", "In the last seven days the service was out of reach %d times for longer than outage_credit (%v), and no player's clock ran then. If cron runs pbem tick more rarely than that, say how often in tick_every.", n, e.Config.OutageCredit)
	}
}

// halted tells when the service will do nothing before the host has decided something.
func (e *exam) halted() {
	why := e.marks[games.MarkHalted]
	if at := e.marks[games.MarkRestored]; why == "" && at != "" {
		why = "a backup was put in the store's place on " + at
	}
	if why != "" {
		e.broken("service", "It halts until you decide how to go on: %s. Start it once with --catch-up or --accept-restore; “Restore” in hosting.md says what each does.", why)
	}
}

func (e *exam) outbox(found games.Contents) {
	if found.GivenUp > 0 {
		e.look("outbox", "%s could not be sent and was given up: its address does not exist, took nothing for five days, or refused the letter itself. That is usual for a few.", capital(counted(found.GivenUp, "letter")))
	}
	e.refused()
	if found.Waiting > 0 {
		e.ok("outbox", "%s to be sent.", waiting(found.Waiting))
	}
}

// refused tells where the server in send refuses us: then all letters wait.
func (e *exam) refused() {
	for _, name := range slices.Sorted(maps.Keys(e.marks)) {
		r := games.ParseRefusal(e.marks[name])
		if !strings.HasSuffix(name, " "+games.MarkRefused) || !r.Now() {
			continue
		}
		e.broken("outbox", "Since %s the server that takes our letters refuses all of them, for something about us and not about the players: %s. The letters wait, and one is tried now and then, next after %s. A limit of letters a day ends by itself; else put right what the server says.",
			date(r.Since), strings.TrimRight(r.Why, "."), date(r.Again))
	}
}

// mark reads a time among the store's marks.
func mark(marks map[string]string, name string) (at time.Time, noted bool) {
	at, err := time.Parse(time.RFC3339Nano, marks[name])
	return at, err == nil
}
