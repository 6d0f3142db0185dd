package year

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
)

// talk is what somebody has said to their opponent: a word that nobody else says.
type talk struct {
	from, to *person
	game     int
	at       time.Time // when it came; zero while it was not carried out
	heard    int       // letters to the opponent that had it
}

// talkative is what somebody writes who writes too much.
type talkative struct {
	talked  time.Time   // when they last said much at once
	babbled time.Time   // when they last wrote much that nobody can read
	nothing []time.Time // when letters of theirs came that came to nothing, and were answered
	unread  []time.Time // when letters came that nobody could read, and were answered, since one that was read
	warned  time.Time   // when they last read that what they write may not be answered
}

// talkWord begins each word that is said, and nothing else.
const talkWord = "Talkx"

// talks has somebody say much at once to an opponent: each word in a letter of its own, faster than anybody reads.
func (w *world) talks(ctx context.Context, p *person) error {
	if p.number%5 != 2 || w.now.Sub(p.much.talked) < max(w.span()/80, 24*time.Hour) || p.dice.IntN(4) > 0 {
		return nil
	}
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		m, err := w.house.match(ctx, game)
		if err != nil {
			return err
		}
		seat := m.SeatOfAddress(p.address)
		if seat == adjudicator.NoSeat || m.Stage != adjudicator.Playing {
			continue
		}
		other := w.byAddress[m.Player(seat.Other()).Address]
		if other == nil || other == p {
			continue
		}
		p.much.talked = w.now
		for range 2 + p.dice.IntN(5) {
			word := talkWord + surname(p.dice.IntN(1<<40))
			w.talked[word] = &talk{from: p, to: other, game: game}
			w.send(p.write(p.games[game], "say "+word, w.now, false))
		}
		return nil
	}
	return nil
}

// babbles has somebody write several letters at once in which nothing can be read.
func (w *world) babbles(p *person) bool {
	if p.number%7 != 5 || p.acted < 5 || w.now.Sub(p.much.babbled) < max(w.span()/60, 12*time.Hour) || p.dice.IntN(4) > 0 {
		return false
	}
	p.much.babbled = w.now
	for i := range 3 + p.dice.IntN(4) {
		w.ask(p, fmt.Sprintf("Blurgh wibble %s frotz", surname(i+p.dice.IntN(2)*1000)))
	}
	return true
}

// hasSaid keeps that words were carried out. Who refuses somebody is not brought theirs (CR-51).
func (w *world) hasSaid(_ context.Context, s *sent, rest string) error {
	t := w.talked[rest]
	if t == nil {
		return nil
	}
	t.at = s.at
	w.report.Checked["words said"]++
	if t.to.wish.refuse(s.from) {
		w.find("words", "%s says %q to %s, who refuses them", s.from.address, rest, t.to.address)
	}
	w.agenda.note(w.now.Add(3*time.Hour), func(ctx context.Context) error {
		return w.whenUp(ctx, func(context.Context) error { w.checkSaid(rest, false); return nil })
	})
	return nil
}

// checkTalk: words reach whom they are for, once, and nobody else.
func (w *world) checkTalk(p *person, r *received) {
	if !strings.Contains(r.plain, talkWord) {
		return
	}
	heard := map[string]bool{}
	for word := range strings.FieldsSeq(r.plain) {
		word = word[max(0, strings.Index(word, talkWord)):]
		word = strings.TrimRight(word, ".,:;!?\"”“»«)'’")
		if t := w.talked[word]; t != nil && !heard[word] && p != t.from {
			heard[word] = true
			w.hearsTalk(p, r, word, t)
		}
	}
}

func (w *world) hearsTalk(p *person, r *received, word string, t *talk) {
	t.heard++
	switch {
	case p != t.to:
		w.find("words", "%s reads %q, which %s has said to %s: %q", p.address, word, t.from.address, t.to.address, r.subject)
	case t.heard > 1 || w.breaks(SaidTwice):
		w.find("words", "%s reads %q of %s again: %q", p.address, word, t.from.address, r.subject)
	}
}

// checkSaid: words have come three hours later, however many there were; those for somebody who reads one letter a day, in the end.
func (w *world) checkSaid(word string, inTheEnd bool) {
	t := w.talked[word]
	excused := t.at.IsZero() || t.to.forgotten || !t.to.leaving.IsZero() || t.from.forgotten || t.to.hearsNothing() || t.to.noMailbox(w.now) || t.to.excused(t.at)
	early := !inTheEnd && (t.to.habit.digest || w.putsOff() || w.troubled(t.at)) || w.now.Sub(t.at) < 50*time.Hour && inTheEnd
	if excused || early {
		return
	}
	if w.report.Checked["words awaited"]++; t.heard == 0 {
		w.find("words", "%q, which %s has said to %s in game %d at %s, has not come", word, t.from.address, t.to.address, t.game, t.at.Format(time.DateTime))
		t.heard++
	}
}

// checkAllSaid looks in the end for words that have never come.
func (w *world) checkAllSaid() {
	for word := range ordered(w.talked) {
		w.checkSaid(word, true)
	}
}

// excused reports whether somebody wanted no mail, or was banned, at some time since.
func (p *person) excused(since time.Time) bool { return p.unheard.After(since) }

// troubled reports whether the service was down since, which may have made letters late.
func (w *world) troubled(since time.Time) bool { return w.fell.After(since) }
