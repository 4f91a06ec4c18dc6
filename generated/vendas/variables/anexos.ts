// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Arquivos escolhidos para uma conversa e ainda não enviados: `espera`, `na_fila` ou `falhou`. */
export const anexos = variable<readonly {
  readonly chat_id: string;
  readonly erro: string;
  readonly legenda: string;
  readonly nome: string;
  readonly nota: boolean;
  readonly previa: string;
  readonly ref: string;
  readonly status: string;
  readonly tamanho: number;
  readonly tipo: "imagem" | "audio" | "video" | "documento";
}[]>({
  id: "anexos",
  type: "array",
  default: [],
});
