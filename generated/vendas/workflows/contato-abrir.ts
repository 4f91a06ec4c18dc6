// @generated from designs/vendas/workflows.json. Do not edit.
import {
  batch,
  updateCollection,
  workflow,
} from "trama/runtime";
import * as custom from "../../../designs/vendas/custom";
import { contato } from "../collections/contato";
import { contatoAbertas } from "../collections/contato-abertas";
import { contatoAcessos } from "../collections/contato-acessos";
import { contatoArquivos } from "../collections/contato-arquivos";
import { contatoAtendimentos } from "../collections/contato-atendimentos";
import { contatoCompras } from "../collections/contato-compras";
import { contatoConversas } from "../collections/contato-conversas";
import { contatoEmAtendimento } from "../collections/contato-em-atendimento";
import { contatoEnvios } from "../collections/contato-envios";
import { contatoLinhaTempo } from "../collections/contato-linha-tempo";
import { contatoOportunidades } from "../collections/contato-oportunidades";
import { contatoTarefas } from "../collections/contato-tarefas";
import * as variables from "../variables";

/** Antes da primeira busca da página de um contato: nada do contato anterior aparece. */
export const contatoAbrir = workflow<{ readonly id: string }>("contatoAbrir", (run, params) => {
  batch(() => {
    variables.contatoAberto.set(custom.uuidOuNulo(params.id));
    updateCollection(run, contato, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoLinhaTempo, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoCompras, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoOportunidades, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoAbertas, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoTarefas, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoArquivos, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoAcessos, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoAtendimentos, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoEmAtendimento, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoConversas, {
      operation: "replace",
      data: [],
    });
    updateCollection(run, contatoEnvios, {
      operation: "replace",
      data: [],
    });
  });
});
