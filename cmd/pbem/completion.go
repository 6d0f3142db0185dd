package main

import (
	"os"
	"path/filepath"

	"github.com/alecthomas/kong"

	"pbem/cmd/internal/completion"
	"pbem/cmd/internal/manpage"
	"pbem/cmd/internal/version"
)

type completionCmd struct {
	Shell string `arg:"" enum:"bash,zsh,fish" placeholder:"arg-shell" help:"flag-completion-shell"`
}

// Run prints the script that the shell reads.
func (c completionCmd) Run(env *Env, call *kong.Context) error {
	return completion.Write(env.Out, call.Model, c.Shell)
}

type manCmd struct {
	Dir string `arg:"" type:"path" placeholder:"arg-folder" help:"flag-man-dir"`
}

// Run writes the manual pages.
func (c manCmd) Run(call *kong.Context) error {
	for name, page := range manpage.Pages(call.Model, aboutMan()) {
		if err := os.WriteFile(filepath.Join(c.Dir, name), []byte(page), 0o644); err != nil {
			return outside(err)
		}
	}
	return nil
}

// aboutMan is what man pages say besides the command tree; the codes are those of docs/cli.md.
func aboutMan() manpage.About {
	return manpage.About{
		Version: version.Text(),
		Codes: []manpage.Code{
			{Code: 0, Means: "Done."},
			{Code: exitNotSo, Means: "The thing asked about is not so: an illegal turn, a record that does not verify."},
			{Code: exitUsage, Means: "Usage, or input that cannot be read."},
			{Code: exitOutside, Means: "An outside service failed."},
			{Code: exitHalted, Means: "serve and what works on its store: the store is older than what was done with it; a person must decide how to go on."},
			{Code: exitTemporary, Means: "deliver only: try again later."},
		},
		Files: []manpage.Entry{
			{Name: "/etc/pbem/pbem.yaml", Text: "The configuration of the service that the package installs."},
			{Name: "/var/lib/pbem", Text: "Its store (games.db), key (server.key) and records."},
			{Name: "/usr/share/doc/pbem", Text: "What hosts need to know, an example configuration, alert rules for Prometheus and a dashboard for Grafana."},
		},
		Also: []string{"pbem.yaml(5)"},
	}
}
