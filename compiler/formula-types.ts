/**
 * The type of a value in a formula. Types are structural; `unknown` is compatible with everything.
 *
 * `date` is ISO text at run time, and a separate type so that date helpers accept it. `nothing` means both `null` and
 * `undefined`.
 */
export type Type =
  | TextType
  | NumberType
  | BooleanType
  | { readonly kind: "date" }
  | { readonly kind: "file" }
  | { readonly kind: "icon" }
  | { readonly kind: "nothing" }
  | { readonly kind: "unknown" }
  | ListType
  | RecordType
  | UnionType
  | FunctionType;

/** Text; with `literals`, only those values. */
export interface TextType {
  readonly kind: "text";
  readonly literals?: readonly string[];
}

/** A number; with `literals`, only those values: conditions found that out. */
export interface NumberType {
  readonly kind: "number";
  readonly literals?: readonly number[];
}

/** A boolean; with `literals`, only that value. */
export interface BooleanType {
  readonly kind: "boolean";
  readonly literals?: readonly boolean[];
}

/** A type that may be limited to some values. */
export type LiteralType = TextType | NumberType | BooleanType;

export interface ListType {
  readonly kind: "list";
  readonly item: Type;
}

/** A record; an open one may have more than its fields. `optional` fields may be absent. */
export interface RecordType {
  readonly kind: "record";
  readonly fields: ReadonlyMap<string, Type>;
  readonly open: boolean;
  /** The type of every value of a map. */
  readonly rest?: Type;
  /** The name of this type in the output, if it has one, such as `Contatos` of `tables.ts`. */
  readonly name?: string;
  /** Code of `custom/` made it: its type there may be an interface, which has no index signature. */
  readonly isForeign?: true;
}

/** One of several types. It is never nested and never contains `unknown`. */
export interface UnionType {
  readonly kind: "union";
  readonly of: readonly Type[];
}

/** A function. An optional parameter may be omitted, but may be `nothing` only if its type allows it. */
export interface FunctionType {
  readonly kind: "function";
  readonly params: readonly { readonly name: string; readonly type: Type; readonly optional: boolean }[];
  /** The type of each further argument. */
  readonly rest?: Type;
  readonly result: Type;
  /** Returns a promise. */
  readonly isAsync?: true;
}

export const text: TextType = { kind: "text" };
export const number: NumberType = { kind: "number" };
export const boolean: BooleanType = { kind: "boolean" };
export const date: Type = { kind: "date" };
export const file: Type = { kind: "file" };
export const icon: Type = { kind: "icon" };
export const nothing: Type = { kind: "nothing" };
export const unknown: Type = { kind: "unknown" };
