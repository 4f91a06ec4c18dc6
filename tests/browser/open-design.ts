import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { compileFiles } from "../designs.ts";
import { type OpenedApp, type OpenOptions, openApp } from "./harness.ts";

/** Files of a design as JSON by path; missing parts of design.json have defaults. */
export type DesignFiles = Readonly<Record<string, object>>;

/** Functions for every design: notes are stored in the browser, so that they outlive the page. */
const custom = `
export const note = (what: unknown): void => {
  sessionStorage.setItem("notes", JSON.stringify([...JSON.parse(sessionStorage.getItem("notes") ?? "[]"), what]));
};
export const later = async (what: unknown, ms: number): Promise<unknown> => {
  await new Promise((done) => setTimeout(done, ms));
  note(what);
  return what;
};
`;

/** Compile a design, bundle its output, and open it in the browser. `more` has more custom functions, `main` starts it. */
export async function openDesign(
  files: DesignFiles,
  options: Omit<OpenOptions, "files"> = {},
  more = "",
  main = `import { start } from "trama/runtime"; import { app } from "./app"; start(app);`,
): Promise<OpenedApp> {
  return openApp({ ...options, files: { ...outputOf(files, more), "main.tsx": main } });
}

/** Compile a design. Returns its output and its custom functions as text by path. `more` has more custom functions. */
export function outputOf(files: DesignFiles, more = ""): Readonly<Record<string, string>> {
  const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
  const all: DesignFiles = { ...files, "design.json": { ...design, ...files["design.json"] } };
  const input = Object.entries(all).map(([path, json]) => ({
    path,
    bytes: new TextEncoder().encode(JSON.stringify(json)),
  }));
  const { output, diagnostics } = compileFiles(input, undefined, "custom/index");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0 || output === undefined) throw new Error(renderPretty(errors, { folder: "design" }));
  return { ...Object.fromEntries(output.map(({ path, text }) => [path, text])), "custom/index.ts": custom + more };
}

/** Returns the notes so far, in order. */
export const notesOf = ({ page }: OpenedApp): Promise<unknown[]> =>
  page.evaluate<unknown[]>(`JSON.parse(sessionStorage.getItem("notes") ?? "[]")`);

/** Clear the notes. */
export const clearNotes = ({ page }: OpenedApp): Promise<void> => page.evaluate(`sessionStorage.removeItem("notes")`);

/** A step that notes a value or a formula. */
export const note = (what: unknown) => ({ action: "callFunction", function: "note", args: [what] });

/** A step that notes a value some milliseconds later. */
export const later = (what: unknown, ms: number) => ({ action: "callFunction", function: "later", args: [what, ms] });

export const formula = (text: string) => ({ formula: text });

/** A page at the root with one section. */
export const page = (children: readonly object[], more: object = {}) => ({
  id: "inicio",
  path: "",
  title: "Início",
  sections: [{ id: "principal", tag: "main", children }],
  ...more,
});

/** A button that runs steps. */
export const button = (id: string, steps: readonly object[], more: object = {}) => ({
  id,
  type: "button",
  props: { text: id },
  on: { click: { steps, ...more } },
});

/** Starts an app in React's StrictMode, as the `main` of `openDesign`. */
export const strictMain = `
import { StrictMode } from "react";
import client from "react-dom/client";
import { start } from "trama/runtime";
import { app } from "./app";
const { createRoot } = client;
client.createRoot = (...args) => {
  const root = createRoot(...args);
  return { render: (tree) => root.render(<StrictMode>{tree}</StrictMode>), unmount: () => root.unmount() };
};
start(app);
`;
