// @generated from designs/cartoes/components/cartao.json. Do not edit.
import {
  Slot,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";

export type CartaoShape = {
  readonly props: { readonly titulo: string };
  readonly events: { readonly fechar: undefined };
  readonly slots: "corpo";
};

/** A titled box; what goes inside is up to its user. */
const Cartao = component<CartaoShape>("cartao", {}, ({ props, emit }) => (
  <article className="trama-base cartao-caixa">
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
  </article>
));

export default Cartao;
