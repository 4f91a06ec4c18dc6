import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../designs.ts";

const root = resolve(import.meta.dirname, "../..");

/** The files of a small app that starts the committed output of a design, with its style sheets. */
export function generatedApp(design: string, isStrict = false): { readonly "main.tsx": string } {
  const output = join(root, "generated", design);
  const sheets = filesBelow(output).filter((path) => path.endsWith(".css"));
  const folder = join(root, "designs", design);
  const { styleSheets = [] }: { readonly styleSheets?: readonly string[] } = JSON.parse(
    readFileSync(join(folder, "design.json"), "utf8"),
  );
  const own = styleSheets.map((path) => join(folder, path));
  const imports = [join(root, "runtime/styles.css"), ...sheets, ...own].map(
    (path) => `import ${JSON.stringify(path)};`,
  );
  return { "main.tsx": `${imports.join("\n")}\n${startOf(design, isStrict)}` };
}

/** Returns the code that starts the committed output of a design, in React's StrictMode or not. */
export const startOf = (design: string, isStrict: boolean): string => `
import { StrictMode } from "react";
import client from "react-dom/client";
import { start } from "trama/runtime";
import { app } from ${JSON.stringify(join(root, "generated", design, "app.tsx"))};
const { createRoot } = client;
if (${isStrict}) client.createRoot = (...args) => {
  const root = createRoot(...args);
  return { render: (tree) => root.render(<StrictMode>{tree}</StrictMode>), unmount: () => root.unmount() };
};
start(app);
`;
