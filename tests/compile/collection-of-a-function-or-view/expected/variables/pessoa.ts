// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const pessoa = variable<{
  readonly nome: string;
  readonly tags: readonly string[];
} | null>({
  id: "pessoa",
  type: "object",
  default: null,
});
