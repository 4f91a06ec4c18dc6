// @generated from designs/vendas/components/barra-busca.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";

export type BarraBuscaShape = {
  readonly props: { readonly buscando?: boolean };
};

/** Um fio que corre enquanto o que já está na tela é buscado de novo; não ocupa lugar. */
const BarraBusca = component<BarraBuscaShape>("barra-busca", {
  buscando: false,
}, ({ props }) => (
  <Base
    id="fio"
    states={{
      corre: () => props.buscando.value,
    }}
  >
  </Base>
));

export default BarraBusca;
