// @generated from designs/vendas/components/etiqueta-tag.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Text } from "trama/runtime/elements/text";

export type EtiquetaTagShape = {
  readonly props: { readonly cor?: string; readonly nome: string };
};

/** Uma tag: um ponto na cor dela e o nome. */
const EtiquetaTag = component<EtiquetaTagShape>("etiqueta-tag", {
  cor: "#5D6675",
}, ({ props }) => (
  <Flexbox
    id="pilula"
    classes={["etiqueta"]}
    tag="span"
    alignItems="center"
  >
    <Base
      id="ponto"
      style={{
        backgroundColor: () => props.cor.value,
      }}
      tag="span"
    >
    </Base>
    <Text
      id="nome"
      classes={["corta"]}
      text={() => props.nome.value}
      tag="span"
    />
  </Flexbox>
));

export default EtiquetaTag;
