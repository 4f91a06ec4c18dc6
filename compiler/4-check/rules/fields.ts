import type { LinkedElement, LinkedNode, LinkedValue } from "../../3-link/linked-design.ts";
import { itemCell } from "../../3-link/values/link-value.ts";
import type { CatalogueSchema } from "../../catalogue/catalogue-types.ts";
import { elementCatalogue } from "../../catalogue/element-catalogue.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Type } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf } from "../../span.ts";
import { withoutNothing } from "../../value-types.ts";

/** Reports fields that the rows of a list do not have: in the order of a repeat, in properties such as `labelField`. */
export function checkFields(node: LinkedNode, report: Report): void {
  if (node.repeat) {
    const { sort, item } = node.repeat;
    for (const field of sort ? fieldsInside(sort, new Set(["by"])) : []) checkField(field, item.type, report);
  }
  if (node.kind !== "element") return;
  for (const { name, base } of node.props) {
    const schema = elementCatalogue[node.type]?.props[name]?.schema;
    if (!schema || !base) continue;
    const list = schema["x-field"];
    if (typeof list === "string" && base.kind === "literal") checkField(base, rowsOf(node, list), report);
    else
      for (const [key, inner] of fieldsOfItems(schema))
        for (const field of fieldsInside(base, new Set([key]))) checkField(field, rowsOf(node, inner), report);
  }
}

/** Returns the members of a list's objects that are fields, with the property of their rows: `path` of a column. */
const fieldsOfItems = (schema: CatalogueSchema): readonly (readonly [string, string])[] =>
  Object.entries(membersOf(membersOf(schema.items).properties)).flatMap(([key, inner]) => {
    const list = membersOf(inner)["x-field"];
    return typeof list === "string" ? [[key, list] as const] : [];
  });

interface Field extends Place {
  readonly value: unknown;
}

/** Returns the literal members with these names in the objects of a list. */
function fieldsInside(list: LinkedValue, names: ReadonlySet<string>): readonly Field[] {
  if (list.kind === "list")
    return list.items.flatMap((item) =>
      item.kind === "record"
        ? item.entries.flatMap(({ name, value }) => (names.has(name) && value.kind === "literal" ? [value] : []))
        : fieldsInside(item, names),
    );
  // The value may be a copy, which has no place in the file.
  const given: unknown = list.kind === "literal" && list.key !== undefined ? Reflect.get(list.owner, list.key) : [];
  const objects = Array.isArray(given) ? given : [given];
  return objects.flatMap((one) =>
    Object.entries(membersOf(one)).flatMap(([key, value]) =>
      names.has(key) ? [{ ...placeOf(list.file, one, key), value }] : [],
    ),
  );
}

function rowsOf(node: LinkedElement, prop: string): Type | undefined {
  const base = node.props.find(({ name }) => name === prop)?.base;
  return base && itemCell(base).type;
}

/** Reports the first name of a path that the rows do not have. */
function checkField({ value, ...place }: Field, rows: Type | undefined, report: Report): void {
  if (typeof value !== "string" || value === "") return;
  let owner = rows && withoutNothing(rows);
  for (const name of value.split(".")) {
    if (owner?.kind !== "record" || owner.open || owner.rest) return;
    const field = owner.fields.get(name);
    if (!field) {
      const names = [...owner.fields.keys()];
      report(diagnose("reference/unknown", place, "field", name, nearestName(name, names), undefined, names));
      return;
    }
    owner = withoutNothing(field);
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
