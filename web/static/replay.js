// Turns the pages of a game without loading each whole. Every page can be read without it: what is done here is to fetch the
// page that a link leads to, and to show its part "turn" in the place of ours. When that fails the link is simply followed.
(() => {
  "use strict";

  const replay = document.getElementById("replay");
  const total = Number(replay.dataset.turns);
  const from = Number(replay.dataset.from); // the first turn that has a page
  const seen = replay.dataset.seen; // "-black" on pages that show the board from Black's side
  const scrub = document.getElementById("scrub");
  const play = document.getElementById("play");
  const playing = play.textContent; // what it is called while nothing is played
  const kept = new Map(); // pages that were fetched, by turn
  const room = 24;
  let turn = Number(replay.dataset.turn);
  let wanted = turn;
  let busy = false;
  let timer = 0;

  const address = (n) => new URL(n + seen + ".html", location.href).href;
  const steps = () => [...document.querySelectorAll("#turn .steps a")];

  // fetchPage returns the page of a turn as a document.
  function fetchPage(n) {
    if (!kept.has(n)) {
      const page = fetch(address(n)).then((answer) => {
        if (!answer.ok) throw new Error("status " + answer.status);
        return answer.text();
      }).then((text) => new DOMParser().parseFromString(text, "text/html"));
      page.catch(() => kept.delete(n));
      kept.set(n, page);
      if (kept.size > room) kept.delete(kept.keys().next().value);
    }
    return kept.get(n);
  }

  // go shows a turn; of many that are asked for while one is on its way, the last.
  async function go(n, remember, first) {
    wanted = Math.max(from, Math.min(total, n));
    if (busy) return;
    busy = true;
    try {
      while (turn !== wanted) {
        const next = wanted;
        const page = await fetchPage(next);
        if (next === wanted) swap(next, page, remember, first);
      }
    } catch {
      location.assign(address(wanted));
    } finally {
      busy = false;
    }
    if (turn < total) fetchPage(turn + 1).catch(() => {});
  }

  function swap(n, page, remember, first) {
    const ours = document.getElementById("turn");
    const held = ours.contains(document.activeElement);
    const theirs = document.adoptNode(page.getElementById("turn"));
    kept.delete(n); // its part is ours now
    ours.replaceWith(theirs);
    if (held) theirs.focus({ preventScroll: true });
    for (const link of replay.querySelectorAll("[data-move]")) {
      become(link, page.querySelector(`[data-move="${link.dataset.move}"]`));
    }
    turn = n;
    say([...theirs.querySelectorAll("h2, .move b")]);
    document.title = page.title;
    if (remember === "push") history.pushState(null, "", address(n));
    if (remember === "replace") history.replaceState(null, "", address(n));
    mark();
    if (first && steps().length > 0) showStep(1);
  }

  // say tells those who hear the page what has come.
  function say(elements) {
    document.getElementById("said").textContent = elements.map((e) => e.textContent).join(". ");
  }

  // become gives a button of ours the address of theirs. One that leads nowhere any more cannot keep the focus.
  function become(link, other) {
    if (link === document.activeElement && !other.hasAttribute("href")) document.getElementById("turn").focus({ preventScroll: true });
    for (const name of ["href", "aria-disabled"]) {
      if (other.hasAttribute(name)) link.setAttribute(name, other.getAttribute(name));
      else link.removeAttribute(name);
    }
  }

  // mark brings the list of turns and the slider to the turn that is shown.
  function mark() {
    const list = replay.querySelector(".turns");
    for (const [n, link] of [...list.querySelectorAll("a")].entries()) {
      if (from + n !== turn) {
        link.removeAttribute("aria-current");
        continue;
      }
      link.setAttribute("aria-current", "page");
      const above = link.offsetTop - list.offsetTop;
      if (above < list.scrollTop || above + link.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = above - list.clientHeight / 2;
      }
    }
    scrub.value = turn;
    const where = document.getElementById("where");
    where.textContent = where.dataset.where.replace("{turn}", turn);
  }

  // showStep shows the board after a part of the turn, counted from 1.
  function showStep(n) {
    document.getElementById("turn").classList.add("stepping");
    for (const [i, link] of steps().entries()) {
      const here = i + 1 === n;
      if (here) {
        link.setAttribute("aria-current", "step");
        say([link]);
      } else {
        link.removeAttribute("aria-current");
      }
      document.getElementById("step-" + (i + 1)).classList.toggle("shown", here);
    }
  }

  // step returns which step is shown; the last where none was chosen.
  function step() {
    const i = steps().findIndex((link) => link.hasAttribute("aria-current"));
    return i < 0 ? steps().length : i + 1;
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = playing;
  }

  function start() {
    play.textContent = play.dataset.pause;
    timer = setInterval(tick, 1100);
    if (turn === total) go(0, "replace");
    else tick();
  }

  function tick() {
    if (step() < steps().length) showStep(step() + 1);
    else if (turn < total) go(turn + 1, "replace", true);
    else stop();
  }

  const keys = {
    ArrowLeft: () => go(wanted - 1, "push"),
    ArrowRight: () => go(wanted + 1, "push"),
    Home: () => go(0, "push"),
    End: () => go(total, "push"),
    ArrowUp: () => showStep(Math.max(1, step() - 1)),
    ArrowDown: () => showStep(Math.min(steps().length, step() + 1)),
  };

  document.addEventListener("keydown", (event) => {
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, select, textarea, .turns") || vertical && steps().length === 0) return;
    event.preventDefault();
    stop();
    keys[event.key]();
  });

  replay.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const part = /^#step-(\d+)$/.exec(link.getAttribute("href"));
    const page = /^(\d+)(-black)?\.html$/.exec(link.getAttribute("href"));
    if (!part && (!page || (page[2] || "") !== seen)) return;
    event.preventDefault();
    stop();
    if (part) showStep(Number(part[1]));
    else go(Number(page[1]), "push");
  });

  scrub.addEventListener("input", () => {
    stop();
    go(Number(scrub.value), "replace");
  });

  play.addEventListener("click", () => (timer ? stop() : start()));

  window.addEventListener("popstate", () => {
    stop();
    const page = /(\d+)(-black)?\.html$/.exec(location.pathname);
    go(page ? Number(page[1]) : total, "");
  });

  scrub.value = turn; // a browser may remember another
  replay.querySelector(".controls").hidden = false;
  mark();
  const named = steps().findIndex((link) => link.hash === location.hash);
  if (named >= 0) showStep(named + 1);
})();
