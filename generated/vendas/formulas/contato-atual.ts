// @generated from designs/vendas/formulas.json. Do not edit.
import { contato } from "../collections/contato";
import type {
  VwContato,
} from "../tables";
import * as variables from "../variables";

/** O contato da página aberta. */
export function contatoAtual(): VwContato | null | undefined {
  return contato.data.value.find((contato_) => contato_.id === variables.contatoAberto.value);
}
