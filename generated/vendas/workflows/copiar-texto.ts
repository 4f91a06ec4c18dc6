// @generated from designs/vendas/workflows.json. Do not edit.
import {
  copyToClipboard,
  workflow,
} from "trama/runtime";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

export const copiarTexto = workflow<{
  readonly texto: string;
  readonly aviso: string;
}>("copiarTexto", async (run, params) => {
  await copyToClipboard(run, params.texto);
  await avisar(run, {
    mensagem: params.aviso,
  });
}, {
  onError: async (run) => {
    await mostrarErro(run, {
      mensagem: "O navegador não deixou copiar. Selecione o texto e copie à mão.",
    });
  },
});
