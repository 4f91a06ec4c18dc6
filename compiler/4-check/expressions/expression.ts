import type { BinaryOperator, Let, Piece, UnaryOperator } from "../../3-link/formula/expression.ts";
import type { LinkedFormulaValue } from "../../3-link/linked-design.ts";
import type { Reference } from "../../3-link/names/scope.ts";
import type { Type } from "../../formula-types.ts";

/**
 * A formula whose every expression has a type; every conversion from `unknown` to a type is a node of its own.
 *
 * Later phases do not need to know what a formula means, only how to print it.
 */
export type CheckedExpression =
  | CheckedLiteral
  | CheckedReference
  | CheckedConstant
  | CheckedLocal
  | CheckedTemplate
  | CheckedMember
  | CheckedIndex
  | CheckedLookup
  | CheckedEntry
  | CheckedUnary
  | CheckedBinary
  | CheckedEquality
  | CheckedConditional
  | CheckedList
  | CheckedRecord
  | CheckedHelper
  | CheckedCall
  | CheckedMatch
  | CheckedLambda
  | CheckedSpread
  | CheckedConversion
  | CheckedMissing;

interface Checked extends Piece {
  readonly type: Type;
}

export interface CheckedLiteral extends Checked {
  readonly kind: "literal";
  readonly value: string | number | boolean | null;
}

/** `isStale`: TypeScript assumes what a condition found out before it may have changed. `isReread`: it must not. */
export interface CheckedReference extends Checked {
  readonly kind: "reference";
  readonly reference: Reference;
  readonly isStale?: true;
  readonly isReread?: true;
}

/** A path that the guard of a step reads into a constant, and the steps after it from there. */
export interface CheckedConstant extends Checked {
  readonly kind: "constant";
  readonly path: CheckedExpression;
  readonly constant: GuardConstant;
}

/** A constant of the formula of a guard, by its name there. */
export interface GuardConstant {
  readonly guard: LinkedFormulaValue;
  readonly name: string;
}

export interface CheckedLocal extends Checked {
  readonly kind: "local";
  readonly name: string;
}

/** `let name = value;` before an expression. `isHoisted`: the formula reads a path through it. */
export interface CheckedLet extends Let<CheckedExpression> {
  readonly isHoisted?: true;
}

/** Its values are text, number or boolean, and never `nothing`. */
export interface CheckedTemplate extends Checked {
  readonly kind: "template";
  readonly texts: readonly string[];
  readonly values: readonly CheckedExpression[];
}

/** `member` is the member's own type; `type` also includes `nothing` if the object may be `nothing`. */
export interface CheckedMember extends Checked {
  readonly kind: "member";
  readonly object: CheckedExpression;
  readonly name: string;
  readonly isOptional: boolean;
  readonly member: Type;
}

export interface CheckedIndex extends Checked {
  readonly kind: "index";
  readonly object: CheckedExpression;
  readonly index: CheckedExpression;
  readonly isOptional: boolean;
  readonly member: Type;
}

/** A member that is looked up at run time. */
export interface CheckedLookup extends Checked {
  readonly kind: "lookup";
  readonly object: CheckedExpression;
  readonly path: readonly CheckedExpression[];
}

/** The value of a map at a name. */
export interface CheckedEntry extends Checked {
  readonly kind: "entry";
  readonly object: CheckedExpression;
  readonly key: CheckedExpression;
}

export interface CheckedUnary extends Checked {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: CheckedExpression;
}

/** Operands have types that the operator accepts; `plus` and `order` are for two values of unknown type. */
export interface CheckedBinary extends Checked {
  readonly kind: "binary";
  readonly operator: Exclude<BinaryOperator, "==" | "!=">;
  readonly form: "operator" | "plus" | "order";
  readonly left: CheckedExpression;
  readonly right: CheckedExpression;
}

/** `nothing`: the right side is the literal `null`. `same`: both sides may be `nothing`, which equals itself. */
export interface CheckedEquality extends Checked {
  readonly kind: "equality";
  readonly isNegated: boolean;
  readonly form: "strict" | "nothing" | "same";
  readonly left: CheckedExpression;
  readonly right: CheckedExpression;
}

export interface CheckedConditional extends Checked {
  readonly kind: "conditional";
  readonly condition: CheckedExpression;
  readonly whenTrue: CheckedExpression;
  readonly whenFalse: CheckedExpression;
}

export interface CheckedList extends Checked {
  readonly kind: "list";
  readonly items: readonly CheckedExpression[];
}

export interface CheckedField extends Piece {
  readonly name: string | undefined;
  readonly value: CheckedExpression;
}

export interface CheckedRecord extends Checked {
  readonly kind: "record";
  readonly entries: readonly CheckedField[];
}

/**
 * `lazyFrom`: arguments from this one on are evaluated only if needed. `generics`: types that TypeScript does not infer.
 * `mapType`: the type of all members of a map, where TypeScript takes it for a record.
 */
export interface CheckedHelper extends Checked {
  readonly kind: "helper";
  readonly name: string;
  readonly args: readonly CheckedExpression[];
  readonly lazyFrom: number | undefined;
  readonly generics?: readonly [item: Type, result: Type];
  readonly mapType?: Type;
}

export interface CheckedCall extends Checked {
  readonly kind: "call";
  readonly callee: CheckedReference;
  readonly args: readonly CheckedExpression[];
}

/** `switch(…)` over a value that is evaluated only once. */
export interface CheckedMatch extends Checked {
  readonly kind: "match";
  readonly value: CheckedExpression;
  readonly cases: readonly { readonly when: CheckedExpression; readonly result: CheckedExpression }[];
  readonly fallback: CheckedExpression | undefined;
}

export interface CheckedLambda extends Checked {
  readonly kind: "lambda";
  readonly params: readonly string[];
  readonly lets: readonly CheckedLet[];
  readonly body: CheckedExpression;
}

export interface CheckedSpread extends Checked {
  readonly kind: "spread";
  readonly value: CheckedExpression;
}

/**
 * Converts a value whose type is unknown, or includes `nothing`, to the type that its place requires.
 *
 * `text` and `number` never return `nothing`; `maybe-text` and `maybe-number` may. `filled` returns an empty text for
 * `nothing`. `trusted` assumes the shape that the design requires.
 */
export type Conversion =
  | "text"
  | "maybe-text"
  | "number"
  | "maybe-number"
  | "truth"
  | "list"
  | "items"
  | "fields"
  | "filled"
  | "trusted";

export interface CheckedConversion extends Checked {
  readonly kind: "conversion";
  readonly to: Conversion;
  readonly value: CheckedExpression;
}

/** An expression with a reported error. */
export interface CheckedMissing extends Checked {
  readonly kind: "missing";
}
