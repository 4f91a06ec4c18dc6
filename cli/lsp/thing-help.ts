import { isObject, recordOf } from "../json.ts";
import type { DesignState } from "./workspace.ts";

/** The maps that hold things of a kind, in the file of the design or of the page, section or component that has them. */
const maps: Readonly<Record<string, string>> = {
  variable: "variables",
  collection: "collections",
  workflow: "workflows",
};
const folders: Readonly<Record<string, string>> = { page: "pages", section: "sections", component: "components" };

/**
 * Describes what a string of a design file names, as Markdown: its kind, its type or title, its description.
 *
 * `symbol` is an occurrence's: `variable:nome`, `workflow:pages/inicio.json#salvar`, `page:inicio`. Undefined for other symbols.
 */
export function describeNamed(state: DesignState, symbol: string): string | undefined {
  const [, kind = "", unit, id = ""] = /^([a-z]+):(?:([^#]+)#)?(.+)$/.exec(symbol) ?? [];
  const found = definitionOf(state, kind, unit, id);
  if (!found) return undefined;
  const { description, type, source, title, name } = found;
  const detail = [type ?? source, title ?? name].find((each) => typeof each === "string");
  const head = `\`${id}\`: ${kind}${detail === undefined ? "" : `, ${detail}`}`;
  return typeof description === "string" ? `${head}\n\n${description}` : head;
}

function definitionOf(state: DesignState, kind: string, unit: string | undefined, id: string) {
  const jsonOf = (path: string) => recordOf(state.files.find((file) => file.path === path)?.json);
  const folder = folders[kind];
  if (folder) {
    const file = jsonOf(`${folder}/${id}.json`);
    return Object.keys(file).length > 0 ? file : undefined;
  }
  const map = maps[kind];
  if (!map) return undefined;
  const found = recordOf(jsonOf(unit ?? `${map}.json`)[map])[id];
  return isObject(found) ? found : undefined;
}
