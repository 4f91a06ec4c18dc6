// @generated from design/workflows.json. Do not edit.
import {
  log,
  wait,
  workflow,
} from "trama/runtime";
import {
  entry,
  keys,
  setKeyValue,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const mudar = workflow("mudar", async (run) => {
  const caneta = entry(variables.precos.value, "caneta");
  if (!caneta) {
    return;
  }
  variables.precos.set(setKeyValue(variables.precos.value, "lapis", caneta + 1));
  log(run, toText(keys(variables.precos.value).length));
  log(run, toText((entry(variables.precos.value, "caneta") ?? 0) + 1));
  const caneta_ = entry(variables.precos.value, "caneta");
  if (caneta_ == null) {
    return;
  }
  await wait(run, 10);
  log(run, toText((entry(variables.precos.value, "caneta") ?? 0) + 1));
});
