// @generated from designs/vendas/components/vazio.json. Do not edit.
import {
  If,
  Slot,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export type VazioShape = {
  readonly props: {
    readonly pagina?: boolean;
    readonly texto: string;
  };
  readonly slots: "icone" | "acao";
};

/** O que uma lista mostra quando não tem nada: ícone, frase e uma ação. */
const Vazio = component<VazioShape>("vazio", {
  pagina: false,
}, ({ props }) => (
  <div className="trama-flexbox vazio-caixa">
    <Slot
      name="icone"
    />
    <If when={() => !props.pagina.value}>
      <TextBlock
        id="texto"
        classes={["texto"]}
        text={() => props.texto.value}
      />
    </If>
    <If when={() => props.pagina.value}>
      <TextBlock
        id="tituloPagina"
        classes={["subtitulo"]}
        text={() => props.texto.value}
        tag="h1"
      />
    </If>
    <Slot
      name="acao"
    />
  </div>
));

export default Vazio;
