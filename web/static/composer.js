"use strict";

// The page of the composer. It knows no rules: it tells the program of the game's engine what was tapped, and shows the state
// that comes back. Programs and rules are loaded when a link needs them.
{
  const at = id => document.getElementById(id);
  const board = new Board(at("plate"), at("figure"), at("cells"), square => act("tap", square));
  // What has no words lies at the top of the site, once for all languages; "catalogue" and "sentences" are addresses from there.
  const {address, top, catalogue, sentences, kept} = at("composer").dataset;
  const known = JSON.parse(at("known").textContent);
  const programs = new Map(); // by the engine's name, the program, or the promise of it
  const steps = new Kept("pbem-turns", 40); // what was done to a turn, by its link
  const answers = new Kept("pbem-answers", 200); // the turns that were tried in a position, each with the link to what follows
  const own = new Map(); // the games that were opened from a disk, by the beginning of their hashes
  const files = new Kept("pbem-files", 8); // the same, where browsers keep something
  const scripts = new Map(); // that were wanted later, by their paths
  const title = at("heading").textContent, name = document.title;
  let language; // puts phrases into words, once its catalogue is loaded
  let enlarged = null; // whether the board is to be large; null until the reader has said so
  let program; // that of the game on the board
  let game = null; // its rules; null where they cannot be had
  let chooser, bench;
  let shown; // the state that is shown
  let opened = 0; // counts the links that were opened, so that a slow one does not come after a quick one

  // programOf loads the program of an engine once.
  function programOf(engine) {
    if (!programs.has(engine)) programs.set(engine, begin(engine).catch(e => { programs.delete(engine); throw e; }));
    return programs.get(engine);
  }

  // begin starts a program. Each hangs its functions on globalThis.pbem before it lets go of the browser for the first time.
  async function begin(engine) {
    const go = new Go();
    const instance = await instantiate(`${top}static/composer-${engine}.wasm`, go.importObject);
    const judge = globalThis.pbem; // which stays where it is
    delete globalThis.pbem;
    go.run(instance).then(stopped, stopped);
    const program = globalThis.pbem;
    globalThis.pbem = judge;
    if (!program) throw new Error("it does not answer");
    return program;
  }

  // needs loads a script that not every visitor needs.
  function needs(path) {
    if (!scripts.has(path)) {
      const script = document.createElement("script");
      scripts.set(path, new Promise((done, failed) => Object.assign(script, {src: top + path, onload: done, onerror: failed})).catch(e => { scripts.delete(path); throw e; }));
      document.head.append(script);
    }
    return scripts.get(path);
  }

  // judge loads the program that reads preset files and describes games.
  async function judge() {
    if (sentences) await needs(sentences); // before the program, which speaks by them
    await needs("pbem.js");
    return globalThis.pbem.ready;
  }

  // openFile looks a preset file over, and offers its game.
  async function openFile(file) {
    if (!file) return;
    if (!bench) at("file-said").textContent = language.tell("composer-file-loading");
    try {
      const [program] = await Promise.all([judge(), needs("static/composer-bench.js")]);
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
      await needs("static/composer-facts.js");
      await Facts.tell(at("facts"), game, link().get("o") ?? "", judge);
    } catch {
      at("facts").textContent = language.tell("composer-file-stopped");
    }
  }

  // Some hosts send WebAssembly with a type that the quick way does not take.
  async function instantiate(path, imports) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (answer.headers.get("Content-Type") === "application/wasm") return (await WebAssembly.instantiateStreaming(answer, imports)).instance;
    return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
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
    if (!at("table").hidden) fitAnew();
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
      const [program, packed] = await Promise.all([programOf(rules.engine), rules.packed ?? rulesOf(rules.hash)]);
      if (packed) return [program, {...rules, packed}];
    }
    return [await programOf((preset ?? known.presets.at(-1)).engine), null];
  }

  function fileOf(hash) { return own.get(hash) ?? files.get(hash)[0]; }

  function presetOf(asked) {
    const name = asked.get("p")?.toLowerCase();
    return known.presets.find(p => p.name === name);
  }

  async function rulesOf(hash) {
    const answer = await fetch(`${top}rules/${hash}.preset`).catch(() => null);
    return answer?.ok ? answer.text() : "";
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
    at("prompt").textContent = state.error || state.prompt;
    at("prompt").className = state.error ? "trouble" : "";
    board.show(state);
    showQuota(state.quota);
    showChoices(state.choices);
    showTurn(state);
    at("hint").textContent = hint(state);
    at("answer").hidden = state.over;
    at("undo").disabled = at("clear").disabled = state.over;
    showKey(state);
    showLine(state);
    fit();
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

  function showQuota(quota) {
    at("quota").hidden = !quota;
    if (!quota) return;
    const pips = quota.of > 16 ? [] : Array.from({length: quota.of}, (_, i) => {
      const pip = document.createElement("span");
      pip.className = i < quota.used ? "spent" : "";
      return pip;
    });
    at("pips").replaceChildren(...pips);
    at("used").textContent = language.tell("composer-quota", quota);
  }

  function showChoices(choices) {
    const there = at("choices").contains(document.activeElement);
    at("choices").replaceChildren(...choices.map((choice, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = choice.label;
      if (choice.on) button.ariaPressed = "true";
      button.addEventListener("click", () => act("choose", i));
      return button;
    }));
    if (there) (at("choices").firstElementChild ?? board).focus();
  }

  function showTurn(state) {
    at("turn").value = state.turn;
    at("verdict").textContent = verdict(state);
    at("verdict").className = state.legal && !state.warning && !state.idle ? "verdict good" : "verdict";
    at("copy").disabled = at("copy-here").disabled = !state.legal;
    at("copied").textContent = "";
    const mail = at("mail");
    mail.hidden = !address || state.idle || game.own;
    mail.ariaDisabled = state.mail.subject ? null : "true"; // a board to try may be one that no letter can describe
    if (state.mail.subject) mail.href = letter(state.mail);
    else mail.removeAttribute("href");
  }

  // hint says what to do with a turn: of a game, or of a board to try.
  function hint(state) {
    if (game.own) return language.tell("composer-file-hint");
    if (state.idle) return language.tell("composer-hint-idle");
    if (!link().has("g")) return address ? language.tell("composer-hint-try") : "";
    if (state.warning) return language.tell("composer-hint-foreign");
    return language.tell(address ? "composer-hint-mail" : "composer-hint-send");
  }

  function verdict(state) {
    if (state.legal && state.warning) return language.tell("composer-verdict-foreign");
    if (state.legal && state.idle) return language.tell("composer-verdict-idle");
    if (state.ends) return language.tell("composer-verdict-ends", {end: state.ends});
    if (state.legal) return language.tell("composer-verdict-legal");
    return language.tell(state.turn ? "composer-verdict-open" : "composer-verdict-nothing");
  }

  // letter is a mailto address (RFC 6068).
  function letter(mail) {
    const to = encodeURIComponent(address).replace("%40", "@");
    return `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`;
  }

  async function copy() {
    const turn = at("turn");
    try {
      await navigator.clipboard.writeText(turn.value);
    } catch {
      turn.focus();
      turn.select();
      if (!document.execCommand("copy")) {
        at("copied").textContent = language.tell("composer-copy-selected");
        return;
      }
    }
    at("copied").textContent = language.tell("composer-copied");
    at("prompt").textContent = at("copied").textContent; // which is in sight on a small screen
  }

  // The squares that a finger hits, and those that can be told apart, in pixels.
  const wide = 34, narrow = 28;

  // fit offers the larger board where a finger would not hit the squares of the small one.
  function fit() {
    const pressed = at("larger").ariaPressed === "true";
    if (!pressed) at("larger").hidden = at("table").hidden || squareSize() >= wide;
  }

  function squareSize() { return at("plate").clientWidth / getComputedStyle(at("plate")).getPropertyValue("--squares"); }

  // fitAnew begins a board: the larger one where the squares of the small one would be too narrow, unless the reader has
  // chosen.
  function fitAnew() {
    enlarge(false);
    fit();
    if (enlarged ?? squareSize() < narrow) enlarge(!at("larger").hidden);
  }

  function enlarge(on) {
    at("view").classList.toggle("larger", on);
    at("larger").ariaPressed = on;
    if (on) board.reveal();
  }

  function larger() {
    enlarged = at("larger").ariaPressed !== "true";
    enlarge(enlarged);
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
    at("waiting").hidden = false;
    at("undo").addEventListener("click", () => act("undo"));
    at("go-on").addEventListener("click", goOn);
    at("copy-here").addEventListener("click", copy);
    at("clear").addEventListener("click", () => act("clear"));
    at("swap").addEventListener("click", () => ask("turnRound"));
    at("larger").addEventListener("click", larger);
    at("copy").addEventListener("click", copy);
    at("described").addEventListener("toggle", describe);
    at("file").addEventListener("change", e => openFile(e.target.files[0]));
    at("try").addEventListener("click", () => chooser.tryOwn());
    addEventListener("dragover", e => e.preventDefault());
    addEventListener("drop", onDrop);
    addEventListener("resize", fit);
    addEventListener("keydown", onKey);
    try {
      language = await Language.load(top + catalogue);
    } catch {
      return stopped();
    }
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
    if (worker) worker.active.postMessage([...engines].map(e => `static/composer-${e}.wasm`).concat(known.presets.map(p => `rules/${p.hash}.preset`)));
  }

  start();
  // Once loaded, the page works without a network where browsers allow it; where they do not, nothing is lost.
  if (globalThis.isSecureContext) navigator.serviceWorker?.register(`${top}offline.js?${kept}`).catch(() => {});
}
