// @generated from design/formulas.json. Do not edit.

/**
 * One.
 *
 * Really.
 */
export function um(): number {
  return 1;
}
