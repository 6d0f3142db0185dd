package referee

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules"
)

// answer is what the speaker is told about one line of the letter, or about the letter as a whole (line "").
type answer struct {
	line       string
	text       []string             // paragraphs
	notices    []adjudicator.Notice // what the adjudicator said
	shows      []shown              // boards besides the game's own
	page       string               // Markdown of the manual
	verbatim   string               // kept as it is: a list, a history
	after      string               // a paragraph below that
	attachment *attachment
	failed     bool // not done; what follows was not tried
	untried    bool
}

// shown is a board of a game, which need not be the one the letter is about.
type shown struct {
	adjudicator.Shown
	game rules.Game
	as   rules.Side // from whose side it is seen
}

type attachment struct {
	name string
	data []byte
}

func say(line, format string, args ...any) answer {
	return answer{line: line, text: []string{fmt.Sprintf(format, args...)}}
}

func refuse(line, format string, args ...any) answer {
	a := say(line, format, args...)
	a.failed = true
	return a
}

// attend handles a letter that a person wrote.
func (t *visit) attend(ctx context.Context, in mailer.Incoming) error {
	if t.referee.Authentic != nil {
		err := t.referee.Authentic(ctx, in, t.message)
		if errors.Is(err, ErrLater) {
			return err
		}
		if err != nil {
			return t.unauthentic(ctx, err)
		}
	}
	who, err := t.referee.identify(ctx, t.view, t.message)
	if err != nil {
		return err
	}
	t.who = who
	t.strange = who.proof == unproven
	list := t.commands()
	t.understand(list)
	list = bounded(list, who)
	if t.who.Blocked {
		if list = t.unblocking(list); len(list) == 0 {
			return nil // somebody who wants no mail gets none, whatever comes from that address
		}
	}
	if t.message.Refused != "" {
		t.answers = append(t.answers, refuse("", "Your letter could not be read: %s Nothing was done.", t.message.Refused))
		return nil
	}
	if err := t.heard(ctx); err != nil {
		return err
	}
	switch who.proof {
	case unproven:
		return t.unproven(ctx, list)
	case byReply:
		return t.confirmed(ctx)
	}
	t.verify()
	return t.execute(ctx, list)
}

// unauthentic answers a letter whose sender may be forged: with the reason, and nothing of what it says.
func (t *visit) unauthentic(ctx context.Context, reason error) error {
	player, err := t.view.playerAt(ctx, t.message.From[0].Mailbox)
	if err != nil {
		return err
	}
	t.who, t.strange = speaker{Player: player}, true
	t.understand(t.commands())
	if !player.Blocked {
		t.answers = append(t.answers, refuse("", "Nothing was done, because this letter could not be shown to come from you: %v.", reason))
	}
	return nil
}

// commands reads the words of the letter.
func (t *visit) commands() []command.Command {
	return t.read(t.message.Text, t.message.Subject, t.who.match)
}

func (t *visit) read(text, subject string, game int) []command.Command {
	var names []string
	for _, p := range t.referee.Shelf.List() {
		names = append(names, p.Name)
	}
	return command.Parse(text, subject, command.Context{Game: game, Presets: names, From: t.message.From})
}

// How many commands of a letter are heeded: each can bring a page of the manual, and the letter of a stranger may have been
// written by somebody else, who wants to flood him.
const (
	mostCommands   = 40
	mostStranger   = 5
	tooManyOfThese = "A letter can ask for %d things at most%s; from here on it was not read."
)

// bounded cuts off what is too much of a letter, and says so in its place.
func bounded(list []command.Command, who speaker) []command.Command {
	most, why := mostCommands, ""
	if who.proof == unproven && !who.Verified {
		most, why = mostStranger, " until you have answered one of mine"
	}
	if len(list) <= most {
		return list
	}
	rest := command.Command{Kind: command.Unknown, Line: list[most].Line, Problem: fmt.Sprintf(tooManyOfThese, most, why)}
	return append(list[:most:most], rest)
}

// unblocking returns what of a letter is heeded from an address that wants no mail: "unblock", which must be proven or
// confirmed like everything else, for anybody could write it in that name.
func (t *visit) unblocking(list []command.Command) []command.Command {
	asked := list
	if t.who.proof == byReply {
		asked = t.read(t.who.request.Text, "", t.who.request.Match)
	}
	i := slices.IndexFunc(asked, func(c command.Command) bool { return c.Kind == command.Unblock })
	switch {
	case i < 0:
		return nil
	case t.who.proof == unproven:
		return asked[i : i+1]
	}
	return list
}

// verify notes that the speaker has answered a letter of ours, and takes the name from the letter if none is known.
func (t *visit) verify() {
	p := t.who.Player
	if p.Verified && p.Name != "" {
		return
	}
	p.Verified = true
	if p.Name == "" {
		p.Name = nameOf(t.message.From[0])
	}
	t.who.Player, t.players[p.Address] = p, p
}

// maxName bounds what others see of a player.
const maxName = 40

// nameOf takes a name from a From header, or the local part of its address.
func nameOf(a mailer.Address) string {
	name := cleanName(a.Name)
	if name == "" || strings.Contains(name, "@") {
		name, _, _ = strings.Cut(a.Mailbox, "@")
	}
	return name
}

// cleanName keeps one short line of printable characters, without what has a meaning in records and headers.
func cleanName(text string) string {
	text = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || strings.ContainsRune(`"<>[]{}\`, r) || !printable(r) {
			return -1
		}
		return r
	}, token.Scrub(text))
	runes := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), maxName)]))
}

// execute carries out commands in order, up to the first that fails.
func (t *visit) execute(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		// It counts as a failure: a robot that sends nothing but a greeting must come to an end.
		t.answers = append(t.answers, refuse("", "There was nothing in your letter for me to do. Here is how things stand."))
	}
	if err := t.otherGames(ctx, list); err != nil {
		return err
	}
	list, elsewhere := t.split(list)
	for i, c := range list {
		a, err := t.carryOut(ctx, c)
		if err != nil {
			return err
		}
		t.answers = append(t.answers, a)
		if a.failed {
			t.leave(append(list[i+1:len(list):len(list)], elsewhere...))
			return nil
		}
	}
	return t.hold(ctx, elsewhere)
}

// leave tells which lines were not tried.
func (t *visit) leave(rest []command.Command) {
	for _, c := range rest {
		t.answers = append(t.answers, answer{line: c.Line, untried: true})
	}
}

// split parts the lines that this letter's proof covers from those about other games. In a game's thread, what names no
// game is about that one, also below a "new" that has opened another.
func (t *visit) split(list []command.Command) (here, elsewhere []command.Command) {
	for _, c := range list {
		if t.who.proof == byToken && c.Game == 0 && ofGames(c) {
			c.Game = t.who.match
		}
		other := c.Game != 0 && c.Game != t.who.match && acts(c) || twice(c)
		if other && t.who.proof == byToken {
			elsewhere = append(elsewhere, c)
		} else {
			here = append(here, c)
		}
	}
	return here, elsewhere
}

// ofGames reports whether a command that names no game is about the thread's.
func ofGames(c command.Command) bool { return c.Kind != command.NewGame && !twice(c) }

// twice reports whether a command must be confirmed also where a letter brings a token: whoever changes a player's addresses
// takes everything over.
func twice(c command.Command) bool {
	return (c.Kind == command.AddAddress || c.Kind == command.RemoveAddress) && c.Problem == ""
}

// acts reports whether a command does something, or shows what is not for everybody.
func acts(c command.Command) bool {
	switch c.Kind {
	case command.Help, command.Presets, command.Rules, command.Unknown:
		return false
	case command.Try:
		return c.Try == nil || c.Try.Preset == ""
	}
	return true
}

// day is the period of the caps.
const day = 24 * time.Hour
