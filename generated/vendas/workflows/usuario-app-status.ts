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

/** Suspende um acesso, ou o abre de novo. */
export const usuarioAppStatus = workflow<{
  readonly qual: string;
  readonly status: "ativo" | "suspenso";
}>("usuarioAppStatus", async (run, params) => {
  await supabaseUpdate(run, {
    table: "usuarios_app",
    match: {
      id: params.qual,
    },
    data: {
      status: params.status,
    },
    columns: ["id"],
    single: true,
  });
  await usuariosAppBuscar(run);
  await avisar(run, {
    mensagem: params.status === "ativo" ? "Acesso reativado." : "Acesso suspenso.",
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
