// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  confirmacao,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { oportunidadeExcluirAgora } from "./oportunidade-excluir-agora";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Exclui uma oportunidade depois de uma confirmação. */
export const oportunidadeExcluir = workflow<{ readonly id: string }>("oportunidadeExcluir", async (run, params) => {
  const certeza = await openPopup(run, confirmacao, {
    perigo: true,
    textoConfirmar: "Excluir",
    titulo: "Excluir esta oportunidade?",
  }, {
    onResult: async (run) => {
      await oportunidadeExcluirAgora(run, {
        id: params.id,
      });
    },
  });
  if (!certeza) {
    return;
  }
  if (variables.oportunidade.value === params.id) {
    variables.oportunidade.set("");
  }
  await oportunidadeMudou(run);
  await avisar(run, {
    mensagem: "Oportunidade excluída.",
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
