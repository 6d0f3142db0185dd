# make test   all tests, with the race detector; installs Dovecot and Postfix first where it may
# make lint   gofmt, go vet, staticcheck
# make bench  the benchmarks
# make web    the composer for browsers: web/composer/composer.wasm.gz and .br, and the script of the Go distribution that runs it
# make fuzz   every fuzz target for FUZZTIME each (10m; make fuzz FUZZTIME=20s for a look)

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 10m

.PHONY: test lint bench web fuzz update

test:
	@.ci/servers
	@.ci/test

lint:
	@test -z "$$(gofmt -l .)" || { echo 'not formatted:'; gofmt -l .; exit 1; }
	go vet ./...
	go run $(STATICCHECK) ./...

bench:
	go test -run '^$$' -bench . -benchmem ./...

# The bytes are the same wherever the same version of Go makes them; a test makes them again and compares.
web:
	GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -ldflags='-s -w -buildid=' -o web/composer/composer.wasm ./web/composer/wasm
	chmod 644 web/composer/composer.wasm
	gzip -9 -n -f web/composer/composer.wasm
	go test -count=1 -run TestBrotli ./web/composer -update
	cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" web/composer/wasm_exec.js

fuzz:
	@.ci/fuzz $(FUZZTIME)

# Rewrites the golden files; read the diff before you commit it.
update:
	go test ./... -run 'Golden|Case|Script|Conversation|Examples|AddingAGame' -update
