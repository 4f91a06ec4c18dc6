/** The attribute that holds `style` values while the page's content policy would block them. */
export const styleMark = "data-style";

/** Matches a whole comment, script or style sheet, or the start tag of any other element; the last may be unclosed. */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi;

/**
 * Rename `style` attributes.
 *
 * The content policy blocks them when HTML is parsed, anywhere; it does not block styles set by scripts.
 */
export const withStylesAside = (html: string): string =>
  html.replace(pieces, (piece, whole: string | undefined) =>
    whole !== undefined || piece.startsWith("<!") ? piece : piece.replace(quotedOrStyle, asideIfStyle),
  );

/** Matches a quoted value, which may contain the word, or the name of the attribute. */
const quotedOrStyle = /"[^"]*"|'[^']*'|(?<=[\s"'/])style(?=\s*=)/gi;
const asideIfStyle = (found: string): string => (/^["']/.test(found) ? found : styleMark);

/** Restore the renamed styles, and name frames without a name. */
export function finish(content: DocumentFragment, frameTitle: string): void {
  for (const node of content.querySelectorAll<HTMLElement | SVGElement>(`[${styleMark}]`)) {
    node.style.cssText = node.getAttribute(styleMark) ?? "";
    node.removeAttribute(styleMark);
  }
  if (frameTitle === "") return;
  for (const frame of content.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", frameTitle);
}
