// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type PaginasProntasRow = {
  readonly id: string;
  readonly caminho: string;
};

/** As páginas que existem, na ordem do menu, e o endereço em que cada uma se abre sozinha. */
export const paginasProntas = staticCollection<readonly PaginasProntasRow[]>({
  id: "paginasProntas",
  data: [
    { id: "pg-dashboard", caminho: "/dashboard/" },
    { id: "pg-chats", caminho: "/chats/" },
    { id: "pg-atendimentos", caminho: "/atendimentos/" },
    { id: "pg-transacoes", caminho: "/vendas/transacoes/" },
    { id: "pg-pipelines", caminho: "/vendas/pipelines/" },
    { id: "pg-recuperacao", caminho: "/vendas/recuperacao/" },
    { id: "pg-contatos", caminho: "/contatos/" },
    { id: "pg-usuarios-app", caminho: "/vendas/usuarios-app/" },
    { id: "pg-envios-logistica", caminho: "/envios-logistica/" },
    { id: "pg-rastreios-envios", caminho: "/vendas/rastreios-envios/" },
    { id: "pg-comissoes", caminho: "/financeiro/comissoes/" },
    { id: "pg-importar-transacoes", caminho: "/financeiro/importar-transacoes/" },
    { id: "pg-exportacoes", caminho: "/financeiro/exportacoes/" },
    { id: "pg-metricas-facebook", caminho: "/trafego/metricas-facebook/" },
    { id: "pg-transformador-link", caminho: "/transformador-link-dmg/" },
    { id: "pg-chats-teste-variavel", caminho: "/chats-teste-variavel/" },
    { id: "pg-teste-chat", caminho: "/teste-chat/demo/" },
    { id: "pg-teste-realtime", caminho: "/teste-realtime-mensagens/" },
    { id: "pg-transacoes-antigo", caminho: "/vendas/transacoes-antigo/" },
    { id: "pg-perfil", caminho: "/perfil/:usuarioId/" },
    { id: "pg-contato", caminho: "/contato/00000000-0000-0000-0000-000000000000/" },
    { id: "pg-atendimento", caminho: "/atendimentos/AT-2501-00001/" },
  ],
});
