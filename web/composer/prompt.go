package composer

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/rules"
)

// title names the game and whose turn it is, if anybody's.
func (c *Composer) title() string {
	text := c.preset.Title
	if c.start.Game > 0 {
		text += fmt.Sprintf(", game %d", c.start.Game)
		if c.start.Turn > 0 {
			text += fmt.Sprintf(", turn %d", c.start.Turn)
		}
	}
	if c.position.Outcome().Over() {
		return text + ": the game is over"
	}
	what := "move"
	if c.army != "" {
		what = "set up"
	}
	return fmt.Sprintf("%s: %s to %s", text, c.position.ToMove(), what)
}

// prompt says what to do next.
func (c *Composer) prompt() string {
	list := []string{c.note, c.advice()}
	if c.idle() {
		list = []string{fmt.Sprintf("It is %s's turn, not %s's: nothing can be sent now, but a turn can be tried.", c.position.ToMove(), c.start.Side), c.note, c.advice()}
	}
	if v := c.seen.verdict; v != nil {
		list = append(append(list, v.Notes...), c.removal(v))
	}
	return strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), " ")
}

// idle reports whether the game waits for the other side, and not for the one that the link is for.
func (c *Composer) idle() bool {
	return c.start.Game > 0 && c.position.ToMove() != c.start.Side && !c.position.Outcome().Over()
}

// foreign reports whether the game is played by other rules than the page has: then nothing that is said here is sure.
func (c *Composer) foreign() bool {
	told := c.start.Rules
	return told != "" && (len(told) < rulesDigits || !strings.HasPrefix(strings.TrimPrefix(c.preset.Hash, "sha256:"), told))
}

func (c *Composer) warning() string {
	if !c.foreign() {
		return ""
	}
	return "This game is played by another version of these rules, which cannot be had here. What is lit and what is said of a turn holds for " +
		"the version that this page has; in the game it may be otherwise. The referee has the last word."
}

// sendable reports whether a turn that is legal here is so in the game, and is waited for.
func (c *Composer) sendable() bool { return !c.foreign() && !c.idle() }

// orSend ends an advice with what to do with a turn that may be sent: of any other, nothing is said.
func (c *Composer) orSend(what string) string {
	if !c.sendable() {
		return ""
	}
	return ", or send " + what
}

// removal says which of the opponent's units the body rules would remove (LF-9); of the own ones the notes tell.
func (c *Composer) removal(v *rules.Verdict) string {
	var list []string
	for _, u := range v.Removed {
		if u.Side != c.position.ToMove() {
			list = append(list, fmt.Sprintf("%s on %s", c.unitName(u.Unit), u.At))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return fmt.Sprintf("This breaks %s's body: the %s would be removed (LF-9).", c.position.ToMove().Other(), rules.AndList(list))
}

// advice says what to do next.
func (c *Composer) advice() string {
	o := c.position.Outcome()
	switch {
	case o.Over():
		return fmt.Sprintf("The game is over: %s, %s.", o.Result, o.Reason)
	case c.army != "":
		return c.setupPrompt()
	case len(c.now.doubt) > 0:
		return "That can mean several things: choose one."
	case c.now.held:
		return c.inHand()
	case c.seen.verdict != nil && c.seen.verdict.Outcome.Over():
		return fmt.Sprintf("This ends the game: %s, %s.", c.seen.verdict.Outcome.Result, c.seen.verdict.Outcome.Reason)
	case c.now.passed || len(c.now.turn.Actions) > 0:
		return c.progress()
	case len(c.seen.next) == 1 && c.seen.next[0].kind == pass:
		return "No unit can act, so the one legal turn is to pass: choose it."
	}
	return "Tap a lit unit to " + c.verb() + " it."
}

// verb is what a game does with a unit.
func (c *Composer) verb() string {
	if c.words.Leads != rules.NoLead {
		return "activate"
	}
	return "move"
}

// inHand says where the unit in hand can go.
func (c *Composer) inHand() string {
	if c.now.hand.how == rules.Slide {
		return fmt.Sprintf("Tap a lit location to slide the square %s there.", c.now.hand.at)
	}
	return fmt.Sprintf("Tap a lit square to send the %s there, or another unit.", c.named(c.now.hand.at))
}

// progress says how a turn that was begun can go on.
func (c *Composer) progress() string {
	more := c.onward()
	var missing *rules.Violation
	switch {
	case errors.As(c.seen.refused, &missing):
		return strings.TrimSpace(missing.Why + " " + sentence(more))
	case more == "":
		if c.sendable() {
			return c.spent() + "The turn is complete: send it."
		}
		return c.spent() + "The turn is complete."
	}
	return c.spent() + sentence(more+c.orSend("the turn as it is"))
}

// spent says how much of a quota is used.
func (c *Composer) spent() string {
	q := c.quota()
	if q == nil {
		return ""
	}
	lead := c.seen.verdict.Turn.Lead
	who := lead.Group
	if who == "" {
		who = "the " + c.leaderName(lead)
	}
	return sentence(fmt.Sprintf("%s has used %d of %d activations", who, q.Used, q.Of)) + " "
}

// onward says in clauses what may be tapped or chosen to go on; "" if nothing.
func (c *Composer) onward() string {
	var unit, slide, jump, promote bool
	for _, o := range c.seen.picks {
		unit = unit || o.kind == pick && o.how != rules.Slide
		slide = slide || o.kind == pick && o.how == rules.Slide
		jump = jump || o.kind == land
		promote = promote || o.kind == become
	}
	var list []string
	add := func(is bool, text string) {
		if is {
			list = append(list, text)
		}
	}
	add(unit && c.words.Leads != rules.NoLead, "tap a lit unit to activate it")
	add(unit && c.words.Leads == rules.NoLead, "tap a lit unit to let it follow")
	add(jump, "tap a lit square to jump on")
	add(slide, "tap a lit square to slide it")
	add(promote, "choose what the pawn becomes")
	return rules.OrList(list)
}

// quota counts the activations of the leader whose turn it is; nil where there is none, or none is known yet.
func (c *Composer) quota() *Quota {
	v := c.seen.verdict
	if v == nil || c.words.Leads == rules.NoLead || c.now.passed {
		return nil
	}
	for _, l := range c.leaders {
		if l.Lead.Group == v.Turn.Lead.Group && l.Lead.At == v.Turn.Lead.At {
			return &Quota{Used: len(v.Turn.Actions), Of: l.Quota}
		}
	}
	return nil
}
