// @generated from design/workflows.json. Do not edit.
import {
  batch,
  updateCollection,
  workflow,
} from "trama/runtime";
import { itens } from "../collections/itens";
import * as variables from "../variables";

export const guardar = workflow<{
  readonly apelido?: string | null | undefined;
  readonly nome: string;
}>("guardar", (run, params) => {
  batch(() => {
    variables.nome.set(itens.data.value[0]?.nome ?? null);
    variables.nome.set(params.apelido ?? null);
    variables.nome.set(params.apelido ?? params.nome);
    variables.nome.set(variables.nome.value);
    variables.nome.set((params.nome === "" ? params.apelido : params.nome) ?? null);
    variables.pesos.push(itens.data.value.find((x) => x.id === "b")?.peso ?? null);
    variables.livre.setAt("a.b", params.apelido ?? null);
    updateCollection(run, itens, {
      operation: "insert",
      data: {
        id: params.apelido ?? "",
        nome: params.nome,
        peso: 1,
      },
    });
  });
});
