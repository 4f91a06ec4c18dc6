// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type SituacoesRow = {
  readonly value:
    | "aberta"
    | "ganha"
    | "perdida"
    | "a_fazer"
    | "em_andamento"
    | "concluida"
    | "cancelada"
    | "ativo"
    | "suspenso"
    | "expirado"
    | "cancelado"
    | "novo"
    | "em_atendimento"
    | "aguardando_cliente"
    | "aguardando_interno"
    | "resolvido"
    | "fechado"
    | "na_fila"
    | "falta_conferir"
    | "em_contato"
    | "recuperada"
    | "convertida_sozinha"
    | "expirada"
    | "descartada"
    | "processando"
    | "analisada"
    | "concluida_com_erros"
    | "falhou";
  readonly label: string;
  readonly tom: string;
};

/** Como se diz e se mostra a situação de oportunidades, tarefas, acessos e atendimentos. */
export const situacoes = staticCollection<readonly SituacoesRow[]>({
  id: "situacoes",
  data: [
    { value: "aberta", label: "Aberta", tom: "info" },
    { value: "ganha", label: "Ganha", tom: "sucesso" },
    { value: "perdida", label: "Perdida", tom: "perigo" },
    { value: "a_fazer", label: "A fazer", tom: "neutro" },
    { value: "em_andamento", label: "Em andamento", tom: "info" },
    { value: "concluida", label: "Concluída", tom: "sucesso" },
    { value: "cancelada", label: "Cancelada", tom: "neutro" },
    { value: "ativo", label: "Ativo", tom: "sucesso" },
    { value: "suspenso", label: "Suspenso", tom: "atencao" },
    { value: "expirado", label: "Expirado", tom: "neutro" },
    { value: "cancelado", label: "Cancelado", tom: "neutro" },
    { value: "novo", label: "Novo", tom: "roxo" },
    { value: "em_atendimento", label: "Em atendimento", tom: "info" },
    { value: "aguardando_cliente", label: "Aguardando cliente", tom: "atencao" },
    { value: "aguardando_interno", label: "Aguardando interno", tom: "atencao" },
    { value: "resolvido", label: "Resolvido", tom: "sucesso" },
    { value: "fechado", label: "Fechado", tom: "neutro" },
    { value: "na_fila", label: "Na fila", tom: "info" },
    { value: "falta_conferir", label: "Falta conferir", tom: "atencao" },
    { value: "em_contato", label: "Em contato", tom: "atencao" },
    { value: "recuperada", label: "Recuperada", tom: "sucesso" },
    { value: "convertida_sozinha", label: "Compra direta", tom: "neutro" },
    { value: "expirada", label: "Expirada", tom: "neutro" },
    { value: "descartada", label: "Descartada", tom: "neutro" },
    { value: "processando", label: "Processando", tom: "info" },
    { value: "analisada", label: "Conferida", tom: "roxo" },
    { value: "concluida_com_erros", label: "Concluída com erros", tom: "atencao" },
    { value: "falhou", label: "Falhou", tom: "perigo" },
  ],
  key: "value",
});
