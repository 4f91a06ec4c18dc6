// @generated from designs/vendas/design.json. Do not edit.
import {
  defineApp,
  openPopup,
  preventDefault,
  takeEmailLink,
} from "trama/runtime";
import { auth } from "./auth";
import { contadores } from "./collections/contadores";
import {
  confirmacao,
  sessaoEncerrada,
} from "./popups";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";
import * as variables from "./variables";
import { appAntes } from "./workflows/app-antes";
import { buscaAbrir } from "./workflows/busca-abrir";
import { contadoresBuscar } from "./workflows/contadores-buscar";
import { presencaMarcar } from "./workflows/presenca-marcar";

export const app = defineApp({
  runtime,
  name: "vendas",
  title: "Balcão",
  titlePattern: "{title} · Balcão",
  languages: ["pt"],
  timeZone: "America/Sao_Paulo",
  pages: {
    home: "pg-login",
    login: "pg-login",
    notFound: "pg-nao-encontrada",
  },
  themes: { default: "system" },
  groups: {
    equipe: { name: "Equipe", roles: [] },
    logistica: { name: "Logística", roles: ["pg-envios-logistica"] },
    proprietarios: { name: "Proprietários", roles: ["conta"] },
  },
  backend: { kind: "supabase" },
  routes,
  auth: {
    login: "auth/login",
    me: "auth/me",
    oauth: "oauth",
    roles: { field: "pagina", key: "permissoes" },
    signup: "auth/signup",
  },
  emailLinks: takeEmailLink,
  unsaved: (run) => openPopup(run, confirmacao, {
    mensagem: "O que você escreveu não foi salvo.",
    perigo: true,
    textoCancelar: "Continuar editando",
    textoConfirmar: "Descartar",
    titulo: "Descartar alterações?",
  }),
  pending: () => variables.mensagensPendentes.value.some((uma) => uma.status !== "enviada"),
  onBeforeFetch: appAntes,
  onFocus: [
    presencaMarcar,
    async (run) => {
      if (!auth.isAuthenticated.value || !contadores.isFetched.value) {
        return;
      }
      await contadoresBuscar(run);
    },
  ],
  onKeydown: async (run, event) => {
    if (
      event.key.toLowerCase() !== "k" ||
        (!event.ctrlKey && !event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        !auth.isAuthenticated.value
    ) {
      return;
    }
    preventDefault(run);
    await buscaAbrir(run);
  },
  onSessionEnd: async (run) => {
    await openPopup(run, sessaoEncerrada);
  },
});
