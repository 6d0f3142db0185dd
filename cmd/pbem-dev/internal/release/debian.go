package release

import (
	"cmp"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// Builder is who a package names as its maintainer when nobody is named: the project has no public address, so it is for whoever built the package
// to answer for it.
const Builder = "whoever built this package <root@localhost>"

// nfpm packs for Debian. Later versions need modules that the proxy does not hand out.
const nfpm = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.44.0"

// content is a file of a package as nfpm is told of it.
type content struct {
	From string `json:"src"`
	To   string `json:"dst"`
	Info struct {
		Mode  uint32 `json:"mode"`
		Owner string `json:"owner"`
		Group string `json:"group"`
	} `json:"file_info"`
}

// Debian is the package with a program, for an architecture as Go and Debian both call it (amd64, arm64).
func (s *Shared) Debian(ctx context.Context, program []byte, arch, version string, when time.Time) ([]byte, error) {
	files, err := s.installed(program)
	if err != nil {
		return nil, err
	}
	work, err := os.MkdirTemp("", "pbem-deb-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	scripts := map[string]string{}
	for script, name := range map[string]string{"postinstall": "postinst", "preremove": "prerm", "postremove": "postrm"} {
		scripts[script] = filepath.Join(work, name)
		if err := os.WriteFile(scripts[script], s.texts["packaging/debian/"+name], 0o755); err != nil {
			return nil, err
		}
	}
	var contents []content
	for i, f := range files {
		c := content{From: filepath.Join(work, strconv.Itoa(i)), To: "/" + f.name}
		c.Info.Mode, c.Info.Owner, c.Info.Group = uint32(f.mode), "root", "root"
		if err := os.WriteFile(c.From, f.data, 0o644); err != nil {
			return nil, err
		}
		contents = append(contents, c)
	}
	config, err := json.Marshal(map[string]any{ // which is YAML, too
		"name": "pbem", "version": version, "version_schema": "none", "arch": arch, "section": "games", "priority": "optional",
		"maintainer": cmp.Or(s.Maintainer, Builder), "mtime": when.UTC().Format(time.RFC3339),
		"depends": []string{"passwd", "init-system-helpers"}, "recommends": []string{"ca-certificates", "systemd"},
		"description": "referee for correspondence board games by e-mail\n" +
			"People write their turns as letters; pbem judges them, keeps the clocks, tells\n" +
			"both sides, and writes signed records. One program, one mailbox, one file.\n\n" +
			"pbem doctor --config /etc/pbem/pbem.yaml says what to set before the start.",
		"contents": contents, "scripts": scripts, "deb": map[string]string{"compression": "gzip:" + strconv.Itoa(cmp.Or(s.Level, 9))},
	})
	if err != nil {
		return nil, err
	}
	told, made := filepath.Join(work, "nfpm.yaml"), filepath.Join(work, "pbem.deb")
	if err := os.WriteFile(told, config, 0o644); err != nil {
		return nil, err
	}
	if _, err := tool(ctx, nfpm, "package", "--packager", "deb", "--config", told, "--target", made); err != nil {
		return nil, err
	}
	return os.ReadFile(made)
}
