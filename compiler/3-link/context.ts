import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../span.ts";
import type { Type } from "../types.ts";
import { optional, typeFromSchema } from "../value-types.ts";
import type { Environment } from "./environment.ts";
import type { FormulaLinker } from "./link-formula.ts";

/** What linking one file needs at hand, passed to every step of it. */
export interface LinkContext {
  readonly environment: Environment;
  readonly file: SourceFile;
  /** Keys of everything the file names; filled while it is linked. */
  readonly reads: Set<string>;
  readonly formulas: FormulaLinker;
  readonly report: (diagnostic: Diagnostic) => void;
  readonly types: SchemaTypes;
}

/** The types that bound values of schemas must have; a bound value may always be nothing. */
export class SchemaTypes {
  private readonly known = new Map<object, Type>();

  of(schema: object): Type {
    let type = this.known.get(schema);
    if (!type) this.known.set(schema, (type = optional(typeFromSchema(schema))));
    return type;
  }
}
