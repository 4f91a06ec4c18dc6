// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const k = variable<{
  readonly "com-traço"?: string | null | undefined;
  readonly x: "um" | "dois";
} | null>({
  id: "k",
  type: "object",
  default: null,
});
