// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { contatoAtual } from "../formulas/contato-atual";
import * as variables from "../variables";
import { atendimentoCriar } from "./atendimento-criar";
import { contatoBuscarTudo } from "./contato-buscar-tudo";

/** Um atendimento novo do contato aberto. */
export const contatoAbrirAtendimento = workflow("contatoAbrirAtendimento", async (run) => {
  const codigo = await atendimentoCriar(run, {
    contatoId: variables.contatoAberto.value,
    contatoNome: contatoAtual()?.nome ?? "",
  });
  if (ifEmpty(codigo, "") === "") {
    return;
  }
  await contatoBuscarTudo(run);
});
