// @generated from design/workflows.json. Do not edit.
import {
  fail,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

export const guardar = workflow<{ readonly texto: string }>("guardar", () => {
  fail("não");
}, {
  onError: (_run, error, params) => {
    variables.nome.set(`${params.texto}: ${error.message}`);
  },
});
