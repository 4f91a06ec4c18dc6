// @generated from design/components/rodape.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";

const Rodape = component("rodape", {}, () => (
  <>
    <Text
      id="a"
      text="A"
    />
    <Text
      id="b"
      text="B"
    />
  </>
));

export default Rodape;
