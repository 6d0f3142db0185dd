"use strict";

// Hand moves units over the board: under a finger or the mouse that drags them, and by themselves when a step was tapped. What a step means it leaves to tap,
// which is called with squares as for taps.
class Hand {
  #plate; #figure; #cells; #tap;
  #drag = null;   // the drag that may begin, or has
  #slide = null;  // the animation that runs
  #over = false;  // a drag has just ended: the click that follows is none

  constructor(plate, figure, cells, tap) {
    [this.#plate, this.#figure, this.#cells, this.#tap] = [plate, figure, cells, tap];
    cells.addEventListener("pointerdown", e => this.#down(e));
    cells.addEventListener("pointermove", e => this.#move(e));
    cells.addEventListener("pointerup", e => this.#up(e));
    cells.addEventListener("pointercancel", () => this.#drop());
    cells.addEventListener("click", e => {
      if (this.#over && e.detail > 0) e.stopImmediatePropagation();
      this.#over = false;
    }, {capture: true});
  }

  static far = 8; // pixels: less is a tap

  // A drag begins on a unit that can be picked, or has been. Elsewhere a finger scrolls.
  #down(e) {
    this.#over = false;
    const button = e.target.closest(".acts, .selected");
    if (!button || !e.isPrimary || e.button !== 0) return;
    this.#drag = {id: e.pointerId, x: e.clientX, y: e.clientY, button, tile: null};
  }

  #move(e) {
    const drag = this.#drag;
    if (!drag || e.pointerId !== drag.id) return;
    const [x, y] = [e.clientX - drag.x, e.clientY - drag.y];
    if (!drag.tile) {
      if (Math.hypot(x, y) < Hand.far) return;
      drag.button.setPointerCapture(drag.id);
      drag.tile = this.#tile(drag.button, "dragged");
      this.#plate.append(drag.tile);
      if (!drag.button.classList.contains("selected")) this.#tap(drag.button.dataset.at);
    }
    drag.tile.style.transform = `translate(${x}px, ${y}px)`;
  }

  #up(e) {
    const drag = this.#drag;
    if (!drag || e.pointerId !== drag.id) return;
    this.#drop();
    if (!drag.tile) return;
    this.#over = true;
    const under = document.elementsFromPoint(e.clientX, e.clientY).find(element => element.matches(".cells button"));
    if (under && under !== drag.button && under.classList.contains("target")) this.#tap(under.dataset.at);
  }

  #drop() {
    this.#drag?.tile?.remove();
    this.#drag = null;
  }

  // before keeps how two squares look, and returns what lets a unit slide from one to the other once the board is another; nothing where nobody wants
  // things to move, and after a drag.
  before(from, to) {
    this.end();
    if (this.#over || !from || !to || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
    const unit = this.#tile(from, "sliding"), place = this.#tile(to, "");
    const [x, y] = [from.offsetLeft - to.offsetLeft, from.offsetTop - to.offsetTop];
    for (const name of ["left", "top"]) unit.style[name] = place.style[name];
    return () => {
      this.#plate.append(place, unit);
      const animation = unit.animate([{transform: `translate(${x}px, ${y}px)`}, {transform: "none"}], {duration: 180, easing: "ease-in-out"});
      this.#slide = () => [place, unit].forEach(e => e.remove());
      animation.finished.then(() => { if (unit.isConnected) this.end(); }, () => {});
    };
  }

  // end ends a slide that runs.
  end() {
    this.#slide?.();
    this.#slide = null;
  }

  // tile is the square of a button as the figure shows it now.
  #tile(button, kind) {
    const tile = this.#figure.firstElementChild.cloneNode(true), {width, height} = tile.viewBox.baseVal;
    const scale = width / this.#plate.offsetWidth, [left, top] = [this.#cells.offsetLeft + button.offsetLeft, this.#cells.offsetTop + button.offsetTop];
    tile.setAttribute("viewBox", [left * scale, top * height / this.#plate.offsetHeight, button.offsetWidth * scale, button.offsetHeight * scale].join(" "));
    tile.setAttribute("class", `board tile ${kind}`);
    Object.assign(tile.style, {left: `${left}px`, top: `${top}px`, width: `${button.offsetWidth}px`, height: `${button.offsetHeight}px`});
    return tile;
  }
}
