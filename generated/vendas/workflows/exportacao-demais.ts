// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatNumber } from "../helpers/format-number";
import {
  alerta,
} from "../popups";
import { exportacaoNova } from "./exportacao-nova";

/** Uma lista tem mais do que um arquivo dela leva: o relatório se escreve no backend, para quem tem a página. */
export const exportacaoDemais = workflow<{
  readonly tipo: string;
  readonly total: number;
  readonly filtros: { readonly [name: string]: unknown } | null | undefined;
}>("exportacaoDemais", async (run, params) => {
  if (podeVerPagina("pg-exportacoes")) {
    await exportacaoNova(run, {
      filtros: params.filtros,
      tipo: params.tipo,
    });
    return;
  }
  void openPopup(run, alerta, {
    mensagem: `O filtro escolhe ${formatNumber(params.total)} linhas, e um arquivo desta lista leva até 1.000. Use mais filtros, ou peça acesso à página Exportações.`,
    tipo: "info",
    titulo: "Linhas demais para um arquivo",
  });
});
