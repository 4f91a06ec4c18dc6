import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Type } from "../formula-types.ts";
import type { SourceFile } from "../span.ts";
import { optional, typeFromSchema } from "../value-types.ts";
import type { FormulaLinker } from "./formula/link-formula.ts";
import type { LinkedFormulaValue, LinkedText, LinkedWritten } from "./linked-design.ts";
import type { Symbols } from "./names/symbols.ts";
import type { Thing } from "./names/thing.ts";

/** The context of linking one file, passed to every step. */
export interface LinkContext {
  readonly symbols: Symbols;
  readonly file: SourceFile;
  /** Everything that the file names; filled during linking. */
  readonly reads: Set<Thing>;
  /** The formulas of the file in link order, which is also a valid order for checking them. */
  readonly values: LinkedFormulaValue[];
  /** Literal values at places that require a type. */
  readonly written: LinkedWritten[];
  /** The texts that may differ by language, in link order. */
  readonly texts: LinkedText[];
  readonly formulas: FormulaLinker;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly types: SchemaTypes;
  /** The CSS values already found right, as `property: value`; shared by the files of one run. */
  readonly rightStyles: Set<string>;
}

/** Converts schemas to types, each once. */
export class SchemaTypes {
  private readonly plain = new Map<object, Type>();
  private readonly optional = new Map<Type, Type>();

  /** Returns the type of a value that is present. */
  of(schema: object): Type {
    const known = this.plain.get(schema);
    if (known) return known;
    const type = typeFromSchema(schema);
    this.plain.set(schema, type);
    return type;
  }

  /** Returns the type of a bound value, which may always be `nothing`. */
  ofBound(schema: object): Type {
    return this.orNothing(this.of(schema));
  }

  /** Returns the type or `nothing`. Equal types return the same object, by which a checked formula is recognised. */
  orNothing(type: Type): Type {
    const known = this.optional.get(type);
    if (known) return known;
    const wider = optional(type);
    this.optional.set(type, wider);
    return wider;
  }
}
