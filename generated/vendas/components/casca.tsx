// @generated from designs/vendas/components/casca.json. Do not edit.
import {
  Slot,
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { menuEstreito } from "../formulas/menu-estreito";

export type CascaShape = {
  readonly props: { readonly inteira?: boolean };
  readonly slots: "corpo";
};

/** O espaço ao lado do menu onde o conteúdo de uma página fica. */
const Casca = component<CascaShape>("casca", {
  inteira: false,
}, ({ props }) => (
  <Flexbox
    id="espaco"
    classes={["base", "folha"]}
    states={{
      estreito: menuEstreito,
      inteira: () => props.inteira.value,
    }}
  >
    <Slot
      name="corpo"
    />
  </Flexbox>
));

export default Casca;
