// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { usuariosAppBuscar } from "./usuarios-app-buscar";

/** Dá mais 30 dias a um acesso que tem fim. */
export const usuarioAppProrrogar = workflow<{ readonly qual: string }>("usuarioAppProrrogar", async (run, params) => {
  const ate = await supabaseCall<string>(run, "rpc_acesso_prorrogar", {
    p_dias: 30,
    p_id: params.qual,
  });
  await usuariosAppBuscar(run);
  inStep(run, "runWorkflow avisar");
  await avisar(run, {
    mensagem: `Acesso até ${formatDate(ate, "DD/MM/YYYY")}.`,
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
