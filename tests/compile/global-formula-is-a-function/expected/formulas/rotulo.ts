// @generated from design/formulas.json. Do not edit.
import { maior } from "./maior";
import { nomeCompleto } from "./nome-completo";

export function rotulo(pessoa: { readonly nome: string }): string {
  return maior()
    ? nomeCompleto(pessoa.nome, "Silva")
    : pessoa.nome;
}
