package measuring_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/measuring"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

func cancelled(t *testing.T) (context.Context, context.CancelFunc) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	return ctx, stop
}

// writeGame plays one of the games of the flags once more, and writes its record.
func writeGame(t *testing.T, dir string, p *presets.Preset, f measuring.Flags, n int) {
	t.Helper()
	var turns []record.Turn
	position, outcome, counted := p.Game.Start(), rules.Outcome{Result: rules.Ongoing}, 0
	at := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	for k := uint64(0); counted < f.Limit && !outcome.Over(); k++ {
		turn, ok := robot.Random{}.Turn(position, 0, robot.Seed(robot.Seed(f.Seed, uint64(n)), k))
		if !ok {
			break
		}
		v, err := position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		at = at.Add(time.Hour)
		turns = append(turns, record.Turn{Text: v.Turn.String(), At: at})
		if !turn.IsSetup() {
			counted++
		}
		position = v.Next
		if v.Outcome.Over() {
			outcome = v.Outcome
		}
	}
	h := record.Header{Site: "example.org", Game: fmt.Sprint(n + 1), Date: "2026.11.01", White: "Ada", Black: "Bo", Variant: p.Name,
		Options: p.OptionText(), Rules: p.Hash, WhiteId: "p1", BlackId: "p2", Judged: p.Judged(), Rated: "no"}
	if outcome.Over() {
		h.Ended = at
	}
	r := record.New(h, p.Game.Start().String(), turns, outcome.Result, string(outcome.Cause))
	if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%03d.pbem", n+1)), []byte(r.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func counter(p *presets.Preset, complaints *bytes.Buffer) *measuring.Records {
	return &measuring.Records{Preset: p, Search: finding.Search{Registry: rulebook.New(), In: strings.NewReader(""), Err: complaints, Words: catalog.English()}}
}

// TestRecordsAsPlayed: records of games that a player played give the numbers that playing them gave.
func TestRecordsAsPlayed(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.75", "fusion-1", "lifeform-open", "amoeba-carry", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, dir, f := builtin(t, name), t.TempDir(), flags("random")
			f.First, f.Games = "white", 5
			for n := range f.Games {
				writeGame(t, dir, p, f, n)
			}
			var complaints bytes.Buffer
			report, left, found, err := counter(p, &complaints).Count(t.Context(), dir)
			if err != nil || left != 0 || found.Broken || complaints.Len() > 0 {
				t.Fatalf("%v, %d left out, %+v, %s", err, left, found, &complaints)
			}
			if diff := cmp.Diff(played(t, p, f), report); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestRecordsLeftOut: records of other presets, options and rules are left out, and counted as such; one that is broken is told.
func TestRecordsLeftOut(t *testing.T) {
	t.Parallel()
	dir, f := t.TempDir(), flags("random")
	f.Limit = 10
	cosmic := builtin(t, "cosmic")
	writeGame(t, dir, cosmic, f, 0)
	writeGame(t, dir, builtin(t, "chesimals-0.1"), f, 1)
	jumps, err := presets.Builtin("cosmic", []presets.Setting{{Name: "king_jumps", Value: "3"}})
	if err != nil {
		t.Fatal(err)
	}
	writeGame(t, dir, jumps, f, 2)
	changed := *cosmic
	changed.Hash = "sha256:" + strings.Repeat("0", 64)
	writeGame(t, dir, &changed, f, 3)
	writeGame(t, dir, cosmic, f, 4)
	broken := filepath.Join(dir, "005.pbem")
	text, err := os.ReadFile(broken)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(broken, bytes.Replace(text, []byte("\n1. "), []byte("\n1. Z"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	var complaints bytes.Buffer
	report, left, found, err := counter(cosmic, &complaints).Count(t.Context(), dir)
	if err != nil || report.Games != 1 || left != 3 || !found.Broken || !strings.Contains(complaints.String(), "005.pbem") {
		t.Errorf("%v, %d games, %d left out, %+v, %s", err, report.Games, left, found, &complaints)
	}
}
