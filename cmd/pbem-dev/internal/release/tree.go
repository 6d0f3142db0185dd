package release

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/cmd/internal/manpage"
)

// Shared is what comes along with the program of every system: texts, and what the program writes of itself.
type Shared struct {
	Version     string // of the program
	Man         map[string][]byte
	Completions map[string][]byte // by shell
	Licences    []byte
	Maintainer  string            // of the package, "Name <address>"; "" for Builder
	Level       int               // of the package's compression; 0: the best
	texts       map[string][]byte // of the repository, by name
}

// texts are the files of the repository that are part of a release.
func texts() []string {
	return []string{"LICENSE", "CHANGELOG.md", "docs/pbem.yaml", "docs/pbem.service", "docs/pbem.alerts.yaml", "docs/pbem.dashboard.json",
		"docs/alerts.md", "docs/hosting.md", "docs/hosting-many.md", "docs/hosting-tasks.md", "docs/hosting-tournament.md", "packaging/debian/postinst", "packaging/debian/prerm", "packaging/debian/postrm"}
}

// Gather reads the texts of a checkout, and has the program, which must run here, write man pages and completions.
func Gather(run func(args ...string) (string, error), root, version string, licences []byte) (*Shared, error) {
	s := &Shared{Version: version, Man: map[string][]byte{}, Completions: map[string][]byte{}, Licences: licences, texts: map[string][]byte{}}
	for _, name := range texts() {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return nil, err
		}
		s.texts[name] = text
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		script, err := run("completion", shell)
		if err != nil {
			return nil, err
		}
		s.Completions[shell] = []byte(script)
	}
	return s, s.pages(run)
}

func (s *Shared) pages(run func(args ...string) (string, error)) error {
	folder, err := os.MkdirTemp("", "pbem-man-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if _, err := run("man", folder); err != nil {
		return err
	}
	list, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, page := range list {
		if s.Man[page.Name()], err = os.ReadFile(filepath.Join(folder, page.Name())); err != nil {
			return err
		}
	}
	s.Man["pbem.yaml.5"] = []byte(manpage.Verbatim("pbem.yaml", 5, s.Version, "configuration of the referee",
		"The whole file, with every field and its default.", string(s.texts["docs/pbem.yaml"])))
	return nil
}

// Config is the configuration that the package begins with: that of the manual, with the store and the key where the unit may write.
func (s *Shared) Config() ([]byte, error) {
	text := s.texts["docs/pbem.yaml"]
	for old, own := range map[string]string{
		"\n# store: sqlite:games.db\n": "\nstore: sqlite:/var/lib/pbem/games.db\n",
		"\n# key: file:server.key\n":   "\nkey: file:/var/lib/pbem/server.key\n",
	} {
		if bytes.Count(text, []byte(old)) != 1 {
			return nil, fmt.Errorf("docs/pbem.yaml has no line %q to be set", strings.TrimSpace(old))
		}
		text = bytes.Replace(text, []byte(old), []byte(own), 1)
	}
	return text, nil
}

// Unit is the unit of the manual, with the program where packages put it.
func (s *Shared) Unit() ([]byte, error) {
	const local, packaged = "=/usr/local/bin/pbem ", "=/usr/bin/pbem "
	if bytes.Count(s.texts["docs/pbem.service"], []byte(local)) != 1 {
		return nil, fmt.Errorf("docs/pbem.service does not start %s once", local)
	}
	return bytes.Replace(s.texts["docs/pbem.service"], []byte(local), []byte(packaged), 1), nil
}

// installed are the files of the package.
func (s *Shared) installed(program []byte) ([]entry, error) {
	unit, err := s.Unit()
	if err != nil {
		return nil, err
	}
	config, err := s.Config()
	if err != nil {
		return nil, err
	}
	const doc, share, own = "usr/share/doc/pbem/", "usr/share/", "usr/share/pbem/"
	files := map[string][]byte{
		"usr/lib/systemd/system/pbem.service":         unit,
		own + "pbem.yaml":                             config, // not with the documentation, which some machines leave out
		own + "pbem.alerts.yaml":                      s.texts["docs/pbem.alerts.yaml"],
		own + "pbem.dashboard.json":                   s.texts["docs/pbem.dashboard.json"],
		doc + "copyright":                             s.Licences,
		share + "bash-completion/completions/pbem":    s.Completions["bash"],
		share + "zsh/vendor-completions/_pbem":        s.Completions["zsh"],
		share + "fish/vendor_completions.d/pbem.fish": s.Completions["fish"],
	}
	for _, name := range []string{"alerts.md", "hosting.md", "hosting-many.md", "hosting-tasks.md", "hosting-tournament.md"} {
		files[doc+name] = s.texts["docs/"+name]
	}
	packed := map[string][]byte{doc + "changelog.gz": s.texts["CHANGELOG.md"]}
	for name, page := range s.Man {
		packed[share+"man/man"+name[len(name)-1:]+"/"+name+".gz"] = page
	}
	for name, text := range packed {
		if files[name], err = gzipped(text); err != nil {
			return nil, err
		}
	}
	list := []entry{{"usr/bin/pbem", 0o755, program}}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		list = append(list, entry{name, 0o644, files[name]})
	}
	return list, nil
}

// loose are the files of an archive for systems without packages of ours.
func (s *Shared) loose(t Target, program []byte) []entry {
	list := []entry{{t.program(), 0o755, program}, {"LICENSES.txt", 0o644, s.Licences}, {"CHANGELOG.md", 0o644, s.texts["CHANGELOG.md"]}}
	add := func(name string, data []byte) { list = append(list, entry{name, 0o644, data}) }
	add("pbem.yaml", s.texts["docs/pbem.yaml"])
	if t.OS != "windows" {
		for shell, script := range s.Completions {
			add("completions/pbem."+shell, script)
		}
		for name, page := range s.Man {
			add("man/"+name, page)
		}
	}
	if t.OS == "linux" {
		for _, name := range []string{"pbem.service", "pbem.alerts.yaml", "pbem.dashboard.json"} {
			add(name, s.texts["docs/"+name])
		}
	}
	slices.SortFunc(list, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	return list
}
