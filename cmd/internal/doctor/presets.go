package doctor

import (
	"strings"

	"pbem/cmd/internal/service"
)

// presets reads the host's own presets as the service does.
func (e *exam) presets() {
	shelf, err := service.Shelf(e.Config.Presets)
	if err != nil {
		for line := range strings.Lines(err.Error()) {
			e.broken("presets", "%s", strings.TrimSpace(line))
		}
		return
	}
	e.ok("presets", "%s can be played.", counted(len(shelf.List()), "game"))
}
