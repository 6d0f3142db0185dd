# make test   all tests, with the race detector; installs Dovecot and Postfix first where it may
# make lint   gofmt, go vet, staticcheck
# make bench  the benchmarks
# make fuzz   every fuzz target for FUZZTIME each (10m; make fuzz FUZZTIME=20s for a look)

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 10m

.PHONY: test lint bench fuzz update

test:
	@.ci/servers
	@.ci/test

lint:
	@test -z "$$(gofmt -l .)" || { echo 'not formatted:'; gofmt -l .; exit 1; }
	go vet ./...
	go run $(STATICCHECK) ./...

bench:
	go test -run '^$$' -bench . -benchmem ./...

fuzz:
	@.ci/fuzz $(FUZZTIME)

# Rewrites the golden files; read the diff before you commit it.
update:
	go test ./... -run 'Golden|Case|Script|Conversation|Examples|AddingAGame' -update
