// @generated from design/components/rodape.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

const Rodape = component("rodape", {}, () => (
  <>
    <TextBlock
      id="a"
      text="A"
    />
    <TextBlock
      id="b"
      text="B"
    />
  </>
));

export default Rodape;
