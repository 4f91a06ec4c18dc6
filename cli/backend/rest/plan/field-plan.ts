import type { Field } from "../address/names.ts";
import type { QualifiedName } from "../schema-cache/catalogue.ts";
import { nameKey } from "../schema-cache/relationship.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import type { Sql } from "../sql/sql.ts";

/** A field with what is known of its column. A name that no column has may still be a function of the row. */
export interface FieldPlan extends Field {
  /** Paths lead into JSON only; other values are converted first. */
  readonly isJson: boolean;
  /** Full-text searches convert the value to words. */
  readonly isConvertedToWords: boolean;
  /** The functions of a domain that convert it to JSON, and from the text of a filter. */
  readonly toJson: Sql | undefined;
  readonly fromText: Sql | undefined;
}

/** Returns a field of a table. Source: PostgREST 12, Plan, `resolveTypeOrUnknown`. */
export function fieldPlan({ name, path }: Field, table: QualifiedName, cache: SchemaCache): FieldPlan {
  const column = cache.tables.get(nameKey(table))?.columns.get(name);
  const conversion = (from: string, to: string): Sql | undefined =>
    column && cache.conversions.size > 0 ? cache.conversions.get(`${from} ${to}`) : undefined;
  return {
    name,
    path,
    isJson: column?.isJson === true,
    isConvertedToWords: column !== undefined && !column.isTextVector,
    toJson: column && conversion(column.typeText, "json"),
    fromText: column && conversion("text", column.typeText),
  };
}
