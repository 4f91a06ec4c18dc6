import createPurifier, { type Config } from "dompurify";
import { logMessage } from "../../../app/error-log.ts";
import { linkUrl } from "../../../routing/safe-url.ts";
import { styleMark, withStylesAside } from "./embed-html.ts";
import { renameReferences } from "./embed-names.ts";

const purifier = createPurifier(window);

const config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true },
  ADD_TAGS: ["iframe"],
  ADD_ATTR: [styleMark, "target", "allowfullscreen"],
  ADD_URI_SAFE_ATTR: [styleMark],
  // Nothing in it asks for anything: no field, no form, and no button that could open a layer above the page.
  FORBID_TAGS: [
    ...["style", "form", "input", "button", "select", "option", "optgroup", "textarea", "datalist", "fieldset"],
    ...["dialog", "template", "slot", "shadow", "content", "element"],
  ],
  FORBID_ATTR: ["style", "popover", "popovertarget", "popovertargetaction", "autofocus", "srcdoc", "allow", "nonce"],
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Names that a page would find in place of its own elements and variables get a prefix.
  SANITIZE_NAMED_PROPS: true,
  // What an app may load, see safe-url.ts; links are checked once more.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms|blob):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** What a frame of another site may do: it cannot lead the page away. */
const frameRights =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** HTML as nodes that run no code, ask for nothing and show no frame of a doubtful address. What is taken out is logged. */
export function sanitise(html: string, label: string): DocumentFragment {
  const content = purifier.sanitize(withStylesAside(html), { ...config });
  for (const frame of content.querySelectorAll("iframe")) limitFrame(frame);
  for (const node of content.querySelectorAll("a, area")) limitLink(node, label);
  renameReferences(content);
  for (const node of content.querySelectorAll("[target]")) node.setAttribute("rel", "noopener noreferrer");
  const names = purifier.removed.flatMap((one) => nameOf(one));
  if (names.length > 0) logMessage(label, `taken out of HTML that is not trusted: ${[...new Set(names)].join(", ")}`);
  return content;
}

function limitFrame(frame: HTMLIFrameElement): void {
  const address = frame.getAttribute("src") ?? "";
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  const isOwn = url?.origin === location.origin;
  if (!url || address === "" || !(isOwn || url.protocol === "https:")) return frame.remove();
  // Browsers show no PDF in a sandbox. Pages of this app cannot be framed, and an object URL is of its own making.
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
  // Those are there again, with their prefix.
  return ["", "id", "name"].includes(name) ? [] : [name];
}
