// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TransportadorasRow = {
  readonly value: "correios" | "jadlog" | "loggi" | "outra";
  readonly label: string;
  readonly endereco: string;
};

/** Quem leva os objetos, e o que vai antes do código no endereço em que se acompanha um. */
export const transportadoras = staticCollection<readonly TransportadorasRow[]>({
  id: "transportadoras",
  data: [
    { value: "correios", label: "Correios", endereco: "https://rastreamento.correios.com.br/app/index.php?objetos=" },
    { value: "jadlog", label: "Jadlog", endereco: "https://www.jadlog.com.br/tracking?cte=" },
    { value: "loggi", label: "Loggi", endereco: "https://www.loggi.com/rastreador/?codigo=" },
    { value: "outra", label: "Outra", endereco: "" },
  ],
  key: "value",
});
