// @generated from designs/vendas/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/atendimentos/:atendimentoId/", handle: { page: "pg-atendimento", css: "pages/pg-atendimento.css", groups: ["equipe"], noindex: true, defaults: { atendimentoId: "AT-2501-00001" } }, lazy: async () => ({ Component: (await import("./pages/pg-atendimento")).default }) },
  { path: "/atendimentos/", handle: { page: "pg-atendimentos", css: "pages/pg-atendimentos.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-atendimentos")).default }) },
  { path: "/chats/", handle: { page: "pg-chats", css: "pages/pg-chats.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-chats")).default }) },
  { path: "/chats-teste-variavel/", handle: { page: "pg-chats-teste-variavel", css: "pages/pg-chats-teste-variavel.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-chats-teste-variavel")).default }) },
  { path: "/financeiro/comissoes/", handle: { page: "pg-comissoes", css: "pages/pg-comissoes.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-comissoes")).default }) },
  { path: "/configuracoes/", handle: { page: "pg-configuracoes", css: "pages/pg-configuracoes.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-configuracoes")).default }) },
  { path: "/contato/:contatoId/", handle: { page: "pg-contato", css: "pages/pg-contato.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-contato")).default }) },
  { path: "/contatos/", handle: { page: "pg-contatos", css: "pages/pg-contatos.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-contatos")).default }) },
  { path: "/dashboard/", handle: { page: "pg-dashboard", css: "pages/pg-dashboard.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-dashboard")).default }) },
  { path: "/envios-logistica/", handle: { page: "pg-envios-logistica", css: "pages/pg-envios-logistica.css", groups: ["logistica", "proprietarios"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-envios-logistica")).default }) },
  { path: "/financeiro/exportacoes/", handle: { page: "pg-exportacoes", css: "pages/pg-exportacoes.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-exportacoes")).default }) },
  { path: "/financeiro/importar-transacoes/", handle: { page: "pg-importar-transacoes", css: "pages/pg-importar-transacoes.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-importar-transacoes")).default }) },
  { path: "/", handle: { page: "pg-login", css: "pages/pg-login.css" }, lazy: async () => ({ Component: (await import("./pages/pg-login")).default }) },
  { path: "/trafego/metricas-facebook/", handle: { page: "pg-metricas-facebook", css: "pages/pg-metricas-facebook.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-metricas-facebook")).default }) },
  { path: "/nao-encontrada/", handle: { page: "pg-nao-encontrada", css: "pages/pg-nao-encontrada.css", noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-nao-encontrada")).default }) },
  { path: "/perfil/:usuarioId/", handle: { page: "pg-perfil", css: "pages/pg-perfil.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-perfil")).default }) },
  { path: "/vendas/pipelines/", handle: { page: "pg-pipelines", css: "pages/pg-pipelines.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-pipelines")).default }) },
  { path: "/vendas/rastreios-envios/", handle: { page: "pg-rastreios-envios", css: "pages/pg-rastreios-envios.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-rastreios-envios")).default }) },
  { path: "/vendas/recuperacao/", handle: { page: "pg-recuperacao", css: "pages/pg-recuperacao.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-recuperacao")).default }) },
  { path: "/teste-chat/:chat/", handle: { page: "pg-teste-chat", css: "pages/pg-teste-chat.css", groups: ["equipe"], noindex: true, defaults: { chat: "demo" } }, lazy: async () => ({ Component: (await import("./pages/pg-teste-chat")).default }) },
  { path: "/teste-realtime-mensagens/", handle: { page: "pg-teste-realtime", css: "pages/pg-teste-realtime.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-teste-realtime")).default }) },
  { path: "/vendas/transacoes/", handle: { page: "pg-transacoes", css: "pages/pg-transacoes.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-transacoes")).default }) },
  { path: "/vendas/transacoes-antigo/", handle: { page: "pg-transacoes-antigo", css: "pages/pg-transacoes-antigo.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-transacoes-antigo")).default }) },
  { path: "/transformador-link-dmg/", handle: { page: "pg-transformador-link", css: "pages/pg-transformador-link.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-transformador-link")).default }) },
  { path: "/vendas/usuarios-app/", handle: { page: "pg-usuarios-app", css: "pages/pg-usuarios-app.css", groups: ["equipe"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/pg-usuarios-app")).default }) },
];
