// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** As mensagens pendentes, com outro estado em uma delas. */
export function pendentesCom(ref: string, status: string, erro: string): readonly {
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
}[] {
  return variables.mensagensPendentes.value.map((uma) => uma.cliente_ref === ref ? {
    ...uma,
    status,
    erro,
  } : uma);
}
