// @generated from designs/vendas/formulas.json. Do not edit.
import { auth } from "../auth";
import { podeVerPagina } from "./pode-ver-pagina";

/** Para onde se vai depois de entrar: quem atende, às conversas; quem cuida do dinheiro, às transações; os outros, à primeira página do menu que podem ver; nada, quando não há nenhuma. */
export function paginaInicial(): string {
  return auth.user.value?.perfil === "suporte" && podeVerPagina("pg-chats") ? "/chats/"
    : auth.user.value?.perfil === "financeiro" && podeVerPagina("pg-transacoes") ? "/vendas/transacoes/"
    : podeVerPagina("pg-dashboard") ? "/dashboard/"
    : podeVerPagina("pg-chats") ? "/chats/"
    : podeVerPagina("pg-transacoes") ? "/vendas/transacoes/"
    : podeVerPagina("pg-contatos") ? "/contatos/"
    : podeVerPagina("pg-perfil") ? `/perfil/${auth.user.value?.id ?? ""}/`
    : "";
}
