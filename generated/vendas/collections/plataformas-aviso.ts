// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PlataformasAvisoRow = {
  readonly dica: string;
  readonly value:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda";
};

/** As plataformas que podem avisar de vendas, e onde se cadastra o aviso em cada uma. */
export const plataformasAviso = staticCollection<readonly PlataformasAvisoRow[]>({
  id: "plataformasAviso",
  data: [
    { value: "hotmart", dica: "Cadastre o endereço nos webhooks da Hotmart. O token é o hottok que ela mostra." },
    { value: "kiwify", dica: "Crie um webhook com o endereço na Kiwify. O token é o que ela mostra." },
    { value: "eduzz", dica: "Cadastre o endereço na Eduzz. O token é a chave de API que ela mostra." },
    { value: "braip", dica: "Cadastre o endereço nos postbacks da Braip. O token é a chave de autenticação que ela mostra." },
    { value: "perfectpay", dica: "Cadastre o endereço nos webhooks da PerfectPay. O token é o que ela mostra." },
    { value: "ticto", dica: "Cadastre o endereço nos webhooks da Ticto. O token é o que ela mostra." },
    { value: "monetizze", dica: "Cadastre o endereço nos postbacks da Monetizze. O token é a chave única que ela mostra." },
    { value: "cartpanda", dica: "Cadastre o endereço nos webhooks da Cartpanda. O token é a chave que assina os avisos." },
  ],
  key: "value",
});
