// @generated from designs/vendas/formulas.json. Do not edit.
import { auth } from "../auth";
import { podeVerPagina } from "./pode-ver-pagina";

/** Para onde se vai depois de entrar; nada, para quem ainda não pode ver página nenhuma. */
export function paginaInicial(): string {
  return podeVerPagina("pg-perfil") ? `/perfil/${auth.user.value?.id ?? ""}/` : podeVerPagina("pg-contatos") ? "/contatos/" : "";
}
