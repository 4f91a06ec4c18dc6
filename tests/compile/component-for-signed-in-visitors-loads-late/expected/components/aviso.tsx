// @generated from design/components/aviso.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Aviso = component("aviso", {}, () => (
  <p className="trama-text aviso-texto">
    aviso
  </p>
));

export default Aviso;
