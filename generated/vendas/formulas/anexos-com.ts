// @generated from designs/vendas/formulas.json. Do not edit.
import * as variables from "../variables";

/** Os arquivos à espera, com outro estado em um deles. */
export function anexosCom(ref: string, status: string, erro: string): readonly {
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
}[] {
  return variables.anexos.value.map((um) => um.ref === ref ? {
    ...um,
    status,
    erro,
  } : um);
}
