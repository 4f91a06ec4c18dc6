import { isObject, type JsonObject } from "../../2-validate/context.ts";
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
import { missingMember } from "../expressions/helper-call.ts";

/** A property whose value is a field of the rows in `list`, or whose objects have such a field in their member `key`. */
interface FieldProp {
  readonly prop: string;
  readonly key: string | undefined;
  readonly list: string;
}

/** By element type: `labelField` of a select, `path` in the columns of a grid. */
const fieldProps: ReadonlyMap<string, readonly FieldProp[]> = new Map(
  Object.values(elementCatalogue).map(({ type, props }) => [
    type,
    Object.entries(props).flatMap(([prop, { schema }]) => fieldsOf(prop, schema)),
  ]),
);

function fieldsOf(prop: string, schema: CatalogueSchema): readonly FieldProp[] {
  const list = schema["x-field"];
  if (typeof list === "string") return [{ prop, key: undefined, list }];
  return Object.entries(membersOf(membersOf(schema.items).properties)).flatMap(([key, inner]) => {
    const innerList = membersOf(inner)["x-field"];
    return typeof innerList === "string" ? [{ prop, key, list: innerList }] : [];
  });
}

/** Reports fields that the rows of a list do not have: in the order of a repeat, in properties such as `labelField`. */
export function checkFields(node: LinkedNode, report: Report): void {
  if (node.repeat?.sort)
    for (const field of fieldsInside(node.repeat.sort, "by")) checkField(field, node.repeat.item.type, report);
  if (node.kind !== "element") return;
  for (const { prop, key, list } of fieldProps.get(node.type) ?? []) {
    const base = baseOf(node, prop);
    if (!base) continue;
    const rows = itemCell(baseOf(node, list)).type;
    const fields = key !== undefined ? fieldsInside(base, key) : base.kind === "literal" ? [base] : [];
    for (const field of fields) checkField(field, rows, report);
  }
}

const baseOf = (node: LinkedElement, name: string): LinkedValue | undefined =>
  node.props.find((prop) => prop.name === name)?.base;

function membersOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

interface Field extends Place {
  readonly value: unknown;
}

/** Returns the literal members with a name in the objects of a list. */
function fieldsInside(list: LinkedValue, key: string): readonly Field[] {
  if (list.kind === "list")
    return list.items.flatMap((item) =>
      item.kind === "record"
        ? item.entries.flatMap(({ name, value }) => (name === key && value.kind === "literal" ? [value] : []))
        : fieldsInside(item, key),
    );
  // The value may be a copy, which has no place in the file.
  const given: unknown = list.kind === "literal" && list.key !== undefined ? Reflect.get(list.owner, list.key) : [];
  const objects = Array.isArray(given) ? given : [given];
  return objects.flatMap((one) =>
    isObject(one) && Object.hasOwn(one, key) ? [{ ...placeOf(list.file, one, key), value: one[key] }] : [],
  );
}

/** Reports the first name of a path that the rows do not have. */
function checkField({ value, ...place }: Field, rows: Type | undefined, report: Report): void {
  if (typeof value !== "string" || value === "") return;
  const missing = missingMember(rows && withoutNothing(rows), value.split("."));
  if (!missing) return;
  const names = [...missing.record.fields.keys()];
  report(
    diagnose("reference/unknown", place, "field", missing.name, nearestName(missing.name, names), undefined, names),
  );
}
