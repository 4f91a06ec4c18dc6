// @generated from compiler/diagnostics/explain by npm run codegen. Do not edit.

/** The long form of diagnostics, by code. */
export const explanations: Readonly<Record<string, string>> = {};
