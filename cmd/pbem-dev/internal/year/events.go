package year

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
)

// tournaments are what is announced in a year: two of each kind.
func tournaments() []string {
	return []string{
		"Swiss of Spring cosmic swiss 3 time 1d no vacation rated start at 5 players",
		"Spring Table cosmic round-robin time 3d rated start at 6 players",
		"Small Double cosmic double time 2d start at 4 players",
		"First Fives cosmic sections of 5 time 2d start at 11 players",
		"Swiss of Summer chesimals-0.1 swiss 5 time 2d rounds 30d adjudicate worth start at 12 players",
		"Autumn Table chesimals-0.1 round-robin time 2d start at 5 players",
		"Late Double amoeba double time 10d+12h rated start at 3 players",
		"Second Fives lifeform-open sections of 5 time 3d start at 6 players",
	}
}

// names are those of the tournaments, as people join them.
func names() []string {
	return []string{"Swiss of Spring", "Spring Table", "Small Double", "First Fives", "Swiss of Summer", "Autumn Table", "Late Double", "Second Fives"}
}

// announce has somebody announce the tournaments, one after the other, in the first half of the year.
func (w *world) announce() {
	if w.Players < 12 {
		return
	}
	founder := w.people[0]
	for i, words := range tournaments() {
		at := w.now.Add(w.span()/12 + time.Duration(i)*w.span()/24).Truncate(time.Minute)
		w.agenda.note(at, func(ctx context.Context) error {
			return w.whenUp(ctx, func(context.Context) error {
				w.ask(founder, "tournament new "+words)
				w.announced = append(w.announced, names()[i])
				return nil
			})
		})
	}
}

// joins has somebody join a tournament that was announced, at times; seldom they leave one.
func (w *world) joins(p *person) bool {
	if len(w.announced) == 0 || p.dice.IntN(4) > 0 {
		return false
	}
	name := w.announced[p.dice.IntN(len(w.announced))]
	if p.dice.IntN(25) == 0 {
		w.ask(p, "leave "+name)
		return true
	}
	if !p.joined[name] {
		p.joined[name] = true
		w.ask(p, "join "+name)
	}
	return true
}

// checkTournaments: what has begun ends, and nobody meets twice in a Swiss.
func (w *world) checkTournaments(ctx context.Context) error {
	list, err := w.tournaments(ctx)
	if err != nil {
		return err
	}
	var all []club.Tournament
	for _, t := range list {
		w.report.Tournaments[ended(t)]++
		w.lookOver(t)
		if t.End != "" && !t.Begun.IsZero() || t.Runs() && w.breaks(OtherTable) {
			all = append(all, t)
		}
	}
	return w.checkTables(ctx, all)
}

// tournaments are all there ever were.
func (w *world) tournaments(ctx context.Context) (all []club.Tournament, err error) {
	store := w.house.store()
	list, err := store.Tournaments(ctx, games.TournamentQuery{Limit: 1000})
	if err != nil {
		return nil, err
	}
	for _, row := range list {
		events, err := store.ClubEvents(ctx, club.TournamentStream(row.Number))
		if err != nil {
			return nil, err
		}
		t, err := club.ApplyTournament(club.Tournament{}, events...)
		if err != nil {
			return nil, fmt.Errorf("tournament %s: %w", row.Name, err)
		}
		all = append(all, t)
	}
	return all, nil
}

func ended(t club.Tournament) string {
	switch {
	case t.End != "":
		return string(t.End)
	case t.Open():
		return "waiting"
	}
	return "going on"
}

// lookOver holds one tournament to what is promised of all.
func (w *world) lookOver(t club.Tournament) {
	last := t.LastDate(t.Begun)
	if late := t.Runs() && w.now.After(last.Add(8*24*time.Hour)); late || w.breaks(NeverEnds) {
		w.find("ends", "%s does not end: its last date was %s", t.Name, last.Format(time.DateOnly))
	}
	if t.System != tournament.BySwiss {
		return
	}
	for _, g := range t.Groups {
		rested := map[tournament.Seed]bool{}
		for _, bye := range g.Byes {
			if rested[bye.Player] || w.breaks(SecondBye) {
				w.find("byes", "%s: %d has a second bye", t.Name, bye.Player)
			}
			rested[bye.Player] = true
		}
		met := map[[2]tournament.Seed]bool{}
		for _, game := range g.Games {
			pair := [2]tournament.Seed{min(game.White, game.Black), max(game.White, game.Black)}
			if met[pair] || w.breaks(MetTwice) {
				w.find("pairs", "%s: %d and %d meet twice", t.Name, pair[0], pair[1])
			}
			met[pair] = true
		}
	}
}
