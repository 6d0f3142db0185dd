package pages

import (
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"pbem/games/presetfile"
	"pbem/web"
)

// lookEvery is how often the host's folder of presets is looked at: as often as the service does.
const lookEvery = 2 * time.Second

// live is the pages of a service that runs: what is put into the host's folder of presets later has its pages, too.
type live struct {
	pages  atomic.Pointer[web.Pages]
	folder string // "" for none
	seen   presetfile.Mark
	log    *slog.Logger
}

func newLive(site web.Site, folder string, logger *slog.Logger) (*live, error) {
	l := &live{folder: folder, log: logger}
	if folder != "" {
		l.seen = presetfile.Look(folder)
	}
	pages, err := web.Open(site)
	l.pages.Store(pages)
	return l, err
}

// ServeHTTP answers by the pages of now.
func (l *live) ServeHTTP(w http.ResponseWriter, r *http.Request) { l.pages.Load().ServeHTTP(w, r) }

// begin begins to look through the archive.
func (l *live) begin() { l.pages.Load().Begin() }

// close ends that, once nobody asks any more.
func (l *live) close() {
	if err := l.pages.Load().Close(); err != nil {
		l.log.Warn("the listing of the pages was not closed", "err", err)
	}
}

// watch looks at the folder until it is told to stop.
func (l *live) watch(stop <-chan struct{}) {
	if l.folder == "" {
		return
	}
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-tick.C:
			l.look()
		}
	}
}

// look takes up the presets of the folder if something in it has changed. What cannot be read leaves the pages as they are: the service
// tells of it.
func (l *live) look() {
	now := presetfile.Look(l.folder)
	if now.Same(l.seen) {
		return
	}
	l.seen = now
	list, err := offered(l.folder)
	if err == nil {
		var pages *web.Pages
		if pages, err = l.pages.Load().WithPresets(list); err == nil {
			l.pages.Store(pages)
			return
		}
	}
	l.log.Error("the pages of the presets stay as they were", "err", err)
}
