// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PredefinicoesUtmRow = {
  readonly value:
    | "meta"
    | "google"
    | "email"
    | "bio"
    | "whatsapp";
  readonly label: string;
  readonly source: string;
  readonly medium: string;
};

/** O que cada mídia costuma pôr em utm_source e utm_medium. */
export const predefinicoesUtm = staticCollection<readonly PredefinicoesUtmRow[]>({
  id: "predefinicoesUtm",
  data: [
    { value: "meta", label: "Meta Ads", source: "FB", medium: "cpc" },
    { value: "google", label: "Google Ads", source: "google", medium: "cpc" },
    { value: "email", label: "E-mail", source: "email", medium: "lista" },
    { value: "bio", label: "Bio", source: "instagram", medium: "bio" },
    { value: "whatsapp", label: "WhatsApp", source: "whatsapp", medium: "mensagem" },
  ],
  key: "value",
});
