// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { conversaCom } from "./conversa-com";

/** Abre a conversa com quem espera um objeto, com o que dizer já escrito. */
export const rastreioAvisar = workflow<{
  readonly contato: string;
  readonly texto: string;
}>("rastreioAvisar", async (run, params) => {
  await conversaCom(run, {
    contato: params.contato,
    texto: params.texto,
  });
});
