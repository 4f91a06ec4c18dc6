// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type CanaisRow = {
  readonly value: "whatsapp" | "instagram" | "email" | "widget";
  readonly label: string;
};

/** Por onde uma conversa chega. */
export const canais = staticCollection<readonly CanaisRow[]>({
  id: "canais",
  data: [
    { value: "whatsapp", label: "WhatsApp" },
    { value: "instagram", label: "Instagram" },
    { value: "email", label: "E-mail" },
    { value: "widget", label: "Site" },
  ],
  key: "value",
});
