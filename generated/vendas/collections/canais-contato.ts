// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type CanaisContatoRow = {
  readonly value: "whatsapp" | "ligacao" | "email" | "sms";
  readonly label: string;
};

/** Por onde se procura alguém. */
export const canaisContato = staticCollection<readonly CanaisContatoRow[]>({
  id: "canaisContato",
  data: [
    { value: "whatsapp", label: "WhatsApp" },
    { value: "ligacao", label: "Ligação" },
    { value: "email", label: "E-mail" },
    { value: "sms", label: "SMS" },
  ],
  key: "value",
});
