package release

import (
	"bytes"
	"cmp"
	"time"

	"pbem/cmd/pbem-dev/internal/release/deb"
)

// Builder is who a package names as its maintainer when nobody is named: the project has no public address, so it is for whoever built the package
// to answer for it.
const Builder = "whoever built this package <root@localhost>"

// Debian is the package with a program, for an architecture as Go and Debian both call it (amd64, arm64).
func (s *Shared) Debian(program []byte, arch, version string, when time.Time) ([]byte, error) {
	files, err := s.installed(program)
	if err != nil {
		return nil, err
	}
	p := deb.Package{
		Name: "pbem", Version: version, Architecture: arch, Section: "games",
		Maintainer: cmp.Or(s.Maintainer, Builder),
		Depends:    "passwd, init-system-helpers", Recommends: "ca-certificates, systemd",
		Summary: "referee for correspondence board games by e-mail",
		Description: []string{
			"People write their turns as letters; pbem judges them, keeps the clocks, tells",
			"both sides, and writes signed records. One program, one mailbox, one file.",
			"",
			"pbem doctor --config /etc/pbem/pbem.yaml says what to set before the start.",
		},
		Files: files, Time: when, Level: s.Level,
		Scripts: map[string][]byte{},
	}
	for _, script := range []string{"postinst", "prerm", "postrm"} {
		p.Scripts[script] = s.texts["packaging/debian/"+script]
	}
	var b bytes.Buffer
	err = p.Write(&b)
	return b.Bytes(), err
}
