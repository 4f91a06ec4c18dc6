// @generated from designs/vendas/formulas.json. Do not edit.
import {
  lookup,
  match,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { permissoes } from "../collections/permissoes";
import { enderecoDaPagina } from "./endereco-da-pagina";
import { primeiraPagina } from "./primeira-pagina";

/** Para onde se vai depois de entrar: quem atende, às conversas; quem cuida do dinheiro, às transações; quem despacha, aos envios; quem vende, à recuperação; quem anuncia, às métricas; os outros, à primeira página que podem ver; nada, quando não há nenhuma. */
export function paginaInicial(): string {
  const propria = lookup(match(auth.user.value?.perfil ?? "", [
    ["suporte", () => "pg-chats"],
    ["financeiro", () => "pg-transacoes"],
    ["logistica", () => "pg-envios-logistica"],
    ["trafego", () => "pg-metricas-facebook"],
    ["comercial", () => "pg-recuperacao"],
  ], () => ""), permissoes.data.value, "paginaId");
  return enderecoDaPagina((propria?.podeVer ? propria.rota : primeiraPagina()?.rota) ?? "");
}
