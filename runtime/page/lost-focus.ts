import { focusOnce } from "../routing/scroll.ts";

/** The control with the focus, which may leave the document with its row. */
let focused: HTMLElement | undefined;
/** The main section of its page. */
let main: Element | null = null;
let isFollowing = false;

/**
 * Move the focus of a control that leaves the document with its row to the same control of the next row, or of the
 * previous one, or to what was around the last row; with its page, to the same control of the next page, such as a
 * link to another week, or to its main section. Otherwise the visitor would be at the start of the document.
 *
 * Only the elements around the focus are observed, so rows cost nothing. A focus that has moved already stays.
 */
export function followFocus(): void {
  if (isFollowing) return;
  isFollowing = true;
  const observer = new MutationObserver(recover);
  const forget = () => {
    observer.disconnect();
    focused = undefined;
  };
  const follow = (target: EventTarget | null): void => {
    forget();
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    main = mainSection();
    for (let around = target.parentElement; around && around !== document.body; around = around.parentElement)
      observer.observe(around, { childList: true });
  };
  // A field of the first page may have taken the focus before.
  if (document.activeElement !== document.body) follow(document.activeElement);
  document.addEventListener("focusin", ({ target }) => follow(target));
  document.addEventListener("focusout", ({ target }) => {
    // A control that is disabled while its row is removed also loses the focus.
    setTimeout(() => {
      if (focused === target && focused?.isConnected && !focused.matches(":disabled, :focus")) forget();
    });
  });
}

function recover(changes: readonly MutationRecord[]): void {
  const lost = focused;
  if (!lost || lost.isConnected || ![document.body, null].includes(document.activeElement as HTMLElement | null))
    return;
  for (const { target, removedNodes, nextSibling, previousSibling } of changes) {
    if (![...removedNodes].some((row) => row.contains(lost)) || !(target instanceof HTMLElement)) continue;
    // A page that leaves takes all around it.
    if (main?.isConnected === false) return enterPage(lost);
    const found = controlIn(nextSibling, "nextSibling", lost) ?? controlIn(previousSibling, "previousSibling", lost);
    if (found) found.focus();
    else if (target.parentElement?.closest("main, [role=dialog]")) focusOnce(target);
    return;
  }
}

const mainSection = (): Element | null => document.querySelector("main[data-section]");

/** How long a page may take to have its main section, such as one that first asks what its visitor may see. */
const mainLimitMs = 10_000;

/** Focus the only control of the new page with the tag and classes of the old one, else the main section. */
function enterPage({ localName, className }: HTMLElement): void {
  const like = className === "" ? [] : document.querySelectorAll<HTMLElement>(likeThis(localName, className));
  if (like[0] && like.length === 1) focusOnce(like[0]);
  else if (!enterMain()) awaitMain();
}

/**
 * Focus the main section, if there is one, under the title of the page: a screen reader reads what has the focus, and
 * not a title that changes.
 */
function enterMain(): boolean {
  const section = mainSection();
  if (!(section instanceof HTMLElement)) return false;
  if (!section.hasAttribute("aria-label") && !section.hasAttribute("aria-labelledby")) {
    section.setAttribute("aria-label", document.title);
    section.addEventListener("blur", () => section.removeAttribute("aria-label"), { once: true });
  }
  focusOnce(section);
  return true;
}

/** Enter the main section as soon as it comes, unless something else takes the focus before. */
function awaitMain(): void {
  const observer = new MutationObserver(() => enterMain() && stop());
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(limit);
    document.removeEventListener("focusin", stop);
  };
  const limit = setTimeout(stop, mainLimitMs);
  document.addEventListener("focusin", stop);
  observer.observe(document.body, { childList: true, subtree: true });
}

const likeThis = (localName: string, className: string): string =>
  `${localName}[class="${CSS.escape(className)}"]:not(:disabled)`;

/** Returns the control of the nearest row that has one of the same tag and classes, which all rows of a list share. */
function controlIn(
  start: Node | null,
  step: "nextSibling" | "previousSibling",
  { localName, className }: HTMLElement,
): HTMLElement | undefined {
  if (className === "") return undefined;
  const selector = likeThis(localName, className);
  for (let row = start; row; row = row[step]) {
    if (!(row instanceof HTMLElement) || !row.isConnected) continue;
    return row.matches(selector) ? row : (row.querySelector<HTMLElement>(selector) ?? undefined);
  }
  return undefined;
}
