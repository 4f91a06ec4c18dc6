// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const vendas = variable<readonly {
  readonly dia: string;
  readonly total: number;
}[]>({
  id: "vendas",
  type: "array",
  default: [
    { dia: "seg", total: 10 },
  ],
});
