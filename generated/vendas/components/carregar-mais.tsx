// @generated from designs/vendas/components/carregar-mais.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { formatNumber } from "../helpers/format-number";

export type CarregarMaisShape = {
  readonly props: {
    readonly buscando?: boolean;
    readonly mostradas?: number;
    readonly total?: number;
  };
  readonly events: { readonly mais: undefined };
};

/** O fim de uma lista que tem mais linhas do que mostra. */
const CarregarMais = component<CarregarMaisShape>("carregar-mais", {
  buscando: false,
  mostradas: 0,
  total: 0,
}, ({ props, emit }) => (
  <If when={() => props.total.value > props.mostradas.value}>
    <div className="trama-flexbox carregar-mais-linha">
      <TextBlock
        id="quantas"
        classes={["dica"]}
        text={() => `${props.mostradas.value} de ${formatNumber(props.total.value)}`}
        tag="span"
        role="status"
      />
      <Button
        id="mais"
        classes={["botao", "secundario"]}
        text="Carregar mais"
        loading={() => props.buscando.value}
        onClick={async (run) => {
          await emit(run, "mais");
        }}
      />
    </div>
  </If>
));

export default CarregarMais;
