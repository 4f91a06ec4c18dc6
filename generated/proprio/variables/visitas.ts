// @generated from designs/proprio/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const visitas = variable<readonly {
  readonly rotulo: string;
  readonly valor: number;
}[]>({
  id: "visitas",
  type: "array",
  default: [
    { rotulo: "Seg", valor: 12 },
    { rotulo: "Ter", valor: 30 },
    { rotulo: "Qua", valor: 21 },
  ],
});
