// @generated from designs/vendas/components/aviso-corrigir.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Os avisos de uma plataforma que têm o mesmo problema, um de cada vez. */
export const avisoCorrigir = popup({
  id: "aviso-corrigir",
  load: () => import("../components/aviso-corrigir"),
  css: "components/aviso-corrigir.css",
  history: "push",
});
