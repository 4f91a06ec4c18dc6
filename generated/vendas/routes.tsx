// @generated from designs/vendas/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "pg-atendimento", path: "/atendimentos/:atendimentoId/", css: "pages/pg-atendimento.css", groups: ["equipe"], noindex: true, defaults: { atendimentoId: "AT-2501-00001" }, load: () => import("./pages/pg-atendimento") },
  { page: "pg-atendimentos", path: "/atendimentos/", css: "pages/pg-atendimentos.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-atendimentos") },
  { page: "pg-chats", path: "/chats/", css: "pages/pg-chats.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-chats") },
  { page: "pg-chats-teste-variavel", path: "/chats-teste-variavel/", css: "pages/pg-chats-teste-variavel.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-chats-teste-variavel") },
  { page: "pg-contato", path: "/contato/:contatoId/", css: "pages/pg-contato.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-contato") },
  { page: "pg-contatos", path: "/contatos/", css: "pages/pg-contatos.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-contatos") },
  { page: "pg-dashboard", path: "/dashboard/", css: "pages/pg-dashboard.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-dashboard") },
  { page: "pg-login", path: "/", css: "pages/pg-login.css", load: () => import("./pages/pg-login") },
  { page: "pg-perfil", path: "/perfil/:usuarioId/", css: "pages/pg-perfil.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-perfil") },
  { page: "pg-teste-chat", path: "/teste-chat/:chat/", css: "pages/pg-teste-chat.css", groups: ["equipe"], noindex: true, defaults: { chat: "demo" }, load: () => import("./pages/pg-teste-chat") },
  { page: "pg-teste-realtime", path: "/teste-realtime-mensagens/", css: "pages/pg-teste-realtime.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-teste-realtime") },
  { page: "pg-transacoes", path: "/vendas/transacoes/", css: "pages/pg-transacoes.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-transacoes") },
];
