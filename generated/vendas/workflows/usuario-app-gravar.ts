// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  join,
  values,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { usuariosAppBuscar } from "./usuarios-app-buscar";

/** Grava o que se mudou em uma linha. */
export const usuarioAppGravar = workflow<{
  readonly qual: string;
  readonly nome: string;
  readonly status: "ativo" | "suspenso" | "expirado" | "cancelado";
  readonly ate: string | null | undefined;
}>("usuarioAppGravar", async (run, params) => {
  await supabaseUpdate(run, {
    table: "usuarios_app",
    match: {
      id: params.qual,
    },
    data: {
      acesso_ate: params.ate ?? null,
      nome: params.nome.trim(),
      status: params.status,
    },
    columns: ["id"],
    single: true,
  });
  await usuariosAppBuscar(run);
  await avisar(run, {
    mensagem: "Acesso salvo.",
  });
}, {
  onError: async (run, error) => {
    const campos = custom.errosDosCampos(error, { nome: "nome", acesso_ate: "ate" });
    await mostrarErro(run, {
      mensagem: campos != null
        ? join(values(campos), " ")
        : mensagemErro(error),
    });
  },
});
