// @generated from designs/vendas/components/fato.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";

export type FatoShape = {
  readonly props: {
    readonly rotulo: string;
    readonly valor?: string;
  };
};

/** Um fato de um registro: o rótulo e o valor, dentro de uma lista `dl`. */
const Fato = component<FatoShape>("fato", {
  valor: "",
}, ({ props }) => (
  <div className="trama-flexbox fato-linha">
    <TextBlock
      id="rotulo"
      classes={["dica"]}
      text={() => props.rotulo.value}
      tag="dt"
    />
    <TextBlock
      id="valor"
      text={() => ifEmpty(props.valor.value, "—")}
      tag="dd"
    />
  </div>
));

export default Fato;
