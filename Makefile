# make quick   what an edit needs: build, gofmt, go vet, and the tests that start no database, browser or mail server
# make test    what CI runs of the tests: all of them, with -short; installs Dovecot, Postfix, PostgreSQL and Litestream first where it may
# make nightly all tests whole, fuzzing, and the service killed for hours; writes how they ended into docs/nightly.md
# make lint    gofmt, go vet, staticcheck
# make vuln    known vulnerabilities in what the program calls, where the list of them can be had
# make bench   the benchmarks
# make web     the programs for browsers: the composer of each engine, web/composer/ENGINE.wasm.br, the judge for other sites, web/judge/wasm/judge.wasm.gz,
#              and the script of the Go distribution that runs them
# make fuzz    every fuzz target for FUZZTIME each (10m; make fuzz FUZZTIME=20s for a look)
# make update  the golden files anew; read the diff before you commit it
# make release        what hosts install of the commit that is checked out, in the new folder dist (make release DIST=DIR MAINTAINER="NAME <ADDRESS>")
# make release-check  the same twice in two folders, compared byte by byte: ten minutes of two processors, so it is no part of CI
#
# How long a test takes is for the test to say: with testing.Short a long series, a large table or a random comparison does a tenth, and what builds
# the program again does nothing. A test that needs a server asks package internal/testing/servers first. No test has an entry here.

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK = golang.org/x/vuln/cmd/govulncheck@v1.9.0
FUZZTIME ?= 10m
DIST ?= dist
export MAINTAINER

.PHONY: quick formatted test nightly lint vuln bench web fuzz update release release-check

# Programs of tests are linked without what a debugger needs, and collect garbage a quarter as often: that is a third of their time.
quick: export GOGC = 400
quick: formatted
	go build ./...
	go vet ./...
	PBEM_WITHOUT_SERVERS=1 go test -short -vet=off -ldflags='-s -w' ./...

formatted:
	@test -z "$$(gofmt -l .)" || { echo 'not formatted:'; gofmt -l .; exit 1; }

test:
	@.ci/servers
	@.ci/test -short

nightly:
	@.ci/servers
	@.ci/nightly

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
