// @generated from design/formulas.json. Do not edit.
import * as variables from "../variables";

export function maior(): boolean {
  return variables.idade.value >= 18;
}
