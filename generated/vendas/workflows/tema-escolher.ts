// @generated from designs/vendas/workflows.json. Do not edit.
import {
  setTheme,
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** O tema deste navegador. */
export const temaEscolher = workflow<{ readonly tema: "claro" | "escuro" | "sistema" }>("temaEscolher", (run, params) => {
  variables.tema.set(params.tema);
  setTheme(run, params.tema === "escuro" ? "dark"
    : params.tema === "sistema" ? "system"
    : "light");
});
