package measuring_test

import (
	"bytes"
	"runtime"
	"testing"

	"pbem/cmd/internal/measuring"
	"pbem/mailer/catalog"
	"pbem/rules/measure"
	"pbem/rules/presets"
)

func builtin(t *testing.T, name string) *presets.Preset {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func flags(player string) measuring.Flags {
	return measuring.Flags{Games: 12, Limit: 40, Seed: 5, Player: player, First: "both", Format: "json"}
}

func played(t *testing.T, p *presets.Preset, f measuring.Flags) measure.Report {
	t.Helper()
	r, err := measuring.Play(t.Context(), p.Game, f)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestCores: the same bytes in every format, whatever the cores. It changes their number for the whole program, so it is not parallel.
func TestCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for _, c := range []struct{ preset, player string }{{"chesimals-0.75", "random"}, {"cosmic", "greedy"}, {"lifeform", "random"}} {
		p, want := builtin(t, c.preset), map[string]string{}
		for _, cores := range []int{1, 2, 8} {
			runtime.GOMAXPROCS(cores)
			f := flags(c.player)
			told := measuring.Told{Preset: p, Report: played(t, p, f), Words: catalog.English()}
			for _, format := range []string{"text", "json", "csv", "svg"} {
				told.Flags = f
				told.Flags.Format = format
				var out bytes.Buffer
				if err := told.Print(&out); err != nil {
					t.Fatal(err)
				}
				if want[format] == "" {
					want[format] = out.String()
				}
				if out.String() != want[format] {
					t.Errorf("%s: %s on %d cores is other than on one", c.preset, format, cores)
				}
			}
		}
	}
}

// TestStops: a cancelled context ends it.
func TestStops(t *testing.T) {
	t.Parallel()
	ctx, stop := cancelled(t)
	defer stop()
	f := flags("random")
	f.Games = 1_000_000
	if _, err := measuring.Play(ctx, builtin(t, "cosmic").Game, f); err == nil {
		t.Error("it played a million games after it was told to stop")
	}
}

func TestFlags(t *testing.T) {
	t.Parallel()
	usual := measuring.Flags{Games: 1000, Limit: 500, Seed: 1, Player: "random", First: "white"}
	for _, c := range []struct {
		name   string
		change func(*measuring.Flags)
		ok     bool
	}{
		{"usual", func(*measuring.Flags) {}, true},
		{"records", func(f *measuring.Flags) { f.From = []string{"x"} }, true},
		{"records and games", func(f *measuring.Flags) { f.From, f.Games = []string{"x"}, 5 }, false},
		{"records and a seed", func(f *measuring.Flags) { f.From, f.Seed = []string{"x"}, 5 }, false},
		{"no games", func(f *measuring.Flags) { f.Games = 0 }, false},
		{"too many games", func(f *measuring.Flags) { f.Games = 10_000_001 }, false},
		{"no turns", func(f *measuring.Flags) { f.Limit = 0 }, false},
		{"too many turns", func(f *measuring.Flags) { f.Limit = 10_001 }, false},
	} {
		f := usual
		c.change(&f)
		if err := f.Check(); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
