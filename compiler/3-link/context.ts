import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../span.ts";
import type { Type } from "../types.ts";
import { optional, typeFromSchema } from "../value-types.ts";
import type { FormulaLinker } from "./formula/link-formula.ts";
import type { Environment } from "./names/symbols.ts";
import type { LinkedFormulaValue, LinkedWritten } from "./types.ts";

/** What linking one file needs at hand, passed to every step of it. */
export interface LinkContext {
  readonly environment: Environment;
  readonly file: SourceFile;
  /** Keys of everything the file names; filled while it is linked. */
  readonly reads: Set<string>;
  /** Its formulas in the order in which they are linked, which is the one in which they can be checked. */
  readonly values: LinkedFormulaValue[];
  /** What is written down where a type is asked for. */
  readonly written: LinkedWritten[];
  readonly formulas: FormulaLinker;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly types: SchemaTypes;
}

/** The types that schemas describe, each made once. */
export class SchemaTypes {
  private readonly plain = new Map<object, Type>();
  private readonly optional = new Map<Type, Type>();

  /** The type of a value that is there. */
  of(schema: object): Type {
    const known = this.plain.get(schema);
    if (known) return known;
    const type = typeFromSchema(schema);
    this.plain.set(schema, type);
    return type;
  }

  /** The type that a bound value must have; it may always be nothing. */
  ofBound(schema: object): Type {
    return this.orNothing(this.of(schema));
  }

  /** The same type or nothing; equal types give the same object, by which formulas know that they were checked. */
  orNothing(type: Type): Type {
    const known = this.optional.get(type);
    if (known) return known;
    const wider = optional(type);
    this.optional.set(type, wider);
    return wider;
  }
}
