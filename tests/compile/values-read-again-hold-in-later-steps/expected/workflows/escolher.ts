// @generated from design/workflows.json. Do not edit.
import {
  log,
  workflow,
} from "trama/runtime";
import {
  reread,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export const escolher = workflow("escolher", (run) => {
  if (variables.aba.value !== "a") {
    return;
  }
  variables.aba.set("b");
  const aba = reread(() => variables.aba.value);
  switch (aba) {
    case "a": {
      log(run, aba);
      break;
    }
    case "b": {
      log(run, aba === "b"
        ? `${aba.length}`
        : "");
      break;
    }
    default: {
      log(run, `${["c"].includes(aba)}`);
      break;
    }
  }
});
