"use strict";

// View is the part of the screen in which the board lies. Where fingers would not hit the squares of the whole board, that is one target: a tap brings
// the place that was tapped close. The keyboard reaches the squares of either.
class View {
  static finger = 34; // pixels: the least square that a finger hits
  static least = 12;  // the least that can be told apart
  static close = 44;  // a square that was brought close

  #view; #plate; #files; #ranks; #button;
  #chosen = null; // whether the reader wants the board close; null until they have said so
  #state = null;

  // The button brings the board close, and shows the whole again.
  constructor(view, plate, files, ranks, button) {
    [this.#view, this.#plate, this.#files, this.#ranks, this.#button] = [view, plate, files, ranks, button];
    view.addEventListener("click", e => { if (this.far && !e.target.closest(".cells button")) this.#bring(e); });
    button.addEventListener("click", () => {
      this.#chosen = !this.#isClose;
      this.#zoom(this.#chosen ? View.close : 0);
      if (this.#chosen) this.#center(this.#spots("selected", "target", "acts"));
    });
    addEventListener("resize", () => this.#measure());
  }

  // far reports whether the whole board is shown and too small for fingers.
  get far() { return this.#view.classList.contains("far"); }

  get #isClose() { return this.#view.classList.contains("close"); }

  // open begins a board: the whole of it, or what can be tapped first where the whole would be too small to see.
  open(state) {
    this.#state = state;
    this.#zoom(0);
    if (this.#measure() < View.least) this.#fit(this.#spots("acts", "target"));
    else if (this.#chosen && !this.#button.hidden) {
      this.#zoom(View.close);
      this.#center(this.#spots("acts", "target"));
    }
  }

  // show follows a turn: what is in hand and where it can go is brought into sight.
  show(state) {
    this.#state = state;
    this.#label();
    if (!this.#isClose) return void this.#measure();
    const hand = this.#spots("selected");
    if (hand.length > 0) this.#reveal([...hand, ...this.#spots("target")], hand);
  }

  // measure says how large the squares of the whole board are, and whether it is one target.
  #measure() {
    const size = this.#plate.clientWidth / getComputedStyle(this.#plate).getPropertyValue("--squares");
    if (this.#isClose || size === 0) return size;
    const small = size < View.finger && matchMedia("(any-pointer: coarse)").matches || size < View.finger / 2;
    this.#button.hidden = !small;
    this.#view.classList.toggle("far", small);
    return size;
  }

  // zoom makes squares so large; 0 shows the whole board.
  #zoom(size) {
    this.#view.classList.toggle("close", size > 0);
    this.#view.classList.remove("far");
    this.#plate.style.setProperty("--size", `${size}px`);
    this.#button.ariaPressed = size > 0;
    this.#measure();
  }

  // bring brings the place of a tap close.
  #bring({clientX, clientY}) {
    const r = this.#plate.getBoundingClientRect();
    const [x, y] = [(clientX - r.left) / r.width, (clientY - r.top) / r.height];
    this.#chosen = true;
    this.#zoom(View.close);
    this.#scroll(x * this.#plate.offsetWidth, y * this.#plate.offsetHeight);
  }

  // fit brings squares close so that all of them are in sight.
  #fit(spots) {
    if (spots.length === 0) return;
    const b = boxOf(spots), edge = 2; // a square on each side
    const size = Math.min(View.close, this.#view.clientWidth / (b.right - b.left + 1 + edge), this.#room / (b.bottom - b.top + 1 + edge));
    this.#zoom(Math.floor(size));
    this.#center(spots);
  }

  // room is how high the part of the screen may be.
  get #room() { return parseFloat(getComputedStyle(this.#view).maxHeight) || innerHeight; }

  // spots lists the squares with one of these marks.
  #spots(...marks) { return this.#state.cells.filter(c => marks.some(m => c.marks.split(" ").includes(m))); }

  #center(spots) {
    if (spots.length === 0) return;
    const b = boxOf(spots);
    this.#scroll(...this.#pixels((b.left + b.right + 1) / 2, (b.top + b.bottom + 1) / 2));
  }

  // pixels is where a column and a row lie on the plate.
  #pixels(column, row) {
    const s = this.#state, scale = this.#plate.offsetWidth / s.width;
    return [(s.left + column * s.square) * scale, (s.top + row * s.square) * scale];
  }

  #scroll(x, y) { this.#view.scrollTo(x - this.#view.clientWidth / 2, y - this.#view.clientHeight / 2); }

  // reveal scrolls no further than it must; to the hand alone where not all can be in sight.
  #reveal(all, hand) {
    const b = boxOf(all), [left, top] = this.#pixels(b.left - 0.5, b.top - 0.5), [right, bottom] = this.#pixels(b.right + 1.5, b.bottom + 1.5);
    const {clientWidth: w, clientHeight: h, scrollLeft: x, scrollTop: y} = this.#view;
    if (right - left > w || bottom - top > h) {
      if (all !== hand) this.#reveal(hand, hand);
      return;
    }
    this.#view.scrollTo(Math.max(right - w, Math.min(left, x)), Math.max(bottom - h, Math.min(top, y)));
  }

  // label writes the names of files and ranks at the edge, where they stay in sight.
  #label() {
    const s = this.#state, files = Array(s.files).fill(""), ranks = Array(s.ranks).fill("");
    for (const {at, column, row} of s.cells) [files[column], ranks[row]] = [at.match(/^-?[a-z]+/)[0], at.match(/-?\d+$/)[0]];
    const fill = (place, names) => place.replaceChildren(...names.map(name => Object.assign(document.createElement("span"), {textContent: name})));
    this.#ranks.style.paddingBlock = `${this.#pixels(0, 0)[1]}px`;
    fill(this.#files, files);
    fill(this.#ranks, ranks);
  }
}

// boxOf is how far squares reach.
function boxOf(spots) {
  const [columns, rows] = [spots.map(s => s.column), spots.map(s => s.row)];
  return {left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows)};
}
