// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type ResultadosContatoRow = {
  readonly value:
    | "sem_resposta"
    | "vai_pagar"
    | "pediu_desconto"
    | "duvida"
    | "pagou"
    | "numero_invalido"
    | "nao_quer";
  readonly label: string;
};

/** O que deu uma tentativa de contato. */
export const resultadosContato = staticCollection<readonly ResultadosContatoRow[]>({
  id: "resultadosContato",
  data: [
    { value: "sem_resposta", label: "Sem resposta" },
    { value: "vai_pagar", label: "Vai pagar" },
    { value: "pediu_desconto", label: "Pediu desconto" },
    { value: "duvida", label: "Tem dúvida" },
    { value: "pagou", label: "Diz que pagou" },
    { value: "numero_invalido", label: "Número inválido" },
    { value: "nao_quer", label: "Não quer" },
  ],
  key: "value",
});
