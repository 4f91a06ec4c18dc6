// @generated from designs/vendas/formulas.json. Do not edit.
import { atendimentoAtual } from "./atendimento-atual";

/** O que desfaz a última mudança do atendimento aberto, na versão que ficou. */
export function atendimentoVolta(campo:
  | "status"
  | "prioridade"
  | "categoria"
  | "responsavel_id"
  | "assunto", antes: string | null | undefined): {
  readonly id: string;
  readonly versao: number;
  readonly campo: string;
  readonly valor?: string | null | undefined;
} {
  const atual = atendimentoAtual();
  return {
    id: atual?.id ?? "",
    versao: atual?.versao ?? 0,
    campo,
    valor: antes,
  };
}
