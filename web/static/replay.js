"use strict";

// Goes through a game turn by turn and part by part, on the one page that it has. What a turn is, the page's list says; how
// the board looked, its reel. The address names what is shown: #17, from Black's side #17-black, after its second part #17.2.
{
  const at = id => document.getElementById(id);
  const replay = at("replay");
  const [from, last] = [Number(replay.dataset.from), Number(replay.dataset.turns)];
  let reel; // none until it is unpacked
  const shown = {turn: Number(replay.dataset.turn), step: -1, turned: false};
  const idle = at("play")?.textContent; // what the button is called while nothing is played
  let board, losses; // none where the record cannot be replayed
  let slides = 0; // counts what was shown, so that a step ends the slide before it
  let timer = 0;

  const rows = new Map([...document.querySelectorAll("#turns li[id]")].map(row => [row.id, row])); // by turn

  // What the legend says of the turn that is shown; none where the page was made for a turn without arrows.
  const key = [...document.querySelectorAll("#key .key-name")].find(e => ["white", "black"].some(side => e.textContent === keyOf(shown.turn, side)));

  function keyOf(turn, side) { return at("key")?.dataset[side]?.replace("{turn}", turn) ?? ""; }

  const told = () => reel.turns[shown.turn - from]; // undefined where the replay had to stop before
  const steps = () => told()?.s.length ?? 1;

  // go shows a turn, after a part of it; without one after the whole. How it got there is not kept: Back leaves the page.
  function go(turn, step = Infinity) {
    const before = {...shown}, whole = shown.step === steps() - 1;
    shown.turn = Math.max(from, Math.min(last, turn));
    shown.step = Math.max(0, Math.min(steps() - 1, step));
    show();
    history.replaceState(history.state, "", `#${address()}`);
    if (shown.turn === before.turn + 1 && whole) slide(0);
    else if (shown.turn === before.turn && shown.step === before.step + 1) slide(shown.step);
  }

  // slide plays the parts of the turn, from one on, up to the one that is shown.
  async function slide(first) {
    const mine = slides;
    if (!told() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (let step = first; step <= shown.step && mine === slides; step++) {
      board.show(shown.turn - from, step);
      await board.slide(shown.turn - from, step, 180);
    }
    if (mine === slides) board.show(shown.turn - from, shown.step);
  }

  function address() {
    const part = shown.step < steps() - 1 ? `.${shown.step + 1}` : "";
    return `${shown.turn}${part}${shown.turned ? "-black" : ""}`;
  }

  // open shows what the address names; reports false where it names something else.
  function open() {
    const place = location.hash || `#${new URLSearchParams(location.search).get("turn") ?? ""}`;
    const named = /^#(\d+)(?:\.(\d+))?(-black)?$/.exec(place);
    if (!named || Number(named[1]) > last) return false;
    round(Boolean(named[3]));
    go(Number(named[1]), named[2] ? Number(named[2]) - 1 : Infinity);
    return true;
  }

  // unname takes the turns' names from the list: the address is for the board, and a browser would bring the row to the top of the window
  // and the board out of it.
  function unname() {
    for (const row of rows.values()) row.removeAttribute("id");
    if (location.hash) scrollTo(0, 0);
  }

  function show() {
    slides++;
    if (told()) board.show(shown.turn - from, shown.step);
    at("board").hidden = !told();
    const heading = at("moved").dataset, title = replay.dataset.title;
    at("moved").textContent = shown.turn ? heading.turn.replace("{turn}", shown.turn) : heading.start;
    document.title = title.replace("{turn}", shown.turn);
    at("scrub").value = shown.turn;
    at("where").textContent = at("where").dataset.where.replace("{turn}", shown.turn);
    enable("first", shown.turn > from);
    enable("back", shown.turn > from);
    enable("next", shown.turn < last);
    enable("last", shown.turn < last);
    tell();
    showSteps();
    losses.show(shown.turn);
    losses.taken(shown.turn, at("told").querySelector(".taken"));
    showKey();
    showTry();
    if (at("words").open) showWords();
  }

  // enable lets a button lead somewhere or nowhere; it keeps the focus, so that keys go on.
  function enable(name, on) {
    replay.querySelector(`[data-move="${name}"]`).ariaDisabled = on ? null : "true";
  }

  // tell copies what the list says of the turn, and brings the list to it.
  function tell() {
    const list = at("turns");
    for (const row of list.querySelectorAll("li.current")) {
      row.classList.remove("current");
      row.firstElementChild.removeAttribute("aria-current");
    }
    const row = rows.get(String(shown.turn));
    row.classList.add("current");
    row.firstElementChild.ariaCurrent = "true";
    const above = row.offsetTop; // in the list, which is placed
    if (above < list.scrollTop || above + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = above - list.clientHeight / 3;
    at("told").replaceChildren(...heading(row), ...[...row.children].slice(1).map(e => e.cloneNode(true)));
  }

  // heading says whose turn it is and how it is written; of the start, what there is to say stands in the list.
  function heading(row) {
    if (shown.turn === 0) return [];
    const number = row.firstElementChild.firstElementChild, text = row.firstElementChild.lastChild;
    const p = document.createElement("p"), move = document.createElement("b"), side = document.createElement("span");
    p.className = "move";
    side.className = `side ${number.className}`;
    move.append(text.cloneNode(true));
    p.append(side, " ", move);
    return [p];
  }

  // names are those of a turn's parts, none where it has but one: as its text has them, unless the reel says otherwise.
  function names() {
    if (steps() === 1) return [];
    return told().n ?? rows.get(String(shown.turn)).firstElementChild.lastChild.textContent.trim().replace(/^.*?: /, "").split(", ");
  }

  function showSteps() {
    const parts = names();
    at("steps").hidden = parts.length === 0;
    at("steps").querySelector("ol").replaceChildren(...parts.map((name, i) => {
      const item = document.createElement("li"), link = document.createElement("a");
      link.href = `#${shown.turn}.${i + 1}`;
      link.textContent = name;
      if (i === shown.step) link.ariaCurrent = "step";
      item.append(link);
      return item;
    }));
  }

  // showKey says whose turn the arrows are, where there are any.
  function showKey() {
    if (!key) return;
    key.closest("li").hidden = shown.turn === 0 || !told()?.a;
    key.textContent = keyOf(shown.turn, rows.get(String(shown.turn)).querySelector("b").className);
  }

  // line is what the composer is told of the position; "" where there is nothing to compose. The board is written from what is drawn; the
  // rest is told by what is other than two turns before. Where it cannot be, the whole is told, by what is other than a turn before.
  function line() {
    if (!told() || told().o) return "";
    const back = reel.signs ? 2 : 1, rests = [];
    for (const {l = [0, 0, null]} of reel.turns.slice(0, shown.turn - from + 1)) {
      const before = rests[rests.length - back] ?? "";
      rests.push(l[2] === null ? before : before.slice(0, l[0]) + l[2] + before.slice(before.length - l[1]));
    }
    return board.line(shown.turn - from) + rests.at(-1);
  }

  function showTry() {
    const position = line(), link = at("try");
    link.hidden = !position;
    if (position) link.href = link.dataset.from + position;
  }

  function showWords() {
    at("words").querySelector("ul").replaceChildren(...(told() ? board.words() : []).map(text => {
      const item = document.createElement("li");
      item.textContent = text;
      return item;
    }));
  }

  // say tells those who hear the page what has come.
  function say(text) { at("said").textContent = text; }

  function sayTurn() { say([at("moved"), ...at("told").querySelectorAll(".move b, .taken")].map(e => e.textContent).join(". ")); }

  function round(turned) {
    shown.turned = turned;
    at("round").ariaPressed = turned;
    board.turn(turned);
  }

  function move(turn) {
    stop();
    go(turn);
    sayTurn();
  }

  function moveStep(step) {
    stop();
    go(shown.turn, step);
    say(names()[shown.step] ?? "");
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    at("play").textContent = idle;
  }

  function start() {
    at("play").textContent = at("play").dataset.pause;
    timer = setInterval(tick, 1100);
    if (shown.turn === last && shown.step === steps() - 1) go(from);
    else tick();
  }

  function tick() {
    if (shown.step < steps() - 1) go(shown.turn, shown.step + 1);
    else if (shown.turn < last) go(shown.turn + 1, 0);
    else stop();
  }

  const moves = {first: () => move(from), back: () => move(shown.turn - 1), next: () => move(shown.turn + 1), last: () => move(last)};
  const keys = {
    ArrowLeft: moves.back, ArrowRight: moves.next, Home: moves.first, End: moves.last,
    ArrowUp: () => moveStep(shown.step - 1), ArrowDown: () => moveStep(shown.step + 1),
  };

  function onKey(event) {
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, select, textarea, .turns") || vertical && steps() === 1) return;
    event.preventDefault();
    keys[event.key]();
  }

  function onClick(event) {
    const button = event.target.closest("[data-move]");
    if (button && button.ariaDisabled !== "true") return moves[button.dataset.move]();
    const link = event.target.closest("a[href^='#']");
    const named = link && /^#(\d+)(?:\.(\d+))?$/.exec(link.getAttribute("href"));
    if (!named || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (named[2]) moveStep(Number(named[2]) - 1);
    else move(Number(named[1]));
  }

  // swiped steps where a finger was drawn over the board: to the left on, to the right back. A finger that goes up or down scrolls.
  function swiped(board) {
    const far = 40; // pixels
    let begun = null;
    board.addEventListener("pointerdown", e => { begun = e.isPrimary && e.pointerType !== "mouse" ? e : null; });
    board.addEventListener("pointercancel", () => { begun = null; });
    board.addEventListener("pointerup", e => {
      if (!begun || e.pointerId !== begun.pointerId) return;
      const [x, y] = [e.clientX - begun.clientX, e.clientY - begun.clientY];
      begun = null;
      if (Math.abs(x) < far || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0 && shown.turn < last) moves.next();
      if (x > 0 && shown.turn > from) moves.back();
    });
  }

  // unpacked reads what the page has in letters, compressed. A browser that cannot shows what it shows without scripts.
  function unpacked(letters) {
    const bytes = Uint8Array.from(atob(letters), c => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
  }

  async function begin() {
    if (!at("reel") || !at("board") || !window.DecompressionStream) return; // a record that breaks off has no board at its end
    reel = await unpacked(JSON.parse(at("reel").textContent));
    board = new ReplayBoard(at("board"), reel);
    losses = new Losses(at("losses"), reel, board, from);
    document.addEventListener("keydown", onKey);
    replay.addEventListener("click", onClick);
    swiped(at("board"));
    at("scrub").addEventListener("input", () => { stop(); go(Number(at("scrub").value)); });
    at("play").addEventListener("click", () => (timer ? stop() : start()));
    at("round").addEventListener("click", () => { round(!shown.turned); go(shown.turn, shown.step); });
    at("words").addEventListener("toggle", showWords);
    addEventListener("hashchange", open);
    for (const other of document.querySelectorAll("a[hreflang]")) other.addEventListener("click", () => { other.hash = location.hash; });
    unname();
    at("player").hidden = false;
    if (!open()) {
      shown.step = steps() - 1;
      show();
    }
  }

  begin();
}
