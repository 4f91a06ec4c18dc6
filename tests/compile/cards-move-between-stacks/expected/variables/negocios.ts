// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const negocios = variable<readonly {
  readonly etapa: string;
  readonly id: string;
  readonly nome: string;
}[]>({
  id: "negocios",
  type: "array",
  default: [
    { id: "ana", nome: "Ana", etapa: "nova" },
    { id: "bia", nome: "Bia", etapa: "paga" },
  ],
});
