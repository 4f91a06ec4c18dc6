// @generated from designs/proprio/variables.json. Do not edit.
import {
  variable,
} from "./runtime";

export const assinatura = variable<string>({
  id: "assinatura",
  type: "string",
  default: "",
});

export const aviso = variable<string>({
  id: "aviso",
  type: "string",
  default: "",
});

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
