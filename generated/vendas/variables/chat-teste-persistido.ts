// @generated from designs/vendas/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

/** A conversa de teste que se mandou guardar ao trocar de página. */
export const chatTestePersistido = variable<string>({
  id: "chatTestePersistido",
  type: "string",
  default: "",
  persist: true,
});
