import type { DevMessage } from "./channel.ts";

// Runs in the pages of the development server: loads them again, and shows what is wrong with the design.

const overlayName = "trama-dev-overlay";
const css = `
:host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(16 18 24 / 92%); color: #f2f2f2; }
h1 { margin: 24px 32px 0; font: 600 16px/1.5 system-ui, sans-serif; color: #ff9c8f; }
p { margin: 4px 32px 0; font: 14px/1.5 system-ui, sans-serif; color: #c4c8d4; }
pre { margin: 16px 32px 32px; font: 13px/1.6 ui-monospace, monospace; white-space: pre-wrap; }
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
  // A constructed sheet: the content policy of the page allows no style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(
    element("h1", "The design has errors"),
    element("p", "Below is the last version without any. This goes away when they are put right; Escape hides it."),
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
