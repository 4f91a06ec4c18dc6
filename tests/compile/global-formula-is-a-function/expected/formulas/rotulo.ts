// @generated from design/formulas.json. Do not edit.
import { maior } from "../formulas/maior";
import { nomeCompleto } from "../formulas/nome-completo";

export function rotulo(pessoa: { readonly nome: string; readonly [name: string]: unknown }): string {
  return maior() ? nomeCompleto(pessoa.nome, "Silva") : pessoa.nome;
}
