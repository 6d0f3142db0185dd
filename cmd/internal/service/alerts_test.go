package service

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"gopkg.in/yaml.v3"

	"pbem/cmd/internal/config"
)

// rule is an alert as Prometheus reads it.
type rule struct {
	Alert       string            `yaml:"alert"`
	Expr        string            `yaml:"expr"`
	For         string            `yaml:"for"`
	Labels      map[string]string `yaml:"labels"`
	Annotations map[string]string `yaml:"annotations"`
}

const alertsFile = "../../../docs/pbem.alerts.yaml"

func alerts(t *testing.T) (rules []rule) {
	t.Helper()
	file, err := os.Open(alertsFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var read struct {
		Groups []struct {
			Name  string `yaml:"name"`
			Rules []rule `yaml:"rules"`
		} `yaml:"groups"`
	}
	decoder := yaml.NewDecoder(file)
	decoder.KnownFields(true)
	if err := decoder.Decode(&read); err != nil {
		t.Fatal(err)
	}
	for _, g := range read.Groups {
		rules = append(rules, g.Rules...)
	}
	return rules
}

// exported is what a service that has just begun says at /metrics.
func exported(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pbem.yaml")
	c, err := config.Parse(path, []byte("address: games@example.org\nsend: dir:letters\nreceive: smtp://127.0.0.1:1\n"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), c, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	w := httptest.NewRecorder()
	s.Daemon.Health(s.Registry, func() string { return "" }).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if w.Code != http.StatusOK {
		t.Fatal(w.Code)
	}
	return w.Body.String()
}

// TestAlerts: every alert that is shipped is whole, and asks only for what the program really exports, labels and all, from its first
// moment on.
func TestAlerts(t *testing.T) {
	t.Parallel()
	text := exported(t)
	names := map[string]bool{}
	for _, r := range alerts(t) {
		if r.Alert == "" || names[r.Alert] || r.Annotations["summary"] == "" || r.Annotations["description"] == "" || r.Annotations["runbook"] != "alerts.md#"+strings.ToLower(r.Alert) {
			t.Errorf("%q is twice there, or not whole", r.Alert)
		}
		names[r.Alert] = true
		if severity := r.Labels["severity"]; severity != "page" && severity != "ticket" {
			t.Errorf("%s: severity %q", r.Alert, severity)
		}
		if _, err := time.ParseDuration(r.For); r.For != "" && err != nil {
			t.Errorf("%s: %v", r.Alert, err)
		}
		if fault := misread(r.Expr, text); fault != "" {
			t.Errorf("%s: %s in %s", r.Alert, fault, r.Expr)
		}
	}
	for _, kind := range []string{"PbemMailboxUnread", "PbemStartedAgainAndAgain", "PbemLettersSetAside", "PbemCapped"} { // an outage, a kill, a stuck letter, a cap
		if !names[kind] {
			t.Errorf("there is no alert %s", kind)
		}
	}
}

// misread says what is wrong with an expression, as far as that can be seen without Prometheus; "" for nothing.
func misread(expr, exported string) string {
	if strings.Count(expr, "(") != strings.Count(expr, ")") || strings.Count(expr, "{") != strings.Count(expr, "}") || strings.Count(expr, "[") != strings.Count(expr, "]") {
		return "a bracket without its other half"
	}
	words := regexp.MustCompile(`[a-zA-Z_][a-zA-Z_0-9]*(\{[^}]*\})?`)
	bare := regexp.MustCompile(`\[\d+[mhd]\]`).ReplaceAllString(expr, "")
	known := []string{"or", "and", "unless", "on", "by", "sum", "max", "increase", "changes", "absent", "instance", "job"}
	for _, word := range words.FindAllString(bare, -1) {
		name, labels, _ := strings.Cut(strings.TrimSuffix(word, "}"), "{")
		if slices.Contains(known, name) || name == "up" {
			continue
		}
		if labels = strings.TrimSpace(strings.ReplaceAll(labels, `job="pbem"`, "")); !has(exported, name, labels) {
			return "nobody exports " + word
		}
	}
	return ""
}

// has looks for a line of a metric with a label.
func has(exported, name, label string) bool {
	for line := range strings.Lines(exported) {
		metric, labels, _ := strings.Cut(strings.TrimSpace(line[:strings.LastIndexByte(line, ' ')]), "{")
		if metric == name && strings.Contains(labels, label) {
			return true
		}
	}
	return false
}

// TestMisread: the looking itself.
func TestMisread(t *testing.T) {
	t.Parallel()
	const text = "# TYPE pbem_x gauge\npbem_x 1\npbem_y{what=\"a\",route=\"imap\"} 2\n"
	for expr, want := range map[string]string{
		`pbem_x > 0`:                      "",
		`increase(pbem_y{what="a"}[1h])`:  "",
		`pbem_y{what="b"} > 0`:            `nobody exports pbem_y{what="b"}`,
		`rate(pbem_x[5m]) > 0`:            "nobody exports rate",
		`pbem_z`:                          "nobody exports pbem_z",
		`sum(pbem_x`:                      "a bracket without its other half",
		`changes(pbem_x{job="pbem"}[1d])`: "",
	} {
		if got := misread(expr, text); got != want {
			t.Errorf("%s: %q, want %q", expr, got, want)
		}
	}
}
