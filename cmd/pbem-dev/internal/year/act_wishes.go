package year

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/games"
)

// wishes are how much, what and with whom somebody wants to play, as the second book keeps it by their own words.
type wishes struct {
	most    map[string]int // at once, of a preset; "" for all
	presets map[string]bool
	people  map[*person]bool // by name
	senders map[*person]bool // by address, which the name does not end
	tried   time.Time
	lifted  bool      // the host lets them have as many games as they like
	capped  time.Time // when they last heard that they have as many as they may have
	sought  time.Time // when they last made many offers at once
}

func noWishes() wishes {
	return wishes{most: map[string]int{}, presets: map[string]bool{}, people: map[*person]bool{}, senders: map[*person]bool{}}
}

// refuse reports whether somebody is refused.
func (w wishes) refuse(other *person) bool { return w.people[other] || w.senders[other] }

// of are those who are refused by words such as these.
func (w wishes) of(words string) map[*person]bool {
	if strings.Contains(words, "@") {
		return w.senders
	}
	return w.people
}

// wishesSomething has somebody say, at times, what or whom they do not want, or that they do again.
func (w *world) wishesSomething(p *person) bool {
	if w.breaks(RefusedHears) && p.settled == len(p.settings()) && p.dice.IntN(4) == 0 {
		w.ask(p, "refuse "+w.people[(p.number+1)%len(w.people)].name)
		return true
	}
	if p.number%4 != 2 || p.settled < len(p.settings()) || w.now.Sub(p.wish.tried) < max(w.span()/80, 8*time.Hour) || p.dice.IntN(3) > 0 {
		return false
	}
	p.wish.tried = w.now
	w.ask(p, w.aWish(p))
	return true
}

func (w *world) aWish(p *person) string {
	preset, _, _ := strings.Cut(w.terms(p), " ")
	other := w.people[p.dice.IntN(len(w.people))]
	switch n := p.dice.IntN(9); {
	case n == 0:
		return fmt.Sprintf("limit total %d", 1+p.dice.IntN(5))
	case n == 1:
		return fmt.Sprintf("limit %s 1", preset)
	case n == 2:
		return "refuse " + preset
	case n < 6 && other != p && other.known && !other.forgotten && other.leaving.IsZero():
		if n == 3 && !other.changes() {
			return "refuse " + other.mailbox()
		}
		return "refuse " + other.name
	}
	return w.noWish(p)
}

// noWish takes one of somebody's wishes back.
func (w *world) noWish(p *person) string {
	for preset := range ordered(p.wish.most) {
		if preset == "" {
			return "limit total none"
		}
		return fmt.Sprintf("limit %s none", preset)
	}
	for _, other := range w.people {
		if p.wish.people[other] && !other.forgotten && other.leaving.IsZero() {
			return "accept " + other.name
		}
		if p.wish.senders[other] && !other.forgotten && other.leaving.IsZero() {
			return "accept " + other.mailbox()
		}
	}
	for preset := range ordered(p.wish.presets) {
		return "accept " + preset
	}
	return "limits"
}

func (w *world) hasLimited(_ context.Context, s *sent, rest string) error {
	words := strings.Fields(rest)
	if len(words) != 2 {
		return nil
	}
	preset := words[0]
	if preset == "total" {
		preset = ""
	}
	w.report.Checked["wishes"]++
	most, err := strconv.Atoi(words[1])
	if s.from.wish.most[preset] = most; err != nil {
		delete(s.from.wish.most, preset)
	}
	return nil
}

// hasRefused: whom somebody refuses is not written to for that.
func (w *world) hasRefused(ctx context.Context, s *sent, rest string) error {
	w.report.Checked["wishes"]++
	if other := w.someone(rest); other != nil {
		s.from.wish.of(rest)[other] = true
		return w.checkUntold(ctx, s, other)
	}
	s.from.wish.presets[rest] = true
	return nil
}

func (w *world) hasAccepted(_ context.Context, s *sent, rest string) error {
	w.report.Checked["wishes"]++
	if other := w.someone(rest); other != nil {
		delete(s.from.wish.of(rest), other)
		return nil
	}
	delete(s.from.wish.presets, rest)
	return nil
}

// someone is who has an address or a name now; nil for nobody.
func (w *world) someone(words string) *person {
	if strings.Contains(words, "@") {
		return w.byAddress[words]
	}
	i := slices.IndexFunc(w.people, func(p *person) bool { return p.name == words && !p.forgotten })
	if i < 0 {
		return nil
	}
	return w.people[i]
}

// seeksMuch has somebody make many offers at once, at times.
func (w *world) seeksMuch(p *person) bool {
	if p.number%9 != 2 || p.acted < 6 || len(w.begun) >= w.Games || w.now.Sub(p.wish.sought) < 6*time.Hour || p.dice.IntN(6) > 0 {
		return false
	}
	p.wish.sought = w.now
	var lines []string
	for range 5 {
		lines = append(lines, fmt.Sprintf("seek %s games %d", w.terms(p), 1+p.dice.IntN(4)))
	}
	w.ask(p, strings.Join(lines, "\n"))
	return true
}

// mostStanding is how many offers of one player stand at once.
const mostStanding = 10

// offersOf counts the offers of somebody that stand.
func (w *world) offersOf(ctx context.Context, p *person) (int, error) {
	store := w.house.store()
	player, err := store.Player(ctx, p.address)
	if err != nil {
		return 0, err
	}
	list, err := store.Offers(ctx, games.OfferQuery{Seeker: player.Number})
	return len(list), err
}
