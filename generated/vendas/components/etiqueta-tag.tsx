// @generated from designs/vendas/components/etiqueta-tag.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { xIcon } from "../icons/x";

export type EtiquetaTagShape = {
  readonly props: {
    readonly cor?: string;
    readonly nome: string;
    readonly removivel?: boolean;
  };
  readonly events: { readonly remover: undefined };
};

/** Uma tag: um ponto na cor dela e o nome. */
const EtiquetaTag = component<EtiquetaTagShape>("etiqueta-tag", {
  cor: "#5D6675",
  removivel: false,
}, ({ props, emit }) => (
  <span className="trama-flexbox etiqueta-tag-pilula etiqueta">
    <Base
      id="ponto"
      style={{
        backgroundColor: () => props.cor.value,
      }}
      tag="span"
    >
    </Base>
    <TextBlock
      id="nome"
      classes={["corta"]}
      text={() => props.nome.value}
      tag="span"
    />
    <If when={() => props.removivel.value}>
      <Button
        id="remover"
        classes={["botao", "discreto"]}
        ariaLabel={() => `Tirar a tag ${props.nome.value}`}
        onClick={async (run) => {
          await emit(run, "remover");
        }}
        leftIcon={
          <Icon
            id="x"
            icon={xIcon}
            size="12px"
          />
        }
      />
    </If>
  </span>
));

export default EtiquetaTag;
