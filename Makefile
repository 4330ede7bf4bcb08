# make play   sets up what is missing, builds the game and starts it
# make test   sets up what is missing and checks everything, in a real window as well
# make quick  what a change usually needs: format, vet, and the tests of the packages that differ from the last commit
# make lint   format, vet, staticcheck
# make bench  how fast the rules and the computer players are
# make fuzz   broken input for the rules and for files of games; inputs=1000000 for many
# make race   the packages in which several goroutines share something, with the race detector; some minutes
# make strangers  opens hostile files in a window; strangers=5000 for many
# make kills  kills a program that plays and keeps its games; kills=500 for many
# make tables  computer players at every kind of table, each at every seat; shifts=1 for as few as the other tests play
# make slips  keys, clicks and drags by chance on every screen of Pirate's Cove; slips=5000 for many
# make e2e    the program in a real window; quits=100 for many
# make windows  a stretch of each game on all kinds of screens and systems, ten minutes; decisions=0 for five minutes of each, an hour
# make package  what players install, in dist; it is tried where nothing else is installed; ubuntu=URL of a mirror for more such places
# make e2e-web  the game in a real browser, which is not part of the other tests
# make bench-web  how soon the game is there in a browser, beside an empty program of the toolkit; rounds=9 for more
# make luck   whether the luck of cards, decisions and the rest add up to results, and luck to nothing; games=4000 for more
# make levels what a decision of each level costs, for the place of a player among them; games=100 (of two) for surer numbers
# make arena  how strong the computer players are: each level against the one below, the Admiral against yardsticks
# make build  the program alone, as bin/portroyal
# make web    the game for a browser, in dist/web, and shows it on http://localhost:8080; port=8090 for another
# make cards  every face in every language of both games as pictures in bin/cards, to be looked at

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.NOTPARALLEL:
.DELETE_ON_ERROR:

# fyne.Do is used wherever another goroutine touches the window, and there are no emoji; these tags
# tell the toolkit so.
tags := migrated_fynedo,no_emoji

# Where .ci/setup had to install a Go of its own, it stands here; and an older Go may fetch the one
# that go.mod names, whatever the distribution thinks of that.
export PATH := $(CURDIR)/build/tools:$(PATH)
export GOTOOLCHAIN ?= auto

# Of each of the 2,700 functions of OpenGL, cgo asks the C compiler whether it is a type, as "F *unknown;", and gcc looks
# through all of them for a name that unknown might be meant for: 140 seconds of 190 for the first build. As "F *const known;"
# the question has the same answers, at once.
export CGO_CFLAGS ?= -O2 -g -D__cgo_undefined__2=const/**/__cgo_known

# Nothing in the program shows a revision, and asking for one fails in a checkout of somebody else.
build := go build -buildvcs=false -tags $(tags)

# How much is tried in fuzz, kills, tables, slips, e2e and windows, and measured in bench and arena; give others on the command line.
inputs  ?= 60000
quits   ?= 9
decisions ?= 15
kills   ?= 100
shifts  ?= 7
strangers ?= 500
slips   ?= 1000
games   ?= 400
seconds ?= 5
site    ?=
ubuntu  ?=
port    ?= 8080
rounds  ?= 5
pairs   ?= admiral:admiral-1 admiral:sailor seaman:cabin-boy captain:seaman admiral:captain governor:admiral
cove    ?= admiral:greedy admiral:random cabin-boy:greedy seaman:cabin-boy captain:seaman admiral:captain governor:admiral

# Of Port Royal, as options; levels and arena are about each.
editions := '"decks":["base"]' '"decks":["base","expansion"],"contracts":true' '"decks":["base","nails","gambler"]' \
	'"decks":["base","expansion","nails","gambler"],"contracts":true' '"decks":["unterwegs"],"target":8'

step = @echo "== $@"

.PHONY: play test quick race lint bench arena luck levels build cards pages web package help setup-engine setup-play setup-test setup-web \
	setup-package setup-windows format vet staticcheck modules engine unit fuzz kills tables strangers slips e2e windows e2e-web bench-web

help:
	@sed -n 's/^# make/make/p' Makefile

play: setup-play build
	./bin/portroyal

build:
	$(step)
	@$(build) -o bin/portroyal .

# The program for a browser, and the pages around it. The script that goes with the program comes with the compiler.
pages: setup-engine
	$(step)
	@GOOS=js GOARCH=wasm $(build) -trimpath -ldflags "-s -w" -o bin/portroyal.wasm .
	@go run -tags ci ./web/cmd/site -dir dist/web -program bin/portroyal.wasm \
		-support "$$(go env GOROOT)/lib/wasm/wasm_exec.js"

web: pages
	@go run -tags ci ./web/cmd/site -dir dist/web -serve localhost:$(port)

cards: setup-engine
	$(step)
	@go run -tags ci ./ui/portroyal/cmd/cards -o bin/cards
	@go run -tags ci ./ui/piratescove/cmd/cards -o bin/cards/cove

# Compilers and tests live for seconds and there is memory: collecting garbage more seldom saves a sixth of the processor
# time. The program itself has a rule of its own.
test quick lint: export GOGC ?= 300

test: setup-test format vet staticcheck modules engine unit fuzz e2e
	@echo "== all passed"

# Of packages whose tests take more than half a minute, the tests that show most; and the tests that look at all packages.
slow := engine/portroyal engine/portroyal/bot engine/portroyal/review engine/cmd/lab \
	ui/portroyal ui/portroyal/table ui/piratescove ui/piratescove/table
quick: format
	$(step)
	@go vet -tags ci ./...
	@changed=$$({ git diff --name-only HEAD; git ls-files -o --exclude-standard; } | sed -n 's,/[^/]*\.go$$,,p' | sort -u); \
	few=(); many=(./ui/shell ./locales); \
	for package in $$changed; do \
		if [[ " $(slow) " == *" $$package "* ]]; then few+=("./$$package"); else many+=("./$$package"); fi; \
	done; \
	go test -tags ci -failfast "$${many[@]}"; \
	[[ $${#few[@]} == 0 ]] || go test -tags ci -failfast -run 'Golden|Scenario|Keys|Script/cove' "$${few[@]}"

lint: setup-play format vet staticcheck

# Packages that have to be the same wherever they are made are made twice. With a page of the project in site, software centres get
# its pictures. Compiling the toolkit for Windows takes minutes for the first time; pictures of the windows go to
# build/shots-package.
package: setup-package
	$(step)
	@cd packaging/tools && go mod verify
	@rm -rf dist
	@go run -tags ci ./packaging/linux -build-tags $(tags) -site "$(site)" -o dist
	@go run -tags ci ./packaging/windows -build-tags $(tags) -o dist
	@go test -tags ci,package -count 1 -v -timeout 25m ./packaging/trial -args \
		-dist "$(CURDIR)/dist" -build-tags $(tags) -site "$(site)" -ubuntu "$(ubuntu)" -shots "$(CURDIR)/build/shots-package"

setup-engine setup-play setup-test setup-package setup-windows setup-web:
	@.ci/setup $(@:setup-%=%)

format:
	$(step)
	@unformatted=$$(go tool gofumpt -l .); \
	[[ -z $$unformatted ]] || { echo "not as gofumpt writes it:"; echo "$$unformatted"; exit 1; } >&2

# Each file belongs to at least one of the two builds, but for those of a browser, see e2e-web.
vet:
	$(step)
	@go vet -tags $(tags) ./...
	@go vet -tags ci,e2e,package,e2eweb ./...

staticcheck:
	$(step)
	@go tool staticcheck -tags ci,e2e,package,e2eweb ./...

modules:
	$(step)
	@go mod verify

# The engine needs neither a C compiler nor the toolkit.
engine:
	$(step)
	@CGO_ENABLED=0 go build ./engine/...
	@go test -tags purego ./engine/internal/neural # what other processors do
	@packages=$$(go list -deps ./engine/...); \
	if grep fyne <<<"$$packages"; then echo "the engine must not import the toolkit" >&2; exit 1; fi

# A busy machine needs more than the usual ten minutes for the computer players' tests. vet has had its say.
unit:
	$(step)
	@go test -tags ci -vet=off -timeout 30m ./...

# A number of inputs and not a time: a fuzz run that is ended by the clock fails now and then. Making
# each interesting input shorter would take nearly all of the time, so it is tried only once. Windows get files that
# chance has changed; the fuzzer would take two minutes to compile the toolkit and learn nothing from so few.
fuzz:
	$(step)
	@go test -run '^$$' -fuzz '^FuzzPosition$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/portroyal
	@go test -run '^$$' -fuzz '^FuzzAction$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/portroyal
	@go test -run '^$$' -fuzz '^FuzzRead$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/portroyal/transcript
	@go test -run '^$$' -fuzz '^FuzzPosition$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/piratescove
	@go test -run '^$$' -fuzz '^FuzzAction$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/piratescove
	@go test -run '^$$' -fuzz '^FuzzRead$$' -fuzztime $(inputs)x -fuzzminimizetime 1x ./engine/piratescove/transcript
	@$(MAKE) --no-print-directory strangers strangers=$$(( $(inputs) / 800 ))

# Computer players, reviews and tables have goroutines as well, but under the detector reviews alone take 17 minutes.
shared := ./engine/archive ./engine/arena ./engine/history ./engine/ledger ./engine/match ./engine/wholefile \
	./ui/aloud ./ui/atspi ./ui/draw ./ui/files ./ui/host ./ui/scenery ./ui/shell ./ui/sound ./ui/ssip ./ui/stage ./ui/start ./ui/uia ./ui/words
# How much memory painting takes says nothing there: under the detector pools forget at random.
race: setup-test
	$(step)
	@go test -race -tags ci -timeout 30m -skip '^TestPaintingKeepsItsRoom$$' $(shared)

# A few kills are part of the other tests as well.
kills: setup-engine
	$(step)
	@go test -count 1 -v -run '^TestKill$$' ./engine/archive -args -kills $(kills)

# A game at each table is part of the other tests as well.
tables: setup-engine
	$(step)
	@go test -count 1 -v -run '^(TestPlayersMakeLegalMovesAndGamesEnd|TestGamesOfFullTablesEnd)$$' -timeout 30m \
		./engine/portroyal/bot -args -shifts $(shifts)

# Some of these files are part of the other tests as well.
strangers: setup-engine
	$(step)
	@go test -tags ci -count 1 -v -run '^TestStrangersFiles$$' -timeout 60m ./ui/portroyal ./ui/piratescove -args -strangers $(strangers)

# Some on each screen are part of the other tests as well.
slips: setup-engine
	$(step)
	@go test -tags ci -count 1 -v -run '^TestAnyhow$$' -timeout 90m ./ui/piratescove -args -slips $(slips)

# The program itself, built as players get it. Pictures of its window go to build/shots. A game mostly
# waits for keys that a player would not type faster; so all games are played at the same time.
e2e:
	$(step)
	@go test -tags $(tags),e2e -count 1 -v -parallel 12 -timeout 25m ./ui/e2e -args \
		-shots "$(CURDIR)/build/shots" -quits $(quits)

# Pictures go to build/shots-windows, and what was seen to packaging/WINDOWS.md.
windows: setup-windows
	$(step)
	@go test -tags $(tags),e2e -count 1 -v -parallel 3 -timeout 0 -run '^TestEvery(Window|Dialog)$$' ./ui/e2e -args \
		-windows -decisions $(decisions) -shots "$(CURDIR)/build/shots-windows" -seen "$(CURDIR)/packaging/WINDOWS.md"

# It takes minutes to compile, and a browser. Pictures of the page go to build/shots-web.
e2e-web: setup-web pages
	$(step)
	@GOOS=js GOARCH=wasm go vet -tags $(tags) . ./ui/host ./ui/browser
	@go test -tags ci,e2eweb -count 1 -v -timeout 25m ./ui/e2e/web -args \
		-pages "$(CURDIR)/dist/web" -shots "$(CURDIR)/build/shots-web"

# Bytes and the time to the first picture: for the first time, with a browser that has been here before, loaded again.
bench-web: setup-web pages
	$(step)
	@GOOS=js GOARCH=wasm $(build) -trimpath -ldflags "-s -w" -o bin/empty.wasm ./ui/e2e/web/empty
	@go run -tags ci ./web/cmd/site -dir build/empty-web -program bin/empty.wasm \
		-support "$$(go env GOROOT)/lib/wasm/wasm_exec.js"
	@go test -tags ci,e2eweb -count 1 -v -timeout 25m -run '^TestStart$$' ./ui/e2e/web -args \
		-pages "$(CURDIR)/dist/web" -beside "$(CURDIR)/build/empty-web" -rounds $(rounds)

bench: setup-engine
	$(step)
	@go test -run '^$$' -bench . -benchmem ./engine/...
	@for players in 2 4; do go run ./engine/cmd/lab bench -players $$players -seconds $(seconds); done
	@for players in 2 4; do go run ./engine/cmd/lab bench -game cove -players $$players -seconds $(seconds); done

# Whether luck, decisions and rest of whole games add up to their results, and luck to nothing. A game takes a twentieth of
# a second among two and half a second with everything.
luck: setup-engine
	$(step)
	@go test -count 1 -v -run '^TestNumbersAddUp$$' -timeout 60m ./engine/portroyal/review -args -records $(games)
	@for options in '{"players":2}' '{"players":4}' '{"players":3,"decks":["base","expansion"],"contracts":true}' \
		'{"players":3,"decks":["unterwegs"],"target":8}'; do \
		echo "$$options"; echo "$$options" > build/luck.json; \
		go run ./engine/cmd/lab luck -quick -bot captain -games $(games) -options build/luck.json; \
	done

# Everything in engine/portroyal/statistics/ladder.json, an edition and a number of players at a time, in build/ladder, and
# what is in engine/piratescove/statistics/ladder.json in build/ladder-cove: some hours on two cores. The more players, the
# fewer games, so that each level has as many seats. Files that are there already stay; "jq -s add build/ladder/*.json" is the
# ladder.
levels: games := 20
levels: setup-engine
	$(step)
	@mkdir -p build/ladder build/options
	@for edition in $(editions); do \
		for players in 2 3 4 5; do \
			name=$$(tr -dc 'a-z' <<<"$$edition")-$$players; \
			[[ $$edition != *unterwegs* || $$players -lt 5 ]] && [[ ! -e build/ladder/$$name.json ]] || continue; \
			echo "{\"players\":$$players,$$edition}" > build/options/$$name.json; \
			go run ./engine/cmd/lab levels -json -games $$(($(games) * 2 / players)) -options build/options/$$name.json > build/$$name.part; \
			mv build/$$name.part build/ladder/$$name.json; \
		done; \
	done
	@mkdir -p build/ladder-cove
	@for players in 2 3 4 5; do \
		[[ ! -e build/ladder-cove/$$players.json ]] || continue; \
		go run ./engine/cmd/lab levels -game cove -json -games $(games) -players $$players > build/cove.part; \
		mv build/cove.part build/ladder-cove/$$players.json; \
	done

arena: setup-engine
	$(step)
	@mkdir -p build
	@for edition in $(editions); do for players in 2 4; do for pair in $(pairs); do \
		echo "$${pair/:/ against }, $$edition:"; \
		echo "{\"players\":$$players,$$edition}" > build/arena.json; \
		go run ./engine/cmd/lab arena -a $${pair%:*} -b $${pair#*:} -players $$players -options build/arena.json \
			-games $(games) | sed -n 1p; \
	done; done; done
	@for pair in $(cove); do \
		echo "Pirate's Cove, $${pair/:/ against }:"; \
		go run ./engine/cmd/lab arena -game cove -a $${pair%:*} -b $${pair#*:} -players 3 -games $(games) | sed -n 1p; \
	done
