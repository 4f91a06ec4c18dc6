// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  concatenate,
} from "trama/runtime/helpers";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import type {
  Usuarios,
} from "../tables";
import { acessoAtualizar } from "./acesso-atualizar";
import { acessoEncerrar } from "./acesso-encerrar";

/** Quem ganha ou perde uma permissão, ou perde o acesso, vê isso na hora. */
export const usuarioOuvir = workflow("usuarioOuvir", async (run) => {
  await supabaseSubscribe<Usuarios, string>(run, {
    channel: "eu",
    table: "usuarios",
    event: "UPDATE",
    filter: {
      field: "id",
      operator: "eq",
      value: auth.user.value?.id,
    },
    since: "atualizado_em",
    onChange: async (run, event) => {
      if (!event.row.ativo) {
        await acessoEncerrar(run);
        return;
      }
      if (concatenate(event.row.permissoes) === concatenate(auth.user.value?.permissoes)) {
        return;
      }
      await acessoAtualizar(run);
    },
  });
});
