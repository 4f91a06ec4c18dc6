// @generated from designs/vendas/workflows.json. Do not edit.
import {
  navigate,
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import {
  atalhos,
  contatoRapido,
  vendaManual,
} from "../popups";
import * as variables from "../variables";
import { atendimentoCriar } from "./atendimento-criar";
import { avisar } from "./avisar";
import { chatAdiar } from "./chat-adiar";
import { chatAssumir } from "./chat-assumir";
import { chatConcluir } from "./chat-concluir";
import { chatVizinho } from "./chat-vizinho";

/** Faz a ação que se escolheu na busca global, depois que ela se fecha. */
export const buscaAgir = workflow<{ readonly acao: string }>("buscaAgir", async (run, params) => {
  switch (params.acao) {
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
    case "atalhos": {
      void openPopup(run, atalhos);
      break;
    }
    case "chatConcluir": {
      await chatConcluir(run);
      break;
    }
    case "chatAssumir": {
      await chatAssumir(run, {
        id: variables.chat.value,
      });
      break;
    }
    case "chatSeguinte": {
      await chatVizinho(run, {
        passo: 1,
      });
      break;
    }
    case "chatAnterior": {
      await chatVizinho(run, {
        passo: -1,
      });
      break;
    }
    case "chatAdiar": {
      await chatAdiar(run, {
        id: variables.chat.value,
      });
      break;
    }
    case "chatAnotar": {
      variables.escrever.set("anotar");
      break;
    }
    case "chatResponder": {
      variables.escrever.set("responder");
      break;
    }
  }
});
