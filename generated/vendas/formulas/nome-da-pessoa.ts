// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
} from "trama/runtime/helpers";
import { equipe } from "../collections/equipe";

/** O nome de alguém da equipe, de quem se tem o id. */
export function nomeDaPessoa(id: string | null | undefined): string {
  return lookup(id ?? "", equipe.data.value, "id")?.nome ?? "";
}
