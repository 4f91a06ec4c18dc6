// @generated from design/components/nome.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Nome = component("nome", {}, () => (
  <p className="trama-text nome-texto">
    nome
  </p>
));

export default Nome;
