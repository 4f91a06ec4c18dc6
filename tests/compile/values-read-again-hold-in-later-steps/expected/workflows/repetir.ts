// @generated from design/workflows.json. Do not edit.
import {
  iterate,
  wait,
  workflow,
} from "trama/runtime";
import {
  reread,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const repetir = workflow<{ readonly limite?: number | null | undefined }>("repetir", async (run, params) => {
  const limite = params.limite;
  if (limite == null || variables.nomes.value.filter((nome) => nome.length > limite).length === 0) {
    return;
  }
  variables.passo.set(limite);
  for (const _ of iterate(variables.nomes.value)) {
    if (variables.aba.value !== "a") {
      continue;
    }
    await wait(run, 1);
    const aba = reread(() => variables.aba.value);
    if (aba === "b") {
      break;
    }
    variables.aba.set(aba + toText(limite + 1));
  }
});
