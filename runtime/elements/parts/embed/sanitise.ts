import createPurifier, { type Config } from "dompurify";
import { logMessage } from "../../../errors/error-log.ts";
import { linkUrl } from "../../../routing/safe-url.ts";
import { breakLines } from "../rich/rich-lines.ts";
import { styleMark, withStylesAside } from "./embed-html.ts";
import { renameReferences } from "./embed-names.ts";

// Without a window, as in the build, it is never called.
const purifier = createPurifier();

const config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_TAGS: ["iframe"],
  ADD_ATTR: [styleMark, "target", "allowfullscreen"],
  ADD_URI_SAFE_ATTR: [styleMark],
  // Forbid anything interactive: fields, forms, and buttons that could open a layer above the page.
  FORBID_TAGS: [
    ...["style", "form", "input", "button", "select", "option", "optgroup", "textarea", "datalist", "fieldset"],
    ...["dialog", "template", "slot", "shadow", "content", "element"],
  ],
  FORBID_ATTR: ["style", "popover", "popovertarget", "popovertargetaction", "autofocus", "srcdoc", "allow", "nonce"],
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Prefix names that could shadow the page's own elements and variables.
  SANITIZE_NAMED_PROPS: true,
  // The same schemes as in the rest of an app, see safe-url.ts; links are checked again.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms|blob):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** The rights of a frame from another site: it cannot navigate the page. */
const frameRights =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** Convert HTML to nodes that run no code, have no inputs and no unsafe frames. Logs what it removes. */
export function sanitise(html: string, label: string): DocumentFragment {
  const content = purifier.sanitize(keepingWordsApart(html, apart), { ...config });
  for (const frame of content.querySelectorAll("iframe")) limitFrame(frame);
  for (const node of content.querySelectorAll("a, area")) limitLink(node, label);
  renameReferences(content);
  for (const node of content.querySelectorAll("[target]")) node.setAttribute("rel", "noopener noreferrer");
  const names = purifier.removed.flatMap((one) => nameOf(one));
  if (names.length > 0) logMessage(label, `removed from untrusted HTML: ${[...new Set(names)].join(", ")}`);
  return content;
}

const richConfig = {
  ALLOWED_TAGS: [
    ...["p", "br", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "code", "hr"],
    ...["a", "strong", "b", "em", "i", "u", "s", "del", "strike"],
  ],
  ALLOWED_ATTR: ["href", "start"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: config.ALLOWED_URI_REGEXP,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Convert HTML to nodes of formatted text: blocks, lists, links and emphasis, without any other attribute. */
export function sanitiseRichText(html: string, label: string): DocumentFragment {
  const content = purifier.sanitize(keepingWordsApart(html, breakLines), { ...richConfig });
  for (const node of content.querySelectorAll("a")) limitLink(node, label);
  return content;
}

/** Returns HTML with breaks where sanitising removes what keeps words apart. Parsing it runs and loads nothing. */
function keepingWordsApart(html: string, part: (body: Element) => void): string {
  const { body } = new DOMParser().parseFromString(withStylesAside(html), "text/html");
  part(body);
  return body.innerHTML;
}

const removed = "form, fieldset, dialog, option, optgroup, select, button, textarea";

/** Elements beside which a word ends anyway. */
const ending =
  "address, article, aside, blockquote, br, details, div, dl, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, iframe, img, input, main, nav, ol, p, pre, section, svg, table, ul, video";

/** Put a space beside what is left of fields and dialogs where it would continue a word. */
function apart(body: Element): void {
  for (const node of body.querySelectorAll(removed)) {
    if (continuesWord(node.previousSibling)) node.before(" ");
    if (continuesWord(node.nextSibling)) node.after(" ");
  }
}

const continuesWord = (node: Node | null): boolean =>
  /\S/.test(node?.textContent ?? "") && !(node instanceof Element && node.matches(ending));

function limitFrame(frame: HTMLIFrameElement): void {
  const address = frame.getAttribute("src") ?? "";
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  const isOwn = url?.origin === location.origin;
  if (!url || address === "" || !(isOwn || url.protocol === "https:")) return frame.remove();
  // Browsers do not show PDF files in a sandbox. The app's pages refuse framing, and the app itself creates its object
  // URLs.
  if (isOwn) frame.removeAttribute("sandbox");
  else frame.setAttribute("sandbox", frameRights);
}

function limitLink(node: Element, label: string): void {
  for (const name of ["href", "xlink:href"]) {
    const given = node.getAttribute(name);
    const url = linkUrl(given, label);
    if (url === undefined) node.removeAttribute(name);
    else if (url !== given) node.setAttribute(name, url);
  }
}

function nameOf(removed: (typeof purifier.removed)[number]): readonly string[] {
  if ("element" in removed) {
    const { nodeType, nodeName } = removed.element;
    return nodeType === Node.ELEMENT_NODE ? [`<${nodeName.toLowerCase()}>`] : [];
  }
  const { name = "" } = removed.attribute ?? {};
  // These were renamed with a prefix, not removed.
  return ["", "id", "name"].includes(name) ? [] : [name];
}
