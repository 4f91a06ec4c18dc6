// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import {
  add,
  uuid,
} from "trama/runtime/helpers";
import * as variables from "../variables";

/** Mostra um aviso no canto, com uma ação se houver, no lugar de um do mesmo tipo sem ação; ficam no máximo três. */
export const avisar = workflow<{
  readonly mensagem: string;
  readonly tipo?: "sucesso" | "erro" | "atencao" | "info" | null | undefined;
  readonly acao?:
    | ""
    | "abrirContato"
    | "abrir"
    | "recolocarTag"
    | "desfazerAtendimento"
    | "desfazerTarefa"
    | "desfazerMovida"
    | "reabrirOportunidade"
    | "verExportacoes"
    | null | undefined;
  readonly contato?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly caminho?: string | null | undefined;
  readonly desfazer?: {
    readonly campo: string;
    readonly id: string;
    readonly valor?: string | null | undefined;
    readonly versao: number;
  } | null | undefined;
}>("avisar", (_run, params) => {
  variables.avisos.set(add(variables.avisos.value.filter((um) => um.acao !== "" || um.tipo !== (params.tipo ?? "sucesso")).slice(-2), {
    id: uuid(),
    tipo: params.tipo ?? "sucesso",
    mensagem: params.mensagem,
    acao: params.acao ?? "",
    contato: params.contato ?? "",
    tag: params.tag ?? "",
    caminho: params.caminho ?? "",
    desfazer: params.desfazer,
  }));
});
