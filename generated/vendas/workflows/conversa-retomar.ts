// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import * as variables from "../variables";

/** O envio que a troca de página interrompeu não se sabe se chegou: quem escreveu decide. */
export const conversaRetomar = workflow("conversaRetomar", () => {
  variables.mensagensPendentes.set(variables.mensagensPendentes.value.filter((uma) => uma.status !== "enviada").map((uma) => uma.status === "na_fila" ? { ...uma, status: "falhou" } : uma));
});
