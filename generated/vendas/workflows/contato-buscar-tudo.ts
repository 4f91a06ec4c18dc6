// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollections,
  workflow,
} from "trama/runtime";
import { contato } from "../collections/contato";
import { contatoAbertas } from "../collections/contato-abertas";
import { contatoAcessos } from "../collections/contato-acessos";
import { contatoAtendimentos } from "../collections/contato-atendimentos";
import { contatoEmAtendimento } from "../collections/contato-em-atendimento";
import { contatoLinhaTempo } from "../collections/contato-linha-tempo";
import { contatoTarefas } from "../collections/contato-tarefas";

/** O contato aberto mudou por inteiro: tudo o que a página mostra dele de novo. */
export const contatoBuscarTudo = workflow("contatoBuscarTudo", async (run) => {
  await fetchCollections(run, [
    contato,
    contatoLinhaTempo,
    contatoAbertas,
    contatoEmAtendimento,
    contatoAcessos,
    contatoTarefas,
    contatoAtendimentos,
  ]);
});
