package year

import (
	"context"

	"pbem/adjudicator/club"
)

// checkLanguage: a letter is in the language that its reader has chosen, or that was noticed of them. Whoever never wrote a German word is
// never written to in German.
func (w *world) checkLanguage(p *person, r *received) {
	want := "en"
	if p.speech.tag == "de" {
		want = w.languageOf(p)
	}
	stranger := p.kind == inventor && p.wrote == 0       // is written to in the language of whoever has them written to, as any is
	if want == "" || stranger || !r.since.Equal(w.now) { // nothing is known yet: each letter is answered in its own language; or it was written long ago
		return
	}
	if w.breaks(OtherLanguage) && w.report.Out%20 == 0 {
		r.says = "fr"
	}
	if r.says == "" && r.sounds == "" {
		return
	}
	w.report.Languages[want]++
	for _, is := range []string{r.says, r.sounds} {
		if is != "" && is != want && (r.to == p.address || is != w.languageAt(r.to)) { // an address that is to be added may have spoken for itself
			w.find("languages", "%s reads %q and gets %q: %q", p.address, want, is, r.subject)
			return
		}
	}
}

// languageOf is what the service knows of somebody's language.
func (w *world) languageOf(p *person) string { return w.languageAt(p.address) }

// languageAt is what it knows of whoever has written from an address: also from one that they have not made theirs.
func (w *world) languageAt(address string) string {
	person, err := w.personAt(context.Background(), address)
	if err != nil {
		return ""
	}
	return person.Language
}

// personOf is what somebody has chosen, as the service keeps it.
func (w *world) personOf(ctx context.Context, p *person) (club.Person, error) {
	return w.personAt(ctx, p.address)
}

func (w *world) personAt(ctx context.Context, address string) (club.Person, error) {
	events, err := w.choicesAt(ctx, address)
	if err != nil {
		return club.Person{}, err
	}
	return club.Apply(club.Person{}, events...)
}

func (w *world) choicesAt(ctx context.Context, address string) ([]club.Event, error) {
	store := w.house.store()
	player, err := store.Player(ctx, address)
	if err != nil {
		return nil, err
	}
	return store.ClubEvents(ctx, club.PersonStream(player.Number))
}

// checkTongues: in the end whoever wrote German commands all year is written to in German.
func (w *world) checkTongues(ctx context.Context) error {
	for _, p := range w.people {
		if p.speech.tag != "de" || p.acted < 10 || p.forgotten {
			continue
		}
		person, err := w.personOf(ctx, p)
		if err != nil {
			return err
		}
		if person.Language != "de" {
			w.find("languages", "%s wrote %d letters in German and is written to in %q", p.address, p.acted, person.Language)
		}
	}
	return nil
}
