// @generated from designs/vendas/formulas.json. Do not edit.
import type { OportunidadeRow } from "../collections/oportunidade";
import { oportunidade } from "../collections/oportunidade";
import type { OportunidadesListaRow } from "../collections/oportunidades-lista";
import { oportunidadesLista } from "../collections/oportunidades-lista";
import { oportunidadesQuadro } from "../collections/oportunidades-quadro";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";

/** A oportunidade aberta; o que as listas já sabem aparece na hora. */
export function oportunidadeAtual(): OportunidadeRow | VwOportunidades | OportunidadesListaRow | null | undefined {
  const id = variables.oportunidade.value;
  return oportunidade.data.value.find((item) => item.id === id) ??
    oportunidadesQuadro.data.value.find((item) => item.id === id) ??
    oportunidadesLista.data.value.find((item) => item.id === id);
}
