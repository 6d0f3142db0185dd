package size

import (
	"cmp"
	"context"
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
	all, err := h.service.Daemon.Store.Matches(ctx, games.Query{Live: true, Limit: 1 << 30})
	going := map[string]int{}
	for _, m := range all {
		going[m.White.Address]++
		going[m.Black.Address]++
	}
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

// move is the letter of a game; without words where nobody can play a turn.
func (h *hall) move(ctx context.Context, id int, going map[string]int) (move, error) {
	m, err := h.match(ctx, id)
	if err != nil {
		return move{}, err
	}
	seat := m.ToMove()
	if m.Stage != adjudicator.Playing || m.SettingUp() || seat == adjudicator.NoSeat {
		return move{}, nil
	}
	who, other := m.Player(seat), m.Player(seat.Other())
	tag := h.service.Daemon.Referee.Key.Reply(token.Claim{Game: id, Seat: seat, Turn: m.Number(), Epoch: "0.0"})
	return move{game: id, version: m.Version, who: writer{who.Name, who.Address}, to: "games+" + tag + "@" + site,
		words: chosen(m.Position, uint64(m.Number())).String(), turns: len(m.Turns), seen: m.Position.String(),
		going: [2]int{going[who.Address], going[other.Address]}}, nil
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
