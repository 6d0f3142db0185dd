package size

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
)

// move is a letter that plays a turn, and what is needed to compare it with another.
type move struct {
	game, version int
	who           writer
	to, words     string
	turns         int    // that led to the position before it
	seen          string // that position
	going         [2]int // games of whoever writes, and of the other
}

// moves are the letters that can be written in the games of a preset, no more than one each. Who is to move writes, by the address of that
// turn; in games of the same position they play the same.
func (h *hall) moves(ctx context.Context, preset string) (list []move, err error) {
	going := going{h.service.Daemon.Store, map[string]int{}}
	all, err := h.some(ctx, preset, going)
	for _, m := range all {
		if err != nil {
			return nil, err
		}
		if m.Preset != preset || m.Stage != adjudicator.Playing {
			continue
		}
		var one move
		if one, err = h.move(ctx, m.ID, going); err == nil && one.words != "" {
			list = append(list, one)
		}
	}
	return list, err
}

// many is of how many games of a preset letters are chosen in a store that is too great to go through all of them.
const many = rounds * 3

// some are the games that are going on; of a store that was multiplied those of people whom chance has chosen, so many of a preset at least.
func (h *hall) some(ctx context.Context, preset string, going going) (all []games.Summary, err error) {
	if h.copies == 1 {
		return h.service.Daemon.Store.Matches(ctx, games.Query{Live: true, Limit: 1 << 30})
	}
	dice := rand.New(rand.NewPCG(seed, uint64(h.written)))
	seen := map[int]bool{}
	for n, found := 0, 0; found < many && n < 10*min(many, h.copies*h.people); n++ {
		one := person(1 + dice.IntN(h.people)).in(dice.IntN(h.copies))
		theirs, err := going.of(ctx, one)
		if err != nil {
			return nil, err
		}
		for _, m := range theirs {
			if !seen[m.ID] {
				all = append(all, m)
			}
			if seen[m.ID] = true; m.Preset == preset {
				found++
			}
		}
	}
	return all, nil
}

// going counts the games that people have going.
type going struct {
	store games.Store
	known map[string]int
}

func (g going) of(ctx context.Context, address string) ([]games.Summary, error) {
	all, err := g.store.Matches(ctx, games.Query{Address: address, Live: true, Limit: 1 << 30})
	g.known[address] = len(all)
	return all, err
}

func (g going) count(ctx context.Context, address string) (int, error) {
	if n, known := g.known[address]; known {
		return n, nil
	}
	all, err := g.of(ctx, address)
	return len(all), err
}

// move is the letter of a game; without words where nobody can play a turn.
func (h *hall) move(ctx context.Context, id int, going going) (move, error) {
	m, err := h.match(ctx, id)
	if err != nil {
		return move{}, err
	}
	seat := m.ToMove()
	if m.Stage != adjudicator.Playing || m.SettingUp() || seat == adjudicator.NoSeat {
		return move{}, nil
	}
	who, other := m.Player(seat), m.Player(seat.Other())
	mine, err := going.count(ctx, who.Address)
	if err != nil {
		return move{}, err
	}
	theirs, err := going.count(ctx, other.Address)
	if err != nil {
		return move{}, err
	}
	tag := h.service.Daemon.Referee.Key.Reply(token.Claim{Game: id, Seat: seat, Turn: m.Number(), Epoch: "0.0"})
	return move{game: id, version: m.Version, who: writer{who.Name, who.Address}, to: "games+" + tag + "@" + site,
		words: chosen(m.Position, uint64(m.Number())).String(), turns: len(m.Turns), seen: m.Position.String(),
		going: [2]int{mine, theirs}}, nil
}

// played reports whether the turn of a letter stands.
func (h *hall) played(ctx context.Context, of move) (bool, error) {
	m, err := h.match(ctx, of.game)
	return err == nil && m.Version > of.version && len(m.Turns) > 0, err
}

// alike is how many games more the one side of a pair may have going, both players together.
const alike = 4

// pairs finds for letters of one store those of another after as many turns, by people who have about as many games going; if there are any,
// those that play the same in the same position.
func pairs(full, empty []move, most int) (list [][2]move) {
	by := map[int][]move{}
	for _, m := range full {
		by[m.turns] = append(by[m.turns], m)
	}
	for _, e := range empty {
		rest := by[e.turns]
		if len(rest) == 0 || len(list) == most {
			continue
		}
		apart := func(f move) int { return apart(f.going[0], e.going[0]) + apart(f.going[1], e.going[1]) }
		other := func(f move) int {
			if f.seen == e.seen && apart(f) <= alike {
				return 0
			}
			return 1
		}
		best := slices.MinFunc(rest, func(a, b move) int {
			return cmp.Or(other(a)-other(b), cmp.Compare(apart(a), apart(b)), cmp.Compare(a.game, b.game))
		})
		if apart(best) > alike {
			continue
		}
		list = append(list, [2]move{best, e})
		by[e.turns] = slices.DeleteFunc(rest, func(m move) bool { return m.game == best.game })
	}
	return list
}

func apart(a, b int) int { return max(a-b, b-a) }
