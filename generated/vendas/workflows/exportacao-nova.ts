// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import {
  gerarRelatorio,
} from "../popups";
import {
  currentPage,
} from "../runtime";
import { avisar } from "./avisar";

/** Abre o pedido de um relatório; diz se alguém pediu. */
export const exportacaoNova = workflow<{
  readonly tipo?: string | null | undefined;
  readonly filtros?: { readonly [name: string]: unknown } | null | undefined;
}, boolean>("exportacaoNova", async (run, params) => {
  const pediu = await openPopup(run, gerarRelatorio, {
    filtros: params.filtros,
    tipo: params.tipo ?? "",
  });
  if (!pediu) {
    return false;
  }
  if (currentPage.value.id !== "pg-exportacoes" && podeVerPagina("pg-exportacoes")) {
    await avisar(run, {
      acao: "verExportacoes",
      caminho: "/financeiro/exportacoes/",
      mensagem: "Relatório em preparação.",
    });
  } else {
    await avisar(run, {
      mensagem: "Relatório em preparação.",
    });
  }
  return true;
});
