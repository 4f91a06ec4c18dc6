// @generated from designs/vendas/workflows.json. Do not edit.
import {
  navigate,
  workflow,
} from "trama/runtime";
import { paginaInicial } from "../formulas/pagina-inicial";

export const irParaInicio = workflow("irParaInicio", async (run) => {
  await navigate(run, {
    path: paginaInicial(),
  });
});
