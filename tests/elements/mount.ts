import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type OpenOptions, openApp } from "../browser/harness.ts";

/** An app of a few elements in the scope `p`, and what their events told. */
export interface Mounted {
  readonly page: Page;
  readonly errors: readonly string[];
  /** What was logged since the last call: `event value`. */
  readonly log: () => Promise<readonly string[]>;
  /** The result of an expression of the app's own names. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Show some elements. `setup` stands before the markup, at the top of the module.
 *
 * `log("name")` makes a handler that notes its event; names that tests look at from outside go into `app`.
 */
export async function mount(
  elements: readonly string[],
  setup: string,
  markup: string,
  options: Omit<OpenOptions, "files" | "entry"> = {},
): Promise<Mounted> {
  const imports = elements.map((name) => {
    const file = name.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase();
    return `import { ${name} } from "trama/runtime/elements/${file}";`;
  });
  const main = `
import { Profiler } from "react";
import { createRoot } from "react-dom/client";
import { batch, handle, ScopeContext, signal } from "trama/runtime";
import { configureLanguages } from "trama/runtime/language";
import "./runtime-styles.css";
${imports.join("\n")}

configureLanguages(["pt-BR"]);
document.documentElement.lang = "pt-BR";
const noted = [];
window.noted = noted;
const log = (name) => (run, event) => void noted.push(event === undefined ? name : name + " " + JSON.stringify(event));
const app = (window.app = { renders: 0 });
${setup}

function App() {
  return <>${markup}</>;
}

createRoot(document.querySelector("#root")).render(
  <ScopeContext value="p">
    <Profiler id="app" onRender={() => { app.renders += 1; }}><App /></Profiler>
  </ScopeContext>,
);
`;
  const opened = await openApp({ ...options, files: { "main.tsx": main, "runtime-styles.css": styles } });
  const { page, errors, close } = opened;
  const rendered = page.waitForFunction(() => Reflect.get(window, "app")?.renders > 0);
  await rendered.catch(() => {
    throw new Error(`nothing was rendered: ${errors.join("; ")}`);
  });
  return {
    page,
    errors,
    close,
    log: () => page.evaluate((): string[] => Reflect.get(window, "noted").splice(0)),
    evaluate: (expression) =>
      page.evaluate((text) => new Function("app", `return ${text}`)(Reflect.get(window, "app")), expression),
  };
}

const styles = readFileSync(new URL("../../runtime/styles.css", import.meta.url), "utf8");
