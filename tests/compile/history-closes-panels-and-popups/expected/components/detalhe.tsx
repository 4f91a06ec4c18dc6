// @generated from design/components/detalhe.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Detalhe = component("detalhe", {}, () => (
  <p className="trama-text detalhe-texto">
    Detalhe
  </p>
));

export default Detalhe;
