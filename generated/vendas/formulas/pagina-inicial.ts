// @generated from designs/vendas/formulas.json. Do not edit.
import {
  replace,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { paginasProntas } from "../collections/paginas-prontas";
import { podeVerPagina } from "./pode-ver-pagina";

/** Para onde se vai depois de entrar: quem atende, às conversas; quem cuida do dinheiro, às transações; quem despacha, aos envios; quem vende, à recuperação; quem anuncia, às métricas; os outros, à primeira página que podem ver; nada, quando não há nenhuma. */
export function paginaInicial(): string {
  return auth.user.value?.perfil === "suporte" && podeVerPagina("pg-chats") ? "/chats/"
    : auth.user.value?.perfil === "financeiro" && podeVerPagina("pg-transacoes") ? "/vendas/transacoes/"
    : auth.user.value?.perfil === "logistica" && podeVerPagina("pg-envios-logistica") ? "/envios-logistica/"
    : auth.user.value?.perfil === "trafego" && podeVerPagina("pg-metricas-facebook") ? "/trafego/metricas-facebook/"
    : auth.user.value?.perfil === "comercial" && podeVerPagina("pg-recuperacao") ? "/vendas/recuperacao/"
    : replace(paginasProntas.data.value.find((pagina) => podeVerPagina(pagina.id))?.caminho ?? "", ":usuarioId", auth.user.value?.id ?? "");
}
