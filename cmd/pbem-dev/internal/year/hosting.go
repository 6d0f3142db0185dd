package year

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
)

// interventions is how often the host decides something in a year.
const interventions = 60

// theHost is who hosts the club: they play nothing, and answer what they are asked.
func theHost(seed uint64) *person {
	p := newPerson(0, seed, time.Hour)
	p.habit = habit{kind: "host", pace: 2 * time.Hour, belief: mailer.Believed}
	p.box, p.address, p.name, p.speech = "host", host, "Hanna Host", speeches()[0]
	p.dice, p.gone, p.hosts = rand.New(rand.NewPCG(seed, 1<<40)), time.Time{}, true
	return p
}

// hosted notes when the host decides something in a game.
func (w *world) hosted() {
	p := theHost(w.Seed)
	p.german = w.german
	w.byAddress[host] = p
	w.pauses(p)
	w.bans(p)
	w.lifts(p)
	for i := range interventions * w.Days / 365 {
		at := w.now.Add(w.span()/8 + time.Duration(i)*(w.span()*7/8)/time.Duration(interventions*w.Days/365)).Truncate(time.Minute)
		w.agenda.note(at, func(ctx context.Context) error {
			return w.whenUp(ctx, func(ctx context.Context) error { return w.decides(ctx, p) })
		})
	}
}

// decides has the host decide something in a game, or take a decision or a result back.
func (w *world) decides(ctx context.Context, p *person) error {
	if len(w.playing) == 0 {
		return nil
	}
	game := w.anyGame(p)
	m, err := w.house.match(ctx, game)
	if err != nil {
		return err
	}
	words := ""
	switch {
	case m.Stage == adjudicator.Playing && len(m.Turns) > 1:
		words = []string{"admin adjudicate %d 1-0 a program has played", "admin adjudicate %d 1/2-1/2 both have asked for it", "admin extend %d 3d", "admin extend %d 1d", "admin undo %d to 1 a letter was read wrongly"}[p.dice.IntN(5)]
	case m.Stage == adjudicator.Over && len(m.Turns) > 1 && w.now.Sub(m.EndedAt) < 50*24*time.Hour:
		words = []string{"admin void %d the same person twice", "admin adjudicate %d 0-1 it was the other way round", "admin undo %d to 1 a letter was read wrongly"}[p.dice.IntN(3)]
	}
	if words == "" {
		return nil
	}
	w.corrected[game] = true
	w.report.Checked["decisions of the host"]++
	w.send(p.write(nil, fmt.Sprintf(words, game), w.now, false))
	return nil
}
