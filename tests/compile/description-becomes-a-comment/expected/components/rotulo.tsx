// @generated from design/components/rotulo.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";

export type RotuloShape = {
  readonly props: { readonly texto?: string | null | undefined };
};

/** A label. *​/ alert(1) */
const Rotulo = component<RotuloShape>("rotulo", {}, ({ props }) => (
  <Text
    id="t"
    text={() => props.texto.value}
  />
));

export default Rotulo;
