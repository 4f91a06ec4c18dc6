// @generated from designs/vendas/formulas.json. Do not edit.
import { tagsOpcoes } from "../collections/tags-opcoes";

/** O id da tag de um id ou nome; nada, se ela não existe ainda. */
export function idDaTag(escolha: string): string {
  return tagsOpcoes.data.value.find((tag) => tag.id === escolha || tag.nome.toLowerCase() === escolha.trim().toLowerCase())?.id ?? "";
}
