// @generated from designs/cartoes/components/cartao.json. Do not edit.
import {
  Slot,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";

export type CartaoShape = {
  readonly props: { readonly titulo: string };
  readonly events: { readonly fechar: undefined };
  readonly slots: "corpo";
};

/** A titled box; what goes inside is up to its user. */
const Cartao = component<CartaoShape>("cartao", {}, ({ props, emit }) => (
  <Base
    id="caixa"
    tag="article"
  >
    <TextBlock
      id="titulo"
      text={() => props.titulo.value}
      tag="h2"
    />
    <Slot
      name="corpo"
    />
    <Button
      id="fechar"
      text="Tirar"
      ariaLabel={() => `Tirar ${props.titulo.value}`}
      onClick={async (run) => {
        await emit(run, "fechar");
      }}
    />
  </Base>
));

export default Cartao;
