package adjudicator

// Headline is what a notice says to somebody who sees only the subjects of their letters. What the game's stage tells by itself,
// whose turn it is and how the game ended, needs none.
type Headline uint8

// In the order of their weight: of several in one letter the last of these is its subject.
const (
	NoHeadline Headline = iota
	Wrote
	ClockRuns
	TimeGiven
	DrawRefusal
	UndoRefusal
	PauseRefusal
	TakenBack
	ClockStands
	TimeShort
	PauseWish
	UndoWish
	DrawOffer
	TimeOver
	AskedBack
	NotPlayed
)

// heads gives all that was told by this command a headline.
func (d *decider) heads(h Headline) {
	for i := range d.notices {
		d.notices[i].Heads = h
	}
}

// headsRefusal: a turn that was not played is the news, whatever else a letter tells.
func (d *decider) headsRefusal() {
	if _, plays := d.c.Do.(Play); plays && d.refused {
		d.heads(NotPlayed)
	}
}
