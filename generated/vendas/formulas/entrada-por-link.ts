// @generated from designs/vendas/formulas.json. Do not edit.
import { auth } from "../auth";
import * as variables from "../variables";

/** O que falta a quem entrou pelo link de um e-mail: aceitar um convite, escolher uma senha; nada aos outros. */
export function entradaPorLink(): "convite" | "senha" | "" {
  return auth.isAuthenticated.value && (auth.user.value?.convidado === true || variables.salvando.value === "aceitarConvite") ? "convite"
    : auth.isAuthenticated.value && (auth.link.value?.type === "recovery" || variables.salvando.value === "senhaNova") ? "senha"
    : "";
}
