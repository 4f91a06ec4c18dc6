import type { Helper } from "../../catalogue/helper-catalogue.ts";
import type { Reference } from "../names/scope.ts";

/** A range of a formula: offsets in UTF-16 units of the formula's own text, `end` not included. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

export type UnaryOperator = "!" | "-" | "+";
export type BinaryOperator = "+" | "-" | "*" | "/" | "%" | "==" | "!=" | "<" | ">" | "<=" | ">=" | "&&" | "||" | "??";

/** A formula as written: names are still plain text. `E` is the expression type of the same stage. */
export type ParsedExpression =
  | LiteralNode
  | NameNode
  | TemplateNode<ParsedExpression>
  | MemberNode<ParsedExpression>
  | IndexNode<ParsedExpression>
  | UnaryNode<ParsedExpression>
  | BinaryNode<ParsedExpression>
  | ConditionalNode<ParsedExpression>
  | ListNode<ParsedExpression>
  | RecordNode<ParsedExpression>
  | CallNode<ParsedExpression>
  | LambdaNode<ParsedExpression>
  | SpreadNode<ParsedExpression>
  | MissingNode;

/** A formula with resolved names. A part that could not be linked is `missing`, and has been reported. */
export type LinkedExpression =
  | LiteralNode
  | ReferenceNode
  | LocalNode
  | TemplateNode<LinkedExpression>
  | MemberNode<LinkedExpression>
  | IndexNode<LinkedExpression>
  | UnaryNode<LinkedExpression>
  | BinaryNode<LinkedExpression>
  | ConditionalNode<LinkedExpression>
  | ListNode<LinkedExpression>
  | RecordNode<LinkedExpression>
  | HelperNode<LinkedExpression>
  | CallNode<LinkedExpression>
  | LambdaNode<LinkedExpression>
  | SpreadNode<LinkedExpression>
  | MissingNode;

/** A text, number, boolean or `null`. */
export interface LiteralNode extends Piece {
  readonly kind: "literal";
  readonly value: string | number | boolean | null;
}

export interface NameNode extends Piece {
  readonly kind: "name";
  readonly name: string;
}

/** `` `a${b}c` ``: has one more text than values. */
export interface TemplateNode<E> extends Piece {
  readonly kind: "template";
  readonly texts: readonly string[];
  readonly values: readonly E[];
}

/** `object.name`, or `object['name']`; the name is between `nameStart` and `nameEnd`. */
export interface MemberNode<E> extends Piece {
  readonly kind: "member";
  readonly object: E;
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
}

/** `object[index]`. */
export interface IndexNode<E> extends Piece {
  readonly kind: "index";
  readonly object: E;
  readonly index: E;
}

export interface UnaryNode<E> extends Piece {
  readonly kind: "unary";
  readonly operator: UnaryOperator;
  readonly operand: E;
}

export interface BinaryNode<E> extends Piece {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: E;
  readonly right: E;
}

export interface ConditionalNode<E> extends Piece {
  readonly kind: "conditional";
  readonly condition: E;
  readonly whenTrue: E;
  readonly whenFalse: E;
}

/** `[a, ...b]`; items may be spreads. */
export interface ListNode<E> extends Piece {
  readonly kind: "list";
  readonly items: readonly E[];
}

/** `{ a: 1, ...b }`: an entry without a name is a spread. */
export interface RecordNode<E> extends Piece {
  readonly kind: "record";
  readonly entries: readonly RecordEntry<E>[];
}

export interface RecordEntry<E> extends Piece {
  readonly name: string | undefined;
  readonly value: E;
}

/** A call of `callee`; before linking, helpers are included. Arguments may be spreads and lambdas. */
export interface CallNode<E> extends Piece {
  readonly kind: "call";
  readonly callee: E;
  readonly args: readonly E[];
}

/** `x => body`, only as an argument. The body may begin with `let`. */
export interface LambdaNode<E> extends Piece {
  readonly kind: "lambda";
  readonly params: readonly NameNode[];
  readonly lets: readonly Let<E>[];
  readonly body: E;
}

/** `let name = value;` before an expression. The piece is the name; it is empty if the name is missing. */
export interface Let<E> extends Piece {
  readonly kind: "let";
  readonly name: string;
  readonly value: E;
}

export interface SpreadNode<E> extends Piece {
  readonly kind: "spread";
  readonly value: E;
}

/** A missing expression, or one with a reported error: its type is unknown, and it causes no further errors. */
export interface MissingNode extends Piece {
  readonly kind: "missing";
}

/** A reference to a thing of the design. For a collection, `dataReference` is its list. */
export interface ReferenceNode extends Piece {
  readonly kind: "reference";
  readonly reference: Reference;
  readonly dataReference: Reference | undefined;
}

/** A parameter of an enclosing lambda, or the name of a `let`; declared at the offset `declaredAt`. */
export interface LocalNode extends Piece {
  readonly kind: "local";
  readonly name: string;
  readonly declaredAt: number;
}

/** A call of a helper of the catalogue; the helper's name ends at `nameEnd`. */
export interface HelperNode<E> extends Piece {
  readonly kind: "helper";
  readonly helper: Helper;
  readonly nameEnd: number;
  readonly args: readonly E[];
}
