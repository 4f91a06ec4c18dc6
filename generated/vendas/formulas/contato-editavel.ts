// @generated from designs/vendas/formulas.json. Do not edit.
import { contatoAtual } from "./contato-atual";
import { podeEditar } from "./pode-editar";

/** A pessoa pode mudar o contato da página aberta; um anonimizado não se muda. */
export function contatoEditavel(): boolean {
  const atual = contatoAtual();
  return podeEditar() &&
    atual != null &&
    atual.anonimizado_em == null;
}
