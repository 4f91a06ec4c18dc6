// @generated from designs/vendas/components/esqueleto.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";

export type EsqueletoShape = {
  readonly props: {
    readonly altura?: string;
    readonly largura?: string;
  };
};

/** O lugar de algo que ainda está a caminho; aparece depois de um instante, para não piscar. */
const Esqueleto = component<EsqueletoShape>("esqueleto", {
  altura: "16px",
  largura: "100%",
}, ({ props }) => (
  <Base
    id="barra"
    style={{
      height: () => props.altura.value,
      width: () => props.largura.value,
    }}
  >
  </Base>
));

export default Esqueleto;
