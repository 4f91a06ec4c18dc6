import type * as runtimeModule from "../../../runtime/dev.ts";
import type { DevMessage } from "./channel.ts";
import { keptInput, typeAgain, typedWhole, watchInput } from "./kept-input.ts";
import { bringBack, loadAgain } from "./page-state.ts";
import type { PageUpdate } from "./page-update.ts";
import { Registry } from "./registry.ts";
import { replaceSheets } from "./sheets.ts";

// Runs in the pages of the development server: has the modules of the app, replaces those that change, shows the errors
// of the design and of the running app, and opens elements in the editor.

/** The server writes the version of the app before this script. */
declare const tramaVersion: string;

const css = `
:host { position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto; border-radius: 10px; background: #16181f; color: #f2f2f2; box-shadow: 0 8px 40px rgb(0 0 0 / 45%); }
h1 { margin: 16px 20px 0; font: 600 15px/1.5 system-ui, sans-serif; color: #ff9c8f; }
p { margin: 2px 20px 0; font: 13px/1.5 system-ui, sans-serif; color: #c4c8d4; }
pre { margin: 12px 20px 20px; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; }
`;

interface Overlay {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
}
const designErrors: Overlay = {
  id: "trama-dev-overlay",
  title: "The design has errors",
  hint: "The page shows the last version without errors. This message disappears when they are fixed; Escape hides it.",
};
const appErrors: Overlay = {
  id: "trama-dev-failures",
  title: "The app logged errors",
  hint: "The page goes on without what failed. Escape hides this message until the next error.",
};

const registry = new Registry();

/** What the scripts of the app call. */
const tramaDev = {
  define: registry.define.bind(registry),
  load: registry.load.bind(registry),
  defaultOf: registry.defaultOf.bind(registry),
  async begin(given: typeof runtimeModule, loads: Parameters<Registry["begin"]>[1]): Promise<void> {
    await registry.begin(given, loads);
    await bringBack(registry, given);
  },
};
Object.assign(globalThis, { tramaDev });

let shownVersion = tramaVersion;

async function receive({ version, from, problems, update }: DevMessage): Promise<void> {
  if (problems !== undefined) {
    hide(appErrors);
    show(designErrors, problems);
    return;
  }
  hide(designErrors);
  if (version === shownVersion) return;
  if (update === undefined || from !== shownVersion) return loadAgain(registry, "it is of another version");
  shownVersion = version;
  failures.clear();
  hide(appErrors);
  const reason = registry.whyReload(update) ?? (await take(update).catch((error: unknown) => String(error)));
  if (reason !== undefined) loadAgain(registry, reason);
}

/** Take in an update. Returns why the page must be loaded again, if it must. */
async function take(update: PageUpdate): Promise<string | undefined> {
  await typedWhole();
  Object.assign(registry.runtime?.manifest().css ?? {}, update.pageSheets);
  await replaceSheets(update);
  return registry.apply(update, (show) => {
    const kept = keptInput();
    show();
    void typeAgain(kept, 1_000);
  });
}

/** A line of the app's error log. `label` is the place: `page#element.property`, or a name in the design. */
interface Failure {
  readonly label: string;
  readonly message: string;
}

const shownFailures = 5;
/** Each line once, the latest last: a formula can fail in a thousand rows. */
const failures = new Set<string>();

function fail({ label, message }: Failure): void {
  const line = `${label}: ${message}`;
  failures.delete(line);
  failures.add(line);
  // Errors of the design come first: they may be the cause.
  if (document.getElementById(designErrors.id)) return;
  const lines = [...failures].reverse();
  const rest = lines.length - shownFailures;
  show(
    appErrors,
    [...lines.slice(0, shownFailures), ...(rest > 0 ? [`and ${rest} more in the console`] : [])].join("\n"),
  );
}

function show({ id, title, hint }: Overlay, text: string): void {
  const root = document.getElementById(id)?.shadowRoot ?? create(id, title);
  root.replaceChildren(element("h1", title), element("p", hint), element("pre", text));
}

function create(id: string, title: string): ShadowRoot {
  const overlay = document.createElement("div");
  overlay.id = id;
  overlay.setAttribute("role", "alertdialog");
  overlay.setAttribute("aria-label", title);
  const root = overlay.attachShadow({ mode: "open" });
  // A constructed sheet: the page's content security policy forbids style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(overlay);
  return root;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function hide({ id }: Overlay): void {
  document.getElementById(id)?.remove();
}

watchInput();
/** Messages are taken one after the other. */
let taken = Promise.resolve();
new EventSource("/@trama/events").onmessage = ({ data }) => {
  taken = taken.then(() => receive(JSON.parse(data)));
};
addEventListener("trama:failure", (event) => event instanceof CustomEvent && fail(event.detail));
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  const kind = { "img-src": "image", "frame-src": "frame", "media-src": "media" }[effectiveDirective];
  if (kind === undefined || !/^https?:/.test(blockedURI)) return;
  const { origin } = new URL(blockedURI);
  fail({ label: effectiveDirective, message: `${origin} is blocked; list it in \`origins.${kind}\` of design.json` });
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  hide(designErrors);
  hide(appErrors);
});

/** Alt and a click open the element in the editor instead. */
addEventListener(
  "click",
  (event) => {
    if (!event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void openInEditor(event.composedPath());
  },
  { capture: true },
);

async function openInEditor(path: readonly EventTarget[]): Promise<void> {
  const classes = path.flatMap((node) => (node instanceof Element ? [...node.classList] : []));
  const query = new URLSearchParams(classes.map((name) => ["class", name]));
  const response = await fetch(`/@trama/place?${query}`);
  if (response.ok) location.assign(await response.text());
}
