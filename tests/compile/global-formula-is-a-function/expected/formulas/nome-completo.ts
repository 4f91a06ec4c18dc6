// @generated from design/formulas.json. Do not edit.

/** First and last name. */
export function nomeCompleto(nome: string, sobrenome?: string | null | undefined): string {
  return `${nome} ${sobrenome ?? ""}`;
}
