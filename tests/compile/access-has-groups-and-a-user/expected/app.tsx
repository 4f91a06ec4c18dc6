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
  pages: {
    forbidden: "proibida",
    home: "inicio",
    login: "entrar",
    notFound: "perdida",
  },
  groups: { chefia: { roles: ["membro", "chefe"] }, equipe: { name: "Equipe", roles: ["membro"] } },
  backend: { kind: "supabase" },
  routes,
  auth: {
    login: "auth/login",
    me: "auth/me",
    readsToken: true,
    roles: {
      field: "nome",
      ids: { "Chefe de vendas": "chefe" },
      key: "papeis",
    },
    signup: "auth/signup",
  },
});
