/** Where a `style` attribute waits until the policy of the page has nothing to say about it any more. */
export const styleMark = "data-style";

/** A comment, a script or a style sheet as a whole, or the start of any other element; the last may lack its end. */
const pieces =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gi;

/**
 * Set `style` attributes aside, by another name.
 *
 * The content policy stops them as soon as HTML is parsed, wherever that is done; what scripts set it does not stop.
 */
export const withStylesAside = (html: string): string =>
  html.replace(pieces, (piece, whole: string | undefined) =>
    whole !== undefined || piece.startsWith("<!") ? piece : piece.replace(quotedOrStyle, asideIfStyle),
  );

/** A value in quotes, which may hold the word, or the name of the attribute. */
const quotedOrStyle = /"[^"]*"|'[^']*'|(?<=[\s"'/])style(?=\s*=)/gi;
const asideIfStyle = (found: string): string => (/^["']/.test(found) ? found : styleMark);

/** Give back the styles that were set aside, and a name to frames that have none. */
export function finish(content: DocumentFragment, frameTitle: string): void {
  for (const node of content.querySelectorAll<HTMLElement | SVGElement>(`[${styleMark}]`)) {
    node.style.cssText = node.getAttribute(styleMark) ?? "";
    node.removeAttribute(styleMark);
  }
  if (frameTitle === "") return;
  for (const frame of content.querySelectorAll("iframe:not([title])")) frame.setAttribute("title", frameTitle);
}
