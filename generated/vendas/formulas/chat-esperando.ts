// @generated from designs/vendas/formulas.json. Do not edit.
import {
  filter,
  max,
} from "trama/runtime/helpers";
import { chats } from "../collections/chats";
import * as variables from "../variables";

/** A próxima conversa da lista que espera resposta; depois da última vem a primeira. Vazia quando nenhuma espera. */
export function chatEsperando(): string {
  const lugar = chats.data.value.findIndex((item) => item.id === variables.chat.value);
  return filter([...chats.data.value.slice(lugar + 1), ...chats.data.value.slice(0, max(0, lugar))], (uma) => uma.ultima_direcao === "entrada" && ["aberto", "pendente"].includes(uma.status))[0]?.id ?? "";
}
