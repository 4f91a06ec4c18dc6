// @generated from design/components/detalhe.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

const Detalhe = component("detalhe", {}, () => (
  <TextBlock
    id="texto"
    text="Detalhe"
  />
));

export default Detalhe;
