"use strict";

const numerals = "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";

// numbers reads those of a step: a digit of the first half ends a number, one of the second half goes on, the lowest comes first.
function numbers(text) {
  const base = numerals.length / 2, all = [];
  let n = 0, place = 1;
  for (const c of text) {
    const digit = numerals.indexOf(c);
    n += place * (digit % base);
    place *= base;
    if (digit >= base) continue;
    all.push(n);
    [n, place] = [0, 1];
  }
  return all;
}

// ReplayBoard draws the boards of a game from its reel (web/reel.go tells its form). It puts looks on squares and knows no rules.
class ReplayBoard {
  #reel; #steps; #svg; #cells = []; #arrows; #names; #figure; #turned = false; #shown = null;
  #slid = []; // what slides just now, each with the cell that it lies on and what that looks like

  // The figure of the page makes room for ours, as soon as a board is shown.
  constructor(figure, reel) {
    this.#reel = reel;
    this.#steps = reel.turns.map(({s}) => s.map(numbers));
    const {width, height} = reel;
    const looks = reel.looks.map(([, ...parts], i) => `<g id="l${i}">${parts.map(part => `<use href="#p${part}"/>`).join("")}</g>`);
    const defs = new DOMParser().parseFromString(`<defs xmlns="http://www.w3.org/2000/svg">${reel.drawn}${looks.join("")}</defs>`, "image/svg+xml").documentElement;
    const kept = document.getElementById("looks").firstElementChild;
    for (const look of [...document.importNode(defs, true).children]) {
      if (!document.getElementById(look.id)) kept.append(look);
    }
    this.#svg = made("svg", {class: "board", "aria-hidden": true, width, height, viewBox: `0 0 ${width} ${height}`});
    this.#names = made("g", {class: "names"});
    this.#arrows = made("g", {class: "arrows"});
    const cells = made("g", {});
    for (let i = 0; i < reel.files.length * reel.ranks.length; i++) this.#cells.push(cells.appendChild(made("use", {})));
    this.#svg.append(this.#names, cells, this.#arrows);
    this.#figure = figure;
  }

  // show draws the board after a step of a turn; both are places in the reel. A slide that runs is over then.
  show(turn, step) {
    this.#land();
    const board = this.#board(turn, step);
    board.forEach((look, i) => {
      const cell = this.#cells[i];
      if (look < 0) cell.removeAttribute("href");
      else cell.setAttribute("href", `#l${look}`);
    });
    const a = numbers(this.#reel.turns[turn].a ?? "");
    const drawn = [];
    for (let i = 0; i < this.#steps[turn][step][0]; i++) drawn.push(a.slice(3 * i, 3 * i + 3));
    this.#shown = {board, drawn, numbered: a.some((n, i) => i % 3 === 2 && n !== a[2])};
    this.#place();
    if (this.#svg.parentNode !== this.#figure) this.#figure.replaceChildren(this.#svg);
  }

  // slide lets what the step that is shown has moved come from where it left, in so many milliseconds. It resolves when that is over.
  async slide(turn, step, time) {
    const board = this.#shown.board, before = step > 0 ? this.#board(turn, step - 1) : turn > 0 ? this.#board(turn - 1, Infinity) : [];
    for (const path of this.#paths(turn, step)) {
      const cell = path.at(-1), look = board[cell];
      if (look < 0) continue;
      const whole = !(before[cell] >= 0); // the square itself came
      const ground = whole ? -1 : this.#ground(look), under = whole ? 0 : (this.#reel.looks[ground] ?? []).length - 1;
      if (under < 0) continue;
      this.#lift(cell, look, ground, path, this.#reel.looks[look].slice(1 + under), time);
    }
    await Promise.allSettled(this.#slid.map(({animation}) => animation.finished));
  }

  // lift draws parts of a look over their cell, and lets them come along a path.
  #lift(cell, look, ground, path, parts, time) {
    const group = made("g", {}), [x, y] = this.#corner(cell);
    group.append(...parts.map(part => made("use", {href: `#p${part}`, x, y})));
    this.#svg.insertBefore(group, this.#arrows);
    if (ground < 0) this.#cells[cell].removeAttribute("href");
    else this.#cells[cell].setAttribute("href", `#l${ground}`);
    const frames = path.map(from => this.#corner(from)).map(([fx, fy]) => ({transform: `translate(${fx - x}px, ${fy - y}px)`}));
    this.#slid.push({group, cell, look, animation: group.animate(frames, {duration: time, easing: "ease-in-out"})});
  }

  // land ends what slides.
  #land() {
    for (const {group, cell, look, animation} of this.#slid) {
      animation.cancel();
      group.remove();
      this.#cells[cell].setAttribute("href", `#l${look}`);
    }
    this.#slid = [];
  }

  // paths are the ways that a step has added, each from cell to cell.
  #paths(turn, step) {
    const a = numbers(this.#reel.turns[turn].a ?? ""), steps = this.#steps[turn], all = [];
    for (let i = step > 0 ? steps[step - 1][0] : 0; i < steps[step][0]; i++) {
      const [from, to, number] = a.slice(3 * i, 3 * i + 3), last = all.at(-1);
      if (last?.number === number && last.path.at(-1) === from) last.path.push(to);
      else all.push({number, path: [from, to]});
    }
    return all.map(({path}) => path);
  }

  // ground is the look of the bare square that a look begins with; -1 where none is known.
  #ground(look) {
    const [, ...parts] = this.#reel.looks[look];
    let found = -1, most = 0;
    this.#reel.looks.forEach(([words, ...bare], i) => {
      if (words < 0 && bare.length > most && bare.length < parts.length && bare.every((part, n) => part === parts[n])) [found, most] = [i, bare.length];
    });
    return found;
  }

  // taken is the look of a unit that a turn took off a cell; -1 where that cannot be told. Marks of the turn before are left out.
  taken(turn, cell) {
    const {looks} = this.#reel;
    const boards = [() => (turn > 0 ? this.#board(turn - 1, Infinity) : []), ...this.#steps[turn].map((_, i, all) => () => this.#board(turn, all.length - 1 - i))];
    for (const board of boards) {
      const look = board()[cell] ?? -1;
      if (look < 0 || looks[look][0] < 0) continue;
      return looks.reduce((best, l, i) => (l[0] === looks[look][0] && l.length < looks[best].length ? i : best), look);
    }
    return -1;
  }

  // picture draws a look by itself.
  picture(look, words) {
    const {square} = this.#reel;
    const svg = made("svg", {class: "unit", viewBox: `0 0 ${square} ${square}`, role: "img", "aria-label": words});
    svg.append(made("use", {href: `#l${look}`}));
    return svg;
  }

  // turn shows the board from the other side.
  turn(turned) {
    this.#land();
    this.#turned = turned;
    if (this.#shown) this.#place();
  }

  // words lists what stands on the board: "e4: rook, White's".
  words() {
    const {looks, words, heard} = this.#reel;
    const all = this.#shown.board.flatMap((look, i) => {
      const n = look < 0 ? -1 : looks[look][0];
      return n < 0 ? [] : [heard.replace("{square}", this.#square(i)).replace("{words}", words[n])];
    });
    return this.#turned ? all.reverse() : all;
  }

  // line writes the board after a turn as position lines do: runs of squares without a unit as numbers. "" where lines are told whole.
  line(turn) {
    const {files, looks, signs} = this.#reel;
    if (!signs) return "";
    const units = this.#board(turn, Infinity).map(look => (look < 0 || looks[look][0] < 0 ? "." : signs[looks[look][0]]));
    const ranks = [];
    for (let i = 0; i < units.length; i += files.length) {
      ranks.push(units.slice(i, i + files.length).join("").replaceAll(/\.+/g, run => run.length));
    }
    return ranks.join("/");
  }

  // board is the look of each square: those of all steps before, one over the other.
  #board(turn, step) {
    const board = Array(this.#cells.length).fill(-1);
    for (let t = 0; t <= turn; t++) {
      const steps = this.#steps[t];
      for (const changes of t === turn ? steps.slice(0, step + 1) : steps) {
        for (let i = 1, cell = 0; i < changes.length; i += 2) {
          cell += changes[i];
          board[cell] = changes[i + 1] - 1;
        }
      }
    }
    return board;
  }

  #square(cell) {
    const {files, ranks} = this.#reel;
    return files[cell % files.length] + ranks[Math.floor(cell / files.length)];
  }

  // corner is where a square lies as the board is turned.
  #corner(cell) {
    const {files, ranks, left, top, square} = this.#reel;
    let [column, row] = [cell % files.length, Math.floor(cell / files.length)];
    if (this.#turned) [column, row] = [files.length - 1 - column, ranks.length - 1 - row];
    return [left + column * square, top + row * square];
  }

  #place() {
    this.#cells.forEach((cell, i) => {
      const [x, y] = this.#corner(i);
      cell.setAttribute("x", x);
      cell.setAttribute("y", y);
    });
    const drawn = this.#shown.drawn.flatMap(([from, to, number], i, all) => {
      const first = i === 0 || all[i - 1][2] !== number;
      return this.#arrow(from, to, first && this.#shown.numbered ? number : 0);
    });
    const rank = element => (element.localName === "polygon" ? 0 : 1); // numbers lie over all arrows
    this.#arrows.replaceChildren(...drawn.sort((one, other) => rank(one) - rank(other)));
    this.#label();
  }

  // label names files and ranks on all four sides.
  #label() {
    const {files, ranks, left, top, square, width, height} = this.#reel;
    const name = (text, x, y) => {
      const element = made("text", {x, y});
      element.textContent = text;
      return element;
    };
    const along = list => (this.#turned ? [...list].reverse() : list);
    const beside = along(files).flatMap((file, i) => [top / 2, height - top / 2].map(y => name(file, left + (i + 0.5) * square, y)));
    const above = along(ranks).flatMap((rank, i) => [left / 2, width - left / 2].map(x => name(rank, x, top + (i + 0.5) * square)));
    this.#names.replaceChildren(...beside, ...above);
  }

  // occupied reports whether a unit stands on a square of the board that is shown.
  #occupied(cell) {
    const look = this.#shown.board[cell];
    return look >= 0 && this.#reel.looks[look][0] >= 0;
  }

  // arrow leads from square to square, with the number of its action where that begins; 0 for none. It looks as on all boards.
  #arrow(from, to, number) {
    const {square} = this.#reel;
    const [a, b] = [from, to].map(cell => this.#corner(cell).map(n => n + square / 2));
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy), stop = this.#occupied(to) ? 14 : 3;
    const tip = length - stop, begin = Math.min(this.#occupied(from) ? 14 : 9, tip - 8), neck = Math.max(begin, tip - 12);
    const at = (along, across) => [a[0] + (along * dx - across * dy) / length, a[1] + (along * dy + across * dx) / length];
    const points = [at(begin, 1.8), at(neck, 1.8), at(neck, 7), at(tip, 0), at(neck, -7), at(neck, -1.8), at(begin, -1.8)];
    const drawn = [made("polygon", {points: points.map(p => p.map(n => n.toFixed(1)).join(",")).join(" ")})];
    if (!number) return drawn;
    const [x, y] = this.#occupied(from) ? at(15, 9) : a;
    const text = made("text", {x: x.toFixed(1), y: y.toFixed(1)});
    text.textContent = number;
    return [...drawn, made("circle", {cx: x.toFixed(1), cy: y.toFixed(1), r: 7.5}), text];
  }
}

function made(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
