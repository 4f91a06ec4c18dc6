// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lower,
  trim,
} from "trama/runtime/helpers";
import { tagsOpcoes } from "../collections/tags-opcoes";

/** O id da tag de um id ou nome; nada, se ela não existe ainda. */
export function idDaTag(escolha: string): string {
  return tagsOpcoes.data.value.find((tag) => tag.id === escolha || lower(tag.nome) === lower(trim(escolha)))?.id ?? "";
}
