// @generated from design/components/escolhido.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Escolhido = component("escolhido", {}, () => (
  <p className="trama-text escolhido-nome">
    escolhido
  </p>
));

export default Escolhido;
