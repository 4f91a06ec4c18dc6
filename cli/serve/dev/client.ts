import type { DevMessage } from "./channel.ts";

// Runs in the pages of the development server: reloads them, shows the errors of the design, and opens elements in the
// editor.

const overlayName = "trama-dev-overlay";
const css = `
:host { position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto; border-radius: 10px; background: #16181f; color: #f2f2f2; box-shadow: 0 8px 40px rgb(0 0 0 / 45%); }
h1 { margin: 16px 20px 0; font: 600 15px/1.5 system-ui, sans-serif; color: #ff9c8f; }
p { margin: 2px 20px 0; font: 13px/1.5 system-ui, sans-serif; color: #c4c8d4; }
pre { margin: 12px 20px 20px; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; }
`;
let shownVersion: string | undefined;

function receive({ version, problems }: DevMessage): void {
  shownVersion ??= version;
  if (problems !== undefined) show(problems);
  else if (version !== shownVersion) location.reload();
  else hide();
}

function show(problems: string): void {
  hide();
  const overlay = document.createElement("div");
  overlay.id = overlayName;
  overlay.setAttribute("role", "alertdialog");
  overlay.setAttribute("aria-label", "The design has errors");
  const root = overlay.attachShadow({ mode: "open" });
  // A constructed sheet: the page's content security policy forbids style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(
    element("h1", "The design has errors"),
    element(
      "p",
      "The page shows the last version without errors. This message disappears when they are fixed; Escape hides it.",
    ),
    element("pre", problems),
  );
  document.documentElement.append(overlay);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function hide(): void {
  document.getElementById(overlayName)?.remove();
}

new EventSource("/@trama/events").onmessage = ({ data }) => receive(JSON.parse(data));
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") hide();
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
