// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const j = variable<readonly {
  readonly id: string;
  readonly n?: number | null | undefined;
}[]>({
  id: "j",
  type: "array",
  default: [],
  local: true,
});
