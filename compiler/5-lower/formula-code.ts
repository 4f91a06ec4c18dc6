import type { Type } from "../formula-types.ts";

/**
 * A formula as a TypeScript syntax tree: every decision is made, and the printer adds only brackets and quotes.
 *
 * `name` is program text made of identifiers and dots; everything else is structure.
 */
export type FormulaCode =
  | { readonly kind: "name"; readonly code: string }
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "template"; readonly texts: readonly string[]; readonly values: readonly FormulaCode[] }
  | { readonly kind: "member"; readonly object: FormulaCode; readonly name: string; readonly isOptional: boolean }
  | { readonly kind: "index"; readonly object: FormulaCode; readonly index: FormulaCode; readonly isOptional: boolean }
  | { readonly kind: "prefix"; readonly operator: "!" | "-" | "+"; readonly operand: FormulaCode }
  | {
      readonly kind: "infix";
      readonly operator: InfixOperator;
      readonly left: FormulaCode;
      readonly right: FormulaCode;
    }
  | {
      readonly kind: "conditional";
      readonly condition: FormulaCode;
      readonly whenTrue: FormulaCode;
      readonly whenFalse: FormulaCode;
    }
  | {
      readonly kind: "call";
      readonly callee: string;
      readonly types?: readonly Type[];
      readonly args: readonly FormulaCode[];
    }
  | {
      readonly kind: "method";
      readonly object: FormulaCode;
      readonly name: string;
      readonly types?: readonly Type[];
      readonly args: readonly FormulaCode[];
    }
  | { readonly kind: "list"; readonly items: readonly FormulaCode[] }
  | { readonly kind: "record"; readonly entries: readonly FormulaEntry[] }
  | {
      readonly kind: "arrow";
      readonly params: readonly string[];
      readonly consts?: readonly FormulaConst[];
      readonly body: FormulaCode;
    }
  | { readonly kind: "spread"; readonly value: FormulaCode };

/** `const name = value;`; `type` is set where TypeScript would infer a narrower one than the checker. */
export interface FormulaConst {
  readonly name: string;
  readonly type: string | undefined;
  readonly value: FormulaCode;
  /** Its name in the formula, if later formulas may read it too. */
  readonly hoisted?: string;
}

export type InfixOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "==="
  | "!=="
  | "=="
  | "!="
  | "<"
  | ">"
  | "<="
  | ">="
  | "&&"
  | "||"
  | "??";

/** An entry without a name is a spread. */
export interface FormulaEntry {
  readonly name: string | undefined;
  readonly value: FormulaCode;
}
