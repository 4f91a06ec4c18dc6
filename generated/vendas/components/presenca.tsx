// @generated from designs/vendas/components/presenca.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { rotuloPresenca } from "../formulas/rotulo-presenca";

export type PresencaShape = {
  readonly props: {
    readonly presenca: string;
    readonly soPonto?: boolean;
  };
};

/** Se alguém está aqui: um ponto cheio, meio ou vazio, e a palavra. */
const Presenca = component<PresencaShape>("presenca", {
  soPonto: false,
}, ({ props }) => (
  <Flexbox
    id="tudo"
    states={{
      soPonto: () => props.soPonto.value,
    }}
    tag="span"
  >
    <Base
      id="ponto"
      states={{
        ausente: () => props.presenca.value === "ausente",
        online: () => props.presenca.value === "online",
      }}
      tag="span"
      role="none"
    >
    </Base>
    <If when={() => !props.soPonto.value}>
      <TextBlock
        id="palavra"
        text={() => rotuloPresenca(props.presenca.value)}
        tag="span"
      />
    </If>
  </Flexbox>
));

export default Presenca;
