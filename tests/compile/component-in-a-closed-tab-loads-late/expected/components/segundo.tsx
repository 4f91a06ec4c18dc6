// @generated from design/components/segundo.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Segundo = component("segundo", {}, () => (
  <p className="trama-text segundo-nome">
    segundo
  </p>
));

export default Segundo;
