// @generated from design/formulas.json. Do not edit.
import { auth } from "../auth";
import * as variables from "../variables";

export function pendencia(): "senha" | "" {
  return auth.isAuthenticated.value && variables.aberto.value ? "senha" : "";
}
