package learn

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// lookBack shows the moments of a game that is over, or says what the games of a preset that were played here say of it, and what those do that a program plays against itself. Private games
// count in nothing, and a game that may not have been told to both of its players (CR-54) not yet.
func lookBack(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	name := strings.ToLower(strings.TrimSpace(c.Text))
	if c.Watched != 0 {
		return moments(ctx, e, c, c.Watched)
	}
	if name == "" && e.Session.InThread(e.At) {
		m, err := e.Changes.Match(ctx, e.At.Match)
		if err != nil {
			return talk.Answer{}, err
		}
		if m.Stage == adjudicator.Over && len(m.Turns) > 0 {
			return moments(ctx, e, c, m.ID)
		}
		name = m.Terms.Preset
	}
	if name == "" {
		return talk.Refuse(c.Line, phrase.New("study-of-what")), nil
	}
	p, why, err := talk.PresetSeen(ctx, e, name)
	if err != nil || p == nil {
		return talk.Refuse(c.Line, why), err
	}
	played, err := e.Changes.Store.Played(ctx, p.Name, e.Session.Message.Received.Add(-club.ToldAfter))
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("study-begins", "title", phrase.GameText(p.Title), "preset", p.Name))
	a.Text = append(a.Text, ofPlayed(played)...)
	if e.Session.Small() {
		a.Text = append(a.Text, phrase.New("study-more-to-reply"))
		return a, nil
	}
	report, err := simulated(e.Settings.Registry, p)
	if err != nil {
		return talk.Answer{}, err
	}
	if report.Games == 0 {
		a.Text = append(a.Text, phrase.New("own-heavy"))
		return a, nil
	}
	a.Text = append(a.Text, ofSimulated(report)...)
	a.After = phrase.New("study-on-computer", "preset", p.Name)
	return a, nil
}

// ofPlayed says what was played.
func ofPlayed(p games.Played) []phrase.Phrase {
	all := p.Games()
	if all == 0 {
		return []phrase.Phrase{phrase.New("study-none")}
	}
	ends := map[string]uint64{}
	for reason, n := range p.Reasons {
		ends[endOf(rules.Cause(reason))] += uint64(n)
	}
	said := []phrase.Phrase{
		phrase.New("study-played", "n", all, "white", p.Results[rules.WhiteWins], "black", p.Results[rules.BlackWins], "drawn", p.Results[rules.Drawn], "neither", p.Results[rules.BothLost]),
		phrase.New("study-ends", "ends", endings(ends)),
	}
	if all < enoughGames {
		return said
	}
	short, middle, long := quartiles(p.Turns)
	return slices.Insert(said, 1, phrase.New("study-length", "short", short, "middle", middle, "long", long))
}

// enoughGames have quarters.
const enoughGames = 4

// ofSimulated says what the games of a program against itself came to, and what stands out in them.
func ofSimulated(r measure.Report) []phrase.Phrase {
	counts, ends := map[string]uint64{}, map[string]uint64{}
	for _, n := range r.Results {
		counts[n.Name] = n.Count
	}
	for _, n := range r.Causes {
		if n.Count > 0 {
			ends[endOf(rules.Cause(n.Name))] += n.Count
		}
	}
	return []phrase.Phrase{
		phrase.New("study-simulated", "n", int(r.Games), "limit", simulatedTurns, "white", int(counts[string(rules.WhiteWins)]), "black", int(counts[string(rules.BlackWins)]),
			"drawn", int(counts[string(rules.Drawn)]), "open", int(counts[string(rules.Ongoing)])),
		phrase.New("study-length", "short", int(r.Length.Q1), "middle", int(r.Length.Median), "long", int(r.Length.Q3)),
		phrase.New("study-ends", "ends", endings(ends)),
		phrase.Join(phrase.Sentences, r.Findings()...),
	}
}

// quartiles are lengths of games that a quarter, half and three quarters of them do not exceed.
func quartiles(turns map[int]int) (short, middle, long int) {
	all := 0
	for _, n := range turns {
		all += n
	}
	met := 0
	for _, length := range slices.Sorted(maps.Keys(turns)) {
		if met < (all+3)/4 {
			short = length
		}
		if met < (all+1)/2 {
			middle = length
		}
		if met < (3*all+3)/4 {
			long = length
		}
		met += turns[length]
	}
	return short, middle, long
}

// endOf is the kind of end that a study counts a cause as.
func endOf(c rules.Cause) string {
	switch c {
	case rules.RoyalsCaptured, rules.NoRoyals, rules.HeadCaptured, rules.TorsoCaptured, rules.BodyCaptured, rules.NeckCaptured, rules.Parted, rules.NoBodies,
		rules.KingCaptured, rules.NoKings, rules.OnlyKings, rules.OneKingLeft, rules.UnitsCaptured, rules.Bared:
		return "capture"
	case rules.Checkmate:
		return "mate"
	case rules.Stalemate, rules.SlideStalemate, rules.NoMove:
		return "stalemate"
	case rules.Reached, rules.Held, rules.Points, rules.MoreUnits, rules.EvenUnits, rules.TurnLimit:
		return "goal"
	case rules.Resigned:
		return "resigned"
	case rules.TimeOut:
		return "time"
	case rules.Agreed:
		return "agreed"
	case rules.Repetition, rules.QuietTurns:
		return "claim"
	case measure.NotOver:
		return "open"
	}
	return "other"
}

// endings lists how many games ended how, the most frequent first.
func endings(ends map[string]uint64) phrase.List {
	kinds := slices.Sorted(maps.Keys(ends))
	slices.SortStableFunc(kinds, func(a, b string) int { return cmp.Compare(ends[b], ends[a]) })
	said := phrase.List{How: phrase.Semicolons}
	for _, kind := range kinds {
		said.Items = append(said.Items, ended(kind, int(ends[kind])))
	}
	return said
}

// ended says how many games ended in one way.
func ended(kind string, n int) phrase.Phrase {
	switch kind {
	case "capture":
		return phrase.New("study-end-capture", "n", n)
	case "mate":
		return phrase.New("study-end-mate", "n", n)
	case "stalemate":
		return phrase.New("study-end-stalemate", "n", n)
	case "goal":
		return phrase.New("study-end-goal", "n", n)
	case "resigned":
		return phrase.New("study-end-resigned", "n", n)
	case "time":
		return phrase.New("study-end-time", "n", n)
	case "agreed":
		return phrase.New("study-end-agreed", "n", n)
	case "claim":
		return phrase.New("study-end-claim", "n", n)
	case "open":
		return phrase.New("study-end-open", "n", n)
	}
	return phrase.New("study-end-other", "n", n)
}

// A study has games played while a letter is decided, so they are few, and bounded by what was played and by no clock: the same preset has the
// same study whenever and wherever it is made.
const (
	simulatedGames = 100  // at most
	simulatedEnds  = 4000 // turns of all games, behind which none is begun
	simulatedTurns = 300  // after which a game is left
	simulatedSeed  = 1
)

// simulated is what the games of a player came to who chooses at random, by a preset as it stands. It is reckoned once.
func simulated(r *changes.Registry, p *presets.Preset) (measure.Report, error) {
	r.Mu.Lock()
	report, ok := r.Studied[p.Hash]
	r.Mu.Unlock()
	if ok {
		return report, nil
	}
	ends := simulatedEnds
	if talk.OfInventor(p) {
		if ends = min(ends, turnsToPlay(p)); ends < fewestTurns {
			return report, nil
		}
	}
	report, err := simulate(p, uint64(ends))
	if err != nil {
		return report, err
	}
	r.Mu.Lock()
	defer r.Mu.Unlock()
	if r.Studied == nil || len(r.Studied) >= changes.MaxRemembered {
		r.Studied = map[string]measure.Report{}
	}
	r.Studied[p.Hash] = report
	return report, nil
}

// simulate has a program play against itself until so many turns were played.
func simulate(p *presets.Preset, ends uint64) (report measure.Report, err error) {
	tally := measure.NewSubject(p.Game).NewTally()
	for n := uint64(0); n < simulatedGames && uint64(tally.Turns()) < ends; n++ {
		if err := tally.Play(measure.Match{Player: robot.Random{}, Seed: robot.Seed(simulatedSeed, n), Limit: simulatedTurns}); err != nil {
			return report, err
		}
	}
	return tally.Report(), nil
}
