// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type EmpresaRow = {
  readonly nome: string;
  readonly fundada: number;
};

export const empresa = staticCollection<EmpresaRow>({
  id: "empresa",
  data: { nome: "Loja", fundada: 1990 },
});
