// @generated from design/workflows.json. Do not edit.
import {
  detach,
  latestWorkflow,
} from "trama/runtime";
import * as variables from "../variables";
import { saudar } from "./saudar";

export const sair = latestWorkflow("sair", (run) => {
  variables.nome.set("");
  detach(run, saudar(run, {
    nome: "Ana",
  }));
});
