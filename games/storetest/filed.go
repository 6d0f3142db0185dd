package storetest

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// filed is about the files of the archive that the store keeps, and about what else than matches they tell of.
func filed() group {
	return group{"filed", []testCase{
		{"files are kept, and told in the order of their commits", keptInOrder},
		{"a file that is there no more is told", toldThatItWent},
		{"who was slow keeps nothing of a match", slowKeepsNothing},
		{"who was slow keeps nothing of a match for later", slowKeepsNothingForLater},
		{"two write the same", twoWriteTheSame},
		{"who reads on misses none that others keep meanwhile", readsOnMissesNone},
		{"offers, tournaments and names", offersTournamentsNames},
		{"of who is forgotten nothing is left", nothingLeftOfForgotten},
	}}
}

func keptInOrder(f fixture) {
	f.archive(kept("public/001.pbem", "one"), kept("private/001.pbem", "one, private"))
	f.archive(kept("public/002.pbem", "two"))
	f.same("all", f.filed(0), []string{"public/001.pbem one", "private/001.pbem one, private", "public/002.pbem two"})
	f.archive(kept("public/001.pbem", "another"), kept("public/002.pbem", "two"))
	f.same("again", f.filed(0), []string{"private/001.pbem one, private", "public/002.pbem two", "public/001.pbem another"})
	all := noError[[]games.Filed](f)(f.Filed(f.Context(), 0, 2))
	f.same("so many", len(all), 2)
	f.same("behind them", f.filed(all[1].Place), []string{"public/001.pbem another"})
	sizes := noError[[]games.FileSize](f)(f.FileSizes(f.Context(), all[0].Place, 1))
	f.same("how long one is", sizes, []games.FileSize{{Path: "public/002.pbem", Bytes: 3, Place: all[1].Place}})
	one := noError[games.Filed](f)(f.ReadFile(f.Context(), "public/001.pbem"))
	f.same("one", string(one.Text), "another")
	if _, err := f.ReadFile(f.Context(), "public/009.pbem"); !errors.Is(err, games.ErrNotFound) {
		f.Error(err)
	}
}

func toldThatItWent(f fixture) {
	f.archive(kept("private/001.notes", "words"))
	f.archive(kept("private/001.notes", ""), kept("private/002.notes", ""))
	f.same("all", f.filed(0), []string{"private/001.notes -"})
	one := noError[games.Filed](f)(f.ReadFile(f.Context(), "private/001.notes"))
	f.same("its size", noError[[]games.FileSize](f)(f.FileSizes(f.Context(), 0, 9)), []games.FileSize{{Path: "private/001.notes", Place: one.Place}})
	f.same("its text", one.Text, []byte(nil))
	if err := f.DropFiles(f.Context()); err != nil {
		f.Fatal(err)
	}
	f.same("none", f.filed(0), []string(nil))
	f.archive(kept("public/001.pbem", "one"))
	if again := noError[[]games.Filed](f)(f.Filed(f.Context(), one.Place, 9)); len(again) != 1 {
		f.Errorf("what is kept after all was dropped stands before what was dropped: %v", again)
	}
}

func slowKeepsNothing(f fixture) {
	f.must(opening(1), opening(2))
	list := f.unrecorded(morning())
	slow := of(list[0], "slow")
	f.archive(of(list[0], "first"))
	f.archive(slow, of(list[1], "second"))
	f.same("the match", f.filed(0), []string{"public/001.pbem first", "public/002.pbem second"})
	f.same("the list", matchesOf(f.unrecorded(morning())), []int(nil))
	f.must(turn(1, 1))
	f.archive(slow)
	f.same("when it has changed", f.filed(0), []string{"public/001.pbem first", "public/002.pbem second"})
	f.same("the list then", matchesOf(f.unrecorded(morning())), []int{1})
}

func slowKeepsNothingForLater(f fixture) {
	f.must(opening(1))
	slow := of(f.unrecorded(morning())[0], "slow")
	first := of(slow.Match, "first")
	first.Match.Due = morning().Add(time.Hour)
	f.archive(first)
	f.archive(slow)
	f.same("the match", f.filed(0), []string{"public/001.pbem first"})
	f.same("then", matchesOf(f.unrecorded(morning().Add(time.Hour))), []int{1})
}

func twoWriteTheSame(f fixture) {
	f.must(opening(1))
	u := f.unrecorded(morning())[0]
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() { f.archive(of(u, fmt.Sprint(i)), kept(fmt.Sprintf("public/rules/%d.yaml", i), "r")) })
	}
	all.Wait()
	f.same("files", len(f.filed(0)), 5)
	f.same("the list", matchesOf(f.unrecorded(morning())), []int(nil))
}

func readsOnMissesNone(f fixture) {
	const writers, each = 4, 12
	var all sync.WaitGroup
	for w := range writers {
		all.Go(func() {
			for n := range each {
				f.archive(kept(fmt.Sprintf("public/%d-%d", w, n), "r"), kept(fmt.Sprintf("private/%d-%d", w, n), "r"))
			}
		})
	}
	seen, last, over := map[string]bool{}, int64(0), make(chan struct{})
	go func() { all.Wait(); close(over) }()
	read := func() {
		for _, file := range noError[[]games.Filed](f)(f.Filed(f.Context(), last, 5)) {
			seen[file.Path], last = true, file.Place
		}
	}
	for done := false; !done; read() {
		select {
		case <-over:
			done = true
		default:
		}
	}
	for range 2 * writers * each {
		read()
	}
	f.same("files", len(seen), 2*writers*each)
}

func offersTournamentsNames(f fixture) {
	f.must(games.Commit{Club: []games.ClubChange{
		{Stream: club.OfferStream(3), Events: clubEvents(), Offer: &games.Offer{Number: 3, Preset: "chesimals-2", Seeker: 1, Stands: true}},
		{Stream: club.TournamentStream(5), Events: clubEvents(), Tournament: &games.Tournament{Number: 5, Name: "Cup", Look: "cup"}}},
		Players: []games.Player{{Address: ada, Name: "Ada", Verified: true}}, Names: []games.Name{{Look: "ada", Player: ada}}})
	f.same("as they are listed", f.unfiled(), []string{"offer s3", "offer t5", "tournament 5"})
	list := noError[[]games.Unfiled](f)(f.Unfiled(f.Context(), 9))
	f.must(games.Commit{Names: []games.Name{{Look: "ada2", Player: ada}}})
	slow := games.Archived{Unfiled: list, Files: []games.Filed{{Path: "public/offers", Text: []byte("slow")}}}
	f.archive(games.Archived{Unfiled: list, Files: []games.Filed{{Path: "public/offers", Text: []byte("offers")}}})
	f.archive(slow)
	f.same("the rest", f.unfiled(), []string{"called " + ada})
	f.same("files", f.filed(0), []string{"public/offers offers"})
	if err := errors.Join(f.Unfile(f.Context(), 5, 6), f.UnrecordAll(f.Context())); err != nil {
		f.Fatal(err)
	}
	f.same("anew", f.unfiled(), []string{"called " + ada, "offer ", "tournament 5"})
}

func nothingLeftOfForgotten(f fixture) {
	as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
	asked := games.Erasure{Player: ada, Addresses: []string{ada}, As: as, Asked: morning()}
	commit := opening(1)
	commit.Changes[0].Summary.White = as
	f.must(commit, opening(2), games.Commit{Players: []games.Player{{Address: ada, Name: "Ada", Verified: true}}, Erase: []games.Erasure{asked}})
	for _, u := range f.unrecorded(morning()) {
		f.archive(of(u, "Ada"))
	}
	if done, err := f.Erase(f.Context(), asked, morning().Add(games.Erasing)); !done || err != nil {
		f.Fatal(done, err)
	}
	f.same("files", f.filed(0), []string{"public/001.pbem -", "public/002.pbem Ada"})
	f.same("to be written", matchesOf(f.unrecorded(morning())), []int{1})
	f.same("also", f.unfiled(), []string{"called " + as.Address})
	place := noError[games.Filed](f)(f.ReadFile(f.Context(), "public/002.pbem")).Place
	gone := of(f.unrecorded(morning())[0], "")
	f.archive(gone)
	f.same("who has it hears that it has gone", f.filed(place), []string{"public/001.pbem -"})
}

func clubEvents() []club.Event {
	return []club.Event{{At: morning(), Cause: "d", Fact: club.StrictChosen{On: true}}}
}

func kept(path, text string) games.Archived {
	return games.Archived{Files: []games.Filed{{Path: path, Text: []byte(text)}}}
}

// of is the public record of a match that was listed.
func of(u games.Unrecorded, text string) games.Archived {
	return games.Archived{Match: u, Files: []games.Filed{{Path: fmt.Sprintf("public/%03d.pbem", u.Match), Match: u.Match, Text: []byte(text)}}}
}

func (f fixture) archive(done ...games.Archived) {
	f.Helper()
	if err := f.Archive(f.Context(), done...); err != nil {
		f.Error(err)
	}
}

// filed lists the files behind a place, each with its text, or "-".
func (f fixture) filed(after int64) (all []string) {
	f.Helper()
	for _, file := range noError[[]games.Filed](f)(f.Filed(f.Context(), after, 100)) {
		text := "-"
		if file.Text != nil {
			text = string(file.Text)
		}
		all = append(all, file.Path+" "+text)
	}
	return all
}

func (f fixture) unfiled() (all []string) {
	f.Helper()
	for _, u := range noError[[]games.Unfiled](f)(f.Unfiled(f.Context(), 100)) {
		all = append(all, string(u.Kind)+" "+u.Name)
	}
	return all
}
