// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** Mensagens escritas aqui que o banco ainda não mostrou; ficam ao trocar de página. */
export const mensagensPendentes = variable<readonly {
  readonly arquivo_id: string;
  readonly arquivo_nome: string;
  readonly chat_id: string;
  readonly cliente_ref: string;
  readonly conteudo: string;
  readonly criado_em: string;
  readonly erro: string;
  readonly nota: boolean;
  readonly status: string;
  readonly tipo:
    | "texto"
    | "imagem"
    | "audio"
    | "video"
    | "documento"
    | "modelo";
}[]>({
  id: "mensagensPendentes",
  type: "array",
  default: [],
  persist: true,
});
