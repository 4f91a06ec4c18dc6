// @generated from designs/vendas/workflows.json. Do not edit.
import {
  openPopup,
  workflow,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import {
  contatoRapido,
} from "../popups";
import { avisar } from "./avisar";
import { contatosBuscar } from "./contatos-buscar";

/** Abre o contato rápido e mostra a lista com o contato novo. */
export const contatosCriar = workflow("contatosCriar", async (run) => {
  const criado = await openPopup(run, contatoRapido);
  if (!criado) {
    return;
  }
  await contatosBuscar(run);
  await avisar(run, {
    acao: "abrirContato",
    contato: toText(criado),
    mensagem: "Contato criado.",
  });
});
