package year

import (
	"context"
	"strconv"
	"strings"
	"time"

	"pbem/mailer/token"
)

// checkObserver: who watches a game hears of each turn once, in the order of the turns, and never before both players (CR-54).
func (w *world) checkObserver(p *person, r *received) {
	game, ok := numberIn(r.subject, "Game ", "Partie ")
	if !ok || r.tag.Kind == token.ReplyTag {
		return
	}
	for line := range strings.Lines(r.plain) {
		line = strings.TrimSpace(line)
		switch n, ok := turnIn(line); {
		case strings.HasPrefix(line, "Taken back by agreement") || strings.HasPrefix(line, "Nach Vereinbarung zurückgenommen"):
			p.seen[game] = -1
		case ok:
			w.observes(p, game, n)
		}
	}
}

// turnIn is the number of the turn that a line tells an observer of: "12. Bo: white: Za1-b2".
func turnIn(line string) (n int, ok bool) {
	number, rest, found := strings.Cut(line, ". ")
	if !found || !strings.Contains(rest, ": ") {
		return 0, false
	}
	return numberIn(number+" ", "")
}

func (w *world) observes(p *person, game, turn int) {
	w.report.Checked["turns told to observers"]++
	before := p.seen[game]
	if w.breaks(TwiceTold) {
		before = turn
	}
	missed := p.misses[game] && turn > before
	if before > 0 && turn != before+1 && !missed {
		w.find("observers", "%s hears of turn %d of game %d after turn %d", p.address, turn, game, before)
	}
	p.seen[game] = turn
	delete(p.misses, game)
	w.notBefore("news", game, turn, p.address, w.breaks(EarlyNews))
}

// notBefore holds what others see of a game to what its players have been told: by a letter, or else a day has gone by since the turn.
func (w *world) notBefore(what string, game, turn int, who string, broken bool) {
	for _, player := range w.playing[game] {
		if player.forgotten || player.told[game] >= turn && !broken {
			continue
		}
		if at := w.played[game]; turn > 0 && turn <= len(at) && w.now.Sub(at[turn-1]) >= 24*time.Hour && !broken {
			continue
		}
		w.find(what, "%s sees turn %d of game %d, and %s knows of %d", who, turn, game, player.address, player.told[game])
		return
	}
}

// unwatches: of what is played until they watch it again they need not hear.
func (w *world) unwatches(_ context.Context, s *sent, rest string) error {
	if game, err := strconv.Atoi(rest); err == nil {
		s.from.misses[game] = true
	}
	return nil
}

// missesSome: who had no mail for a while has not heard of what was played meanwhile in the games that they watch.
func (p *person) missesSome() {
	for game := range p.seen {
		p.misses[game] = true
	}
}
