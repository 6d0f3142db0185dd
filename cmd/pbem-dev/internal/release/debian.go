package release

import (
	"bytes"
	"time"

	"pbem/cmd/pbem-dev/internal/release/deb"
)

// Debian is the package with a program, for an architecture as Go and Debian both call it (amd64, arm64).
func (s *Shared) Debian(program []byte, arch, version string, when time.Time) ([]byte, error) {
	files, err := s.installed(program)
	if err != nil {
		return nil, err
	}
	p := deb.Package{
		Name: "pbem", Version: version, Architecture: arch, Section: "games",
		Maintainer: "The people of pbem <pbem@localhost>",
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
