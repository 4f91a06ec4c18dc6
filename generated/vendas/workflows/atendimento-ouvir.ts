// @generated from designs/vendas/workflows.json. Do not edit.
import {
  inStep,
  workflow,
} from "trama/runtime";
import {
  lookup,
} from "trama/runtime/helpers";
import { supabaseSubscribe } from "trama/runtime/plugins/supabase";
import { equipe } from "../collections/equipe";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoVersao } from "../formulas/atendimento-versao";
import type {
  Atendimentos,
} from "../tables";
import * as variables from "../variables";
import { atendimentoVerMudancas } from "./atendimento-ver-mudancas";

/** O atendimento aberto acompanha o que outras pessoas mudam nele. */
export const atendimentoOuvir = workflow("atendimentoOuvir", async (run) => {
  await supabaseSubscribe<Atendimentos, string>(run, {
    channel: "atendimento",
    table: "atendimentos",
    event: "UPDATE",
    filter: {
      field: "codigo",
      operator: "eq",
      value: variables.atendimentoAberto.value,
    },
    onChange: async (run, event) => {
      if (!(event.row.versao > atendimentoVersao()) || variables.salvando.value !== "") {
        return;
      }
      if (variables.atendimentoEditando.value) {
        inStep(run, "setVariable atendimentoAlteradoPor");
        variables.atendimentoAlteradoPor.set(lookup(event.row.alterado_por, equipe.data.value, "id")?.nome ?? "outra pessoa");
      } else {
        await atendimentoVerMudancas(run);
      }
    },
    onStatus: async (run, event) => {
      if (
        event.status === "live" &&
          atendimentoAtual() &&
          !variables.atendimentoEditando.value
      ) {
        await atendimentoVerMudancas(run);
      }
    },
  });
});
