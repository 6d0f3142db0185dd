package manpage

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

type tree struct {
	Key struct {
		Show struct {
			Config string `required:"" placeholder:"FILE" help:"The file: C:\\back."`
		} `cmd:"" help:"Show it."`
	} `cmd:"" help:"Look at keys."`
	Board struct {
		Output string `short:"o" help:".hidden files, too."`
		Secret string `hidden:"" help:"Nobody's."`
	} `cmd:"" help:"Draw."`
	Hidden struct{} `cmd:"" hidden:"" help:"Nobody's."`
}

func pages(t *testing.T) map[string]string {
	t.Helper()
	parser, err := kong.New(&tree{}, kong.Name("pbem"), kong.Description("A referee."))
	if err != nil {
		t.Fatal(err)
	}
	return Pages(parser.Model, About{Version: "v1", Codes: []Code{{0, "Done."}, {75, "Later."}}, Files: []Entry{{"/etc/x", "It."}}, Also: []string{"x(5)"}})
}

// TestPages: what a reader must find stands on the pages, and nothing that is hidden.
func TestPages(t *testing.T) {
	t.Parallel()
	got := pages(t)
	for name, parts := range map[string][]string{
		"pbem.1":       {"pbem \\- a referee", "\\fBpbem\\-key(1)\\fR\nLook at keys.", "\\fB75\\fR\nLater.", "/etc/x", "x(5), pbem\\-key(1), pbem\\-board(1)"},
		"pbem-key.1":   {"pbem key show \\-\\-config=FILE", "PBEM KEY SHOW", `C:\eback.`},
		"pbem-board.1": {"\\fB\\-o, \\-\\-output=STRING\\fR\n\\&.hidden files"},
	} {
		for _, part := range parts {
			if !strings.Contains(got[name], part) {
				t.Errorf("%s lacks %q:\n%s", name, part, got[name])
			}
		}
	}
	if len(got) != 3 {
		t.Errorf("%d pages", len(got))
	}
	for name, page := range got {
		if strings.Contains(page, "Nobody") {
			t.Errorf("%s tells what is hidden", name)
		}
	}
}

// TestGroff has the program that man calls read the pages, where there is one.
func TestGroff(t *testing.T) {
	t.Parallel()
	groff, err := exec.LookPath("groff")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skipf("LEFT OUT, this test has proved nothing: %v", err)
	}
	all := pages(t)
	all["x.5"] = Verbatim("x", 5, "v1", "a file", "It begins.", "# one\n.two: 'x'\n")
	for name, page := range all {
		cmd := exec.Command(groff, "-man", "-ww", "-Tascii", "-P-c")
		cmd.Stdin = strings.NewReader(page)
		out, err := cmd.CombinedOutput()
		if err != nil || strings.Contains(string(out), "warning") {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
		if name == "x.5" && !strings.Contains(string(out), "# one\n       .two: 'x'") {
			t.Errorf("the text is not as it was:\n%s", out)
		}
	}
}
