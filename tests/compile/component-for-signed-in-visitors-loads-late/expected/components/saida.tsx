// @generated from design/components/saida.json. Do not edit.
import {
  Component,
  component,
  log,
  workflow,
} from "trama/runtime";

export type SaidaShape = {
  readonly actions: { readonly focar: () => unknown };
};

const Saida = component<SaidaShape>("saida", {}, () => (
  <Component
    actions={{
      focar: workflow("focar", (run) => {
        log(run, "focar");
      }),
    }}
  >
    <p className="trama-text saida-texto">
      saida
    </p>
  </Component>
), ["focar"]);

export default Saida;
