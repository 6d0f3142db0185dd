package service

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/cmd/internal/config"
)

// dashboard is what a test looks at of a dashboard.
type dashboard struct {
	Panels []struct {
		ID      int
		Title   string
		GridPos struct{ X, Y, W, H int }
		Targets []struct{ Expr, LegendFormat string }
	}
}

// described are the metrics that a service may export at any time, by name, each with its labels.
func described(t *testing.T) map[string][]string {
	t.Helper()
	c, err := config.Parse(filepath.Join(t.TempDir(), "pbem.yaml"), []byte("address: games@example.org\nsend: dir:letters\nreceive: smtp://127.0.0.1:1\n"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), c, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	all := make(chan *prometheus.Desc, 1000)
	s.Registry.Describe(all)
	close(all)
	read := regexp.MustCompile(`fqName: "(\w+)".*variableLabels: \{([^}]*)\}`)
	known := map[string][]string{}
	for d := range all {
		if m := read.FindStringSubmatch(d.String()); m != nil {
			known[m[1]] = strings.FieldsFunc(m[2], func(r rune) bool { return r == ',' })
		}
	}
	return known
}

var (
	metricOf = regexp.MustCompile(`pbem_\w+`)
	parted   = regexp.MustCompile(`by \((\w+)\)`)
	legend   = regexp.MustCompile(`\{\{(\w+)\}\}`)
)

// TestDashboard: every panel asks for metrics that there are, by labels that they have; every metric has a panel; no two panels lie on
// each other.
func TestDashboard(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../../docs/pbem.dashboard.json")
	if err != nil {
		t.Fatal(err)
	}
	var d dashboard
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	known := described(t)
	shown, taken := map[string]bool{}, map[[2]int]string{}
	for _, p := range d.Panels {
		for _, target := range p.Targets {
			name := metricOf.FindString(target.Expr)
			labels, ok := known[name]
			if !ok {
				t.Errorf("%s: nobody exports %s", p.Title, target.Expr)
			}
			shown[name] = true
			for _, m := range append(parted.FindAllStringSubmatch(target.Expr, -1), legend.FindAllStringSubmatch(target.LegendFormat, -1)...) {
				if !slices.Contains(labels, m[1]) {
					t.Errorf("%s: %s has no label %s", p.Title, name, m[1])
				}
			}
		}
		for x := range p.GridPos.W {
			for y := range p.GridPos.H {
				at := [2]int{p.GridPos.X + x, p.GridPos.Y + y}
				if taken[at] != "" || at[0] > 23 {
					t.Fatalf("%s lies on %s, or outside", p.Title, taken[at])
				}
				taken[at] = p.Title
			}
		}
	}
	for name := range known {
		if strings.HasPrefix(name, "pbem_") && !shown[name] {
			t.Errorf("no panel shows %s", name)
		}
	}
}

// TestAlertsHaveParagraphs: the page says of every alert what to do, in the order of the file, and of nothing else.
func TestAlertsHaveParagraphs(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../../docs/alerts.md")
	if err != nil {
		t.Fatal(err)
	}
	var headings, want []string
	for _, part := range strings.Split(string(page), "\n## ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		headings = append(headings, name)
		if len(strings.TrimSpace(text)) < 150 {
			t.Errorf("%s: that is no advice: %s", name, text)
		}
	}
	for _, r := range alerts(t) {
		want = append(want, r.Alert)
	}
	if !slices.Equal(headings, want) {
		t.Errorf("the paragraphs are\n%q, the alerts\n%q", headings, want)
	}
}
