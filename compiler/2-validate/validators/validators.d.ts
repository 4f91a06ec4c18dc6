// @generated from schema/ by npm run codegen. Do not edit.

/** One finding of a validator: the place in the value, and the failed rule. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid; if not, `errors` has the findings until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

type Table = Readonly<Record<string, Validator>>;

export const nouns: Table;
export const elementProps: Table;
export const actions: Table;
export const collections: Table;
