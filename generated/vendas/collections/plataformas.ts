// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PlataformasRow = {
  readonly value:
    | "hotmart"
    | "kiwify"
    | "eduzz"
    | "braip"
    | "monetizze"
    | "perfectpay"
    | "ticto"
    | "cartpanda"
    | "manual";
  readonly label: string;
};

export const plataformas = staticCollection<readonly PlataformasRow[]>({
  id: "plataformas",
  data: [
    { value: "hotmart", label: "Hotmart" },
    { value: "kiwify", label: "Kiwify" },
    { value: "eduzz", label: "Eduzz" },
    { value: "braip", label: "Braip" },
    { value: "monetizze", label: "Monetizze" },
    { value: "perfectpay", label: "PerfectPay" },
    { value: "ticto", label: "Ticto" },
    { value: "cartpanda", label: "Cartpanda" },
    { value: "manual", label: "Manual" },
  ],
  key: "value",
});
