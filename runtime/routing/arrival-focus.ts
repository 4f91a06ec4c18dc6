import { focusOnce } from "./scroll.ts";

/**
 * Remember the control with the focus while its page leaves. The returned function puts the focus into the new page, if
 * it was lost: on the same control where the page has only another address, such as a link to the next week, else on
 * the main section. Otherwise keyboards and screen readers would begin at the top of the document.
 */
export function leaveFocus(): (isSamePage: boolean) => void {
  const left = document.activeElement;
  return (isSamePage) => {
    if (left === null || left === document.body || left.isConnected || document.activeElement !== document.body) return;
    const same = isSamePage ? onlyOneLike(left) : undefined;
    if (same instanceof HTMLElement) {
      same.focus({ preventScroll: true });
      return;
    }
    const main = document.querySelector("main[data-section]");
    if (main) focusOnce(main);
  };
}

/** Returns the element with the tag and classes of another one, if there is exactly one. */
function onlyOneLike({ localName, className }: Element): Element | undefined {
  if (typeof className !== "string" || className === "") return undefined;
  const [found, ...others] = document.querySelectorAll(`${localName}[class="${CSS.escape(className)}"]:not(:disabled)`);
  return others.length === 0 ? found : undefined;
}
