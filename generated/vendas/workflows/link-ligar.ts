// @generated from designs/vendas/workflows.json. Do not edit.
import {
  fetchCollection,
  workflow,
} from "trama/runtime";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { links } from "../collections/links";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";

/** Liga ou desliga o endereço curto de um link. */
export const linkLigar = workflow<{
  readonly id: string;
  readonly ativo: boolean;
}>("linkLigar", async (run, params) => {
  await supabaseUpdate(run, {
    table: "links",
    match: {
      id: params.id,
    },
    data: {
      ativo: params.ativo,
    },
    single: true,
  });
  await fetchCollection(run, links);
  await avisar(run, {
    mensagem: params.ativo ? "Link ativado." : "Link desativado.",
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
    await fetchCollection(run, links);
  },
});
