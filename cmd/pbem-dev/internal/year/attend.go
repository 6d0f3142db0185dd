package year

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/mailer/token"
)

// receives files a letter of the service's in somebody's head: which game it is about, whether it asks for a yes.
func (p *person) receives(r *received) {
	switch {
	case r.asks():
		p.asked = append(p.asked, r)
	case r.tag.Kind == token.DigestTag:
		p.digest = r
	case r.tag.Kind == token.AccountTag:
		p.account, p.known = r, true
	}
	if r.tag.Kind == token.ReplyTag {
		p.games[r.game()] = r
	}
}

// attend is what somebody does when they look into their mailbox: they answer what asks them, play, and at times want something.
func (w *world) attend(ctx context.Context, p *person) error {
	w.report.Visits++
	p.answerAll(w)
	if p.hosts {
		return nil
	}
	if !p.leaving.IsZero() { // they only say that they mean it
		return nil
	}
	if err := w.playAll(ctx, p); err != nil {
		return err
	}
	if err := errors.Join(w.talks(ctx, p), w.copies(ctx, p)); err != nil {
		return err
	}
	if err := w.wants(ctx, p); err != nil {
		return err
	}
	within := 3 * 24 * time.Hour
	if p.settled < len(p.settings()) { // who is new comes again soon
		within = 18 * time.Hour
	}
	w.visit(p, w.now.Add(min(max(p.pace, 6*time.Hour), within)+time.Duration(p.dice.IntN(int(within/time.Minute)))*time.Minute).Truncate(time.Minute))
	return nil
}

// answerAll answers what asks for a yes: mostly by one.
func (p *person) answerAll(w *world) {
	asked := p.asked
	p.asked = nil
	for _, r := range asked {
		if w.now.Sub(r.at) > 6*24*time.Hour {
			continue
		}
		words := p.speech.yes
		switch p.dice.IntN(30) {
		case 0:
			words = p.speech.no
		case 1:
			words = "I am not sure what you want of me"
		case 2:
			words = p.speech.hello + "\n\n" + words
		case 3, 4:
			words = p.declines(r, words)
		}
		w.send(p.write(r, words, w.now, false))
	}
}

// wants: settings, a name, somebody to play with, a holiday. One thing at a time.
func (w *world) wants(ctx context.Context, p *person) error {
	switch settings := p.settings(); {
	case len(p.asked) > 0:
		return nil
	case p.forgets && p.acted > 5 && w.now.After(p.gone):
		w.leaves(p)
	case p.settled < len(settings):
		w.ask(p, settings[p.settled])
		p.settled++
	case w.moves(p), w.blocks(p), w.offersSeat(p), w.renames(p), w.wishesSomething(p), w.seeksMuch(p), w.babbles(p), w.asksAfter(p):
	case p.travels && !w.now.Before(p.away) && p.dice.IntN(40) == 0:
		w.travel(p)
	case p.dice.IntN(60) == 0:
		w.ask(p, looks()[p.dice.IntN(len(looks()))])
	case p.watcher && p.dice.IntN(5) == 0:
		w.watch(p)
	case p.known && w.joins(p):
	case w.now.Sub(p.offered) > 36*time.Hour:
		p.offered = w.now
		return w.findGame(ctx, p)
	}
	return nil
}

// ask writes what is about no game.
func (w *world) ask(p *person, words string) { w.send(p.write(p.account, words, w.now, false)) }

// settings are what somebody tells the service of themselves, one after the other.
func (p *person) settings() []string {
	list := p.speech.settings(p.number)
	list = append(list, "name "+p.name)
	if p.zone != "" {
		list = append(list, "timezone "+p.zone)
	}
	if p.number%3 == 0 {
		list = append(list, "weekends off")
	}
	if p.habit.digest {
		list = append(list, fmt.Sprintf("mail digest on %02d:30", p.number%24))
	}
	if p.strict {
		list = append(list, "strict on")
	}
	if p.number%11 == 5 {
		list = append(list, "vacation auto off")
	}
	if p.number%7 == 2 {
		list = append(list, "mail reminders 2d 6h")
	}
	return list
}

// looks are questions that change nothing.
func looks() []string {
	return []string{"games", "seeks", "players", "time", "help", "presets", "vacation", "limits", "rules cosmic", "games all", "next", "watching", "ratings", "tournaments"}
}

// travel: a holiday, announced as long as there is budget, and at times a move to another zone.
func (w *world) travel(p *person) {
	days := 2 + p.dice.IntN(6)
	if p.dice.IntN(3) == 0 {
		w.ask(p, "timezone "+somewhere()[1+p.dice.IntN(len(somewhere())-1)])
		return
	}
	from := w.now.AddDate(0, 0, 1+p.dice.IntN(5))
	p.away = from.AddDate(0, 0, days)
	w.ask(p, fmt.Sprintf("vacation %s %s", from.Format(time.DateOnly), p.away.Format(time.DateOnly)))
}

// playAll plays where they are to move: digest readers in one letter, others game by game.
func (w *world) playAll(ctx context.Context, p *person) error {
	var lines []string
	reader := p.habit.digest && p.digest != nil
	for _, game := range slices.Sorted(maps.Keys(p.games)) {
		words, err := w.move(ctx, p, game)
		switch {
		case err != nil:
			return err
		case words == "":
		case reader && !strings.Contains(words, "\n") && len(lines) < 12:
			lines = append(lines, fmt.Sprintf("%d: %s", game, words))
		default:
			w.send(p.write(p.games[game], words, w.now, false))
		}
	}
	if len(lines) > 0 {
		w.send(p.write(p.digest, strings.Join(lines, "\n"), w.now, false))
	}
	return nil
}
