package cosmic

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// afterWin explains what follows the capture of the King (G-1).
func (w *written) afterWin(t *path, action int) *rules.Violation {
	return &rules.Violation{Code: rules.GameOver, Ruling: "G-1", Action: action + 1, Quote: w.draft.Quote(action),
		Why:  fmt.Sprintf("The game is already won by %s: the King is captured.", t.action()),
		Help: "End the turn there."}
}

// another explains an action that does not go on with the piece that has moved.
func (w *written) another(t *path) *rules.Violation {
	if t.won() {
		return w.afterWin(t, w.extra)
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: w.extra + 1, Quote: w.draft.Quote(w.extra),
		Why:  fmt.Sprintf("A turn is one piece's; %s is a whole turn.", t.action()),
		Help: "End the turn there, or send another."}
}

// unclear asks which of several turns is meant.
func (w *written) unclear(t *path, fit []path) *rules.Violation {
	var list []string
	if t.took == 0 && t.landed == len(w.to) {
		list = append(list, t.action().String())
	}
	for i := range fit[:min(len(fit), mostShown)] {
		list = append(list, fit[i].action().String())
	}
	joined := rules.OrList
	if len(fit) > mostShown {
		list, joined = append(list, "others"), rules.AndList
	}
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "CO-3", Action: 1, Quote: w.quote(),
		Why:  fmt.Sprintf("Several turns could be meant: %s.", joined(list)),
		Help: "Write every square on which the piece comes down."}
}

// refuse explains why a piece may not come down on a square next.
func (p *Position) refuse(t *path, to int) rules.Violation {
	v := p.fault(t, to)
	v.Help = p.reach(t)
	return v
}

// beyond explains a square beyond the board: only "off" is written so, and only where the King is captured by it (CO-5).
func (p *Position) beyond(w *written, t *path) *rules.Violation {
	last := w.of[len(w.of)-1]
	v := cannot("CO-5", "%s is not on the board (a1 to f6).", w.draft.Actions[last].To)
	if t.landed > 0 && t.took == 0 {
		v = p.fault(t, off)
	}
	v.Action, v.Quote, v.Help = last+1, w.draft.Quote(last), p.reach(t)
	return &v
}

func (p *Position) fault(t *path, to int) rules.Violation {
	switch {
	case t.landed > 0 && t.kind == knight:
		return cannot("CO-4", "A knight makes one move in a turn.")
	case t.landed > 0 && t.took == 0:
		return cannot("CO-3", "A piece moves on only after a jump, and %s jumps over nothing.", t.action())
	case t.left == 0:
		return cannot("CO-3", "A King makes at most %s in a turn.", jumps(p.game.kingJumps))
	case to == off:
		return cannot("CO-5", "A piece leaves the board only in capturing the enemy King, and the %s does not do so from %s.", p.moving(t), square(t.at))
	case t.taken&bit(to) != 0:
		return cannot("CO-2", "The %s is captured already by %s, and only the squares are written on which the piece comes down.", p.named(to), t.action())
	case to == t.at:
		return cannot("CO-1", "The %s must leave its square.", p.moving(t))
	case t.own&bit(to) != 0:
		return rules.Violation{Code: rules.FriendlyUnit, Ruling: "CO-1", Why: fmt.Sprintf("The %s stands there, a friendly unit.", p.named(to))}
	case t.kind == knight:
		return p.knightFault(t, to)
	}
	return p.lineFault(t, to)
}

func cannot(ruling, why string, args ...any) rules.Violation {
	return rules.Violation{Code: rules.CannotMoveSo, Ruling: ruling, Why: fmt.Sprintf(why, args...)}
}

func blocked(ruling, why string, args ...any) rules.Violation {
	return rules.Violation{Code: rules.Blocked, Ruling: ruling, Why: fmt.Sprintf(why, args...)}
}

func jumps(n int) string {
	if n == 1 {
		return "one jump"
	}
	return fmt.Sprintf("%d jumps", n)
}

// moving names the piece on its way: "white pawn".
func (p *Position) moving(t *path) string {
	return strings.ToLower(p.toMove.String()) + " " + t.kind.name()
}

// knightFault explains why a knight does not reach a square (CO-4).
func (p *Position) knightFault(t *path, to int) rules.Violation {
	steps, n := knight.directions()
	for _, step := range steps[:n] {
		aside := to - t.at - 2*step
		if abs(aside) != north+1-abs(step) {
			continue
		}
		for _, sq := range [2]int{t.at + step, t.at + 2*step} {
			if t.own&bit(sq) != 0 {
				return blocked("CO-4", "The %s stands in the knight's path, and it passes over enemies only.", p.named(sq))
			}
		}
		return blocked("CO-4", "The %s stands there; a knight captures what it passes over, and ends on an empty square.", p.named(to))
	}
	return cannot("CO-4", "A knight goes two squares straight and one aside; from %s that does not lead to %s.", square(t.at), square(to))
}

// lineFault explains why a King, rook or pawn does not reach a square of the board.
func (p *Position) lineFault(t *path, to int) rules.Violation {
	step, far := t.line(to)
	switch {
	case step == 0:
		return cannot("CO-1", "The %s does not go from %s to %s.", p.moving(t), square(t.at), square(to))
	case t.kind == rook && t.landed == 0:
		return p.slideFault(t, step, to)
	case t.foe&bit(to) != 0:
		return p.captureFault(t, to, step, far == 1)
	case far == 2 && t.own&bit(t.at+step) != 0:
		return blocked("CO-2", "The %s is a friendly unit, and only enemies are jumped over.", p.named(t.at+step))
	case far == 2:
		return cannot("CO-2", "No enemy stands on %s to be jumped over.", square(t.at+step))
	case t.landed > 0:
		return cannot("CO-3", "After a jump a piece only jumps on, over an adjacent enemy to the next square.")
	}
	return cannot("CO-1", "The %s makes one step, or jumps over an adjacent enemy to the next square.", p.moving(t))
}

// captureFault explains that nothing is captured by coming down on it; near says that the piece has come up to it.
func (p *Position) captureFault(t *path, to, step int, near bool) rules.Violation {
	v := blocked("CO-2", "The %s stands there; a piece captures by jumping over an enemy onto the empty square behind.", p.named(to))
	behind := to + step
	switch {
	case !near:
	case t.empty(behind):
		v.Why += fmt.Sprintf(" That is written x%s.", square(behind))
	case bit(behind) == 0:
		v.Why += " Behind it the board ends."
	default:
		v.Why += fmt.Sprintf(" Behind it stands the %s.", p.named(behind))
	}
	return v
}

// slideFault explains what stops a rook before it reaches a square of its line.
func (p *Position) slideFault(t *path, step, to int) rules.Violation {
	stop := t.at + step
	for t.empty(stop) {
		stop += step
	}
	switch {
	case t.own&bit(stop) != 0:
		return blocked("CO-1", "The way to %s is blocked by the %s.", square(to), p.named(stop))
	case stop == to:
		return p.captureFault(t, to, step, true)
	case t.own&bit(stop+step) != 0, t.foe&bit(stop+step) != 0:
		return blocked("CO-2", "The rook cannot jump over the %s, for the %s stands behind it.", p.named(stop), p.named(stop+step))
	}
	return cannot("CO-2", "A rook that jumps over the %s lands on the square just behind it, %s.", p.named(stop), square(stop+step))
}

// line returns the step that leads to a square in one of the piece's directions, and how far it is; 0 if none does.
func (t *path) line(to int) (step, far int) {
	steps, n := t.kind.directions()
	for _, step := range steps[:n] {
		for sq, far := t.at+step, 1; bit(sq) != 0; sq, far = sq+step, far+1 {
			if sq == to {
				return step, far
			}
		}
	}
	return 0, 0
}
