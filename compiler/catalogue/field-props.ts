import type { CatalogueSchema } from "./catalogue-types.ts";
import { elementCatalogue } from "./element-catalogue.ts";

/** A property whose value is a field of the rows in `list`, or whose objects have such a field in their member `key`. */
export interface FieldProp {
  readonly prop: string;
  readonly key: string | undefined;
  readonly list: string;
}

/** By element type: `labelField` of a select, `path` in the columns of a grid. */
export const fieldProps: ReadonlyMap<string, readonly FieldProp[]> = new Map(
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

function membersOf(value: unknown): CatalogueSchema {
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is CatalogueSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
