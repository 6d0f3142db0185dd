package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// misstated notes that an action does something else than the sign between its squares says.
func (t *trial) misstated(d *rules.Draft, i int, how rules.How) {
	a := d.Actions[i]
	from, _ := index(a.From)
	k, _ := t.next.kindAt(t.before.toMove, from)
	mayHold := how == rules.Capture && k == hand
	if a.How == how || a.How == rules.Unstated && !mayHold {
		return
	}
	quote := phrase.Words(d.Quote(i))
	if how != rules.Capture {
		t.note(phrase.New("note-captures-nothing", "quote", quote, "square", a.To))
		return
	}
	to, _ := index(a.To)
	note := phrase.New("note-captures", "quote", quote, "units", t.next.named(t.before.toMove.Other(), to))
	if mayHold {
		grip := rules.Action{How: rules.Immobilise, Unit: k.letter(), From: a.From, To: a.To}
		note = phrase.Join(phrase.Sentences, note, phrase.New("lifeform-note-immobilise", "action", grip))
	}
	t.note(note)
}

func (t *trial) note(p phrase.Phrase) { t.verdict.Notes = append(t.verdict.Notes, p) }

// warning tells the player what their turn does to their own body (LF-10); empty if it does nothing.
func warning(side rules.Side, v *rules.Verdict) phrase.Phrase {
	var own []rules.Placement
	for _, p := range v.Removed {
		if p.Side == side {
			own = append(own, p)
		}
	}
	var said []phrase.Phrase
	if len(own) > 0 {
		said = append(said, phrase.New("lifeform-note-lost", "units", placed(own), "n", len(own)))
	}
	if v.Outcome.Cause == rules.Parted {
		said = append(said, phrase.New("lifeform-note-parted"))
	}
	return phrase.Join(phrase.Sentences, said...)
}
