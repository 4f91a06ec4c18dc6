// @generated from design/components/rotulo.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export type RotuloShape = {
  readonly props: { readonly texto?: string | null | undefined };
};

/** A label. *\/ alert(1) */
const Rotulo = component<RotuloShape>("rotulo", {}, ({ props }) => (
  <TextBlock
    id="t"
    text={() => props.texto.value}
  />
));

export default Rotulo;
