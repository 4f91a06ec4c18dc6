import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read.mjs";

/** compiler/catalogue/helpers.generated.ts: what the compiler needs to know about each formula helper. */
export function helperSources() {
  const folder = join(root, "schema/helpers");
  const helpers = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows = helpers.flatMap((helper) => [
    "  {",
    `    name: ${JSON.stringify(helper.name)},`,
    `    signatures: ${JSON.stringify([helper.signature].flat())},`,
    ...(helper.deprecated ? [`    successor: ${JSON.stringify(helper.deprecated.use)},`] : []),
    ...(helper.impure ? ["    isImpure: true,"] : []),
    ...(helper.errors.length > 0 ? ["    canFail: true,"] : []),
    ...(helper.workflowOnly ? ["    isWorkflowOnly: true,"] : []),
    "  },",
  ]);
  return `// @generated from schema/helpers by npm run codegen. Do not edit.

/** The data of a helper in schema/helpers. */
export interface HelperSource {
  readonly name: string;
  readonly signatures: readonly string[];
  readonly successor?: string;
  readonly isImpure?: true;
  readonly canFail?: true;
  readonly isWorkflowOnly?: true;
}

export const helperSources: readonly HelperSource[] = [
${rows.join("\n")}
];
`;
}
