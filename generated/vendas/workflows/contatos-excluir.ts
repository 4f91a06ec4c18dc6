// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  currentDate,
  length,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { contatosBuscar } from "./contatos-buscar";
import { mostrarErro } from "./mostrar-erro";

/** Exclui contatos depois de uma confirmação; para mais de 20, a pessoa digita a palavra. */
export const contatosExcluir = workflow<{ readonly ids: readonly string[] }>("contatosExcluir", async (run, params) => {
  const confirmou = await openPopup(run, confirmacao, {
    digitar: length(params.ids) > 20 ? "EXCLUIR" : "",
    mensagem: "O histórico de compras fica guardado, mas o contato sai de todas as listas.",
    perigo: true,
    textoConfirmar: "Excluir",
    titulo: length(params.ids) === 1 ? "Excluir este contato?" : `Excluir ${length(params.ids)} contatos?`,
  });
  if (!confirmou) {
    return;
  }
  variables.salvando.set("contatosExcluir");
  await supabaseUpdate(run, {
    table: "contatos",
    filter: {
      and: [
        {
          field: "id",
          operator: "in",
          value: params.ids,
        },
      ],
    },
    data: {
      excluido_em: currentDate(),
    },
    columns: ["id"],
  });
  await contatosBuscar(run);
  variables.salvando.set("");
  await avisar(run, {
    mensagem: length(params.ids) === 1 ? "Contato excluído." : `${length(params.ids)} contatos excluídos.`,
  });
}, async (run, error) => {
  variables.salvando.set("");
  await mostrarErro(run, {
    mensagem: mensagemErro(error),
  });
});
