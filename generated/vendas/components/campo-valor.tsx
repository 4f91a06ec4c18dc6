// @generated from designs/vendas/components/campo-valor.json. Do not edit.
import {
  If,
  Slot,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";

export type CampoValorShape = {
  readonly props: {
    readonly proprio?: boolean;
    readonly rotulo: string;
    readonly valor?: string;
  };
  readonly slots: "conteudo";
};

/** Um dado com o seu rótulo, para ler. */
const CampoValor = component<CampoValorShape>("campo-valor", {
  proprio: false,
  valor: "",
}, ({ props }) => (
  <div className="trama-base campo-valor-campo">
    <TextBlock
      id="rotulo"
      classes={["dica"]}
      text={() => props.rotulo.value}
    />
    <If when={() => !props.proprio.value}>
      <TextBlock
        id="valor"
        classes={["valor"]}
        text={() => ifEmpty(props.valor.value, "—")}
      />
    </If>
    <Slot
      name="conteudo"
    />
  </div>
));

export default CampoValor;
