// @generated from designs/vendas/design.json. Do not edit.
import {
  authOf,
} from "trama/runtime";

export const auth = authOf<{ readonly id: string; readonly nome: string; readonly email: string; readonly cor: string; readonly perfil: "proprietario" | "comercial" | "suporte" | "logistica" | "financeiro" | "trafego"; readonly permissoes: readonly { readonly pagina: string; readonly nivel?: "ver" | "editar" | "gerir" | null | undefined; readonly escopo?: "todos" | "proprios" | null | undefined; readonly [name: string]: unknown }[]; readonly [name: string]: unknown }>();
