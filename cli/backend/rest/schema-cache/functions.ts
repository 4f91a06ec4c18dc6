import { bodyTypes } from "../request/media-types.ts";
import { fromCatalogue, type Sql } from "../sql/sql.ts";
import type { Catalogue, CatalogueFunction, QualifiedName } from "./catalogue.ts";
import { grouped } from "./grouped.ts";
import { nameKey } from "./relationship.ts";

/** A function of an exposed schema that can be called. */
export interface Routine extends QualifiedName {
  readonly args: readonly RoutineArgument[];
  readonly returns: Returns;
  /** A volatile function may write. */
  readonly isVolatile: boolean;
  readonly isolation: string | undefined;
  readonly timeout: string | undefined;
}

/** What a function returns: one value or row, or a set of them. */
export interface Returns {
  readonly type: QualifiedName;
  readonly isSet: boolean;
  readonly isRow: boolean;
}

export interface RoutineArgument {
  /** Empty for the only argument of a function, if it has no name. */
  readonly name: string;
  readonly type: Sql;
  readonly typeText: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

/** The functions by `nameKey`, those with the fewest arguments first. */
export type Routines = ReadonlyMap<string, readonly Routine[]>;

const wholeTypes: ReadonlySet<string> = new Set(Object.values(bodyTypes).flat());

/** Returns the functions that can be called: all arguments have names, or there is one that takes the whole body. */
export function routinesOf({ functions }: Catalogue): Routines {
  return grouped(functions.filter(isCallable).map(routineOf), nameKey);
}

function isCallable({ args }: CatalogueFunction): boolean {
  const unnamed = args.filter(({ name }) => name === "").length;
  return unnamed === 0 || (unnamed === 1 && wholeTypes.has(args[0]?.type ?? ""));
}

function routineOf(each: CatalogueFunction): Routine {
  const { schema, name, args, isVolatile, isolation, timeout } = each;
  return {
    schema,
    name,
    args: args.map((arg) => ({ ...arg, type: fromCatalogue(arg.type), typeText: arg.type })),
    returns: { type: each.returns, isSet: each.returnsSet, isRow: each.returnsRow },
    isVolatile,
    isolation: isolation ?? undefined,
    timeout: timeout ?? undefined,
  };
}

export const returnsVoid = ({ returns }: Routine): boolean =>
  !returns.isSet && !returns.isRow && returns.type.schema === "pg_catalog" && returns.type.name === "void";
