import type { NamedParam } from "../3-link/names/symbols.ts";
import { propertyKey, recordType } from "../code.ts";
import type { Type } from "../formula-types.ts";
import { isMaybeNothing, optional, tsType } from "../value-types.ts";
import { type LowerContext, use } from "./context.ts";
import type { Import } from "./output-module.ts";
import { collectionImport } from "./spell.ts";

const drawing: Import = { name: "IconDrawing", from: "trama/runtime/elements/props", isType: true };

/** Returns a type as printed in the output; row types in it are imported. */
export function typeText(ctx: LowerContext, type: Type): string {
  noteNames(ctx, type);
  return tsType(type);
}

/** Returns the type of parameters, as one object. */
export const paramsType = (
  ctx: LowerContext,
  params: readonly Pick<NamedParam, "name" | "type" | "isOptional">[],
): string =>
  recordType(
    params.map(({ name, type: given, isOptional }) => {
      const type = isOptional ? optional(given) : given;
      const mayBeMissing = isMaybeNothing(type) ? " | undefined" : "";
      return `readonly ${propertyKey(name)}${isOptional ? "?" : ""}: ${typeText(ctx, type)}${mayBeMissing}`;
    }),
  );

/** Imports the row types that a type names. */
export function noteNames(ctx: LowerContext, type: Type): void {
  if (type.kind === "icon") use(ctx, drawing);
  else if (type.kind === "list") noteNames(ctx, type.item);
  else if (type.kind === "union") for (const part of type.of) noteNames(ctx, part);
  else if (type.kind === "record") {
    const needed = type.name === undefined ? undefined : rowImport(ctx, type.name);
    if (needed) use(ctx, needed);
    else for (const field of type.fields.values()) noteNames(ctx, field);
  } else if (type.kind === "function") {
    for (const param of type.params) noteNames(ctx, param.type);
    noteNames(ctx, type.result);
  }
}

/** Returns the import of a row type: from its collection, or from the tables. */
function rowImport({ symbols }: LowerContext, name: string): Import | undefined {
  for (const { row } of symbols.tables.values())
    if (row.name === name) return { name, from: "tables", isOwn: true, isType: true };
  for (const { id, row, hasOwnRow } of symbols.collections.values()) {
    if (hasOwnRow && row.kind === "record" && row.name === name) return { ...collectionImport(id), name, isType: true };
  }
  return undefined;
}
