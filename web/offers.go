package web

import (
	"slices"
	"strconv"
	"time"

	"pbem/notation/offers"
	"pbem/rules/phrase"
	"pbem/web/library"
)

const (
	seeksPath = "seeks.html"
	seeksFeed = "seeks.atom"
)

// offerPages makes the page of what is on offer, and its feed.
type offerPages struct{ *Pages }

// openSeek is an offer as a line of a page.
type openSeek struct {
	offers.Seek
	Title            string
	Said             phrase.Phrase // the terms
	Page, PresetPage string        // from the top; "" where there is none
	Words            string        // the command that takes it
}

// openEvent is a tournament that waits for players.
type openEvent struct {
	offers.Tournament
	Title      string
	Said       phrase.Phrase // the terms
	How        phrase.Phrase // how it is paired
	Joining    phrase.Phrase // "5 of 8 joined"
	PresetPage string
	Starts     phrase.Phrase
	Words      string
}

// seeksPage is the data of seeks.html.
type seeksPage struct {
	frame
	Seeks []openSeek
	Help  bool
}

func (p offerPages) seeks(l offers.List) (all []openSeek) {
	now := p.site.Now()
	for _, s := range l.Seeks {
		if !now.Before(s.Until) {
			continue
		}
		words := p.language.Command("take " + strconv.Itoa(s.Number))
		all = append(all, openSeek{s, p.titles.of(s.Preset), p.titles.terms(s.Preset, s.Terms), library.Identify(l.Site, s.ID, s.Name).Page(), p.presetAddress(s.Preset), words})
	}
	slices.Reverse(all) // on a page the newest stands on top
	return all
}

func (p offerPages) events(l offers.List) (all []openEvent) {
	for _, t := range l.Tournaments {
		e := openEvent{Tournament: t, Title: p.titles.of(t.Preset), Said: p.titles.terms(t.Preset, t.Terms), How: paired(t.System), PresetPage: p.presetAddress(t.Preset),
			Words: p.language.Command("join " + t.Name)}
		e.Starts, e.Joining = phrase.New("web-tournament-starts", "at", phrase.Date(t.Start)), phrase.New("web-tournament-joined", "n", len(t.Joined))
		if t.Start.IsZero() {
			e.Starts, e.Joining = phrase.New("web-tournament-starts-at", "n", t.StartAt), phrase.New("web-tournament-joined-of", "n", len(t.Joined), "of", t.StartAt)
		}
		all = append(all, e)
	}
	return all
}

// file makes seeks.html, and its feed. There is none beside an archive alone.
func (p offerPages) file(name string) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil || !all.Offering || name == seeksFeed && p.site.URL == "" {
		return file{}, false, err
	}
	open := p.seeks(all.Open)
	if name == seeksFeed {
		return known(p.feed(open))
	}
	data := seeksPage{frame: p.frame(seeksPath, seeksPath), Seeks: open, Help: p.manual.has("help/seek.html")}
	data.Card = p.plainCard(phrase.New("web-seeks"), phrase.New("web-seeks-about"), seeksPath)
	data.feed(p.Pages, phrase.New("web-seeks"), seeksFeed)
	return known(p.html("seeks.html", data))
}

// feed tells of the offers that stand.
func (p offerPages) feed(open []openSeek) (file, error) {
	var entries []atomEntry
	for _, s := range open {
		title := phrase.New("web-seek", "name", phrase.Words(library.PlainWords(s.Name)), "preset", phrase.Words(s.Title), "terms", s.Said)
		address := p.site.URL + seeksPath + "#seek-" + strconv.Itoa(s.Number)
		entries = append(entries, atomEntry{
			ID: address, Title: library.PlainWords(p.language.Say(title)), Updated: rfc3339(s.Made),
			Link: atomLink{"alternate", "text/html", address}, Summary: p.language.Tell("web-seek-until", "until", phrase.Date(s.Until.Add(-time.Nanosecond))),
		})
	}
	return p.atom(seeksFeed, seeksPath, phrase.New("web-seeks"), entries)
}
