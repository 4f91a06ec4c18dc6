// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const vendas = variable<readonly {
  readonly dia: string;
  readonly loja: string;
  readonly meta?: number | null | undefined;
  readonly total: number;
}[]>({
  id: "vendas",
  type: "array",
  default: [],
});
