// @generated from designs/vendas/components/nao-salvo.json. Do not edit.
import {
  Component,
  component,
} from "trama/runtime";
import * as variables from "../variables";

/** Enquanto aparece, o painel ao lado da lista tem o que não foi salvo: fechá-lo ou trocá-lo pergunta antes. */
const NaoSalvo = component("nao-salvo", {}, () => (
  <Component
    unsaved={() => variables.painelMudado.value}
    onMount={() => {
      variables.painelMudado.set(true);
    }}
    onUnmount={() => {
      variables.painelMudado.set(false);
    }}
  >
  </Component>
));

export default NaoSalvo;
