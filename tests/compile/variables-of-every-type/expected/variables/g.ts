// @generated from design/variables.json. Do not edit.
import {
  readonlyVariable,
} from "../runtime";

export const g = readonlyVariable<string | null>({
  id: "g",
  type: "query",
  default: "",
});
