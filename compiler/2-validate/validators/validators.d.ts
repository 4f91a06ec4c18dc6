// @generated from schema/ by npm run codegen. Do not edit.

/** One finding of a validator: where in the value, and which rule. */
export interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Says whether a value is right; when it is not, `errors` has the findings until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Finding[] | null;
}

type Table = Readonly<Record<string, Validator>>;

export const nouns: Table;
export const elementProps: Table;
export const actions: Table;
export const collections: Table;
