# make quick  what an edit needs, in under a minute: build, gofmt, go vet, the tests that need nobody else
# make test   all tests, with the race detector; installs Dovecot, Postfix, PostgreSQL and Litestream first where it may
# make lint   gofmt, go vet, staticcheck
# make vuln   known vulnerabilities in what the program calls, where the list of them can be had
# make bench  the benchmarks
# make web    the programs for browsers: the composer of each engine, web/composer/ENGINE.wasm.br, the judge for other sites, web/judge/wasm/judge.wasm.gz,
#             and the script of the Go distribution that runs them
# make fuzz   every fuzz target for FUZZTIME each (10m; make fuzz FUZZTIME=20s for a look)
# make update the golden files anew; read the diff before you commit it
# make release        what hosts install of the commit that is checked out, in the new folder dist (make release DIST=DIR MAINTAINER="NAME <ADDRESS>")
# make release-check  the same twice in two folders, compared byte by byte: ten minutes of two processors, so it is no part of CI

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK = golang.org/x/vuln/cmd/govulncheck@v1.9.0
FUZZTIME ?= 10m
DIST ?= dist
export MAINTAINER

# What "make quick" leaves out: the packages whose tests start real mail servers or a browser (mailer/imap, mailer/smtp,
# mailer/receiver, internal/testing/realmail, cmd/internal/doctor, internal/testing/webtest) or a database (games/postgres, games/relational), kill processes and fill disks (games/sqlite,
# games/daemon, torture, looptest), or measure (mailbench); of cmd/pbem all but the scripts of the command line and what
# reads the source; of docs and web/composer what takes another build (a game added to a copy of the module, the composer
# compiled anew); of web what needs a browser, and of all others what needs a database or a mail server (PBEM_WITHOUT_SERVERS); the tests whose work is in their number (NUMBER: tens of thousands of letters
# for the tables of who may do what, floods, a record changed at every byte, engines held to slow ones, a thousand questions put to Node, hundreds of games played in pairs, every store of a landed version, a store once more with prepared statements, all examples and conversations by mail; LARGE: letters of many
# megabytes); and everywhere the race detector. The tests of NUMBER do one thing after the other, tens of thousands of times;
# "make test" runs them whole without the race detector, and everything else with it; so it does those of ALONE, which "make quick" does not leave
# out: engines held to slow ones and to refusals, games and tournaments played to their ends, and series of letters with one taken away.
SLOW = /mailer/(imap|smtp|receiver|mailtest/realmail)$$|/cmd/internal/doctor$$|/internal/testing/webtest$$|/games/(sqlite|postgres|relational|daemon)$$|/cmd/pbem-dev
BUILDS = /docs$$|/web/composer$$|/cmd/pbem$$
NUMBER = ^Test(IdentityTable|WhatALetterMayDo|CopiesHinderNobody|ANastyDay|FromAnotherAddress|OneAnswer|NothingInjects|HiddenSetupPairs|HiddenAheadPairs|NotebookPairs|StoredByEarlierVersions|WordsAreGathered|ExamplesByMail|Correspondence|ShortYear|WhatIsBrokenIsFound|EveryByteCounts|Grafts|Tampering|EveryDeedInEveryStage|PackageOnAMachine|MemoryOfHeavyLetters|Prepared|WordsAreFacts|PerftAgrees|Script(InNode|Manners|BehindThePage|Example))$$|AgreeWithTheSlowEngine$$
ALONE = ^Test(SeriesWithoutOne|Taps|WholeTurnsAgree|ReadersAgree|CrowdsAgree|WinsAgree|StillCountsAgree|PlayedGamesAgree|AnyOrderWrittenIsJudgedAsTheSlowEngineDoes|CountWork|RandomShapes|RandomPositions|EveryOtherTurnIsRefused|EverythingElseIsRefused|SecondEveryByteCounts|TournamentsEnd|RandomLives|SecretSetupsLeakNothing|SameAsAnew|RatingsAreRatings|FindIsFilter|Walk)$$
LARGE = ^TestLarge(Letters|ByPipe|LettersAreCounted)$$
COMMAND_LINE = CommandLine|QuickStartsNoServer|EveryLetterIsRead|Imports|ReadmeCommands|Version

.PHONY: quick formatted test lint vuln bench web fuzz update release release-check

quick: export PBEM_WITHOUT_BROWSER = 1
quick: export PBEM_WITHOUT_SERVERS = 1
quick: formatted
	go build ./...
	go vet ./...
	go test -skip '$(NUMBER)|$(LARGE)' $$(go list ./... | grep -vE '$(SLOW)|$(BUILDS)')
	go test -short ./docs ./web/composer
	go test -run '$(COMMAND_LINE)' ./cmd/pbem

formatted:
	@test -z "$$(gofmt -l .)" || { echo 'not formatted:'; gofmt -l .; exit 1; }

test:
	@.ci/servers
	@.ci/test '$(NUMBER)|$(ALONE)'

lint: formatted
	go vet ./...
	go run $(STATICCHECK) ./...

vuln:
	@.ci/vuln $(GOVULNCHECK)

bench:
	go test -run '^$$' -bench . -benchmem ./...

# The bytes are the same wherever the same version of Go makes them; a test makes them again and compares. Only a change of an
# engine or of the composer itself changes them.
web:
	go test -count=1 -run 'TestWasm|TestRunner' ./web/composer -update

fuzz:
	@.ci/fuzz $(FUZZTIME)

update:
	go test $$(grep -rl --include='*_test.go' 'flag.Bool("update"' . | xargs -n 1 dirname | sort -u) \
		-run 'Golden|Case|Script|Conversation|Examples|AddingAGame' -update

release:
	go run ./cmd/pbem-dev release $(if $(MAINTAINER),--maintainer "$$MAINTAINER") $(DIST)

release-check:
	@.ci/release-check
