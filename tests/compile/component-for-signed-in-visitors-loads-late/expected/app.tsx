// @generated from design/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio", login: "inicio" },
  groups: { equipe: { roles: ["membro"] } },
  backend: { kind: "supabase" },
  routes,
  auth: { login: "auth/login", me: "auth/me" },
});
