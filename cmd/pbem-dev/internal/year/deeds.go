package year

import (
	"context"
	"strings"

	"pbem/games"
)

// deed is what the world keeps of words that were carried out, by how they begin. They are those of a letter, or of one that a yes was said to.
type deed struct {
	begins string
	keep   func(w *world, ctx context.Context, s *sent, rest string) error
}

func deeds() []deed {
	return []deed{
		{"newkey", (*world).renewsKeys},
		{"block", (*world).hasBlocked},
		{"unblock", (*world).hasUnblocked},
		{"unwatch ", (*world).unwatches},
		{"timezone", (*world).hasMoved},
		{"admin pause all until ", (*world).pausesAll},
		{"admin pause end", (*world).endsPause},
		{"admin ban ", (*world).isBanned},
		{"admin unban ", (*world).isUnbanned},
		{"admin lift ", (*world).isLifted},
		{"limit ", (*world).hasLimited},
		{"refuse ", (*world).hasRefused},
		{"accept ", (*world).hasAccepted},
		{"decline", (*world).hasDeclined},
		{"refuse", (*world).hasDeclined},
		{"say ", (*world).hasSaid},
		{"name ", (*world).isCalled},
		{"watch ", (*world).hasWatched},
		{"comment ", (*world).hasWatched},
		{"copy inventor yes", (*world).hasAgreed},
		{"copy inventor no", (*world).hasDisagreed},
	}
}

// remembers keeps what a letter of somebody's means, and which game it is about: one that answers a question means what was asked.
func (p *person) remembers(s *sent) {
	p.said[s.id] = s.meant
	switch {
	case s.answer == nil:
	case s.answer.asks():
		p.said[s.id], p.about[s.id] = p.said[s.answer.answers], p.about[s.answer.answers]
	default:
		p.about[s.id] = s.answer.game()
	}
}

// carriedOut keeps what a letter has done that did something.
func (w *world) carriedOut(ctx context.Context, s *sent, came *games.Arrival) error {
	w.agreed(s, came)
	words := s.meant
	switch {
	case strings.HasPrefix(came.Why, "yes: confirm"): // to a turn that waited, whatever else the letter that asked has answered
		return nil
	case strings.HasPrefix(came.Why, "yes: "):
		words = s.from.said[s.id]
	}
	for _, d := range deeds() {
		if rest, ok := strings.CutPrefix(words, d.begins); ok {
			return d.keep(w, ctx, s, rest)
		}
	}
	return nil
}

// hasMoved: a date may come twice to whoever chooses another zone.
func (w *world) hasMoved(_ context.Context, s *sent, _ string) error {
	s.from.moved = w.now
	return nil
}
