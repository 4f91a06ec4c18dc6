// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "./avisar";
import { mostrarErro } from "./mostrar-erro";
import { oportunidadeMudou } from "./oportunidade-mudou";

/** Põe uma oportunidade encerrada de volta no alto da etapa em que estava. */
export const oportunidadeReabrir = workflow<{ readonly id: string }>("oportunidadeReabrir", async (run, params) => {
  await supabaseCall(run, "rpc_oportunidade_reabrir", {
    p_id: params.id,
  });
  await oportunidadeMudou(run);
  await avisar(run, {
    mensagem: "Oportunidade reaberta.",
  });
}, {
  onError: async (run, error) => {
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
