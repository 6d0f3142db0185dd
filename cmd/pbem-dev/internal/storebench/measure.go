package storebench

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/games/postgres/pgtest"
	"pbem/games/sqlite"
)

// Options say how much is measured.
type Options struct {
	Letters  int             // a round, in each place
	Rounds   int             //
	Games    int             // so many are going on in each store before
	InFlight []int           // how many letters are committed at a time, on each node
	Nodes    []int           // how many nodes share the database
	Away     []time.Duration // how long a round trip between node and database takes
	Prepared bool            // the same is measured with statements that are prepared
	Settings []string        // of the database, as postgresql.conf has them
}

// Figure is what letters cost in one place.
type Figure struct {
	Place    string
	Nodes    int
	InFlight int             // on each node
	Took     []time.Duration // of all letters of a round, each round
	Half     []time.Duration // of each letter at half load, sorted
	Trips    float64         // round trips a letter, in the last round; 0 where nobody counts them
	Given    int             // how many commits were given back as conflicts, in all rounds, and done again
	Letters  int             // of a round
}

// place is a store that is measured.
type place struct {
	name  string
	nodes []games.Store // one for each node
	way   *distance     // nil where there is nothing between
	turns []int         // of each game
	first int           // the game in which the next round begins
}

// Measure measures in a folder, and takes everything away in the end.
func Measure(ctx context.Context, dir string, o Options) (figures []Figure, err error) {
	server, err := pgtest.Start(o.Settings...)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	places, err := open(ctx, dir, server, o)
	defer func() {
		for _, p := range places {
			err = errors.Join(err, p.close())
		}
	}()
	if err != nil {
		return nil, err
	}
	var runs []run
	for _, p := range places {
		for _, nodes := range o.Nodes {
			for _, n := range o.InFlight {
				if nodes <= len(p.nodes) {
					runs = append(runs, run{Figure{Place: p.name, Nodes: nodes, InFlight: n, Letters: o.Letters}, p})
				}
			}
		}
	}
	for round := range o.Rounds + 1 {
		for i := range runs {
			if err := runs[i].once(ctx, round == 0); err != nil { // the first is practice
				return nil, fmt.Errorf("%s: %w", runs[i].Place, err)
			}
		}
	}
	for _, r := range runs {
		_, rate, _ := r.PerSecond()
		if r.Half, err = r.place.half(ctx, o.Letters, r.Nodes, r.Nodes*r.InFlight, rate); err != nil {
			return nil, fmt.Errorf("%s at half load: %w", r.Place, err)
		}
		figures = append(figures, r.Figure)
	}
	return figures, nil
}

// run is a figure that is being measured.
type run struct {
	Figure
	place *place
}

// once measures a round.
func (r *run) once(ctx context.Context, practice bool) error {
	took, trips, given, err := r.place.round(ctx, r.Letters, r.Nodes, r.Nodes*r.InFlight)
	if err == nil && !practice {
		r.Took, r.Trips, r.Given = append(r.Took, took), trips, r.Given+given
	}
	return err
}

// open makes a file, and a database for each distance. Those that are there are returned with an error, too.
func open(ctx context.Context, dir string, server *pgtest.Server, o Options) (places []*place, err error) {
	file, err := sqlite.Open(filepath.Join(dir, "games.db"))
	if err != nil {
		return nil, err
	}
	places = append(places, &place{name: "SQLite", nodes: []games.Store{file}})
	if err := places[0].fill(ctx, o.Games); err != nil {
		return places, err
	}
	for _, away := range o.Away {
		for _, prepared := range []bool{false, true} {
			if prepared && !o.Prepared {
				continue
			}
			n := len(places)
			p, err := openDatabase(ctx, filepath.Join(dir, fmt.Sprint(n)), fmt.Sprintf("games%d", n), server, away, prepared, o)
			if err != nil {
				return places, err
			}
			places = append(places, p)
		}
	}
	return places, nil
}

// openDatabase makes a database, with nothing between it and the node where it is not away.
func openDatabase(ctx context.Context, folder, name string, server *pgtest.Server, away time.Duration, prepared bool, o Options) (p *place, err error) {
	address := server.Address(name)
	if err := server.Create(name); err != nil {
		return nil, err
	}
	if p, err = filled(ctx, address, o.Games); err != nil {
		return nil, err
	}
	if away > 0 {
		p.name += fmt.Sprintf(", %v away", away)
		if err := os.Mkdir(folder, 0o700); err != nil {
			return nil, err
		}
		if p.way, err = newDistance(filepath.Join(folder, ".s.PGSQL.5432"), server.Socket(), away); err != nil {
			return nil, err
		}
		address = "postgres://pbem@/" + name + "?host=" + folder
	}
	if prepared {
		p.name += ", prepared"
		address += "&" + postgres.Prepared
	}
	for range slices.Max(o.Nodes) {
		node, err := postgres.Open(address)
		if err != nil {
			return nil, errors.Join(err, p.close())
		}
		p.nodes = append(p.nodes, node)
	}
	return p, nil
}

func (p *place) close() (err error) {
	for _, node := range p.nodes {
		err = errors.Join(err, node.Close())
	}
	if p.way != nil {
		err = errors.Join(err, p.way.close())
	}
	return err
}

// filled is a database whose games have begun, by the direct way, and is closed.
func filled(ctx context.Context, address string, many int) (*place, error) {
	store, err := postgres.Open(address)
	if err != nil {
		return nil, err
	}
	p := &place{name: "PostgreSQL", nodes: []games.Store{store}}
	err = errors.Join(p.fill(ctx, many), analyse(ctx, address), store.Close())
	p.nodes = nil
	return p, err
}

// fill plays the first turn of each game.
func (p *place) fill(ctx context.Context, many int) error {
	const batch = 20
	var commits []games.Commit
	for match := range many {
		p.turns = append(p.turns, 1)
		if commits = append(commits, turn(match+1, 0)); len(commits) == batch || match == many-1 {
			if err := p.nodes[0].Commit(ctx, commits...); err != nil {
				return err
			}
			commits = nil
		}
	}
	return nil
}

// analyse has a database look at what is in it, as it does by itself after a minute.
func analyse(ctx context.Context, address string) error {
	db, err := sql.Open("pgx", address)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM ANALYZE")
	return errors.Join(err, db.Close())
}

// round commits letters, so many at a time by so many nodes, each lane in a game of its own.
func (p *place) round(ctx context.Context, letters, nodes, lanes int) (took time.Duration, trips float64, given int, err error) {
	var before int64
	if p.way != nil {
		before = p.way.asked.Load()
	}
	conflicts := make([]int, lanes)
	group, ctx := errgroup.WithContext(ctx)
	began := time.Now()
	for lane := range lanes {
		match := p.game(lane, lanes)
		share := letters/lanes + btoi(lane < letters%lanes)
		group.Go(func() error {
			for range share {
				n, err := p.commit(ctx, nodes, lane, match)
				if err != nil {
					return err
				}
				conflicts[lane] += n
			}
			return nil
		})
	}
	err = group.Wait()
	took = time.Since(began)
	p.first++
	if p.way != nil {
		trips = float64(p.way.asked.Load()-before) / float64(letters)
	}
	for _, n := range conflicts {
		given += n
	}
	return took, trips, given, err
}

// game is the game in which a lane plays in this round.
func (p *place) game(lane, lanes int) int {
	return (p.first + lane*(len(p.turns)/lanes)) % len(p.turns)
}

// commit commits the next letter of a game, by the node of its lane. What is given back is committed again, as the service does.
func (p *place) commit(ctx context.Context, nodes, lane, match int) (given int, err error) {
	node := p.nodes[lane%nodes]
	err = node.Commit(ctx, turn(match+1, p.turns[match]))
	for ; errors.Is(err, games.ErrConflict); given++ {
		err = node.Commit(ctx, turn(match+1, p.turns[match]))
	}
	if err == nil {
		p.turns[match]++
	}
	return given, err
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// PerSecond are how many letters a second were committed in the slowest round, in the middle one and in the fastest.
func (f Figure) PerSecond() (least, median, most float64) {
	sorted := slices.Sorted(slices.Values(f.Took))
	rate := func(took time.Duration) float64 { return float64(f.Letters) / took.Seconds() }
	return rate(sorted[len(sorted)-1]), rate(sorted[len(sorted)/2]), rate(sorted[0])
}

// Each is how long whoever commits a letter waits, in the middle round.
func (f Figure) Each() time.Duration {
	sorted := slices.Sorted(slices.Values(f.Took))
	return sorted[len(sorted)/2] * time.Duration(f.Nodes*f.InFlight) / time.Duration(f.Letters)
}
