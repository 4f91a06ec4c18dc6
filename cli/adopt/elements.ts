import { isDeepStrictEqual } from "node:util";
import type { Design, OwnElementNode } from "../../compiler/2-validate/design-nodes.ts";
import { type Diagnostic, diagnose } from "../../compiler/diagnostics/diagnostic.ts";
import { placeOf } from "../../compiler/span.ts";
import { ownElementsFolder, ownElementsIn, refuseSpecialFiles } from "../project/read.ts";
import type { ElementJson } from "./element-json.ts";
import type { ReadElement } from "./read-elements.ts";

/** The path of an element's schema in the design. */
export const schemaPathOf = (name: string): string => `${ownElementsFolder}/${name}.schema.json`;

/**
 * Returns the components in `custom/elements/` of a design, as their code describes them.
 *
 * The code is read, never run. Throws a ReadError for code that does not parse, and a CallError when ts-morph is not
 * installed.
 */
export async function elementsOfCode(design: string): Promise<readonly ReadElement[]> {
  const names = ownElementsIn(design);
  if (names.length === 0) return [];
  refuseSpecialFiles(design, "custom");
  const { readElements } = await import("./read-elements.ts");
  return readElements(design, names);
}

/** Reports what cannot be an element, and schemas that differ from the code: `element/outdated-schema`. */
export async function outdatedElements(design: string, written: Design["ownElements"]): Promise<Diagnostic[]> {
  const elements = await elementsOfCode(design);
  const missing = written
    .filter(({ id }) => elements.every(({ name }) => name !== id))
    .map((node) => diagnose("element/no-component", typePlace(node), node.id));
  return [
    ...missing,
    ...elements.flatMap(({ name, json, problems }) => {
      const node = written.find(({ id }) => id === name);
      return [...problems, ...(node && json ? differences(node, json) : [])];
    }),
  ];
}

const typePlace = ({ file, json }: OwnElementNode) => placeOf(file, json, "type");

const groups = [
  ["properties", "property"],
  ["events", "event"],
  ["slots", "slot"],
] as const;

/** Names each property, event and slot that differs; what else differs follows from them or is a comment. */
function differences(node: OwnElementNode, code: ElementJson): Diagnostic[] {
  const { file, json, id } = node;
  const found: Diagnostic[] = [];
  for (const [group, kind] of groups) {
    const before: Readonly<Record<string, unknown>> = json[group] ?? {};
    const now: Readonly<Record<string, unknown>> = code[group] ?? {};
    const isNeeded = (of: Omit<ElementJson, "description">, name: string) =>
      group === "properties" && of.required?.includes(name) === true;
    const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
    if (added.length > 0)
      found.push(
        diagnose("element/outdated-schema", typePlace(node), id, "new", ...added.map((name) => `${kind} \`${name}\``)),
      );
    for (const name of Object.keys(before)) {
      const place = { ...placeOf(file, before, name), part: "key" } as const;
      if (!Object.hasOwn(now, name))
        found.push(diagnose("element/outdated-schema", place, id, "gone", `${kind} \`${name}\``));
      else if (!isDeepStrictEqual(before[name], now[name]) || isNeeded(json, name) !== isNeeded(code, name))
        found.push(diagnose("element/outdated-schema", place, id, "changed", `${kind} \`${name}\``));
    }
  }
  const { $schema: _, ...whole } = json;
  if (found.length === 0 && !isDeepStrictEqual(whole, code))
    found.push(diagnose("element/outdated-schema", typePlace(node), id, "changed", "the description"));
  return found;
}
