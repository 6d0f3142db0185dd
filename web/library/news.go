package library

import (
	"context"
	"errors"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/catalogue"
	"pbem/games/archive/query"
	"pbem/games/archive/tournaments"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// lot is how many files are listed together.
const lot = 256

// news are files that have changed since they were listed, until they are.
type news struct {
	of      *Library
	ctx     context.Context
	records []catalogue.File
	others  []catalogue.File
	gone    []string
	count   int  // that were taken
	first   bool // nothing was listed before
	writing <-chan error
}

func (l *Library) newNews(ctx context.Context) (*news, error) {
	version, err := l.Listed().Version(ctx)
	return &news{of: l, ctx: ctx, first: version == 0}, err
}

// take takes a file, and lists those that were taken before where these are many.
func (n *news) take(f catalogue.File) error {
	n.count++
	switch {
	case f.Stamp == "":
		n.gone = append(n.gone, f.Name)
	case n.of.isRecord(f.Name):
		n.records = append(n.records, f)
	default:
		n.others = append(n.others, f)
	}
	if len(n.records)+len(n.others)+len(n.gone) < lot {
		return nil
	}
	return n.list()
}

// hear takes a file that may have changed.
func (n *news) hear(f catalogue.File) error {
	known, err := n.of.Listed().Stamp(n.ctx, f.Name)
	if err != nil || known == f.Stamp {
		return err
	}
	return n.take(f)
}

// list lists what was taken. Records are read while those before them are still being written.
func (n *news) list() error {
	if err := n.ctx.Err(); err != nil {
		return errors.Join(err, n.written())
	}
	var entries []catalogue.Entry
	var err error
	if len(n.records) > 0 {
		entries, err = recordReader{n.of}.readAll(n.ctx, n.records, n.first)
	}
	if err = errors.Join(err, n.written()); err != nil {
		return err
	}
	if len(n.gone) > 0 {
		err = n.of.Listed().Drop(n.ctx, n.gone...)
	}
	if err == nil && len(n.others) > 0 {
		err = n.of.Listed().Note(n.ctx, n.others...)
	}
	n.gone, n.others, n.records = nil, nil, nil
	if err != nil || len(entries) == 0 {
		return err
	}
	writing := make(chan error, 1)
	n.writing = writing
	go func() { writing <- n.of.Listed().Put(n.ctx, entries...) }()
	return nil
}

// written waits until the records that were read are listed.
func (n *news) written() error {
	if n.writing == nil {
		return nil
	}
	err := <-n.writing
	n.writing = nil
	return err
}

// flush lists what was taken, and waits until it is.
func (n *news) flush() error { return errors.Join(n.list(), n.written()) }

// recordReader reads records that are new.
type recordReader struct{ *Library }

// readers is how many records are read at once: on all cores, or where letters are handled meanwhile, on half of them.
func (l recordReader) readers() int {
	if l.patience > 0 {
		return max(1, runtime.GOMAXPROCS(0)/2)
	}
	return runtime.GOMAXPROCS(0)
}

// readAll reads records.
func (l recordReader) readAll(ctx context.Context, files []catalogue.File, first bool) ([]catalogue.Entry, error) {
	entries := make([]catalogue.Entry, len(files))
	group, reading := errgroup.WithContext(ctx)
	group.SetLimit(l.readers())
	for i, f := range files {
		if reading.Err() != nil {
			break
		}
		group.Go(func() (err error) {
			entries[i], err = l.read(ctx, f, first)
			return err
		})
	}
	return entries, errors.Join(group.Wait(), ctx.Err())
}

// read reads a record for the listing; one that cannot be read is listed as such, and the log is told. The error is ErrAway, or one of the catalogue.
func (l recordReader) read(ctx context.Context, f catalogue.File, first bool) (catalogue.Entry, error) {
	address, _ := l.addressOf(f.Name)
	number, _ := numberOf(f.Name)
	e := catalogue.Entry{File: f, Address: address, Number: number, Verifier: l.verifier.Load()}
	r, text, err := l.recordText(f.Name)
	if errors.Is(err, ErrAway) {
		return e, err
	}
	if err != nil {
		l.log.Warn("a record is left out of the pages", "file", f.Name, "err", err)
		e.Unread = true
		return e, nil
	}
	shown := public(r)
	g := summarise(address, f.Name, shown, l.Facts)
	preset, err := l.RulesOf(r)
	if err == nil {
		g.mover = moverOf(shown, preset.Game)
	}
	head, unwritten := headOf(shown, g.mover)
	if unwritten != nil {
		return e, unwritten
	}
	if e.Head = head; err != nil {
		g.Fault, e.Unruled = err, true
	} else if err := l.judge(ctx, &e, g, r, text, preset, first); err != nil {
		return e, err
	}
	e.Program = r.HasProgram()
	if g.Fault == nil {
		if of, ok := tournaments.Of(f.Name, r); ok {
			name := eventName(of.Site, of.Tournament)
			e.Tournament = &name
		}
		e.Rated = ratedOf(r)
	} else {
		l.faults.note(address+"\n"+string(e.Head), g.Fault)
	}
	g.fill(&e)
	return e, nil
}

// judge verifies a record, and says how the game began, but for one that this program has verified before.
func (l recordReader) judge(ctx context.Context, e *catalogue.Entry, g *Game, r *record.Record, text []byte, preset *presets.Preset, first bool) (err error) {
	verdict := verdictOn(text, preset.Hash)
	e.Verdict = verdict[:]
	if !first {
		known := false
		if e.Opening, known, err = l.Listed().Verdict(ctx, e.Name, e.Verdict, l.verifier.Load()); known || err != nil {
			return err
		}
	}
	if g.Fault = l.verify(r, preset); g.Fault == nil {
		e.Opening = openingOf(r, preset.Game).bytes()
	}
	return nil
}

func (l *Library) RulesOf(r *record.Record) (*presets.Preset, error) {
	if l.rules == nil {
		return nil, phrase.Errorf("web-rules-unknown")
	}
	return l.rules(r)
}

// verify says why a record is not verified, as it lies there: nil where it is. The result of one that is not counts nowhere.
func (l *Library) verify(r *record.Record, preset *presets.Preset) error {
	_, err := record.Verify(r, RulesOf(preset), l.keys)
	return err
}

// fill says what is listed of a game.
func (g *Game) fill(e *catalogue.Entry) {
	e.Date, e.Turns, e.Setups, e.Last = g.Date, g.Turns, g.Setups, g.Last
	e.InPlay, e.Broken = !g.over, g.Fault != nil
	e.Kind = catalogue.Kind{Variant: g.Variant, Options: g.OptionsWord(), Rules: g.Rules, Result: g.ResultWord(), Cause: g.CauseWord(), Year: g.Year()}
	e.Event = catalogue.Name{Name: g.Event, Folded: query.Fold(g.Event)}
	for side, name := range [2]string{g.White, g.Black} {
		who := g.Players[side]
		e.Names[side] = catalogue.Name{Name: name, Folded: query.Fold(name)}
		e.Players[side] = catalogue.Player{Page: who.Page(), Site: who.Site, Code: who.ID, Rater: who.Rater()}
	}
}
