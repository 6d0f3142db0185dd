package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// player is a player's side of one correspondence: the letter that the next one answers.
type player struct {
	host    *host
	address string
	name    string // of the correspondence, for Message-IDs
	newest  *received
	count   int
}

// letter is one to the service.
type letter struct {
	id    string
	to    string
	bytes []byte
}

// letter makes the next letter. The bytes depend only on what was written and answered before.
func (c *player) letter(words string) letter {
	c.count++
	l := letter{to: referee, id: fmt.Sprintf("%s.%d@demo.test", c.name, c.count)}
	subject, thread := "A game?", ""
	if c.newest != nil {
		l.to, subject = c.newest.replyTo, "Re: "+c.newest.subject
		thread = fmt.Sprintf("In-Reply-To: <%s>\r\nReferences: <%[1]s>\r\n", c.newest.id)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s <%s>\r\nTo: %s\r\nSubject: %s\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\nMessage-ID: <%s>\r\n%s",
		c.name, c.address, l.to, subject, l.id, thread)
	b.WriteString(strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20)) // as servers on the way write
	fmt.Fprintf(&b, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n", strings.ReplaceAll(words, "\n", "\r\n"))
	l.bytes = b.Bytes()
	return l
}

// hear waits for the next letter about a game, 0 for none.
func (c *player) hear(ctx context.Context, game int) error {
	l, err := c.host.deliveries.wait(ctx, c.address, game)
	if err == nil {
		c.newest = l
	}
	return err
}

// dice plays along, and throws legal turns: the same for the same seed.
type dice struct {
	*rand.Rand
	game     rules.Game
	position rules.Position
	played   []string
}

func newDice(seed uint64) (*dice, error) {
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		return nil, err
	}
	return &dice{rand.New(rand.NewPCG(seed, 0)), p.Game, p.Game.Start(), nil}, nil
}

// say replaces LEGAL by a legal turn, and plays what is a legal turn.
func (d *dice) say(words string) (string, error) {
	if strings.Contains(words, "LEGAL") {
		turn, err := d.throw()
		if err != nil {
			return "", err
		}
		words = strings.Replace(words, "LEGAL", turn, 1)
	}
	d.follow(strings.TrimPrefix(words, "try "))
	return words, nil
}

// errNoQuietTurn: every turn of a single activation ends the game, or lets the other side end it at once.
var errNoQuietTurn = errors.New("there is no turn that nobody asks back")

// throw chooses among the turns of a single activation that neither end the game nor let the other side end it by their first
// activation: such are asked back, and these players answer no questions.
func (d *dice) throw() (string, error) {
	partial, ok := d.position.(rules.Partial)
	if !ok {
		return "", errors.New("the game has no activations")
	}
	turns := slices.Collect(partial.FirstActions())
	d.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
	for _, t := range turns {
		v, err := d.position.Judge(rules.Draft{Turn: t})
		if err == nil && !v.Outcome.Over() && !endsAtOnce(v.Next) {
			return v.Turn.String(), nil
		}
	}
	return "", errNoQuietTurn
}

// endsAtOnce reports whether the game can be ended by one activation.
func endsAtOnce(p rules.Position) bool {
	partial, ok := p.(rules.Partial)
	if !ok {
		return false
	}
	for t := range partial.FirstActions() {
		if v, err := p.Judge(rules.Draft{Turn: t}); err == nil && v.Outcome.Over() {
			return true
		}
	}
	return false
}

// follow plays words that are a legal turn.
func (d *dice) follow(words string) {
	reading, err := notation.Read(words, d.game.Vocabulary())
	if err != nil {
		return
	}
	verdict, err := d.position.Judge(reading.Draft)
	if err != nil {
		return
	}
	d.position, d.played = verdict.Next, append(d.played, verdict.Turn.String())
}
