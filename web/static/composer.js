"use strict";

// The page of the composer. It knows no rules: it tells the program of the game's engine what was tapped, and shows the state
// that comes back. Programs and rules are loaded when a link needs them.
{
  const at = id => document.getElementById(id);
  const hand = new Hand(at("plate"), at("figure"), at("cells"), tap);
  const board = new Board(at("plate"), at("figure"), at("cells"), tap);
  const view = new View(at("view"), at("plate"), at("files"), at("ranks"), at("larger"));
  // What has no words lies at the top of the site, once for all languages; "catalogue" and "sentences" are addresses from there.
  const {address, top, catalogue, sentences, kept, packed} = at("composer").dataset;
  const known = JSON.parse(at("known").textContent);
  const programs = new Programs(top, packed !== undefined);
  const steps = new Kept("pbem-turns", 40); // what was done to a turn, by its link
  const answers = new Kept("pbem-answers", 200); // the turns that were tried in a position, each with the link to what follows
  const own = new Map(); // the games that were opened from a disk, by the beginning of their hashes
  const files = new Kept("pbem-files", 8); // the same, where browsers keep something
  const title = at("heading").textContent, name = document.title;
  let language; // puts phrases into words, once its catalogue is loaded
  let program; // that of the game on the board
  let game = null; // its rules; null where they cannot be had
  let chooser, bench, bar, choices;
  let shown; // the state that is shown
  let opened = 0; // counts the links that were opened, so that a slow one does not come after a quick one

  // openFile looks a preset file over, and offers its game.
  async function openFile(file) {
    if (!file) return;
    if (!bench) at("file-said").textContent = language.tell("composer-file-loading");
    try {
      const [program] = await Promise.all([programs.judge(sentences), programs.needs("static/composer-bench.js")]);
      bench ??= new Bench(program, language, found => chooser.offer(found && {...found, own: true, hash: found.hash.replace("sha256:", "")}));
    } catch {
      at("file-said").textContent = language.tell("composer-file-stopped");
      return;
    }
    bench.open(file);
  }

  // choose opens a game; one from a disk is kept, for the address tells only its hash.
  function choose(fragment, preset) {
    if (preset.own) {
      const hash = preset.hash.slice(0, 16);
      own.set(hash, preset);
      files.put(hash, [preset]);
    }
    location.hash = fragment;
  }

  // describe tells the game in words, when somebody wants to read them.
  async function describe() {
    if (!at("described").open || !game) return;
    try {
      await programs.needs("static/composer-facts.js");
      await Facts.tell(at("facts"), game, link().get("o") ?? "", () => programs.judge(sentences));
    } catch {
      at("facts").textContent = language.tell("composer-file-stopped");
    }
  }

  function stopped() {
    trouble(location.protocol === "file:" ? at("trouble").dataset.file : at("trouble").dataset.stopped);
  }

  // trouble shows a sentence instead of the board.
  function trouble(sentence) {
    at("waiting").hidden = at("warning").hidden = at("table").hidden = true;
    at("trouble").hidden = false;
    at("trouble").textContent = sentence;
  }

  // openLink sets up what the address says after #, or lets the reader choose.
  async function openLink() {
    const mine = ++opened;
    const fragment = location.hash.slice(1);
    const chosen = fragment !== "";
    const held = at("chooser").contains(document.activeElement) || at("other").contains(document.activeElement);
    at("trouble").hidden = at("warning").hidden = at("table").hidden = true;
    at("chooser").hidden = at("own").hidden = chosen;
    at("other").hidden = !chosen;
    at("waiting").hidden = !chosen;
    if (!chosen) {
      at("heading").textContent = title;
      document.title = name;
      if (held) at("preset").focus();
      return;
    }
    try {
      const next = await load(link());
      if (mine !== opened) return;
      [program, game] = next;
    } catch {
      if (mine === opened) stopped();
      return;
    }
    ask("open", fragment, game?.packed ?? "", known.presets.map(p => p.name).join(" "));
    recall(fragment);
    describe();
    if (!at("table").hidden) view.open(shown);
    if (held) board.focus();
  }

  function link() { return linkOf(location.hash.slice(1)); }

  // load loads what a link asks for: the rules that its hash names, of a game from a disk or where a listed game is played by rules that
  // are not today's, else those of the preset that it names. It returns the program of their engine, and the rules; null where they cannot
  // be had, which the program says, as it says of a link that is none.
  async function load(asked) {
    const hash = asked.get("h")?.toLowerCase() ?? "", preset = presetOf(asked);
    const other = hash.length >= 16 && (fileOf(hash.slice(0, 16)) ?? known.rules.find(r => r.hash.startsWith(hash)));
    for (const rules of [other, preset]) {
      if (!rules) continue;
      const [program, packed] = await Promise.all([programs.engine(rules.engine), rules.packed ?? programs.rules(rules.hash)]);
      if (packed) return [program, {...rules, packed}];
    }
    return [await programs.engine((preset ?? known.presets.at(-1)).engine), null];
  }

  function fileOf(hash) { return own.get(hash) ?? files.get(hash)[0]; }

  function presetOf(asked) {
    const name = asked.get("p")?.toLowerCase();
    return known.presets.find(p => p.name === name);
  }

  // ask has the engine do something, and shows what comes of it.
  function ask(what, ...words) {
    let state;
    try {
      state = program[what](...words);
    } catch {
      return stopped();
    }
    show(language.sayAll(state));
  }

  // act does something to the turn, and keeps that it was done. A turn that nothing has been done to needs no keeping.
  function act(what, ...words) {
    ask(what, ...words);
    const fragment = location.hash.slice(1);
    steps.put(fragment, shown.turn || shown.cells.some(c => c.marks.includes("selected")) ? [...steps.get(fragment), [what, ...words]].slice(-300) : []);
  }

  // tap taps a square; what it moves slides there.
  function tap(square) {
    const selected = board.button(shown.cells.find(c => c.marks.split(" ").includes("selected"))?.at);
    const turn = shown.turn, slide = hand.before(selected, board.button(square));
    act("tap", square);
    if (shown.turn !== turn) slide();
  }

  // recall does again what was done to this turn before the page was left.
  function recall(fragment) {
    const done = at("table").hidden ? [] : steps.get(fragment);
    if (done.length === 0) return;
    try {
      for (const [what, ...words] of done) if (["tap", "choose", "undo"].includes(what)) program[what](...words);
    } catch {
      steps.put(fragment, []);
      return stopped();
    }
    ask("turnRound");
    ask("turnRound");
  }

  function show(state) {
    shown = state;
    at("heading").textContent = state.title;
    if (!state.svg) return trouble(state.error);
    document.title = `${state.title} · ${name}`;
    at("waiting").hidden = at("trouble").hidden = true;
    at("warning").hidden = !state.warning;
    at("warning").textContent = state.warning;
    at("table").hidden = false;
    hand.end();
    board.show(state);
    view.show(state);
    choices.quota(state.quota);
    choices.show(state.choices);
    at("prompt").className = state.error ? "trouble" : "";
    say(state.error || state.prompt);
    bar.show(state, link().has("g"), Boolean(game.own));
    at("answer").hidden = state.over;
    at("undo").disabled = at("clear").disabled = state.over;
    showKey(state);
    showLine(state);
  }

  // say says what to do next. Where the sentence is longer than its place, the keyboard scrolls it.
  function say(words) {
    const prompt = at("prompt");
    prompt.textContent = words;
    prompt.toggleAttribute("tabindex", false);
    if (prompt.scrollHeight > prompt.clientHeight + 1 && getComputedStyle(prompt).overflowY === "auto") prompt.tabIndex = 0;
  }

  // showLine tells the turns that led here where they are only tried, and lets the reader go on with an answer.
  function showLine(state) {
    const fragment = location.hash.slice(1), line = new Line(fragment);
    const turn = state.legal ? state.turn : "";
    at("path").replaceChildren(...line.turns.flatMap((played, i) => [to(line.before(i), played), " › "]), line.turns.length > 0 ? at("path").dataset.here : "");
    at("go-on").hidden = !state.next;
    const before = answers.get(fragment);
    at("tried").hidden = before.length === 0;
    at("answers").replaceChildren(...before.map(([turn, next]) => {
      const item = document.createElement("li");
      item.append(to(next, turn));
      return item;
    }));
    const tried = line.turns.length > 0 && !game.own ? line.command(turn) : "";
    at("line").hidden = tried === "";
    at("try-text").value = tried;
    const ready = game.own ? "" : line.ready(turn);
    at("ahead").hidden = ready === "";
    at("if-text").value = ready;
    at("onward").hidden = at("go-on").hidden && at("tried").hidden && line.turns.length === 0;
    at("described").hidden = !game;
    const rules = !game?.own && presetOf(link())?.page;
    at("rules-page").hidden = !rules;
    if (rules) at("rules-page").href = rules;
  }

  function to(fragment, words) {
    const a = document.createElement("a");
    a.href = `#${fragment}`;
    a.textContent = words;
    return a;
  }

  // goOn opens the position after the turn.
  function goOn() {
    const fragment = location.hash.slice(1), {turn, next} = shown;
    const onward = new Line(fragment).after(turn, next);
    answers.put(fragment, [...answers.get(fragment).filter(([t]) => t !== turn), [turn, onward]].slice(-20));
    location.hash = onward;
  }

  // showKey explains the signs of the figure; ours stand in the page.
  function showKey(state) {
    const key = new DOMParser().parseFromString(state.key, "text/html").body.firstElementChild;
    if (key) at("key").replaceChildren(document.adoptNode(key));
  }

  function onKey(e) {
    const writing = e.target.matches("input, select, textarea:not([readonly])");
    const undo = e.key === "Backspace" || e.key === "z" && (e.ctrlKey || e.metaKey);
    if (writing || !undo || at("table").hidden) return;
    e.preventDefault();
    act("undo");
  }

  // A file that is dropped on the page is opened, wherever it falls.
  function onDrop(e) {
    const file = e.dataTransfer.files[0];
    if (!file) return;
    e.preventDefault();
    location.hash = "";
    openFile(file);
  }

  async function start() {
    programs.stopped = stopped;
    at("waiting").hidden = false;
    at("undo").addEventListener("click", () => act("undo"));
    at("go-on").addEventListener("click", goOn);
    at("clear").addEventListener("click", () => act("clear"));
    at("swap").addEventListener("click", () => ask("turnRound"));
    at("described").addEventListener("toggle", describe);
    at("file").addEventListener("change", e => openFile(e.target.files[0]));
    at("try").addEventListener("click", () => chooser.tryOwn());
    addEventListener("dragover", e => e.preventDefault());
    addEventListener("drop", onDrop);
    addEventListener("keydown", onKey);
    try {
      language = await Language.load(top + catalogue);
    } catch {
      return stopped();
    }
    choices = new Choices(at("choices"), language, i => act("choose", i), board);
    bar = new Bar(address, language, say);
    for (const other of document.querySelectorAll("a[hreflang]")) other.addEventListener("click", () => { other.hash = location.hash; });
    chooser = new Chooser(at("chooser"), known.presets, language, choose);
    addEventListener("hashchange", openLink);
    await openLink();
    keep();
  }

  // keep has the worker fetch what other links need, now that the first is open.
  async function keep() {
    const engines = new Set([...known.presets, ...known.rules].map(r => r.engine));
    const worker = globalThis.isSecureContext && !navigator.connection?.saveData && await navigator.serviceWorker?.ready;
    if (worker) worker.active.postMessage([...engines].map(e => programs.path(e)).concat(known.presets.map(p => `rules/${p.hash}.preset`)));
  }

  start();
  // Once loaded, the page works without a network where browsers allow it; where they do not, nothing is lost.
  if (globalThis.isSecureContext) navigator.serviceWorker?.register(`${top}offline.js?${kept}`).catch(() => {});
}
