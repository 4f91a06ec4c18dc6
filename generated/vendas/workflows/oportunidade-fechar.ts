// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  oportunidadeEncerrar,
} from "../popups";
import { avisar } from "./avisar";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Pergunta como uma oportunidade acabou, e a encerra; por um momento se pode desfazer. */
export const oportunidadeFechar = workflow<{
  readonly id: string;
  readonly resultado: "ganha" | "perdida";
}>("oportunidadeFechar", async (run, params) => {
  const fechada = await openPopup(run, oportunidadeEncerrar, {
    oportunidadeId: params.id,
    resultado: params.resultado,
  });
  if (ifEmpty(fechada, "") === "") {
    return;
  }
  await avisar(run, {
    acao: "reabrirOportunidade",
    desfazer: {
      id: params.id,
      versao: 0,
      campo: "status",
      valor: null,
    },
    mensagem: fechada ?? "",
  });
  await oportunidadeMudou(run);
});
