// @generated from designs/vendas/design.json. Do not edit.
import {
  authOf,
} from "trama/runtime";
import {
  runtime,
} from "./runtime";

export const auth = authOf<{
  readonly avatar_url?: string | null | undefined;
  readonly conta_id: string;
  readonly convidado?: boolean | null | undefined;
  readonly cor: string;
  readonly email: string;
  readonly id: string;
  readonly nome: string;
  readonly perfil:
    | "proprietario"
    | "comercial"
    | "suporte"
    | "logistica"
    | "financeiro"
    | "trafego";
  readonly permissoes: readonly {
    readonly escopo?: "todos" | "proprios" | null | undefined;
    readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
    readonly pagina: string;
  }[];
}>(runtime);
