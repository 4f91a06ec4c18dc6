// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  openPopup,
  workflow,
} from "trama/runtime";
import { tagsOpcoes } from "../collections/tags-opcoes";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  tag,
} from "../popups";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Escolhe as tags de um contato, ou põe e tira tags de vários. Diz se algo mudou. */
export const tagsAbrir = workflow<{
  readonly contatos: readonly {
    readonly id: string;
    readonly tags: readonly string[];
  }[];
  readonly massa?: boolean | null | undefined;
}, boolean>("tagsAbrir", async (run, params) => {
  if (!tagsOpcoes.isFetched.value) {
    await fetchCollection(run, tagsOpcoes);
  }
  const mudou = await openPopup(run, tag, {
    contatos: params.contatos,
    massa: params.massa ?? false,
  });
  if (mudou) {
    await avisar(run, {
      mensagem: "Tags atualizadas.",
    });
  }
  return mudou === true;
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
