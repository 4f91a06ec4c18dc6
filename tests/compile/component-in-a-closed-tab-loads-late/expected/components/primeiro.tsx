// @generated from design/components/primeiro.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Primeiro = component("primeiro", {}, () => (
  <p className="trama-text primeiro-nome">
    primeiro
  </p>
));

export default Primeiro;
