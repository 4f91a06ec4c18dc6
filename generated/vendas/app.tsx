// @generated from designs/vendas/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import { appAntes } from "./workflows/app-antes";

export const app = defineApp({
  name: "vendas",
  title: "Balcão",
  titlePattern: "{title} · Balcão",
  languages: ["pt"],
  pages: { home: "pg-login", login: "pg-login" },
  themes: { default: "light" },
  groups: { equipe: { name: "Equipe", roles: [] } },
  backend: { kind: "supabase" },
  routes,
  auth: { login: "auth/login", me: "auth/me", roles: { field: "pagina", key: "permissoes" }, signup: "auth/signup" },
  onBeforeFetch: appAntes,
});
