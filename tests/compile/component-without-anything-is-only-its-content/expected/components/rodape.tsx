// @generated from design/components/rodape.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Rodape = component("rodape", {}, () => (
  <>
    <p className="trama-text rodape-a">
      A
    </p>
    <p className="trama-text rodape-b">
      B
    </p>
  </>
));

export default Rodape;
