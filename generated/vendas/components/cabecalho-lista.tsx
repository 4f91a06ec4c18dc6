// @generated from designs/vendas/components/cabecalho-lista.json. Do not edit.
import {
  If,
  Slot,
  breakpoint,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { formatNumber } from "../helpers/format-number";

export type CabecalhoListaShape = {
  readonly props: {
    readonly contado?: boolean;
    readonly titulo: string;
    readonly total?: number;
  };
  readonly slots: "acoes";
};

/** O alto de uma página de lista: título, quantos há e o que se pode fazer. */
const CabecalhoLista = component<CabecalhoListaShape>("cabecalho-lista", {
  contado: false,
  total: 0,
}, ({ props }) => (
  <div className="trama-flexbox cabecalho-lista-cabecalho">
    <TextBlock
      id="titulo"
      classes={["titulo", "titulo-lista"]}
      text={() => props.titulo.value}
      tag="h1"
    />
    <If when={() => props.contado.value}>
      <TextBlock
        id="total"
        classes={["dica"]}
        text={() =>
          breakpoint.value === "mobile"
            ? `${formatNumber(props.total.value)} no total`
            : formatNumber(props.total.value)
        }
        tag="span"
        role="status"
        ariaLabel={() => `${formatNumber(props.total.value)} no total`}
      />
    </If>
    <div className="trama-flexbox cabecalho-lista-acoes">
      <Slot
        name="acoes"
      />
    </div>
  </div>
));

export default CabecalhoLista;
