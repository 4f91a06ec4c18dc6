// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  caughtError,
  navigate,
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { permissoes } from "../collections/permissoes";
import {
  buscaGlobal,
  contatoRapido,
  vendaManual,
} from "../popups";
import * as variables from "../variables";
import { atendimentoCriar } from "./atendimento-criar";
import { avisar } from "./avisar";

/** Abre a busca global, uma vez só, e faz a ação que se escolhe nela. */
export const buscaAbrir = workflow("buscaAbrir", async (run) => {
  if (!(permissoes.total.value > 0 && !variables.buscaAberta.value)) {
    return;
  }
  variables.buscaAberta.set(true);
  try {
    const escolha = await openPopup(run, buscaGlobal);
    variables.buscaAcao.set(escolha ?? "");
  } catch (cause) {
    caughtError(cause);
  }
  const acao = batch(() => {
    variables.buscaAberta.set(false);
    const acao = variables.buscaAcao.value;
    variables.buscaAcao.set("");
    return acao;
  });
  switch (acao) {
    case "contato": {
      const criado = await openPopup(run, contatoRapido);
      if (!criado) {
        return;
      }
      await navigate(run, {
        page: "pg-contato",
        params: {
          contatoId: toText(criado),
        },
      });
      break;
    }
    case "atendimento": {
      await atendimentoCriar(run);
      break;
    }
    case "venda": {
      const venda = await openPopup(run, vendaManual);
      if (!venda) {
        return;
      }
      await avisar(run, {
        mensagem: "Venda registrada.",
      });
      await navigate(run, {
        page: "pg-transacoes",
      });
      break;
    }
  }
});
