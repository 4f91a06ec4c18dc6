// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "./avisar";
import { envioBuscar } from "./envio-buscar";
import { enviosBuscar } from "./envios-buscar";
import { mostrarErro } from "./mostrar-erro";

export const envioMudarStatus = workflow<{
  readonly id: string;
  readonly status: string;
  readonly aviso: string;
  readonly motivo?: string | null | undefined;
}>("envioMudarStatus", async (run, params) => {
  if (variables.salvando.value !== "") {
    return;
  }
  variables.salvando.set("envioStatus");
  const feitos = await supabaseCall<readonly {
    readonly erro?: string | null | undefined;
    readonly id: string;
    readonly ok: boolean;
  }[]>(run, "rpc_envio_status", {
    p_dados: (params.motivo ?? "") === ""
      ? {}
      : { motivo: params.motivo ?? "" },
    p_ids: [params.id],
    p_status: params.status,
  });
  variables.salvando.set("");
  await enviosBuscar(run);
  await envioBuscar(run);
  if (feitos[0]?.ok === true) {
    await avisar(run, {
      mensagem: params.aviso,
    });
  } else {
    await mostrarErro(run, {
      mensagem: `Não é possível mudar este envio agora. Ele pode ter sido alterado por outra pessoa.`,
    });
  }
}, {
  onError: async (run, error) => {
    variables.salvando.set("");
    await mostrarErro(run, {
      mensagem: mensagemErro(error),
    });
  },
});
