// @generated from designs/galeria/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PessoasRow = {
  readonly id: "a1" | "a2" | "a3";
  readonly nome: string;
  readonly papel: string;
  readonly valor: number;
  readonly desde: string;
};

export const pessoas = staticCollection<readonly PessoasRow[]>({
  id: "pessoas",
  data: [
    { id: "a1", nome: "Bia Rocha", papel: "vendedora", valor: 497, desde: "2024-03-14" },
    { id: "a2", nome: "Caio Nunes", papel: "suporte", valor: 197.5, desde: "2025-06-01" },
    { id: "a3", nome: "Lia Prado", papel: "gestora", valor: 997, desde: "2023-11-30" },
  ],
});
