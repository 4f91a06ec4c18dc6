// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  workflow,
} from "trama/runtime";
import { trafegoNivel } from "../formulas/trafego-nivel";
import * as variables from "../variables";
import { trafegoFiltrar } from "./trafego-filtrar";

/** Entra em uma linha: o que há dentro dela, no nível seguinte. */
export const trafegoEntrar = workflow<{ readonly id: string }>("trafegoEntrar", async (run, params) => {
  batch(() => {
    switch (trafegoNivel()) {
      case "conta": {
        variables.contaAnuncio.set(params.id);
        variables.nivel.set("");
        break;
      }
      case "campanha": {
        variables.campanha.set(params.id);
        variables.nivel.set("conjunto");
        break;
      }
      case "conjunto": {
        variables.conjunto.set(params.id);
        variables.nivel.set("anuncio");
        break;
      }
    }
  });
  await trafegoFiltrar(run);
});
