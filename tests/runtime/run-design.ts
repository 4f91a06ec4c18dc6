import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderPretty } from "../../compiler/diagnostics/render.ts";
import { openText } from "../../compiler/printed-text.ts";
import type { NamedWorkflow } from "../../runtime/workflow/workflow.ts";
import { compileFiles } from "../designs.ts";

/** A compiled and loaded design, to run its workflows without a page. */
export interface LoadedDesign {
  readonly workflows: Readonly<Record<string, NamedWorkflow>>;
  readonly variables: Readonly<Record<string, { readonly value: unknown; readonly set: (value: unknown) => void }>>;
  readonly remove: () => void;
}

let count = 0;

/** Functions for every design here: they record events in order. */
const custom = `
export const noted: unknown[] = [];
export const note = (what: unknown): void => { noted.push(what); };
export const later = async (what: unknown): Promise<unknown> => { await new Promise((done) => setTimeout(done, 1)); noted.push(what); return what; };
export const explode = (message: string): never => { throw Object.assign(new RangeError(message), { status: 409 }); };
`;

/**
 * Compile workflows and variables, write the output to a new folder, and load it.
 *
 * The output imports the runtime of this repository, so tests see the same signals and the same log.
 */
export async function loadDesign(
  workflows: Readonly<Record<string, object>>,
  variables: Readonly<Record<string, object>> = {},
): Promise<LoadedDesign & { readonly noted: unknown[] }> {
  count += 1;
  const folder = join(import.meta.dirname, `../../.trama/runs/${process.pid}-${count}`);
  const page = { id: "inicio", path: "", title: "Início", sections: [{ id: "principal", children: [] }] };
  const design = { formatVersion: 1, name: "caso", title: "Caso", languages: ["pt"], pages: { home: "inicio" } };
  const { output, diagnostics } = compileFiles(
    [
      file("design.json", design),
      file("pages/inicio.json", page),
      file("variables.json", { variables }),
      file("workflows.json", { workflows }),
    ],
    undefined,
    "../custom/index",
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0 || output === undefined) throw new Error(renderPretty(errors, { folder: "design" }));
  write(join(folder, "custom/index.ts"), custom);
  for (const { path, text } of output) write(join(folder, "generated", path), openText(text));
  const load = async (path: string): Promise<Record<string, never>> => import(join(folder, path));
  const loaded: Record<string, NamedWorkflow> = {};
  for (const name of Object.keys(workflows)) {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const module = await load(`generated/workflows/${kebab}.ts`);
    const made = module[name];
    if (made !== undefined) loaded[name] = made;
  }
  const hasVariables = Object.keys(variables).length > 0;
  return {
    workflows: loaded,
    variables: hasVariables ? await load("generated/variables.ts") : {},
    noted: (await load("custom/index.ts"))["noted"] ?? [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const file = (path: string, json: object) => ({ path, bytes: new TextEncoder().encode(JSON.stringify(json)) });

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
