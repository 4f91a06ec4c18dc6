// @generated from design/components/senha.json. Do not edit.
import {
  component,
} from "trama/runtime";

const Senha = component("senha", {}, () => (
  <p className="trama-text senha-texto">
    senha
  </p>
));

export default Senha;
