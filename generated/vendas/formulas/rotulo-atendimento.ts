// @generated from designs/vendas/formulas.json. Do not edit.
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import { prioridades } from "../collections/prioridades";
import { statusAtendimento } from "../collections/status-atendimento";

/** Como se lê o valor de um campo de atendimento. */
export function rotuloAtendimento(campo: string, valor: string): string {
  return campo === "status" ? statusAtendimento.data.value.find((item) => item.value === valor)?.label ?? valor
    : campo === "prioridade" ? prioridades.data.value.find((item) => item.value === valor)?.label ?? valor
    : campo === "categoria" ? categoriasAtendimento.data.value.find((item) => item.value === valor)?.label ?? valor
    : valor;
}
