// @generated from designs/vendas/formulas.json. Do not edit.
import type { RecuperacaoRow } from "../collections/recuperacao";
import { recuperacao } from "../collections/recuperacao";
import * as variables from "../variables";

/** A recuperação do painel, quando já veio. */
export function recuperacaoAtual(): RecuperacaoRow | null | undefined {
  return recuperacao.data.value.find((uma) => uma.id === variables.recuperacaoAberta.value);
}
