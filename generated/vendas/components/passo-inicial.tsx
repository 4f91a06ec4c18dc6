// @generated from designs/vendas/components/passo-inicial.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { circleIcon } from "../icons/circle";
import { circleCheckIcon } from "../icons/circle-check";

export type PassoInicialShape = {
  readonly props: {
    readonly feito?: boolean;
    readonly texto: string;
  };
  readonly events: { readonly abrir: undefined };
};

/** Um passo de quem começa: feito, ou um botão que o abre. */
const PassoInicial = component<PassoInicialShape>("passo-inicial", {
  feito: false,
}, ({ props, emit }) => (
  <li className="trama-flexbox passo-inicial-linha">
    <If when={() => props.feito.value}>
      <Icon
        id="sim"
        icon={circleCheckIcon}
        size="20px"
        color="var(--sucesso)"
      />
    </If>
    <If when={() => !props.feito.value}>
      <Icon
        id="nao"
        icon={circleIcon}
        size="20px"
        color="var(--texto-3)"
      />
    </If>
    <If when={() => props.feito.value}>
      <TextBlock
        id="texto"
        classes={["dica"]}
        text={() => `${props.texto.value} – feito`}
        tag="span"
      />
    </If>
    <If when={() => !props.feito.value}>
      <Button
        id="abrir"
        classes={["botao", "ligacao"]}
        text={() => props.texto.value}
        onClick={async (run) => {
          await emit(run, "abrir");
        }}
      />
    </If>
  </li>
));

export default PassoInicial;
