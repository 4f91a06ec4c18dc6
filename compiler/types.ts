/**
 * The type of a value that a formula meets. Structural; `unknown` flows freely.
 *
 * `date` is ISO text at run time, told apart so that date helpers accept it; `nothing` is `null` and `undefined` alike.
 */
export type Type =
  | TextType
  | { readonly kind: "number" }
  | { readonly kind: "boolean" }
  | { readonly kind: "date" }
  | { readonly kind: "file" }
  | { readonly kind: "icon" }
  | { readonly kind: "nothing" }
  | { readonly kind: "unknown" }
  | ListType
  | RecordType
  | UnionType
  | FunctionType;

/** Text; with `literals` only those values. */
export interface TextType {
  readonly kind: "text";
  readonly literals?: readonly string[];
}

export interface ListType {
  readonly kind: "list";
  readonly item: Type;
}

/** A record; an open one may hold more than its fields. `optional` fields may be absent. */
export interface RecordType {
  readonly kind: "record";
  readonly fields: ReadonlyMap<string, Type>;
  readonly open: boolean;
  /** What a map from names to values holds under each name. */
  readonly rest?: Type;
  /** How the output names this type, when it has a name there, such as `Contatos` of `tables.ts`. */
  readonly name?: string;
  /** Code of `custom/` made it: its type there may be an interface, which has no index signature. */
  readonly isForeign?: true;
}

/** One of several types; never nested, never with `unknown` in it. */
export interface UnionType {
  readonly kind: "union";
  readonly of: readonly Type[];
}

/** What is called; an optional parameter may be left out, and may be nothing only when its type says so. */
export interface FunctionType {
  readonly kind: "function";
  readonly params: readonly { readonly name: string; readonly type: Type; readonly optional: boolean }[];
  /** What each further argument is. */
  readonly rest?: Type;
  readonly result: Type;
  /** Gives its result later. */
  readonly isAsync?: true;
}

export const text: TextType = { kind: "text" };
export const number: Type = { kind: "number" };
export const boolean: Type = { kind: "boolean" };
export const date: Type = { kind: "date" };
export const file: Type = { kind: "file" };
export const icon: Type = { kind: "icon" };
export const nothing: Type = { kind: "nothing" };
export const unknown: Type = { kind: "unknown" };
