import { slug } from "./slug.ts";

/** The scroll positions at which history entries were left. */
const positions = new Map<string, number>();

/** Remember the scroll position for returning to this history entry. */
export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/**
 * Scroll as a visitor expects on arrival: smoothly to the section in the address; to the previous position when coming
 * back; otherwise to the top.
 */
export function scrollOnArrival(hash: string, backTo: string | undefined): void {
  const remembered = backTo === undefined ? undefined : positions.get(backTo);
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: "instant" });
  else if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: "instant" });
}

/** Scroll after a click on a link to the current page: smoothly to the section, or to the top. */
export function scrollWithin(hash: string): void {
  if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: motion() });
}

function scrollToHash(hash: string): boolean {
  const name = decode(hash.replace(/^#/, ""));
  if (name === "") return false;
  const target = document.getElementById(name) ?? sectionNamed(name);
  target?.scrollIntoView({ behavior: motion(), block: "start" });
  return target !== undefined;
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
