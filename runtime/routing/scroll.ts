import type { Runtime } from "../app/runtime.ts";
import { ownName } from "./base-path.ts";
import { slug } from "./slug.ts";

/** The scroll positions of the window and of the main scrolling box. */
type Positions = readonly [number, number];

/** How long a page that comes back may take to become tall enough again. */
const restoreLimitMs = 10_000;

/** What a visitor does to scroll, or to work on the page as it is. */
const inputs = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** The positions at which an app's history entries were left. They outlive a reload. */
export class ScrollPositions {
  private readonly storageKey: () => string;
  private known: Map<string, Positions> | undefined;
  private stopRestoring = (): void => {};

  constructor(runtime: Runtime) {
    this.storageKey = () => ownName(runtime, "scroll");
  }

  /** Remember the scroll position for returning to this history entry. */
  remember(entry: string): void {
    this.stopRestoring();
    this.positions().set(entry, [window.scrollY, mainBox()?.scrollTop ?? 0]);
  }

  /** Keep the positions of all entries in the tab, as the document is closed. */
  keep(entry: string): void {
    this.remember(entry);
    try {
      sessionStorage.setItem(this.storageKey(), JSON.stringify([...this.positions()]));
    } catch {
      // Storage may be full or blocked; a reload then starts at the top.
    }
  }

  /**
   * Scroll as a visitor expects on arrival: smoothly to the section in the address; to the previous position when coming
   * back; otherwise to the top, where the first page of a document is already.
   */
  arrive(hash: string, backTo: string | undefined, isFirst: boolean): void {
    this.stopRestoring();
    const remembered = backTo === undefined ? undefined : this.positions().get(backTo);
    if (Array.isArray(remembered)) this.stopRestoring = restore(remembered);
    else if (!scrollToHash(hash) && !isFirst) window.scrollTo({ top: 0, behavior: "instant" });
  }

  /**
   * Scroll to the section in the address of a prerendered page. The browser was there before if the address has the id
   * of an element; a section with a title has another id, and links may name the section.
   */
  adopt(hash: string): void {
    if (window.scrollY === 0 && hash !== "") scrollToHash(hash);
  }

  private positions(): Map<string, Positions> {
    if (this.known === undefined) {
      this.known = new Map();
      try {
        // Written by `keep` of this app, in this tab, or else by anyone: `arrive` looks at what it takes.
        this.known = new Map(JSON.parse(sessionStorage.getItem(this.storageKey()) ?? "[]") as [string, Positions][]);
      } catch {
        // Storage may be blocked.
      }
    }
    return this.known;
  }
}

/** Scroll after a click on a link to the current page: smoothly to the section, which is where Tab goes on, or to the top. */
export function scrollWithin(hash: string): void {
  const target = scrollToHash(hash);
  if (target) focusOnce(target);
  else window.scrollTo({ top: 0, behavior: motion() });
}

/** Focus an element that takes no focus otherwise, as a browser does at the anchor of an address. */
export function focusOnce(target: Element): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Scroll to the previous position as soon as the page is tall enough, and again when it was too short in between: its
 * data is fetched again. Stops when the visitor acts or after ten seconds. Returns a function that stops it.
 */
function restore([top, boxTop]: Positions): () => void {
  const inWindow = follow(top);
  const inBox = follow(boxTop);
  const end = performance.now() + restoreLimitMs;
  let frame = 0;
  const step = (): void => {
    inWindow(document.documentElement);
    if (boxTop > 0) inBox(mainBox());
    if (performance.now() > end) stop();
    else frame = requestAnimationFrame(step);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of inputs) window.removeEventListener(name, stop, true);
  };
  for (const name of inputs) window.addEventListener(name, stop, true);
  step();
  return stop;
}

/** Returns a function that scrolls a box to a position, or as close as its content reaches for now. */
function follow(top: number): (box: Element | undefined) => void {
  let isThere = false;
  return (box) => {
    if (box === undefined) return;
    const last = box.scrollHeight - box.clientHeight;
    const isReachable = last >= top - 1;
    if (!(isThere && isReachable)) box.scrollTo({ top: Math.min(top, last), behavior: "instant" });
    isThere = isReachable;
  };
}

/** The box that scrolls instead of the window: the one in its middle, if it takes half of the window's height. */
function mainBox(): Element | undefined {
  let box = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  while (box && !isScrolling(box)) box = box.parentElement;
  // Dialogs close with the page, and a box that stays at its end starts there.
  return box?.closest("[role=dialog],[data-sticks]") ? undefined : (box ?? undefined);
}

const isScrolling = (box: Element): boolean =>
  box !== document.documentElement &&
  box.scrollHeight > box.clientHeight &&
  box.clientHeight * 2 >= window.innerHeight &&
  /auto|scroll/.test(getComputedStyle(box).overflowY);

function scrollToHash(hash: string): Element | undefined {
  const name = decode(hash.replace(/^#/, ""));
  if (name === "") return undefined;
  const target = document.getElementById(name) ?? sectionNamed(name);
  target?.scrollIntoView({ behavior: motion(), block: "start" });
  return target;
}

/** Sections with a title use it for their anchor; links may also use their id. */
function sectionNamed(name: string): Element | undefined {
  return [...document.querySelectorAll("[data-section]")].find((section) => {
    const id = section.getAttribute("data-section") ?? "";
    return id === name || slug(id) === name;
  });
}

const motion = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
