import { join, resolve } from "node:path";
import { filesBelow } from "../designs.ts";

/** The files of a small app that starts the committed output of a design, with its style sheets. */
export function generatedApp(design: string): { readonly "main.tsx": string } {
  const root = resolve(import.meta.dirname, "../..");
  const output = join(root, "generated", design);
  const sheets = filesBelow(output).filter((path) => path.endsWith(".css"));
  const imports = [join(root, "runtime/styles.css"), ...sheets].map((path) => `import ${JSON.stringify(path)};`);
  return {
    "main.tsx": `${imports.join("\n")}
import { start } from "trama/runtime";
import { app } from ${JSON.stringify(join(output, "app.tsx"))};
start(app);
`,
  };
}
