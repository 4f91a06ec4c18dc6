// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  confirmacao,
} from "../popups";
import { avisar } from "./avisar";
import { pipelineExcluirAgora } from "./pipeline-excluir-agora";

/** Pergunta, e exclui um pipeline com as etapas dele. */
export const pipelineExcluir = workflow<{
  readonly id: string;
  readonly nome: string;
}>("pipelineExcluir", async (run, params) => {
  const certeza = await openPopup(run, confirmacao, {
    mensagem: "As etapas dele saem junto. Com oportunidades, ele não pode ser excluído: mova-as ou exclua-as antes.",
    perigo: true,
    textoConfirmar: "Excluir",
    titulo: `Excluir o pipeline “${params.nome}”?`,
  }, {
    onResult: async (run) => {
      await pipelineExcluirAgora(run, {
        id: params.id,
      });
    },
  });
  if (!certeza) {
    return;
  }
  await avisar(run, {
    mensagem: "Pipeline excluído.",
  });
  return true;
});
