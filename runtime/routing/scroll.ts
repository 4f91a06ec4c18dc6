import { slug } from "./slug.ts";

/** Where the page was scrolled to when an entry of the history was left. */
const positions = new Map<string, number>();

/** Remember how far the page is scrolled, for coming back to this entry of the history. */
export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/**
 * Scroll as a visitor expects who arrives: to the section that the address names, smoothly; back to where they were
 * when they come back; else to the top.
 */
export function scrollOnArrival(hash: string, backTo: string | undefined): void {
  const remembered = backTo === undefined ? undefined : positions.get(backTo);
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: "instant" });
  else if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: "instant" });
}

/** As a click on a link to the page that is shown: smoothly to the section, or smoothly to the top. */
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

/** Sections with a title have their anchor from it; links may name them by id all the same. */
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
