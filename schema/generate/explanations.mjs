import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read.mjs";

/** compiler/diagnostics/explanations.ts: the explanations, embedded so that nothing is read from disk. */
export function explanations() {
  const folder = join(root, "compiler/diagnostics/explain");
  const subjects = existsSync(folder) ? readdirSync(folder).sort() : [];
  const rows = subjects.flatMap((subject) =>
    readdirSync(join(folder, subject))
      .filter((file) => file.endsWith(".md"))
      .sort()
      .map((file) => {
        const text = readFileSync(join(folder, subject, file), "utf8").replaceAll("\r\n", "\n");
        return `  ${JSON.stringify(`${subject}/${file.slice(0, -3)}`)}: ${JSON.stringify(text)},`;
      }),
  );
  return `// @generated from compiler/diagnostics/explain by npm run codegen. Do not edit.

/** The explanations of diagnostics, by code. */
export const explanations: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`;
}
