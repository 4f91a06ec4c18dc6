// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  entry,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const escolher = workflow("escolher", (run) => {
  const caneta = entry(variables.precos.value, "caneta");
  if (caneta == null) {
    log(run, "sem preço");
  } else {
    log(run, toText(caneta + 1));
  }
  log(run, toText((caneta ?? 0) + 1));
  const borracha = entry(variables.precos.value, "borracha");
  if (!borracha) {
    return;
  }
  log(run, toText(borracha + 1));
});
