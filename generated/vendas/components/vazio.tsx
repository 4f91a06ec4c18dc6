// @generated from designs/vendas/components/vazio.json. Do not edit.
import {
  Slot,
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Text } from "trama/runtime/elements/text";

export type VazioShape = {
  readonly props: { readonly texto: string };
  readonly slots: "icone" | "acao";
};

/** O que uma lista mostra quando não tem nada: ícone, frase e uma ação. */
const Vazio = component<VazioShape>("vazio", {}, ({ props }) => (
  <Flexbox
    id="caixa"
    direction="column"
    alignItems="center"
    rowGap="var(--e-12)"
  >
    <Slot
      name="icone"
    />
    <Text
      id="texto"
      classes={["texto"]}
      text={() => props.texto.value}
    />
    <Slot
      name="acao"
    />
  </Flexbox>
));

export default Vazio;
